import type { ComponentChildren } from "preact";
import type { OwnSet } from "../messages";
import type { Fetched } from "../pages/fetching";
import { Frame, Missing } from "../pages/Frame";

/** The way back, what is worked on, and how it stands with it. */
export function Head({ own, title, children }: { own: OwnSet; title: string; children: ComponentChildren }) {
  return (
    <header class="shop-head">
      <p class="shop-trail">
        <a href="/workshop">Workshop</a> › <a href={`/workshop/${own.id}`}>{own.name}</a> ›
      </p>
      <h1>{title}</h1>
      {children}
    </header>
  );
}

/** What is shown until something has come, or where it does not. */
export function Coming({ fetched, what }: { fetched: Fetched<unknown>; what: string }) {
  return (
    <Frame title="Workshop" ruleset={null} wide>
      <Missing fetched={fetched} what={what} />
    </Frame>
  );
}
