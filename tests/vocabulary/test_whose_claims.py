"""Whose claim is under way, and whose things are told by what their controller has, played out."""

from scenes.arc import rule, scene

CARDS = {
    "Retort": "event 0: Play only during an opponent's claim. Gain 1 victory point.",
    "Boast": "event 0: Play only during your claim. Gain 1 victory point.",
    "Seizure": "magic 0: Mark target creature of an opponent who controls more cities than you.",
}


@rule("ARC-TACT-01", "ARC-TACT-14")
def test_a_claim_is_of_whoever_is_active() -> None:
    s = scene(
        "A: city Oak (Body, 8): Elf; hand: Retort, Boast; deck: 9\n"
        "B: city Elm (Mind, 8): Orc; hand: Retort, Boast; deck: 9\nphase: Tactics",
        cards=CARDS,
    )
    assert not any(option.startswith("play") for option in s.options())
    s.choose("claim Body", "bid Elf")
    seen: set[str] = set()
    while s.phase == "Tactics" and not any(each.startswith("claim") for each in s.options()):
        seen |= {f"{s.asked}: {each}" for each in s.options() if each.startswith("play")}
        s.choose("pass" if "pass" in s.options() else "done")
    assert seen == {"A: play Boast", "B: play Retort"}


@rule("ARC-PLAY-07")
def test_only_an_opponent_with_more_cities_is_meant() -> None:
    for cities, meant in (("city Elm (Mind, 8); city Ash (Mind, 8)", True), ("city Elm (Mind, 8)", False)):
        s = scene(
            f"A: city Oak (Body, 8); army: Elf; hand: Seizure; deck: 9\nB: {cities}; army: Orc; deck: 9\nphase: Play",
            cards=CARDS,
        )
        assert ("play Seizure" in s.options()) == meant
