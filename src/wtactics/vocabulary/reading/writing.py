"""Writing abilities back in card English: what is written reads to the same ability."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.lasting import (
    ASSIGNMENT,
    THIS_TURN,
    WHILE_IN_PLAY,
)
from wtactics.engine.meaning import (
    ACTIVATED,
    ADDITION,
    AGREED,
    ATTACHING,
    AVERTING,
    LEVY,
    PREREQUISITE,
    SPELL,
    STANDING,
    TRIGGERED,
    Ability,
    Condition,
    Number,
    Price,
    Statement,
)
from wtactics.kits.ways import Ways, ways_of
from wtactics.language.structure import structure
from wtactics.vocabulary.conditions.meaning import AtTime, Both, Is, Not
from wtactics.vocabulary.deeds.averting import Forgo, Proven, said
from wtactics.vocabulary.deeds.deed import TIMES, Deed
from wtactics.vocabulary.deeds.laid_open import Gather
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.deeds.waiting import Delay, Keep, Recall
from wtactics.vocabulary.numbers.meaning import per
from wtactics.vocabulary.reading.heads import HEADS, capital, headed
from wtactics.vocabulary.reading.x_told import CostTold
from wtactics.vocabulary.rulings.meaning import Ruling
from wtactics.vocabulary.sentences.amounts import OnceMore, Repeat
from wtactics.vocabulary.sentences.choosing import BranchSeveral, Round
from wtactics.vocabulary.sentences.extras import ChosenOf, Extra
from wtactics.vocabulary.sentences.how_many import HOW_MANY_WORDS
from wtactics.vocabulary.sentences.limits import Only, plainly, users_text
from wtactics.vocabulary.sentences.outcomes import Attempt, Override
from wtactics.vocabulary.sentences.prices import Worded, price_text
from wtactics.vocabulary.sentences.reckoning import Reckon
from wtactics.vocabulary.sentences.rounds import RoundFor
from wtactics.vocabulary.sentences.so_much import Keeping
from wtactics.vocabulary.sentences.this_way import Counted
from wtactics.vocabulary.sentences.unless import Unless
from wtactics.vocabulary.things.meaning import Slot, Things, You
from wtactics.vocabulary.things.picking import Agree, Branch, Check, Did, May, Muster, Pick, Skip
from wtactics.vocabulary.triggers.meaning import Nth, Very


def write(ability: Ability) -> str:
    """The ability as a text."""
    head = head_of(ability)
    x_is = None if isinstance(ability.x_is, ChosenOf | CostTold) else ability.x_is
    x = [f"X is {x_is.text()}"] if x_is is not None else []
    if ability.kind == STANDING:
        return finish([headed(head, standing_text(ability.statements, ability.condition))])
    if ability.kind == AGREED:
        return finish([ability.statements[0].text()])
    if ability.kind == ATTACHING:
        noun = ability.targets[0].noun
        return finish([f"attach to {noun.text(False) if isinstance(noun, Very) else f'target {noun.text(False)}'}"])
    if ability.kind == PREREQUISITE and ability.condition is not None:
        return finish([prerequisite_text(ability.condition)])
    if ability.kind == ADDITION and ability.price is not None:
        return finish([f"as an additional cost to play this card, {price_of(ability.price)}"])
    steps, use = plainly(said(ability.effects))
    for way in ways_of(ability)[:1]:
        use = plainly(way.effects)[1]
    trigger = ability.trigger
    while isinstance(trigger, Only):
        trigger = trigger.trigger
    use = None if isinstance(trigger, Nth) and ability.kind == AVERTING else use  # the trigger says it
    sentences = effect_texts(steps) or [""]
    if ability.kind in (TRIGGERED, AVERTING) and ability.trigger is not None:
        sentences[:1] = [f"{ability.trigger.text()}, {sentences[0]}"]
    if ability.kind == LEVY and ability.price is not None:
        sentences[:1] = [f"upkeep {ability.price.power} ~ {sentences[0]}"]
    if ability.kind == ACTIVATED and ability.price is not None:
        sentences[:1] = [f"{price_of(ability.price)}: {capital(sentences[0])}"]
    sentences[0] = headed(head, sentences[0])
    sentences += [f"use this ability only {words}" for words in limits_of(ability)]
    if ability.price is not None and ability.price.users is not None:
        sentences.append(users_text(ability.price))
    if ability.kind == SPELL and ability.condition is not None:
        sentences.append(f"choose this way only {opening_if(ability.condition)}")
    sentences += [] if use is None else [f"do this {use.text() if use.until != THIS_TURN else 'only ' + use.text()}"]
    first = ability.kind == SPELL and is_of_first_target(x_is)
    return finish([*x, *sentences] if first else [*sentences, *x])


def head_of(ability: Ability) -> str:
    """What stands before an ability, by what switches it on, and what that takes."""
    head, price = HEADS.get(ability.switch, ""), ability.price
    if ability.switch != ASSIGNMENT or price is None:
        return head
    free = not (price.power or price.x or price.mark or price.dues)
    return f"{head}: " if free else f"{head} {price_of(price)}: "


def limits_of(ability: Ability) -> list[str]:
    """When it may be used, or works."""
    if ability.kind == ACTIVATED and ability.condition is not None:
        return [opening(ability.condition)]
    found: list[str] = []
    trigger = ability.trigger
    while isinstance(trigger, Only):
        found.insert(0, opening(trigger.condition))
        trigger = trigger.trigger
    return found


def price_of(price: Price) -> str:
    """The price in card English, in words of its own if it has them."""
    return price.text() if isinstance(price, Worded) else price_text(price)


def is_of_first_target(x: Number | None) -> bool:
    """Does X speak of the first target? Then it is said before the rest can speak of "that creature"."""
    things = getattr(x, "things", None)
    return isinstance(things, Slot) and things.at == 0


def finish(sentences: list[str]) -> str:
    """Sentences with their capitals and full stops."""
    return " ".join(f"{capital(sentence)}." for sentence in sentences if sentence)


def prerequisite_text(condition: Condition) -> str:
    """What must hold for the card to be played."""
    if isinstance(condition, AtTime):
        return f"play only {condition.when()}"
    if isinstance(condition, Not) and condition.text() == condition.condition.text():
        return f"you can't play this card if {condition.condition.text()}"
    return f"play only if {condition.text()}"


def standing_text(statements: list[Statement], condition: Condition | None) -> str:
    """Statements of one subject, with their condition in front."""
    said = joined([(statement, statement.text()) for statement in statements])
    if condition is None:
        return said
    if isinstance(condition, Both) and isinstance(condition.second, AtTime):
        return f"{opening(condition.first)}, {said} {condition.second.when()}"
    return f"{opening(condition)}, {said}"


def opening(condition: Condition) -> str:
    """A condition in front of what depends on it."""
    return condition.when() if isinstance(condition, AtTime) else opening_if(condition)


def effect_texts(steps: list[Any]) -> list[str]:
    """The effects as sentences, those of one subject joined."""
    found: list[str] = []
    together: list[tuple[Any, str]] = []
    steps = [unkept(step) for step in steps]
    i = 0
    while i < len(steps):
        step = steps[i]
        if isinstance(step, Pick | Agree | Muster | Skip | OnceMore | Keep | Recall | Gather):
            i += 1
            continue
        sentences, after = wrapped_texts(steps, i)
        if after > i:
            found += [*flushed(together), *sentences]
            i = after
            continue
        if not (together and subject_of(*together[-1]) is subject_of(step, step.text()) is not None):
            found += flushed(together)
        together.append((step, step.text()))
        i += 1
    return found + flushed(together)


def unkept(step: Any) -> Any:
    """The step without what is kept of what it did."""
    while isinstance(step, Counted | Keeping | Proven):
        step = step.deed
    return step


def wrapped_texts(steps: list[Any], i: int) -> tuple[list[str], int]:
    """The sentences of an operator with all that it covers, and where that ends; where it begins, if there is none."""
    step = steps[i]
    body = i + 1
    if isinstance(step, Attempt):
        end = i + tried_together(steps[i:])
        return [one_sentence(plainly_done(steps[i:end]))], end
    if isinstance(step, Delay):
        return [f"{step.text()}, {one_sentence(said(step.ability.effects))}"], body
    if isinstance(step, Forgo) and step.steps > 0:
        end = body + int(step.steps)
        return [f"{one_sentence(steps[body:end])} instead"], end
    if isinstance(step, Round):
        end = body + int(step.steps)
        if isinstance(step, RoundFor):
            return [f"{step.text()}, {one_sentence(steps[body : end - 1])}"], end
        return effect_texts(steps[body : end - 1]), end
    if isinstance(step, Ways):
        return [ways_text(step.ways)], body
    if isinstance(step, Branch):
        end = body + sum(step.lengths)
        return [branch_text(step, steps[body:end])], end
    if isinstance(step, Reckon):
        end = body + int(step.steps)
        return [f"{one_sentence(steps[body:end])}, {step.text()}"], end
    if not isinstance(step, Unless | May | Check | Extra | Repeat):
        return [], i
    end = body + step.steps
    if isinstance(step, Unless):
        return [unless_text(step, steps[body:end])], end
    if isinstance(step, Check) and isinstance(steps[end - 1], Skip):
        last = end + steps[end - 1].steps
        return else_texts(step, steps[body : end - 1], steps[end:last]), last
    if isinstance(step, May) and isinstance(steps[body], Branch):
        ways = branch_text(steps[body], steps[body + 1 : end]).removeprefix("choose one: ").replace("; or ", " or ")
        return [f"you may {ways}"], end
    joiner = ", then " if isinstance(step, Check | Repeat) else " and "
    lets = "have " if isinstance(step, May) and is_of_another(steps[body:end]) else ""
    return [dependent(step) + lets + joiner.join(effect_texts(steps[body:end]))], end


def unless_text(step: Unless, steps: list[Any]) -> str:
    """What is done unless a price is paid, or one of several."""
    words = step.text()
    while isinstance(inner := steps[0], Unless) and not step.first and 1 + inner.steps == len(steps):
        words += f" or {inner.text().removeprefix(f'{step.payer.text()} ')}"
        steps = steps[1:]
    return f"unless {words}, {one_sentence(steps)}" if step.first else f"{one_sentence(steps)} unless {words}"


def is_of_another(steps: list[Any]) -> bool:
    """Is it another player who does first of all what you may have done?"""
    if hasattr(steps[0], "until") and not hasattr(steps[0], "players"):
        return True
    doers = [getattr(step, "players", None) for step in steps if isinstance(step, Deed)]
    return bool(doers) and isinstance(doers[0], Things) and not isinstance(doers[0], You)


def one_sentence(steps: list[Any]) -> str:
    """Effects that one adjunct covers."""
    return ", then ".join(effect_texts(steps))


def tried_together(steps: list[Any]) -> int:
    """How many steps there are to the last deed on which the same outcome depends."""
    first = steps[0]
    last = [i for i, step in enumerate(steps) if isinstance(step, Attempt) and step.done is first.done]
    return last[-1] + 1


def plainly_done(steps: list[Any]) -> list[Any]:
    """The steps without what is kept of their outcome."""
    return [step.deed if isinstance(step, Attempt) else step for step in steps]


def else_texts(step: Check, way: list[Any], rest: list[Any]) -> list[str]:
    """Two ways, of which a condition decides."""
    first, second = one_sentence(way), one_sentence(rest)
    if isinstance(step, Override):
        return [second, f"{opening_if(step.condition)}, {first} instead"]
    if not second:  # the last of several ways to choose from ends with a step over nothing
        return [f"{opening_if(step.condition)}, {first}"]
    return [f"{opening_if(step.condition)}, {first}", f"otherwise, {second}"]


def dependent(step: May | Check | Extra | Repeat) -> str:
    """What stands in front of effects that may be left out."""
    if isinstance(step, Repeat):
        return f"{step.text()}{', ' if per(step.number)[1] else ': '}"
    if isinstance(step, Extra):
        return "you may pay X additional power to "
    return "you may " if isinstance(step, May) else f"{opening_if(step.condition)}, "


def opening_if(condition: Condition) -> str:
    """A condition in front of effects; what must not hold is said by "unless", but where it is said by "isn't"."""
    if isinstance(condition, Not) and isinstance(condition.condition, Did):
        return f"if {condition.condition.words}n't"
    if isinstance(condition, Not) and (
        not isinstance(condition.condition, Is) or condition.text() == condition.condition.text()
    ):
        return f"unless {condition.condition.text()}"
    return f"if {condition.text()}"


def joined_orders(steps: list[Any]) -> str:
    """Effects that depend on the same thing."""
    return " and ".join(effect_texts(steps))


def flushed(together: list[tuple[Any, str]]) -> list[str]:
    """The effects gathered so far, as one sentence; the list is emptied."""
    said = [joined(together)] if together else []
    together.clear()
    return said


def endings() -> list[str]:
    """How a time may end a sentence; what lasts as long as the card says nothing of it."""
    return [" this turn", *(f" {words}" for until, words in TIMES.items() if until != WHILE_IN_PLAY)]


def joined(parts: list[tuple[Any, str]]) -> str:
    """Deeds or statements of one subject: it is named once, and the time they last at the end."""
    texts = [text for _, text in parts]
    time = next((time for time in endings() if all(text.endswith(time) for text in texts)), "")
    if time:
        texts = [text[: -len(time)] for text in texts]
    subject = subject_of(*parts[0])
    if subject is not None:
        prefix = subject.text() + " "
        texts[1:] = [text.removeprefix(prefix) for text in texts[1:]]
    return " and ".join(texts) + time


def subject_of(part: Any, text: str) -> Things | None:
    """Who or what does it, if it is named in front; an order has no subject."""
    if isinstance(part, For) and not isinstance(part.statement, Ruling):
        part = part.statement
    for name in ("players", "source", "things"):
        things = getattr(part, name, None)
        if isinstance(things, Things) and not isinstance(things, You) and text.startswith(things.text() + " "):
            return things
    return None


CHANGING: Final = {"get", "gets", "gain", "gains", "have", "has"}


def either_change(step: Branch, steps: list[Any]) -> str:
    """Two changes of values or keywords of the same things between which you choose; nothing if it is no such choice."""
    both = [each for each in steps if isinstance(each, For)]
    if type(step) is not Branch or not isinstance(step.players, You) or len(both) != 2 or len(steps) > 4:
        return ""
    a, b = (each.text() for each in both)
    things = subject_of(both[0], a)
    if things is None or subject_of(both[1], b) is not things:
        return ""
    if not {each.removeprefix(things.text() + " ").split(" ")[0] for each in (a, b)} <= CHANGING:
        return ""
    time = next((time for time in endings() if a.endswith(time) and b.endswith(time)), "")
    return f"{a.removesuffix(time)} or {b.removeprefix(things.text() + ' ').partition(' ')[2].removesuffix(time)}{time}"


def branch_text(step: Branch, steps: list[Any]) -> str:
    """A choice between ways; the steps are those behind it."""
    if words := either_change(step, steps):
        return words
    ways: list[str] = []
    for i in range(len(step.lengths)):
        start = int(step.start_of(i)) - 1
        ways.append(joined_orders(steps[start : start + int(step.length_of(i))]))
    if isinstance(step.players, You):
        return f"choose {how_many(step)}: " + "; or ".join(ways)
    prefix = step.players.text() + " "
    subjects = [subject_of(steps[int(step.start_of(i)) - 1], way) for i, way in enumerate(ways)]
    said = ("that player ", prefix)
    told = [w if own or w.startswith(said) else f"you {w}" for own, w in zip(subjects, ways, strict=True)]
    by_others = any(way.startswith(said[0]) or (way in ways and not way.startswith(prefix)) for way in told)
    if isinstance(step, BranchSeveral) or by_others:
        return f"{prefix}chooses {how_many(step)}: " + "; or ".join(told)
    by_him = [way.removeprefix(prefix) if way.startswith(prefix) else f"lets you {way}" for way in ways]
    return f"{prefix}either " + ", or ".join(by_him)


def ways_text(ways: list[Ability]) -> str:
    """A choice that is made as a trigger is taken up; of two ways and both of them, it is of one or both."""
    done = [plainly(way.effects)[0] for way in ways]
    both = len(ways) == 3 and structure(done[2]) == structure([*done[0], *done[1]])
    condition = ways[-1].condition
    often = "" if not both else " or both" if condition is None else f", or both {opening_if(condition)}"
    return f"choose one{often}: " + "; or ".join(joined_orders(way) for way in (done[:2] if both else done))


def how_many(step: Branch) -> str:
    """How many of the ways are chosen, in words."""
    if not isinstance(step, BranchSeveral):
        return "one"
    if step.both_if is not None:
        return f"one, or both {opening_if(step.both_if)}"
    many = (int(step.least), int(step.most))
    return next(words for words, said in HOW_MANY_WORDS.items() if said in (many, (many[0], 0)))
