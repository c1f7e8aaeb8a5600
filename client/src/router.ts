import { computed, signal } from "@preact/signals";

/** What of a set the workshop shows: all of it, a card, a deck, a table that is laid out. */
export type WorkshopKind = "" | "card" | "deck" | "table";

/** Where the page stands: one of nine pages, and what it is about. */
export type Route =
  | { page: "start" }
  | { page: "table"; key: string }
  | { page: "rules"; ruleset: string; rule: string }
  | { page: "cards"; ruleset: string; card: number }
  | { page: "how"; ruleset: string }
  | { page: "english"; ruleset: string; chapter: string }
  | { page: "deck"; ruleset: string; deck: string }
  | { page: "back"; secret: string }
  | { page: "workshop"; set: string; part: string; kind: WorkshopKind }
  | { page: "nowhere"; path: string };

export const NO_CARD = 0; // none is open: cards are numbered from 1

/** Read an address. */
export function routeOf(path: string, hash = ""): Route {
  const fragment = hash.replace(/^#/, "");
  const [page, name = "", more, rest] = path.split("/").filter(Boolean).map(decoded);
  if (page === undefined) return { page: "start" };
  if (page === "back" && !name) return { page, secret: fragment };
  if (name && more === undefined) {
    if (page === "table") return { page, key: name };
    if (page === "rules") return { page, ruleset: name, rule: decoded(fragment) };
    if (page === "cards") return { page, ruleset: name, card: Number(fragment) || NO_CARD };
    if (page === "how") return { page, ruleset: name };
    if (page === "english") return { page, ruleset: name, chapter: decoded(fragment) };
  }
  if (page === "workshop" && more === undefined) return { page, set: name, part: "", kind: "" };
  if (page === "workshop" && more === "table" && rest === undefined) return { page, set: name, part: "", kind: more };
  if (page === "workshop" && (more === "card" || more === "deck") && rest) return { page, set: name, part: rest, kind: more };
  if (page === "deck" && name && more && rest === undefined) return { page, ruleset: name, deck: more };
  return { page: "nowhere", path };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a half-typed % is no reason to show nothing
  }
}

const address = signal(here());

function here(): string {
  return location.pathname + location.hash;
}

/** The page to show now. */
export const route = computed(() => {
  const [path = "/", hash = ""] = address.value.split("#");
  return routeOf(path, hash);
});

/** Go to another page without loading the document anew; instead of this one, if this one leads nowhere any more. */
export function go(to: string, instead = false): void {
  if (to !== here()) history[instead ? "replaceState" : "pushState"](null, "", to);
  address.value = here();
  if (!to.includes("#")) scrollTo(0, 0);
}

/** Let links of our own pages be followed by `go`. */
export function followLinks(): void {
  addEventListener("popstate", () => (address.value = here()));
  addEventListener("hashchange", () => (address.value = here()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain =
      !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || link.target || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
