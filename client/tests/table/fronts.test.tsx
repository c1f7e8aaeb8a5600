import { screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { area, card, layout, option, PASS, question, state, welcome } from "./scene";
import { sit } from "./seated";

const fronts = layout({
  areas: [
    area("attack", "row", { faces: "defence" }),
    area("defence", "row", { faces: "attack" }),
    area("task", "tasks", { row: 1, title: "Quest" }),
  ],
});

test("each front lies opposite to the one that it faces", () => {
  sit(welcome(state({ question: question([PASS, option("x")]) }), { layout: fronts }));
  const rows = [...document.querySelectorAll<HTMLElement>(".board .area")].map((one) => one.dataset.place);
  expect(rows).toEqual(["1:defence", "1:attack", "0:attack", "0:defence"]);
});

test("what is to be done stands in words between the halves, mine first, with how far everybody has come", () => {
  const signs = [{ key: "pursued", title: "You: 2 of 3 turns", number: 2, tag: "" }];
  const cards = [card(1, "Third Vigil", { signs }), card(2, "Drowned Bell", { owner: 1, controller: 1 })];
  const places = [
    { area: "task", seat: 0, count: 1, cards: [1], backs: [], note: "" },
    { area: "task", seat: 1, count: 1, cards: [2], backs: [], note: "" },
  ];
  sit(welcome(state({ cards, places, question: question([PASS, option("x")]) }), { layout: fronts }));
  const tasks = [...document.querySelectorAll<HTMLElement>(".middle .task")];
  expect(tasks.map((one) => one.querySelector("h3")?.textContent?.trim())).toEqual(["Third Vigil", "Drowned Bell"]);
  expect(tasks[0]?.querySelector(".task-signs")?.textContent).toBe("You: 2 of 3 turns");
  expect(document.querySelectorAll(".half .task").length).toBe(0);
});

test("a place without a task says so", () => {
  sit(welcome(state({ question: question([PASS, option("x")]) }), { layout: fronts }));
  expect(screen.getAllByText("No quest here.").length).toBe(2);
});
