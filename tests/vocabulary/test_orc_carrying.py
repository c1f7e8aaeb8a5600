"""What pieces cost on one creature and not on another, and creatures that take up what lies dropped, in games of ORC."""

from scenes.orc import rule, scene

CARDS = {
    "Priest": "creature 3 (Dwarf) 2/3: Equipment costs you 1 less when you attach it to a creature in this zone.",
    "Jealous": "creature 3 (Dwarf) 2/3: Equipment costs 2 more when attached to another creature.",
    "Sword": "equipment 2 (Weapon): Equipped creature gets +5/+0.",
    "Mail": "equipment T (Armour): Equipped creature gets +1/+0.",
    "Bow": "equipment 2: Equipped creature gets +1/+0. This equipment costs 2 less when attached to an Elf.",
    "Haste": "enchantment 1: Attach to target creature. It gets +1/+1.",
    "Smith": "creature 2 (Human) 1/2: When this creature performs a pick-up, it may take any number of the dropped "
    "Equipment cards instead of only one.",
    "Ring": "equipment 1: Equipped creature gets +0/+1.",
    "Spurs": "equipment 1: Attach only to an Elf. It gets +1/+1.",
    "Axe": "equipment 1 (Weapon): Equipped creature gets +1/+1.",
    "Reach": "event: Target creature takes up target dropped equipment.",
    "Human": "creature 3 (Human) 2/2",
    "Elf": "creature 3 (Elf) 2/2",
    "Witness": "creature 1 1/1: Whenever another creature takes up an equipment, you gain 1 influence.",
}


def test_a_piece_is_cheaper_on_a_creature_beside_the_one_that_says_so() -> None:
    s = scene("A: offensive: Priest, Human; defensive: Elf; hand: Sword; resources: 1", cards=CARDS)
    s.choose("play Sword")
    assert s.options() == ["target Priest", "target Human"]  # on the Elf, far from the Priest, it costs 2
    s.refused("target Elf", "ORC-GOLD-20")
    s.choose("target Human")
    assert s.gold("A") == 0
    assert s.place("Sword") == "on Human"


def test_the_rest_of_the_price_is_kept() -> None:
    s = scene("A: offensive: Priest, Human; defensive: Elf; hand: Sword; resources: 3", cards=CARDS)
    far = s.fork()
    far.choose("play Sword", "target Elf")
    assert far.gold("A") == 1
    s.choose("play Sword", "target Human")
    assert s.gold("A") == 2


def test_other_players_and_other_cards_pay_what_is_printed() -> None:
    s = scene("""
        A: offensive: Human; hand: Sword, Haste; resources: 2
        B: defensive: Priest
    """, cards=CARDS)  # fmt: skip
    s.choose("play Sword")
    assert s.gold("A") == 0
    s = scene("A: offensive: Priest; hand: Haste; resources: 1", cards=CARDS)
    s.choose("play Haste")
    assert s.gold("A") == 0


def test_it_may_be_dearer_too_and_with_t_is_reckoned_on_the_same_host() -> None:
    s = scene("A: offensive: Jealous, Human; hand: Mail; resources: 5", cards=CARDS)
    s.choose("play Mail", "target Human")
    assert s.gold("A") == 0
    s = scene("A: offensive: Jealous, Human; hand: Mail; resources: 4", cards=CARDS)
    s.choose("play Mail")  # only the one that says so is left to carry it
    assert s.place("Mail") == "on Jealous"
    assert s.gold("A") == 1


def test_handing_a_piece_on_costs_what_it_costs_on_the_receiver() -> None:
    s = scene("A: offensive: Priest, Human, Wolf 2/2; attached: Sword on Wolf; resources: 1", cards=CARDS)
    s.choose("reassign Sword to Human")
    assert s.place("Sword") == "on Human"
    assert s.gold("A") == 0


@rule("ORC-EQUIP-17")
def test_what_a_player_plays_is_no_piece_that_is_handed_on() -> None:
    texts = {
        "Equipment you play costs 1 less.": (1, 0),
        "Equipment you play on an Elf costs 1 less.": (1, 0),
        "The first equipment you play each turn costs 1 less.": (1, 0),
        "Equipment cards cost you 1 less.": (1, 1),
        "Equipment costs you 1 less when you attach it to an Elf.": (1, 1),
    }
    for text, (played, handed_on) in texts.items():
        cards = {**CARDS, "Armourer": f"creature 1 (Dwarf) 1/1: {text}"}
        s = scene("A: offensive: Armourer, Elf; hand: Sword; resources: 2", cards=cards)
        s.choose("play Sword", "target Elf")
        assert s.gold("A") == played, text
        s = scene("A: offensive: Armourer, Human, Elf; attached: Sword on Human; resources: 2", cards=cards)
        s.choose("reassign Sword to Elf")
        assert s.gold("A") == handed_on, text


def test_a_piece_may_say_so_of_itself() -> None:
    s = scene("A: offensive: Human; defensive: Elf; hand: Bow; resources: 1", cards=CARDS)
    s.choose("play Bow")
    assert s.place("Bow") == "on Elf"
    assert s.gold("A") == 1
    s = scene("A: offensive: Human; hand: Bow; resources: 1", cards=CARDS)
    s.refused("play Bow", "ORC-GOLD-20")


def test_the_smith_takes_up_what_lies_there_with_one_mark() -> None:
    s = scene("A: offensive: Smith, Witness, Sword, Ring, Spurs, Axe; defensive: Mail", cards=CARDS)
    s.choose("Smith picks up Ring", "trigger of Smith")
    assert s.options() == ["done", "pick Sword", "pick Axe"]  # the spurs are for Elves, the mail lies elsewhere
    s.choose("pick Sword")
    assert s.place("Sword") == "on Smith"
    assert s.options() == ["done", "pick Axe"]
    s.choose("done")
    assert s.place("Axe") == "A's Offensive"
    assert s.marked("Smith")
    assert s.influence("A") == 21  # it was one act


def test_an_effect_has_a_creature_take_up_a_piece_though_it_is_marked() -> None:
    s = scene("A: offensive: Human marked, Witness, Sword; hand: Reach", cards=CARDS)
    s.play("Reach", "target Human")
    assert s.place("Sword") == "on Human"
    assert s.influence("A") == 21


def test_an_effect_gives_nobody_what_he_may_not_carry() -> None:
    s = scene("A: offensive: Human, Spurs; hand: Reach", cards=CARDS)
    s.play("Reach")
    assert s.place("Spurs") == "A's Offensive"
    assert s.value("Human") == "2/2"


def test_an_ability_in_quotes_may_end_its_sentence() -> None:
    cards = {"Courtier": 'creature 2 (Human) 2/2: While in your Offensive, this creature has "(M): Gain 1 influence." While in '
             'your Defensive, it has "(M): Draw a card."', "Human": "creature 2 (Human) 2/2"}  # fmt: skip
    s = scene("A: offensive: Courtier; deck: Human", cards=cards)
    before = s.points("A")
    s.choose("use Courtier")
    assert (s.points("A"), s.hand("A")) == (before + 1, [])
    s = scene("A: defensive: Courtier; deck: Human", cards=cards)
    s.choose("use Courtier")
    assert (s.points("A"), s.hand("A")) == (before, ["Human"])
