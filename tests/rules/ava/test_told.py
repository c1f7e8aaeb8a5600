"""What people see of AVA: questions in sentences, signs, what combats come to, where things may be laid."""

from scenes.ava import Scene, rule, scene
from wtactics.engine.places import card_of, what_of
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.verbs import BLOCK, PLAY, YES

CHEER = {"Cheer": "event 0: Gain 1 VP."}
FIGHT = "A: army: Ox 3/3, Imp 2/2\nB: army: Wolf 2/4; hand: Cheer\nphase: Attack"


def asked(s: Scene) -> str:
    """The sentence in which whoever is asked is told of the question."""
    s.settle()
    return s.game.show.asking(s.game.view(s.table, s.table.asked))


def keys(s: Scene, name: str) -> list[str]:
    """The signs that everybody sees on a card."""
    return [sign.key for sign in s.game.show.signs(s.game.view(s.table, 0), s.card(name), [])]


@rule("AVA-AVATAR-07", "AVA-AVATAR-08")
def test_who_may_stand_alongside_is_told_what_it_would_mean() -> None:
    s = scene(FIGHT, cards=CHEER)
    s.choose("attack B's army", "send Ox", "send Imp", "done", "pass", "block Ox with Wolf", "done")
    assert asked(s) == (
        "Nobody blocks Imp (2). If you defend alongside your creatures you lose 2 of your 20 LP; if you stand aside {seat:0}"
        " gains 2 VP, and has 0 of the 20 that win. Do you defend alongside?"
    )
    view = s.game.view(s.table, 1)
    assert [s.game.show.points(view, o).words for o in s.table.options] == ["defend alongside", "stand aside"]
    aside = s.fork()
    aside.choose("no", "pass")
    assert asked(aside) == "Imp (2) strikes undefended: {seat:0} gains 2 VP. Do you respond?"
    s.choose("yes")
    assert keys(s, "Avatar of B") == ["leading", "alongside"]
    s.choose("pass")
    assert asked(s) == "Imp (2) strikes undefended: {seat:1} loses 2 LP. Do you respond?"


@rule("AVA-AVATAR-10", "AVA-AVATAR-04")
def test_beside_a_defender_stands_what_its_combat_would_come_to() -> None:
    s = scene(FIGHT, cards=CHEER)
    s.choose("attack B's army", "send Ox", "send Imp", "done")
    assert asked(s) == "You are attacked by Ox (3), Imp (2). Do you respond before you name defenders?"
    s.choose("pass")
    view = s.game.view(s.table, 1)
    told = {s.names[int(card_of(o))]: s.game.show.points(view, o).notes for o in s.table.options if what_of(o) == BLOCK}
    assert told["Wolf"] == ("Imp dies", "Wolf takes 2 of its 4")
    assert told["Avatar of B"] == ("Imp takes nothing", "Avatar of B takes 2 of its 20")


@rule("AVA-AVATAR-11", "AVA-AVATAR-13")
def test_a_sign_says_whether_an_avatar_leads() -> None:
    s = scene("A: army: Ox; avatar marked\nB: city Oakhold; avatar in Oakhold")
    assert keys(s, "Avatar of A") == ["leading", "marked"]
    assert keys(s, "Avatar of B") == ["away"]
    view = s.game.view(s.table, 0)
    tags = [sign.tag for name in ("Avatar of A", "Avatar of B") for sign in s.game.show.signs(view, s.card(name), [])]
    assert tags == ["leads", "", "away"]
    assert [s.game.show.note(view, seat, kind) for seat in (0, 1) for kind in (ARMY, KINGDOM)] == [
        "",
        "",
        "no leader",
        "",
    ]


@rule("AVA-TACT-01", "AVA-AVATAR-02")
def test_a_city_tells_what_may_be_claimed_with_it_and_an_avatar_its_life() -> None:
    s = scene("A: 17 LP; city Oakhold (Mind, 8)\nB:")
    view = s.game.view(s.table, 0)
    assert [sign.title for sign in s.game.show.signs(view, s.card("Oakhold"), [])] == [
        "Mind: who controls it may claim Mind."
    ]
    assert [(v.key, v.now) for v in s.game.show.values(view, s.card("Avatar of A"))] == [("attack", 0), ("life", 17)]
    (cities,) = [area for area in s.game.show.layout({"winning_points": 20}, 2).areas if area.top]
    assert next(int(c) for c in view.at(cities.kind, 1)) == s.card("Spare City 1 (2)")


@rule("AVA-CREA-01", "AVA-CITY-03", "AVA-CITY-04")
def test_creatures_may_be_laid_in_the_army_and_in_cities() -> None:
    s = scene("A: city Oakhold; gold 4 Gaian; hand: Imp\nB:\nphase: Entrance")
    assert asked(s) == "Play creatures, and build the top city of your cities deck or rotate the deck; or go on."
    view = s.game.view(s.table, 0)
    leaps = [leap.at for leap in s.game.show.leaps(view)]
    assert [(at.onto, at.onto_area) for at in leaps] == [(None, "army"), (s.card("Oakhold"), None)]
    built = next(o for o in s.table.options if what_of(o) == PLAY and s.names[int(card_of(o))] == "Spare City 1")
    assert s.game.show.points(view, built).onto_area == "kingdom"


@rule("AVA-TACT-04", "AVA-TACT-06", "AVA-TURN-08")
def test_bids_and_rewards_are_told_in_sentences() -> None:
    s = scene("A: city Oakhold (Body, 8): Elder, Hen\nB: city Reedmere: Owl\nphase: Draw")
    assert asked(s) == "You have drawn a card. Do you draw a second one?"
    s.choose("no", "claim Body", "bid Elder")
    assert asked(s) == (
        "You claim Body for Oakhold with 1 so far; winning gives 1 VP. {seat:1} could reach 1 at most. Mark residents of"
        " your cities."
    )
    s.choose("done", "done")
    assert asked(s) == (
        "You have won the bid for Body. Take the advantages of your Body cities until the end of this turn, or 1 VP."
    )
    assert YES in [what_of(o) for o in s.table.options]


@rule("AVA-COMBAT-19", "AVA-GOLD-08")
def test_a_log_says_each_thing_once() -> None:
    s = scene(FIGHT.replace("Ox 3/3", "Ox 3/3, Rat 1/1"), cards=CHEER)
    s.choose(
        "attack B's army", "send Ox", "send Imp", "done", "pass", "block Ox with Wolf", "done", "no", "pass", "pass"
    )
    told = "".join("".join(part.text for part in line.text) + "\n" for line in s.game.show.log(s.table, s.table.facts))
    assert "Ox and Imp attack" in told
    assert told.count("2 VP") == 1
    assert "Imp gets past {seat:1} for 2 VP" in told or "Imp gets past" in told


@rule("AVA-TACT-04", "AVA-TACT-05", "AVA-TACT-11")
def test_a_claim_is_told_with_what_it_gives_and_how_the_bids_stand() -> None:
    fort = {"Fort": "city 2 Body 8: Advantage: Creatures you control get +1/+0."}
    s = scene("""
        A: city Fort: Elder, Hen, Cock marked
        B: city Reedmere: Owl
        C: city Dale (Soul, 8): Cook, Monk, Nun
        phase: Tactics
    """, cards=fort)  # fmt: skip
    s.settle()
    text = "\N{LEFT DOUBLE QUOTATION MARK}Creatures you control get +1/+0\N{RIGHT DOUBLE QUOTATION MARK}"
    prize = f"{text} until the end of this turn, or 1 VP"
    view = s.game.view(s.table, 0)
    claim = s.game.show.points(view, s.find("claim Body"))
    assert (claim.aims, claim.brief) == ((s.card("Fort"),), ("Fort", "you 2, others 3 at most"))
    assert claim.notes == (
        f"winning gives {prize}", "you could bid 2 at most", "{seat:1} could bid 1 at most", "{seat:2} could bid 3 at most"
    )  # fmt: skip
    s.choose("claim Body", "bid Elder", "done", "bid Owl", "bid Cook")
    assert asked(s) == (
        f"{{seat:0}} claims Body for Fort with 1; winning gives {prize}. Your answer is 1 so far, of 3 at most; 1 is enough to"
        " stop it, and 2 to win it. Mark residents of your cities."
    )


def goes_on(s: Scene) -> bool:
    """Is the open question a part of a choice that its player has begun, and may still take back?"""
    s.settle()
    return s.game.show.continues(s.match)


@rule("AVA-GOLD-04", "AVA-PLAY-01", "AVA-RESP-07")
def test_a_choice_in_parts_is_one_until_somebody_else_could_answer() -> None:
    s = scene("A: gold 2 Gaian, 1 Red Banner, 1 Dark Legion; hand: Oath, Ox; army: Imp\nB: army: Elk\nphase: Draw", cards={
        "Oath": "magic 3 Gaian loyalty 1: Deal 1 damage to target creature."
    })  # fmt: skip
    assert not goes_on(s), "a card was drawn, and is not put back"
    s.choose("no")
    s.to("Play")
    assert not goes_on(s)
    s.choose("lay Ox")
    assert goes_on(s), "its faction is named with it"
    s.choose("name Red Banner")
    assert not goes_on(s), "it lies there for all to see"
    s.choose("play Oath")
    assert goes_on(s), "its target"
    s.choose("target Elk")
    assert goes_on(s), "its price"
    s.choose("pay 2 Gaian + 1 Red Banner")
    assert not goes_on(s)


@rule("AVA-TACT-02", "AVA-TACT-03", "AVA-COMBAT-11", "AVA-AVATAR-07")
def test_bids_attackers_and_defenders_are_one_choice_each() -> None:
    s = scene("A: city Oakhold: Elder, Hen\nB: city Reedmere: Owl, Nun\nphase: Tactics")
    s.choose("claim Body")
    assert goes_on(s), "its residents"
    s.choose("done")
    assert not goes_on(s), "another player's answer"
    s.choose("bid Owl")
    assert goes_on(s)
    s = scene(FIGHT, cards=CHEER)
    s.choose("attack B's army")
    assert goes_on(s), "its attackers"
    s.choose("send Imp", "done", "pass")
    assert not goes_on(s)
    s.choose("block Imp with Wolf")
    assert goes_on(s), "further defenders"
