import { useEffect, useRef } from "preact/hooks";
import { CardFace } from "../cards/CardFace";
import { describe, typeLine, valuesOf } from "../cards/describe";
import { ByHand, type Glossary, Meanings } from "../cards/Meanings";
import type { FaceInfo } from "../messages";
import { capitalized } from "../words";

/** A card in the grid: a link to itself, enlarged in its place when it is the one that the address names. */
export function GridCard({
  face,
  glossary,
  open,
  close,
}: {
  face: FaceInfo;
  glossary: Glossary;
  open: boolean;
  close: () => void;
}) {
  if (open) return <OpenCard face={face} glossary={glossary} close={close} />;
  return (
    <li class="grid-card">
      <a href={`${location.pathname}${location.search}#${face.number}`} data-number={face.number} aria-label={describe(face)}>
        <CardFace face={face} size="hand" quiet />
      </a>
    </li>
  );
}

function OpenCard({ face, glossary, close }: { face: FaceInfo; glossary: Glossary; close: () => void }) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true }), []);
  const values = valuesOf(face);
  return (
    <li
      class="grid-open"
      id={String(face.number)}
      ref={place}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <CardFace face={face} size="full" quiet />
      <div class="grid-told">
        <h2>{face.name}</h2>
        <p class="soft">
          {face.faction} · {typeLine(face)}
          {face.discipline ? ` · ${face.discipline}` : ""}
        </p>
        {face.supports.length > 0 && <p>Supports {face.supports.join(", ")}.</p>}
        <dl class="numbers">
          {face.cost !== "" && <Fact name="Cost" value={face.cost} />}
          {face.loyalty > 0 && <Fact name="Loyalty" value={String(face.loyalty)} />}
          {values.map(({ title, now }) => (
            <Fact name={title} value={String(now)} />
          ))}
        </dl>
        {face.text
          .split("\n")
          .filter(Boolean)
          .map((line) => (
            <p>{line}</p>
          ))}
        <ByHand sentences={face.unread} />
        <Meanings words={face.keywords} glossary={glossary} signs={face.signs} />
        {face.flavour && <p class="flavour">{face.flavour}</p>}
        <p class="soft">
          Number {face.number}, version {face.version}, {face.set}
        </p>
        <button type="button" class="button" data-number={face.number} onClick={close}>
          Close
        </button>
      </div>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{capitalized(name)}</dt>
      <dd>{value}</dd>
    </div>
  );
}
