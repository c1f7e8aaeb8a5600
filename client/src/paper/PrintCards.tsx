import "./paper.css";
import { useState } from "preact/hooks";
import type { PrintAsked, PrintLook } from "../messages";
import { RequestRefused } from "../net/api";

const FIRST: PrintLook = { paper: "a4", size: "63x88", bleed: 0, marks: true, backs: false, text_only: false };
const BLEED = 3; // mm, as print shops ask for
const PAPERS = { a4: "A4", letter: "Letter" } as const;
const SIZES = { "63x88": "63 × 88 mm", "65x92": "65 × 92 mm" } as const;

/** Cards on paper: how the sheets are wanted, and the PDF of them. */
export function PrintCards({
  what,
  asked,
  file,
  to = "/api/print",
}: {
  what: string;
  asked: Omit<PrintAsked, "look">;
  file: string;
  to?: string;
}) {
  const [look, setLook] = useState(FIRST);
  const [state, setState] = useState<"idle" | "busy" | { refused: string }>("idle");
  const change = (part: Partial<PrintLook>) => setLook({ ...look, ...part });
  const make = async (event: Event) => {
    event.preventDefault();
    setState("busy");
    try {
      keep(await printed({ ...asked, look }, to), file);
      setState("idle");
    } catch (error) {
      setState({ refused: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <details class="paper-cards">
      <summary class="button">{what}</summary>
      <form class="paper-look" onSubmit={make}>
        <Choice title="Paper" names={PAPERS} chosen={look.paper} choose={(paper) => change({ paper })} />
        <Choice title="Cards" names={SIZES} chosen={look.size} choose={(size) => change({ size })} />
        <Tick title="Words only, to save ink" on={look.text_only} turn={(text_only) => change({ text_only })} />
        <Tick title="Backs, for both sides" on={look.backs} turn={(backs) => change({ backs })} off={look.text_only} />
        <Tick title={`Bleed of ${BLEED} mm`} on={look.bleed > 0} turn={(on) => change({ bleed: on ? BLEED : 0 })} />
        <Tick title="Marks to cut along" on={look.marks} turn={(marks) => change({ marks })} />
        <p class="soft">Print in actual size, not fitted to the page.</p>
        <button type="submit" class="button button-main" disabled={state === "busy"}>
          {state === "busy" ? "Making the sheets …" : "Make the PDF"}
        </button>
        <p role="status" class="paper-refused">
          {typeof state === "object" && state.refused}
        </p>
      </form>
    </details>
  );
}

function Choice<Name extends string>({
  title,
  names,
  chosen,
  choose,
}: {
  title: string;
  names: Record<Name, string>;
  chosen: Name;
  choose: (name: Name) => void;
}) {
  return (
    <label class="paper-choice">
      {title}
      <select class="field" value={chosen} onChange={(event) => choose(event.currentTarget.value as Name)}>
        {(Object.keys(names) as Name[]).map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Tick({ title, on, turn, off = false }: { title: string; on: boolean; turn: (on: boolean) => void; off?: boolean }) {
  return (
    <label class="paper-tick">
      <input type="checkbox" checked={on && !off} disabled={off} onChange={(event) => turn(event.currentTarget.checked)} />
      {title}
    </label>
  );
}

/** The sheets, made by the server. */
export async function printed(asked: PrintAsked, to = "/api/print"): Promise<Blob> {
  const answer = await fetch(to, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
  if (!answer.ok) throw new RequestRefused(answer.status, await answer.json().catch(() => null));
  return answer.blob();
}

/** Hand a file to whoever asked for it. */
function keep(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What a file may be called. */
export function fileName(title: string): string {
  return `${
    title
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? "cards"
  }.pdf`;
}
