import { useState } from "preact/hooks";
import { useFetched, faultText } from "../pages/fetching";
import { Frame, Missing } from "../pages/Frame";
import { go } from "../router";
import { counted } from "../words";
import { beginSet, newId, ownSets } from "./calls";

/** One's own sets, and a first card in one click. */
export function SetsPage() {
  const fetched = useFetched(ownSets, "sets");
  const [name, setName] = useState("");
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    setFault("");
    try {
      const made = await beginSet(name.trim() || "My set");
      go(`/workshop/${made.id}/card/${newId()}`);
    } catch (error) {
      setFault(faultText(error));
      setBusy(false);
    }
  };
  return (
    <Frame title="Workshop" ruleset={null}>
      <div>
        <h1>Workshop</h1>
        <p class="lead">Write a card, see at each word what the table understands, and play it a minute later.</p>
        <p>
          Everything that cards can say stands in <a href="/english/arc">Card English</a>, to be searched.
        </p>
      </div>
      <form
        class="panel shop-begin"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <label>
          <span>A new set</span>
          <input
            class="field"
            value={name}
            maxLength={60}
            placeholder="My set"
            onInput={(event) => setName(event.currentTarget.value)}
            data-testid="set-name"
          />
        </label>
        <button type="submit" class="button button-main" disabled={busy} data-testid="begin-set">
          Begin with a card
        </button>
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
      </form>
      {fetched.state === "loaded" ? (
        <section aria-labelledby="sets-title">
          <h2 id="sets-title">Your sets</h2>
          {fetched.answer.sets.length === 0 && (
            <p class="soft">None yet. They are kept for you on this server, also unfinished.</p>
          )}
          <ul class="shop-sets">
            {fetched.answer.sets.map((set) => (
              <li key={set.id}>
                <a href={`/workshop/${set.id}`}>{set.name}</a>
                <span class="soft">
                  {counted(set.cards, "card")}, {counted(set.decks, "deck")}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Missing fetched={fetched} what="your sets" />
      )}
    </Frame>
  );
}
