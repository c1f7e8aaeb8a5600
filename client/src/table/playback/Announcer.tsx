import { useEffect, useRef, useState } from "preact/hooks";
import type { LogLine } from "../../messages";
import { useInteraction } from "../choosing/interaction";
import { inWords } from "../log/Words";

/** Says aloud what has happened since, and what is asked. */
export function Announcer() {
  const ui = useInteraction();
  const { session } = ui;
  const heard = useRef<LogLine[] | null>(null);
  const [said, say] = useState("");
  const lines = session.playback.log.value;
  const question = session.question.value?.text ?? "";
  useEffect(() => {
    const news = heard.current === null ? [] : lines.slice(heard.current.length);
    heard.current = lines;
    say([...news.map((line) => inWords(ui, line.text)), question].filter(Boolean).join(". "));
  }, [lines, question]);
  return (
    <div id="live" class="unseen-text" aria-live="polite" role="log">
      {said}
    </div>
  );
}
