import { describe, expect, it } from "vitest";
import { dress, factionsIn, mixed, rulesOf, settled } from "../../src/paper/dress";

describe("the dress of a picture", () => {
  it("mixes colours as browsers do", () => {
    expect(mixed("#ffffff", 0.5, "#000000")).toBe("#636363");
    expect(mixed("#ff0000", 0.5, "#0000ff")).toBe("#8c53a2");
    expect(mixed("#2b6138", 1, "#000")).toBe("#2b6138");
  });

  it("leaves out what holds by night, and on some screens", () => {
    const css =
      "/* a */ .a, .b { fill: red; stroke: var(--x) }\n@media (x) { .a { fill: blue } .c { fill: blue } }\n.d { opacity: 0.5 }";
    expect(rulesOf(css)).toEqual([
      { selectors: [".a", ".b"], style: { fill: "red", stroke: "var(--x)" } },
      { selectors: [".d"], style: { opacity: "0.5" } },
    ]);
  });

  it("says colours without names and mixtures", () => {
    const names = { "--a": "light-dark(#ffffff, #000000)", "--b": "color-mix(in oklab, var(--a) 50%, #000)" };
    expect(settled("var(--b)", names)).toBe("#636363");
  });

  it("leaves nothing to a page, and tells factions within factions apart", () => {
    const styles = dress(["faction-gaian", "faction-red-banner"]);
    expect(styles).not.toMatch(/var\(|color-mix|light-dark|@media/);
    expect(styles).toContain(".faction-gaian .gem-body{fill:#2b6138");
    expect(styles).toContain(".faction-gaian .faction-red-banner .gem-body{fill:#98281d");
    expect(styles).toMatch(/\.card-paper \.card-panel\{fill:#f6f0e1/);
  });

  it("finds the factions of a picture", () => {
    expect(factionsIn('<g class="gem faction-gaian gem-gold"></g><text>class faction-the-empire</text>')).toEqual([
      "faction-gaian",
    ]);
  });
});
