"""What a card of AVA says otherwise means what its usual words mean: another voice, another order, another word."""

from batches import in_batches
from language.ava.said import meanings

SAME = [  # a type of card, a sentence in other words, and in the usual ones
    (
        "event",
        "Target city takes damage equal to double your life points.",
        "Deal damage equal to twice the number of your life points to target city.",
    ),
    (
        "creature",
        "At the end of every turn, draw a card if an opponent lost any life points this turn.",
        "At the end of each turn, if an opponent lost life points this turn, draw a card.",
    ),
    (
        "creature",
        "Each time you take the advantage of Body, draw a card.",
        "Whenever you gain the advantage of Body, draw a card.",
    ),
    (
        "creature",
        "Whenever you gain Body's advantage, draw a card.",
        "Whenever you gain the advantage of Body, draw a card.",
    ),
    (
        "creature",
        "When you choose the advantage for Body, draw a card.",
        "Whenever you gain the advantage of Body, draw a card.",
    ),
    (
        "creature",
        "Whenever you put the top card of your cities deck on the bottom, draw a card.",
        "When you rotate your cities deck, draw a card.",
    ),
    (
        "creature",
        "Each time your cities deck is rotated, draw a card.",
        "When you rotate your cities deck, draw a card.",
    ),
    ("creature", "Each turn, you may move up to two creatures.", "You may move two creatures each turn."),
    (
        "creature",
        "Whenever this creature attacks the unled Army of an opponent, draw a card.",
        "Whenever this creature attacks an opponent's unled army, draw a card.",
    ),
    (
        "creature",
        "When this creature attacks an opponent's Army that is not led, draw a card.",
        "Whenever this creature attacks an opponent's unled army, draw a card.",
    ),
    (
        "creature",
        "As long as your avatar stands alongside your Army, creatures you control get 0/+1.",
        "As long as you stand alongside, creatures you control get +0/+1.",
    ),
    ("creature", "Play this creature only into a city.", "This card can be played only into a city."),
    (
        "creature",
        "You can play this creature only into one of your cities.",
        "This card can be played only into a city.",
    ),
    ("creature", "Whenever an attack gives you VP, draw a card.", "Whenever you gain VP from an attack, draw a card."),
    (
        "creature",
        "Each time you gain one or more VP from attacking, draw a card.",
        "Whenever you gain VP from an attack, draw a card.",
    ),
    (
        "creature",
        "Moves of your avatar do not count as your move this turn.",
        "Your avatar's moves don't count as your move of the turn.",
    ),
    ("event", "You gain an additional 2 VP from attacks this turn.", "You gain 2 more VP from attacks this turn."),
    ("event", "This turn, your attacks bring you 2 more VP.", "You gain 2 more VP from attacks this turn."),
    (
        "event",
        "Kill target creature which destroyed at least one city this turn.",
        "Kill target creature that destroyed a city this turn.",
    ),
    (
        "event",
        "Play only during a bid. You have two additional residents in this bid.",
        "Play only during a bid. Count two more residents for yourself in this bid.",
    ),
    (
        "event",
        "Play this only during a bid. Two more residents count for you in that bid.",
        "Play only during a bid. Count two more residents for yourself in this bid.",
    ),
    ("magic", "All armies count as unled this turn.", "No army counts as led this turn."),
    ("magic", "Armies don't count as led this turn.", "No army counts as led this turn."),
    (
        "event",
        "You don't need your avatar to stand alongside this turn.",
        "This turn you may stand alongside without your avatar.",
    ),
    (
        "creature",
        "You gain only half the VP from attacks, rounded up.",
        "You gain half as many VP, rounded up, from attacks.",
    ),
    (
        "creature",
        "Your attacks give you half as many VP, rounded up.",
        "You gain half as many VP, rounded up, from attacks.",
    ),
    (
        "creature",
        "For Body, you may take both the advantage and 1 VP.",
        "You may take both the advantage and 1 VP for Body.",
    ),
    (
        "creature",
        "When you win the Body bid, you may take both the advantage and 1 VP.",
        "You may take both the advantage and 1 VP for Body.",
    ),
    (
        "creature",
        "Whenever you win a bid for Body, you may gain 1 VP in addition to the advantage.",
        "You may take both the advantage and 1 VP for Body.",
    ),
    ("event", "Add 1 gold of the faction of target city to your pool.", "Gain 1 gold of the faction of target city."),
    (
        "creature",
        "When an opponent takes the VP for Body, draw a card.",
        "Whenever an opponent takes VP for Body, draw a card.",
    ),
    (
        "creature",
        "Each time an opponent takes 1 VP instead of the advantage of Body, draw a card.",
        "Whenever an opponent takes VP for Body, draw a card.",
    ),
    ("creature", "No VP can be gained.", "Players can't gain VP."),
    (
        "creature",
        "If at least two of your cities have a creature as a resident, this creature gets +1/+1.",
        "As long as creatures reside in at least two of your cities, this creature gets +1/+1.",
    ),
    (
        "creature",
        "Your marked avatar can stand alongside and block.",
        "Your avatar may stand alongside and block even if it is marked.",
    ),
    (
        "creature",
        "Even if it is marked, your avatar may block and stand alongside.",
        "Your avatar may stand alongside and block even if it is marked.",
    ),
    (
        "creature",
        "(M): This turn, you may lay as many resource cards as you like.",
        "(M): You may lay any number of resource cards this turn.",
    ),
    (
        "creature",
        "(M): You may put any number of resource cards into your stashes this turn.",
        "(M): You may lay any number of resource cards this turn.",
    ),
    ("event", "If you have any VP, draw a card.", "If you have 1 or more VP, draw a card."),
    ("city", "Always: You have two more residents in each bid.", "Always: Add 2 to your bids."),
    ("magic", "Put the top card of your cities deck on its bottom.", "Rotate your cities deck."),
    ("magic", "Put the top card of your cities deck into play.", "Put the top city of your cities deck into play."),
    (
        "magic",
        "Put the top city of your cities deck into your Kingdom.",
        "Put the top city of your cities deck into play.",
    ),
    (
        "creature",
        "You may rotate your cities deck as many times as you like in your Entrance phase.",
        "You may rotate your cities deck any number of times in each of your Entrance phases.",
    ),
    ("creature", "You always stand aside.", "You can't stand alongside."),
    ("creature", "Your avatar can't stand alongside.", "You can't stand alongside."),
    ("creature", "Play this creature only into your Army.", "This creature can be played only into your army."),
    ("creature", "You may play this creature only into your Army.", "This creature can be played only into your army."),
    (
        "creature",
        "This creature's damage gives you 1 more VP.",
        "Whenever you would gain VP from this creature's damage, you gain 1 more.",
    ),
    (
        "creature",
        "If you would gain VP from this creature's damage, gain one more.",
        "Whenever you would gain VP from this creature's damage, you gain 1 more.",
    ),
    ("creature", "No opponent may stand aside.", "Opponents can't stand aside."),
    (
        "creature",
        "If an opponent wins Body, he can't take VP for it.",
        "An opponent who wins Body can't take VP for it.",
    ),
    ("creature", "An opponent who wins the Body bid can't take VP.", "An opponent who wins Body can't take VP for it."),
    ("creature", "Opponents can't take VP for winning Body.", "An opponent who wins Body can't take VP for it."),
    (
        "creature",
        "When a bid that you claimed is won by nobody, draw a card.",
        "Whenever nobody wins a bid that you claimed, draw a card.",
    ),
    (
        "creature",
        "Whenever a bid claimed by you is won by nobody, draw a card.",
        "Whenever nobody wins a bid that you claimed, draw a card.",
    ),
    ("event", "Repair target city to strength 7.", "Remove damage from target city until its strength is 7."),
    ("event", "Restore the strength of target city to 7.", "Remove damage from target city until its strength is 7."),
    ("event", "No player loses life points this turn.", "Players lose no life points this turn."),
    (
        "event",
        "Target player's Army can attack this turn even if his avatar is not in it.",
        "Target player's army can attack without his avatar this turn.",
    ),
    (
        "creature",
        "Your creatures can defend even while your Army is unled.",
        "Creatures you control may defend even if your army isn't led.",
    ),
    (
        "creature",
        "Creatures you control may defend without their avatar.",
        "Creatures you control may defend even if your army isn't led.",
    ),
    (
        "creature",
        "This creature can move without using your move of the turn.",
        "When this creature moves, that doesn't use up your move of the turn.",
    ),
    (
        "creature",
        "Each time you choose to stand alongside, draw a card.",
        "Whenever you stand alongside your creatures, draw a card.",
    ),
    ("event", "This turn, your opponents have to stand aside.", "Opponents must stand aside this turn."),
    ("creature", "Moving creatures doesn't mark them.", "Creatures you move aren't marked by it."),
    ("creature", "Creatures you move stay unmarked.", "Creatures you move aren't marked by it."),
    ("creature", "When all three bids are won by you, draw a card.", "When you win all three bids, draw a card."),
    ("magic", "Until your next turn, no opponent's Army is led.", "Opponents' armies aren't led until your next turn."),
    (
        "creature",
        "At the beginning of your turn, put the top card of your cities deck on the bottom of that deck.",
        "At the start of your turn, put the top city of your cities deck on the bottom.",
    ),
    ("creature", "No opponent can take VP for Body.", "Opponents can't take VP for Body."),
    ("creature", "An opponent can't take VP for winning the Body bid.", "Opponents can't take VP for Body."),
]


@in_batches(SAME)
def test_what_is_said_otherwise_means_the_same(type_: str, said: str, usual: str) -> None:
    assert meanings(said, type_) == meanings(usual, type_)
