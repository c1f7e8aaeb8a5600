"""Types that effects give, in games of ORC: who has become a Caster lets his player play Magic."""

from scenes.orc import scene

CARDS = {
    "Feast": "magic 0: Draw a card.",
    "Robe": "event 0: Target creature gains the subtype Caster until end of turn.",
}


def test_a_creature_that_was_made_a_caster_lets_magic_be_played() -> None:
    s = scene("A: offensive: Ox 1/1; hand: Feast, Robe\nB: ", cards=CARDS)
    assert "play Feast" not in s.options()
    s.choose("play Robe")
    assert "play Feast" in s.options()


def test_there_is_the_front_that_was_spoken_of() -> None:
    warden = (
        "creature 0 1/1: As long as this creature is in your Defensive, other creatures you control there get +0/+1."
    )
    s = scene("A: defensive: Warden, Hen 1/1; offensive: Ox 1/1\nB: offensive: Cow 1/1", cards={"Warden": warden})
    assert [s.value(name) for name in ("Warden", "Hen", "Ox", "Cow")] == ["1/1", "1/2", "1/1", "1/1"]
