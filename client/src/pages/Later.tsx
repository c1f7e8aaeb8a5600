import { useEffect, useState } from "preact/hooks";
import type { Route } from "../router";
import { Frame } from "./Frame";

type Workshop = typeof import("../workshop/WorkshopPages").WorkshopPages;

/** The workshop, which only those load who go there. */
export function Later({ at }: { at: Extract<Route, { page: "workshop" }> }) {
  const [loaded, setLoaded] = useState<{ Workshop: Workshop } | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    void import("../workshop/WorkshopPages").then(
      ({ WorkshopPages }) => setLoaded({ Workshop: WorkshopPages }),
      () => setFault("The workshop could not be loaded: reload the page."),
    );
  }, []);
  if (loaded) return <loaded.Workshop set={at.set} part={at.part} kind={at.kind} />;
  return (
    <Frame title="Workshop" ruleset={null}>
      <p class="fetching" role="status">
        {fault || "Opening the workshop …"}
      </p>
    </Frame>
  );
}
