import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../../src/messages";
import { arrowsOfBeat } from "../../src/table/board/Arrows";
import { beatsOf, scenesOf } from "../../src/table/playback/beats";
import { numbersOf } from "../../src/table/playback/motion";
import { Recap } from "../../src/table/playback/recap";
import { changeSettings } from "../../src/table/session/settings";
import { card, option, question, state, update, welcome } from "./scene";
import { sent, welcomed } from "./seated";

const event = (what: string, some: Partial<Event> = {}): Event => ({ what, card: null, other: null, number: 0, ...some });
const field = [card(1, "Wolf", { controller: 1 }), card(2, "Guard"), card(3, "Oakhold")];
const theirs = state({ active: 1, asked: 1, cards: field });
const COMBAT = [
  event("phase", { number: 5 }),
  event("attacked", { card: 1, other: -1 }),
  event("struck", { card: 1, other: 2, number: 3 }),
  event("hurt", { card: 2, other: 1, number: 3 }),
  event("died", { card: 2, other: -1 }),
  event("lost", { card: -1, number: 2 }),
];
const mine = state({ seq: 2, turn: 2, active: 0, cards: field.slice(0, 1), question: question([option("go")]) });

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ pace: "normal", stops: {} });
});
afterEach(() => vi.useRealTimers());

const seated = () => welcomed(welcome(theirs));

test("attack, blow, death and points are moments of their own, before the table changes", () => {
  const scenes = scenesOf(update(mine, { events: COMBAT }), theirs);
  expect(scenes.map((scene) => (scene.what === "beat" ? scene.kind : "state"))).toEqual([
    "attack",
    "blow",
    "death",
    "points",
    "state",
  ]);
  expect(scenes.slice(0, 4).map((scene) => beatsOf(scene, 0))).toEqual([1, 1, 1, 1]);
});

test("an empty phase takes no time, and what others play takes half a moment", () => {
  const phases = update(mine, { events: [event("phase"), event("turn"), event("unmarked", { card: 1 })], log: [] });
  expect(scenesOf(phases, theirs).map((scene) => beatsOf(scene, 0))).toEqual([0]);
  const played = update(mine, { events: [event("played", { card: 7 }), event("entered", { card: 7 })] });
  expect(scenesOf(played, theirs).map((scene) => beatsOf(scene, 0))).toEqual([0.5]);
  expect(scenesOf(played, theirs).map((scene) => beatsOf(scene, 1))).toEqual([0]); // our own
});

test("what befalls a card that comes with the change is shown when it lies there", () => {
  const scenes = scenesOf(
    update(mine, {
      events: [event("lost", { card: -1, number: 1 }), event("entered", { card: 9 }), event("hurt", { card: 9, number: 1 })],
    }),
    theirs,
  );
  expect(scenes.map((scene) => (scene.what === "beat" ? scene.kind : "state"))).toEqual(["points", "state", "blow"]);
});

test("a combat is shown for some seconds, and any setup to skip it shows all at once, losing nothing", () => {
  const session = seated();
  const lines = [{ seq: 2, turn: 1, text: [], head: false }];
  session.received(update(mine, { events: COMBAT, log: lines }));
  expect(session.playback.beat.value?.kind).toBe("attack");
  expect(session.playback.log.value).toEqual(lines); // the log tells what is being shown
  expect(session.table.value?.seq).toBe(1);
  expect(session.question.value).toBeNull();
  vi.advanceTimersByTime(1_000);
  expect(session.playback.beat.value?.kind).toBe("blow");
  vi.advanceTimersByTime(2_900);
  expect(session.playback.beat.value?.kind).toBe("points");
  vi.advanceTimersByTime(200);
  expect(session.playback.beat.value).toBeNull();
  expect(session.question.value?.options.length).toBe(1);

  const other = seated();
  other.received(update(mine, { events: COMBAT, log: lines }));
  other.received(update({ ...mine, seq: 3 }, { events: COMBAT, log: lines }));
  other.playback.skip();
  expect(other.playback.beat.value).toBeNull();
  expect(other.table.value?.seq).toBe(3);
  expect(other.playback.log.value.length).toBe(2);
  expect(other.question.value?.options.length).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(other.table.value?.seq).toBe(3);
});

test("a choice that was made cannot be taken back while its combat is shown", () => {
  const session = welcomed(welcome(state({ cards: field, question: question([option("attack")]) })));
  session.choose(0);
  session.received({
    say: "drafted",
    advice: [],
    seq: 1,
    picks: [0],
    said: ["attack"],
    state: state({ cards: field, question: question([option("send")], { part: true }) }),
  });
  session.choose(0);
  session.received(update(mine, { by: 0, events: COMBAT }));
  expect(session.said.value).toEqual([]);
  const before = sent.length;
  expect(session.draft.back()).toBe(false);
  expect(sent.length).toBe(before);
});

test("at once is at once", () => {
  changeSettings({ pace: "at once" });
  const session = seated();
  session.received(update(mine, { events: COMBAT }));
  expect(session.question.value?.options.length).toBe(1);
});

test("numbers are summed up by card and player; an arrow stands for each goal", () => {
  const events = [
    event("hurt", { card: 2, number: 2 }),
    event("hurt", { card: 2, number: 1 }),
    event("lost", { card: -1, number: 2 }),
    event("gained", { card: -2, number: 1 }),
    event("healed", { card: 3, number: 1 }),
  ];
  expect([...numbersOf(events)]).toEqual([
    [2, -3],
    [-1, -2],
    [-2, 1],
    [3, 1],
  ]);
  const [attack] = scenesOf(
    update(mine, { events: [event("attacked", { card: 1, other: -1 }), event("attacked", { card: 3, other: -1 })] }),
    theirs,
  );
  expect(attack?.what === "beat" && arrowsOfBeat(attack)).toEqual([
    { from: ["card:1", "card:3"], to: "front:0", kind: "attack" },
  ]);
});

test("one point is told as one", () => {
  const recap = new Recap(0, "life points");
  recap.note([event("lost", { card: -1, number: 1 })], null, theirs);
  expect(recap.text).toBe("you lost 1 life point");
});

test("when my turn begins I am told what happened to me, until I choose", () => {
  const session = seated();
  session.received(
    update(
      { ...theirs, seq: 2, cards: field },
      { events: [event("hurt", { card: 3, other: 1, number: 2 }), event("discarded", { card: null, other: -1 })] },
    ),
  );
  session.playback.skip();
  expect(session.playback.recap.value).toBe("");
  session.received(update(mine, { events: COMBAT }));
  session.playback.skip();
  expect(session.playback.recap.value).toBe("you lost 2 points; Guard died; Oakhold took 2 damage; you discarded 1 card");
  session.choose(0);
  expect(session.playback.recap.value).toBe("");
});

test("what happens to others is not told", () => {
  const session = seated();
  session.received(
    update(mine, {
      events: [
        event("hurt", { card: 1, number: 1 }),
        event("lost", { card: -2, number: 3 }),
        event("gained", { card: -1, number: 1 }),
      ],
    }),
  );
  session.playback.skip();
  expect(session.playback.recap.value).toBe("");
});
