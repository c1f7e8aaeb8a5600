import { useMemo } from "preact/hooks";
import type { FaceInfo } from "../messages";
import { capitalized } from "../words";
import { ANY, type Filter, choices } from "./filter";

/** What to look for among the cards. */
export function CardFilters({
  faces,
  filter,
  change,
}: {
  faces: readonly FaceInfo[];
  filter: Filter;
  change: (filter: Filter) => void;
}) {
  const offered = useMemo(() => choices(faces), [faces]);
  const filtered = Object.values(filter).some(Boolean);
  const one = (key: "type" | "faction" | "cost", title: string, any: string) => (
    <label>
      <span>{title}</span>
      <select
        class="field"
        value={filter[key]}
        onChange={(event) => change({ ...filter, [key]: event.currentTarget.value })}
        data-testid={`filter-${key}`}
      >
        <option value="">{any}</option>
        {offered[key].map((value) => (
          <option value={value}>{capitalized(value)}</option>
        ))}
      </select>
    </label>
  );
  return (
    <form class="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <label class="filters-words">
        <span>Words</span>
        <input
          class="field"
          type="search"
          value={filter.words}
          onInput={(event) => change({ ...filter, words: event.currentTarget.value })}
          placeholder="name, subtype, text"
          data-testid="filter-words"
        />
      </label>
      {one("type", "Type", "Any type")}
      {one("faction", "Faction", "Any faction")}
      {one("cost", "Cost", "Any cost")}
      <button type="button" class="button" disabled={!filtered} onClick={() => change(ANY)}>
        Show all
      </button>
    </form>
  );
}
