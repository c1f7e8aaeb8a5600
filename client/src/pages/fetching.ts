import { useEffect, useState } from "preact/hooks";
import { RequestRefused } from "../net/api";

/** What is fetched from the server: it is on its way, has come, or has not. */
export type Fetched<Answer> =
  | { state: "loading"; again: () => void }
  | { state: "loaded"; answer: Answer; again: () => void }
  | { state: "failed"; fault: string; again: () => void };

/** Fetch when the page appears, and again whenever `key` changes or the reader wants it. */
export function useFetched<Answer>(request: () => Promise<Answer>, key: string): Fetched<Answer> {
  const [tries, setTries] = useState(0);
  const [fetched, setFetched] = useState<{ key: string; answer?: Answer; fault?: string }>({ key });
  const again = () => setTries(tries + 1);
  useEffect(() => {
    let wanted = true;
    request().then(
      (answer) => wanted && setFetched({ key, answer }),
      (error: unknown) => wanted && setFetched({ key, fault: faultText(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [key, tries]);
  if (fetched.key !== key || (fetched.answer === undefined && fetched.fault === undefined)) return { state: "loading", again };
  if (fetched.fault !== undefined) return { state: "failed", fault: fetched.fault, again };
  return { state: "loaded", answer: fetched.answer as Answer, again };
}

/** What went wrong, for a reader. */
export function faultText(fault: unknown): string {
  if (fault instanceof RequestRefused) return fault.message;
  if (fault instanceof TypeError) return "The server does not answer. Is it running, and are you connected?";
  return fault instanceof Error ? fault.message : String(fault);
}
