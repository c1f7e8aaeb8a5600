import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PrintCards, fileName } from "../../src/paper/PrintCards";

const asked = { game: "arc", deck: "Strike Fund", cards: [] };
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => "blob:sheets";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => vi.restoreAllMocks());

it("asks for the sheets as they are wanted, and hands over the file", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("%PDF", { status: 200 }));
  render(<PrintCards what="Print the cards" asked={asked} file="strike.pdf" />);
  fireEvent.change(screen.getByLabelText("Paper"), { target: { value: "letter" } });
  fireEvent.click(screen.getByLabelText("Bleed of 3 mm"));
  fireEvent.click(screen.getByLabelText("Backs, for both sides"));
  fireEvent.click(screen.getByText("Make the PDF"));
  await waitFor(() => expect(saved).toEqual(["strike.pdf"]));
  const [path, options] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/print");
  expect(JSON.parse(String(options?.body))).toEqual({
    ...asked,
    look: { paper: "letter", size: "63x88", bleed: 3, marks: true, backs: true, text_only: false },
  });
});

it("says why there are none", async () => {
  const fault = { where: "server", expected: "a server that prints such sheets", found: "no library", said: "" };
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify(fault), { status: 503 }));
  render(<PrintCards what="Print the cards" asked={asked} file="strike.pdf" />);
  fireEvent.click(screen.getByText("Make the PDF"));
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("no library"));
  expect(saved).toEqual([]);
});

it("calls files by plain letters", () => {
  expect(fileName("Mud & Glory: 2")).toBe("mud-glory-2.pdf");
  expect(fileName("漢字")).toBe("cards.pdf");
});
