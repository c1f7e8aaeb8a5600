import type { CardDraft, CardRead, FaceInfo } from "../messages";
import { capitalized } from "../words";
import { Choice } from "./Choice";
import { DISCIPLINES, FACTIONS, othersFor, ownValues, rulesetOf, typesOf, valuesFor, withOther } from "./drafts";
import { Faction } from "./Faction";
import { Steps } from "./Steps";
import { TextBox } from "./TextBox";

interface FieldsProps {
  draft: CardDraft;
  game: string;
  faces: readonly FaceInfo[]; // of the game's own cards
  read: CardRead | null;
  change: (part: Partial<CardDraft>) => void;
  locked: boolean;
}

/** All that is typed of a card. */
export function Fields({ draft, game, faces, read, change, locked }: FieldsProps) {
  const own = ownValues(faces, draft.type);
  const faults = new Map(read?.fields.map((fault) => [fault.field.split(".").at(-1) ?? "", fault]) ?? []);
  const types = typesOf(faces);
  const fault = (field: string) => {
    const found = faults.get(field);
    return found ? `Found ${found.found}; expected ${found.expected}.` : "";
  };
  const table = draft.stats[rulesetOf(game)] ?? {};
  return (
    <fieldset class="shop-fields" disabled={locked}>
      <legend class="unseen-text">The card</legend>
      <Line title="Name" fault={fault("name")} value={draft.name} change={(name) => change({ name })} most={80} testid="name" />
      <div class="shop-row">
        <Choice
          title="Type"
          value={draft.type}
          options={[...new Set([...types, draft.type])].map((type) => [type, capitalized(type)])}
          change={(type) => change(ofType(draft, game, type))}
          testid="type"
        />
        <Line
          title="Subtypes"
          fault={fault("subtypes")}
          value={draft.subtypes}
          change={(subtypes) => change({ subtypes })}
          most={120}
        />
      </div>
      <div class="shop-factions" role="radiogroup" aria-label="Faction">
        <span aria-hidden="true">Faction</span>
        {FACTIONS.map((faction) => (
          <Faction faction={faction} chosen={draft.faction === faction} choose={() => change({ faction })} />
        ))}
        <span class="shop-faction-name">{draft.faction || "none yet"}</span>
      </div>
      <div class="shop-numbers">
        <Cost value={draft.cost} fault={fault("cost")} change={(cost) => change({ cost })} />
        {(own.length ? valuesFor("event") : valuesFor(draft.type)).map(({ key, title }) => (
          <Steps title={title} value={draft[key]} change={(value) => change({ [key]: value })} fault={fault(key)} />
        ))}
        {own.map(({ key, title, least, first }) => (
          <Steps
            title={title}
            value={Number(table[key] ?? first ?? 0)}
            least={least}
            fault={fault(key)}
            change={(value) =>
              change({ stats: { ...draft.stats, [rulesetOf(game)]: written({ ...table, [key]: value }, key, first, value) } })
            }
          />
        ))}
      </div>
      {othersFor(game, draft.type, table).map((nth) => (
        <Other
          key={nth}
          nth={nth}
          table={table}
          hero={draft.type === "hero"}
          change={(table) => change({ stats: { ...draft.stats, [rulesetOf(game)]: table } })}
        />
      ))}
      {!own.length && draft.type === "city" && (
        <Choice
          title="Discipline"
          value={draft.discipline}
          options={[["", "None"], ...DISCIPLINES.map((one) => [one, one] as const)]}
          change={(discipline) => change({ discipline })}
        />
      )}
      {!own.length && draft.type === "region" && (
        <div class="shop-factions" role="group" aria-label="Supports">
          <span aria-hidden="true">Supports</span>
          {FACTIONS.map((faction) => (
            <Faction
              several
              faction={faction}
              chosen={draft.supports.includes(faction)}
              choose={() => change({ supports: FACTIONS.filter((one) => (one === faction) !== draft.supports.includes(one)) })}
            />
          ))}
        </div>
      )}
      {["games", "number", "faction", "type", "card", "discipline", "supports", "version"].map(
        (field) => fault(field) && <p class="shop-fault">{`${capitalized(field)}: ${fault(field)}`}</p>,
      )}
      {fault("number") && (
        <button type="button" class="button" onClick={() => change({ number: 0 })} data-testid="own-number">
          Give it a number of its own
        </button>
      )}
      <TextBox draft={draft} game={game} read={read} change={(text) => change({ text })} fault={fault("text")} />
      <label>
        <span>Flavour</span>
        <textarea
          class="field shop-flavour"
          rows={2}
          maxLength={500}
          value={draft.flavour}
          onInput={(event) => change({ flavour: event.currentTarget.value })}
        />
      </label>
    </fieldset>
  );
}

/** A number of a table that is left out where it says nothing. */
function written(table: Record<string, number | boolean | string>, key: string, first: number | null, value: number) {
  if (first !== null || value !== 0) return table;
  const { [key]: _none, ...left } = table;
  return left;
}

/** The card as one of another type: what a hero alone prints is none of its values any more. */
function ofType(draft: CardDraft, game: string, type: string): Partial<CardDraft> {
  if ((type === "hero") === (draft.type === "hero")) return { type };
  const { [rulesetOf(game)]: _none, ...stats } = draft.stats;
  return { type, stats };
}

type Table = CardDraft["stats"][string];

/** Another faction to which the card is loyal, and how much. */
function Other({ nth, table, hero, change }: { nth: string; table: Table; hero: boolean; change: (table: Table) => void }) {
  const faction = `${table[`${nth}_faction`] ?? ""}`;
  const step = (key: string, title: string, least: number) => (
    <Steps
      title={title}
      value={Number(table[key] ?? least)}
      least={least}
      change={(value) => change({ ...table, [key]: value })}
    />
  );
  return (
    <div class="shop-other">
      <Choice
        title={`${capitalized(nth)} faction`}
        value={faction}
        options={[["", "None"], ...FACTIONS.map((one) => [one, one] as const)]}
        change={(chosen) => change(withOther(table, nth, chosen, hero))}
        testid={`${nth}-faction`}
      />
      {faction && step(`${nth}_loyalty`, "Its loyalty", 1)}
      {faction && hero && step(`${nth}_army`, "Its army", 0)}
    </div>
  );
}

function Line({
  title,
  value,
  change,
  fault,
  most,
  testid,
}: {
  title: string;
  value: string;
  change: (value: string) => void;
  fault: string;
  most: number;
  testid?: string;
}) {
  return (
    <label class="shop-line">
      <span>{title}</span>
      <input
        class="field"
        value={value}
        maxLength={most}
        autocomplete="off"
        aria-invalid={Boolean(fault)}
        onInput={(event) => change(event.currentTarget.value)}
        data-testid={testid}
      />
      {fault && <small class="shop-fault">{fault}</small>}
    </label>
  );
}

/** A cost is a number, or a letter where the game knows such. */
function Cost({ value, change, fault }: { value: string; change: (value: string) => void; fault: string }) {
  const step = (by: number) => change(String(Math.max(0, (Number(value) || 0) + by)));
  return (
    <div class="shop-steps">
      <label>
        <span>Cost</span>
        <span class="shop-stepper">
          <button type="button" onClick={() => step(-1)} aria-label="Cost, one less">
            −
          </button>
          <input
            value={value}
            maxLength={12}
            inputMode="text"
            aria-invalid={Boolean(fault)}
            onInput={(event) => change(event.currentTarget.value)}
            data-testid="cost"
          />
          <button type="button" onClick={() => step(1)} aria-label="Cost, one more">
            +
          </button>
        </span>
      </label>
      {fault && <small class="shop-fault">{fault}</small>}
    </div>
  );
}
