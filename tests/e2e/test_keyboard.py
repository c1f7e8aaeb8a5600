"""Everything can be done by keys, and it is always seen where one is."""

from playwright.sync_api import Page, expect

from person import Offer, Person, deal

MOST_TABS = 120
# Where the keys go now, whether that can be seen, and how it is marked.
FOCUS = """() => {
  const at = document.activeElement;
  const style = getComputedStyle(at);
  const box = at.getBoundingClientRect();
  return {
    thing: at.getAttribute("data-thing"),
    id: at.getAttribute("data-testid"),
    ring: at.matches(":focus-visible") && parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== "none",
    inside: box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}"""


class Typist(Person):
    """Plays by keys alone."""

    def tab_to(self, what: str, value: str) -> None:
        """Go on by Tab until there, with the focus in sight at every step."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            at = self.page.evaluate(FOCUS)
            if at["thing"] or at["id"]:
                assert at["ring"], f"nothing shows that {at} has the focus"
                assert at["inside"], f"{at} has the focus out of sight"
            if at[what] == value:
                return
        raise AssertionError(f"{value} is not reached by {MOST_TABS} tabs")

    def touch(self, selector: str) -> None:
        self.page.locator(selector).first.focus()
        self.page.keyboard.press("Enter")

    def take(self, offer: Offer, place: int) -> None:
        """Enter on a thing, the digit of an answer, space for the one that ends."""
        self.touched.append(offer)
        if offer.kind in ("thing", "place"):
            self.tab_to("thing", offer.selector.split('"')[1])
            self.page.keyboard.press("Enter")
        elif offer.kind == "rest" and place == 0:
            self.page.keyboard.press("Space")
        else:
            self.page.keyboard.press(str(place))
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def act(self) -> bool:
        seen = self.look()
        offer = self.choose(seen)
        if offer.kind == "menu":
            self.take(offer, seen.menu.index(offer) + 1)
        elif offer.kind == "rest" and len(seen.rest) == 1:
            self.take(offer, 0)
        else:
            answers = [*seen.loose, *seen.rest]
            self.take(offer, answers.index(offer) + 1 if offer in answers else 0)
        return not seen.ended


def test_from_the_start_page_to_the_third_turn(page: Page) -> None:
    deal(page, 8)
    page.goto("/")
    page.get_by_test_id("play-now").wait_for()
    me = Typist(page, 8)
    me.tab_to("id", "play-now")
    page.keyboard.press("Enter")
    me.play(
        lambda: (
            page.locator(".turn").count() > 0 and me.turn() >= 3 and any(offer.kind == "rest" for offer in me.touched)
        )
    )
    assert {offer.kind for offer in me.touched} >= {"thing", "rest", "loose"}


def test_escape_goes_back_part_by_part(page: Page) -> None:
    deal(page, 8, first_player=0)
    page.goto("/")
    page.get_by_test_id("play-now").click()
    me = Typist(page, 9)
    before = ""
    while not page.get_by_test_id("so-far").count():
        before = me.look().question
        me.act()
        me.look()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("so-far")).to_have_count(0)
    assert me.look().question == before


def test_whoever_answers_by_a_button_is_at_the_next_question(page: Page) -> None:
    deal(page, 8, first_player=0)
    page.goto("/")
    page.get_by_test_id("play-now").click()
    me = Typist(page, 9)
    me.hurry()
    while not me.look().loose:
        me.act()
    asked = me.look()
    me.touch(asked.loose[0].selector)
    expect(page.get_by_test_id("question")).not_to_have_text(asked.question)
    expect(page.get_by_test_id("bar")).to_be_focused()


def test_arrows_walk_over_the_table(page: Page) -> None:
    deal(page, 8, first_player=0)
    page.goto("/")
    page.get_by_test_id("play-now").click()
    me = Typist(page, 9)
    me.play(lambda: page.locator(".turn").count() > 0 and me.turn() >= 1 and page.locator(".hand .piece").count() > 3)
    page.locator(".hand .piece").first.focus()
    places = []
    for key in ("ArrowRight", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
        at = page.evaluate(FOCUS)
        assert at["ring"], at
        places.append(at["thing"])
    assert len(set(places)) == 3
    assert page.evaluate("() => document.activeElement.closest('.hand')") is None
