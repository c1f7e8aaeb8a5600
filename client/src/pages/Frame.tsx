import "./pages.css";
import serifLicence from "@fontsource/alegreya/LICENSE?url";
import sansLicence from "@fontsource/alegreya-sans/LICENSE?url";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { route } from "../router";
import type { Fetched } from "./fetching";

/** A page with its heading, and the way to the other pages. */
export function Frame({
  title,
  ruleset,
  children,
  wide = false,
}: {
  title: string;
  ruleset: string | null;
  children: ComponentChildren;
  wide?: boolean;
}) {
  useEffect(() => {
    document.title = title === "WTactics" ? title : `${title} – WTactics`;
  }, [title]);
  return (
    <div class={`page${wide ? " page-wide" : ""} page-${route.value.page}`}>
      <a class="skip" href="#main" onClick={skip}>
        To the content
      </a>
      <header class="page-head">
        <a class="page-name" href="/">
          <Crest />
          WTactics
        </a>
        {ruleset ? <Ways ruleset={ruleset} /> : <Workshop />}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer class="page-foot">
        Free software and free cards: GPL-2.0-or-later. Fonts: <Licence of={serifLicence}>Alegreya</Licence>,{" "}
        <Licence of={sansLicence}>Alegreya Sans</Licence>, SIL OFL. No account, no tracking.
      </footer>
    </div>
  );
}

/** A font may be passed on with its licence only. */
function Licence({ of, children }: { of: string; children: string }) {
  return (
    <a href={of} target="_blank" rel="license noopener">
      {children}
    </a>
  );
}

function skip(event: Event): void {
  // The hash belongs to the page's own links; the focus goes by itself.
  event.preventDefault();
  document.getElementById("main")?.focus();
}

const WAYS = [
  ["how", "How to play"],
  ["rules", "Rulebook"],
  ["cards", "Cards"],
] as const;

function Ways({ ruleset }: { ruleset: string }) {
  const here = route.value.page;
  return (
    <nav aria-label="Pages">
      <a href="/" aria-current={here === "start" ? "page" : undefined}>
        Play
      </a>
      {WAYS.map(([page, title]) => (
        <a href={`/${page}/${ruleset}`} aria-current={here === page ? "page" : undefined}>
          {title}
        </a>
      ))}
      <ToWorkshop />
    </nav>
  );
}

function Workshop() {
  return (
    <nav aria-label="Pages">
      <a href="/">Play</a>
      <ToWorkshop />
    </nav>
  );
}

function ToWorkshop() {
  return (
    <a href="/workshop" aria-current={route.value.page === "workshop" ? "page" : undefined}>
      Workshop
    </a>
  );
}

function Crest() {
  return (
    <svg viewBox="-50 -52 100 108" width="26" height="28" aria-hidden="true">
      <path d="M-40-46H40V-8C40 22 20 40 0 50C-20 40-40 22-40-8Z" fill="#3a3f4b" stroke="#d3b060" stroke-width="8" />
      <path
        d="M-28-14L-14 26L0-6L14 26L28-14"
        fill="none"
        stroke="#f0ebdf"
        stroke-width="10"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  );
}

/** What stands where an answer will stand: that we wait for it, or why it has not come. */
export function Missing<Answer>({ fetched, what }: { fetched: Fetched<Answer>; what: string }) {
  if (fetched.state === "loaded") return null;
  if (fetched.state === "loading")
    return (
      <p class="fetching" role="status">
        Fetching {what} …
      </p>
    );
  return (
    <div class="fault" role="alert">
      <p>
        <strong>We could not fetch {what}.</strong> {fetched.fault}
      </p>
      <button type="button" class="button" onClick={fetched.again}>
        Try again
      </button>
    </div>
  );
}
