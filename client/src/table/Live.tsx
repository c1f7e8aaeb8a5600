import { useEffect, useRef, useState } from "preact/hooks";
import type { LogLine, Sentence } from "../messages";
import { useDesk } from "./desk";

/** Says aloud what has happened since, and what is asked. */
export function Live() {
  const desk = useDesk();
  const { sitting } = desk;
  const words = (text: Sentence) => text.map((part) => (part.seat === null ? part.text : desk.calledBySeat(part.seat, part.text))).join("");
  const heard = useRef<LogLine[] | null>(null);
  const [said, say] = useState("");
  const lines = sitting.log.value;
  const question = sitting.question.value?.text ?? "";
  useEffect(() => {
    const news = heard.current === null ? [] : lines.slice(heard.current.length);
    heard.current = lines;
    say([...news.map((line) => words(line.text)), question].filter(Boolean).join(". "));
  }, [lines, question]);
  return (
    <div id="live" class="unseen-text" aria-live="polite" role="log">
      {said}
    </div>
  );
}
