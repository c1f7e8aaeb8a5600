import { useEffect, useState } from "preact/hooks";
import type { Guest, Returning } from "../messages";
import { request } from "../net/api";
import { go } from "../router";
import { faultText } from "./fetching";
import { Frame } from "./Frame";
import { OwnLink } from "./OwnLink";

/** A guest comes back by a link of his own: who that is is said first, and nothing happens unasked. */
export function BackPage({ secret }: { secret: string }) {
  const [kept, keep] = useState(secret); // the address forgets it, so that it stands in no history
  const [found, setFound] = useState<Returning | null>(null);
  const [now, setNow] = useState<Guest | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    if (secret) keep(secret);
  }, [secret]);
  useEffect(() => {
    if (!kept) return;
    go("/back", true);
    request<Returning>("/api/guest/who", { secret: kept }).then(setFound, (error: unknown) => setFault(faultText(error)));
    request<Guest>("/api/guest").then(setNow, () => undefined);
  }, [kept]);
  const comeBack = () =>
    request<Guest>("/api/guest/back", { secret: kept }).then(
      () => go("/"),
      (error: unknown) => setFault(faultText(error)),
    );
  return (
    <Frame title="Come back" ruleset={null}>
      {!kept || fault ? (
        <NoWayBack fault={fault} />
      ) : !found ? (
        <p role="status">Looking for you …</p>
      ) : found.you ? (
        <There name={found.name} />
      ) : (
        <Back found={found} now={now} comeBack={comeBack} />
      )}
    </Frame>
  );
}

function Back({ found, now, comeBack }: { found: Returning; now: Guest | null; comeBack: () => void }) {
  return (
    <>
      <h1>Come back as {found.name}?</h1>
      <p>
        This browser is {found.name} from then on, with {games(found.games)}. Say yes only if this link is your own: whoever
        gave it to you can see all that {found.name} sees.
      </p>
      {now && now.rooms.length > 0 && (
        <>
          <p>
            Here you are {now.name} now, with {games(now.rooms.filter((room) => !room.over).length)}. Keep this link, if you
            want to be {now.name} again:
          </p>
          <OwnLink />
        </>
      )}
      <p class="abreast">
        <button type="button" class="button button-main" onClick={comeBack} data-testid="come-back">
          Come back as {found.name}
        </button>
        <a class="button" href="/">
          No, stay as I am
        </a>
      </p>
    </>
  );
}

function There({ name }: { name: string }) {
  return (
    <>
      <h1>You are {name} already</h1>
      <p>
        <a class="button button-main" href="/">
          To your games
        </a>
      </p>
    </>
  );
}

function NoWayBack({ fault }: { fault: string }) {
  return (
    <>
      <h1>This link brings nobody back</h1>
      <p>Open the whole link again, as it was copied: all of it counts, the part after # too.</p>
      {fault && <p class="soft">{fault}</p>}
      <p>
        <a class="button button-main" href="/">
          To the start page
        </a>
      </p>
    </>
  );
}

function games(count: number): string {
  return count === 0 ? "no open game" : count === 1 ? "one open game" : `${count} open games`;
}
