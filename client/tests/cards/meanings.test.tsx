import { render } from "@testing-library/preact";
import { expect, test } from "vitest";
import { Meanings, meaning } from "../../src/cards/Meanings";

const GLOSSARY = { flying: "Only fliers meet it.", "battle cry": "Others get +N/+0." };

test("a keyword means what the glossary says, with its number", () => {
  expect(meaning("Flying", GLOSSARY)).toBe("Only fliers meet it.");
  expect(meaning("Battle cry 2", GLOSSARY)).toBe("Others get +2/+0.");
  expect(meaning("ranged", GLOSSARY)).toBe("");
});

test("signs are explained as they are drawn: gems and the mark sign as pictures", () => {
  const signs = [
    ["[ ]", "Mark this creature."],
    ["2 power", "2 gems."],
    ["(M)", "Mark this card."],
  ] as const;
  const { container } = render(<Meanings words={[]} glossary={GLOSSARY} signs={signs} />);
  expect(
    [...container.querySelectorAll("dt")].map((one) => one.querySelector("svg")?.getAttribute("aria-label") ?? one.textContent),
  ).toEqual(["[ ]", "2 power", "(M)"]);
  expect(container.querySelectorAll("svg")).toHaveLength(3);
});

test("each keyword is explained once, and what means nothing is left out", () => {
  const { container } = render(<Meanings words={["flying", "Flying", "ranged"]} glossary={GLOSSARY} />);
  expect(container.textContent).toBe("FlyingOnly fliers meet it.");
  expect(render(<Meanings words={["ranged"]} glossary={GLOSSARY} />).container.textContent).toBe("");
});
