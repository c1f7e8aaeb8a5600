import { useEffect, useRef, useState } from "preact/hooks";
import type { LogLine } from "../messages";
import { useDesk } from "./desk";
import { inWords } from "./Words";

/** Says aloud what has happened since, and what is asked. */
export function Live() {
  const desk = useDesk();
  const { sitting } = desk;
  const heard = useRef<LogLine[] | null>(null);
  const [said, say] = useState("");
  const lines = sitting.log.value;
  const question = sitting.question.value?.text ?? "";
  useEffect(() => {
    const news = heard.current === null ? [] : lines.slice(heard.current.length);
    heard.current = lines;
    say([...news.map((line) => inWords(desk, line.text)), question].filter(Boolean).join(". "));
  }, [lines, question]);
  return (
    <div id="live" class="unseen-text" aria-live="polite" role="log">
      {said}
    </div>
  );
}
