import { useEffect, useState } from "preact/hooks";
import { RequestRefused } from "../net/api";

/** An answer that is waited for, has come, or has not. */
export type Asked<Answer> =
  | { stand: "waiting"; again: () => void }
  | { stand: "here"; answer: Answer; again: () => void }
  | { stand: "failed"; why: string; again: () => void };

/** Ask when the page appears, and again whenever `key` changes or the reader wants it. */
export function useAsked<Answer>(question: () => Promise<Answer>, key: string): Asked<Answer> {
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState<{ key: string; answer?: Answer; why?: string }>({ key });
  const again = () => setTries(tries + 1);
  useEffect(() => {
    let wanted = true;
    question().then(
      (answer) => wanted && setAsked({ key, answer }),
      (fault: unknown) => wanted && setAsked({ key, why: inWords(fault) }),
    );
    return () => {
      wanted = false;
    };
  }, [key, tries]);
  if (asked.key !== key || (asked.answer === undefined && asked.why === undefined)) return { stand: "waiting", again };
  if (asked.why !== undefined) return { stand: "failed", why: asked.why, again };
  return { stand: "here", answer: asked.answer as Answer, again };
}

/** What went wrong, for a reader. */
export function inWords(fault: unknown): string {
  if (fault instanceof RequestRefused) return fault.message;
  if (fault instanceof TypeError) return "The server does not answer. Is it running, and are you connected?";
  return fault instanceof Error ? fault.message : String(fault);
}
