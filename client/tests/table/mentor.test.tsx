import { fireEvent, screen } from "@testing-library/preact";
import { signal } from "@preact/signals";
import { afterEach, expect, test } from "vitest";
import type { Advice } from "../../src/messages";
import { Mentor } from "../../src/table/mentor/mentor";
import { open, PASS, play, question, state, welcome } from "./scene";
import { sent, sit, welcomed } from "./seated";

const advice = (number: number, seq: number, some: Partial<Advice> = {}): Advice => ({
  number,
  seq,
  topic: "steps",
  text: `Sentence ${number}.`,
  rules: ["ARC-TURN-02"],
  asks: false,
  last: false,
  ...some,
});

afterEach(() => localStorage.clear());

test("sentences wait until the table of which they speak is seen, and whoever chooses has done with the old ones", () => {
  const seq = signal<number | undefined>(3);
  const mentor = new Mentor("key", seq);
  const reads = () => mentor.heard.value[mentor.place.value]?.number;
  mentor.welcome([advice(0, 0), advice(1, 3)]);
  expect(reads()).toBe(0);
  mentor.go(1);
  expect(reads()).toBe(1);
  mentor.go(0);
  mentor.chose();
  mentor.hear([advice(2, 4), advice(3, 5)]);
  expect(reads()).toBe(0);
  seq.value = 4;
  expect(reads()).toBe(2);
  seq.value = 5;
  expect([reads(), mentor.heard.value.length]).toEqual([2, 4]);
});

test("what is said where a choice is being tried goes when it is taken back, and is said once", () => {
  const mentor = new Mentor("key", signal(7));
  mentor.welcome([advice(0, 6)]);
  mentor.chose();
  mentor.hint([advice(4, 7)]);
  expect(mentor.heard.value.map((one) => one.number)).toEqual([0, 4]);
  mentor.hint([]);
  expect(mentor.heard.value.map((one) => one.number)).toEqual([0]);
  mentor.hint([advice(4, 7)]);
  mentor.hear([advice(4, 7)]);
  expect(mentor.heard.value.map((one) => one.number)).toEqual([0, 4]);
});

test("whoever comes back reads on where he was", () => {
  const first = new Mentor("key", signal(9));
  first.welcome([advice(0, 1), advice(1, 2), advice(2, 9)]);
  first.go(1);
  const again = new Mentor("key", signal(9));
  again.welcome([advice(0, 1), advice(1, 2), advice(2, 9)]);
  expect(again.place.value).toBe(1);
});

test("the mentor is read, sent away and had back; the last sentence leads to a real game", () => {
  const now = state({ question: question([]) });
  sit(welcome(now, { advice: [advice(0, 0), advice(1, 0, { last: true })] }));
  expect(screen.getByTestId("advice").textContent).toContain("Sentence 0. ARC-TURN-02");
  expect(screen.queryByTestId("real-game")).toBeNull();
  fireEvent.click(screen.getByTestId("mentor-next"));
  expect(screen.getByTestId("mentor-place").textContent).toBe("2 of 2");
  expect(screen.getByTestId("real-game")).toBeTruthy();
  fireEvent.click(screen.getByTestId("mentor-away"));
  expect(screen.queryByTestId("advice")).toBeNull();
  fireEvent.click(screen.getByTestId("mentor-back"));
  expect(screen.getByTestId("advice").textContent).toContain("Sentence 1.");
});

test("what is explained is not passed by itself, unless nobody listens", () => {
  const window = { ...open, question: question([play, PASS], { window: "phase" }) };
  const told = welcome(window, { advice: [advice(0, window.seq, { asks: true })] });
  const session = welcomed(told);
  expect(session.question.value).toEqual(window.question);
  session.mentor.send(true);
  const again = welcomed(told);
  expect(again.question.value).toBeNull();
  expect(sent.at(-1)).toEqual({ do: "choose", seq: window.seq, picks: [1], calmly: false });
});
