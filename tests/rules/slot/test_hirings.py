"""SLOT-RECR, SLOT-ABIL: recruits that a text lets somebody take at once, and what weapons and groups do as they attack."""

from scenes.slot import rule, scene

CARDS = {
    "Two": "cost 2 close 1 def 1 life 1 (Elf)",
    "Five": "cost 5 close 1 def 1 life 1 (Elf)",
    "Warden": "close 1 def 1 life 1: [1]: Recruit an Elf for 1 gold.",
    "Broker": "close 1 def 1 life 1: [1]: Recruit an Elf for 1 less into an empty slot adjacent to this creature.",
    "Seed": "close 1 def 1 life 1: When this creature dies, you may recruit an Elf for 1 gold into its slot.",
    "Drum": "close 1 def 1 life 1: Whenever a creature is recruited, you get 1 AP.",
    "Biter": "close 2 def 3 life 2 close_name Fangs: [Fangs] - Whenever this creature attacks, you get 1 AP.",
    "Spitter": "close 1 def 3 life 2 close_name Acid: [Acid] - The attacked creature gets -1 DEF until end of turn.",
    "Wall": "def 3 life 3",
    "Watcher": "close 1 def 2 life 3: Whenever an enemy attacks an adjacent ally, put 1 token on this creature.",
}


@rule("SLOT-RECR-01", "SLOT-PAY-05")
def test_a_text_lets_somebody_be_recruited_for_another_price() -> None:
    s = scene(
        "A: front: Warden, Page, Page, Drum; deck: Two, Two, Five, Page\nB: front: Page\nstep: Action, ap 1",
        cards=CARDS,
    )
    s.choose("use Warden", "give Page F2")
    assert s.options() == ["recruit Two", "recruit Five"]
    s.choose("recruit Five", "place Five in B1", "give Page F3")
    assert (s.who("A B1"), s.marked("A B1"), sorted(s.deck("A"))) == ("Five", True, ["Page", "Two", "Two"])
    assert s.ap == 2  # whoever waits for recruits has heard of it


@rule("SLOT-RECR-06", "SLOT-PAY-02")
def test_a_text_says_where_a_recruit_may_go() -> None:
    s = scene("A: front: Broker, Page, Page; deck: Two, Five\nB: front: Page\nstep: Action, ap 1", cards=CARDS)
    s.choose("use Broker", "give Page F2")  # Five costs 4, and Two has only one slot
    assert s.who("A B1") == ""
    s.choose("give Page F3")
    assert (s.who("A B1"), s.ap) == ("Two", 1)


@rule("SLOT-RECR-05", "SLOT-TWI-05")
def test_whoever_dies_in_the_enemy_turn_is_followed_by_a_recruit() -> None:
    s = scene(
        "A: front: Seed, Page; twilight: Page; deck: Two\nB: front: Fighter, Page\nstep: Action, ap 3, active B",
        cards=CARDS,
    )
    s.choose("attack Seed F1 with Fighter F1, close")
    s.choose("yes")  # out of the twilight nothing is paid in the enemy's turn
    assert (s.who("A F1"), s.marked("A F1"), s.marked("A F2")) == ("Two", True, True)
    assert sorted(s.twilight("A")) == ["Page", "Seed"]


@rule("SLOT-RESOLVE-01", "SLOT-ABIL-28")
def test_a_weapon_hears_of_the_attack_in_which_it_is_used() -> None:
    s = scene("A: front: Biter, Page\nB: front: Wall, Page\nstep: Action, ap 1", cards=CARDS)
    s.choose("attack Wall F1 with Biter F1, close")
    assert s.ap == 1
    s = scene("A: front: Spitter, Page\nB: front: Wall, Page\nstep: Action, ap 2", cards=CARDS)
    s.choose("attack Wall F1 with Spitter F1, close")
    assert s.value("B F1", "DEF") == 2


@rule("SLOT-GROUP-01", "SLOT-RESOLVE-01")
def test_a_group_that_attacks_an_ally_is_heard_once() -> None:
    s = scene("A: front: Fighter, Fighter\nB: front: Wall, Watcher\nstep: Action, ap 2", cards=CARDS)
    s.choose("attack Wall F1 with Fighter F1 + Fighter F2, close")
    assert s.tokens("B F2") == 1
