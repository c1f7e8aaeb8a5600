import { useEffect, useMemo, useState } from "preact/hooks";
import { CardFace } from "../cards/CardFace";
import type { CardDraft, CardKept, CardRead, FaceInfo, OwnSet, RulesetInfo, SentenceRead } from "../messages";
import { printedCards, rulesets } from "../net/api";
import { faultText, useFetched } from "../pages/fetching";
import { Frame } from "../pages/Frame";
import { fileName, PrintCards } from "../paper/PrintCards";
import { cardAt, printOf, readCard, type Saved, saveCard, setNamed } from "./calls";
import { inGame, newCard, ownValues, reworded, rulesetOf } from "./drafts";
import { Fields } from "./Fields";
import { Games } from "./Games";
import { Coming, Head } from "./Head";
import { HowToSay } from "./HowToSay";
import { Draft, type Kept } from "./keeping";
import { KeepingNote, TwoDrafts } from "./KeepingNote";
import { Similar } from "./Similar";
import { Trying } from "./Trying";
import { Understood } from "./Understood";

const LAST = "wtactics:workshop"; // the game and faction that were written for last
const AFTER = 180; // milliseconds after the last key, the card is read
const VIEWS = { write: "Write", card: "Card", meaning: "Meaning" } as const;

/** A card, with what is typed, how it looks, and what the table understands. */
export function EditorPage({ set, id }: { set: string; id: string }) {
  const fetched = useFetched(() => Promise.all([setNamed(set), cardAt(set, id), rulesets()] as const), `${set}/${id}`);
  if (fetched.state !== "loaded") return <Coming fetched={fetched} what="the card" />;
  const [own, card, games] = fetched.answer;
  return <Editor own={own} id={id} kept={card} games={games} />;
}

function Editor({ own, id, kept, games }: { own: OwnSet; id: string; kept: CardKept | null; games: RulesetInfo[] }) {
  const last = lastWritten();
  const draft = useMemo(() => {
    const start = { revision: kept?.revision ?? 0, what: kept?.card ?? newCard(last.game, last.faction) };
    return new Draft<CardDraft>(`wtactics:draft:${own.id}:${id}`, start, saver(own.id, id), numbered);
  }, [own.id, id]);
  useEffect(() => () => draft.close(), [draft]);
  const card = draft.what.value;
  const [game, setGame] = useState(card.games[0] ?? last.game);
  const [view, setView] = useState<keyof typeof VIEWS>("write");
  const [read, setRead] = useState<CardRead | null>(null);
  const [reading, setReading] = useState(true);
  const [fault, setFault] = useState("");
  const [faces, setFaces] = useState<readonly FaceInfo[]>([]);
  useEffect(() => void printedCards(game).then(setFaces, () => setFaces([])), [game]);
  const values = useMemo(() => ownValues(faces, card.type), [faces, card.type]);
  const shown = useMemo(() => inGame(card, game, values), [card, game, values]);
  useEffect(() => {
    let wanted = true;
    setReading(true);
    const timer = setTimeout(() => {
      readCard(game, shown, own.id, id).then(
        (found) => {
          if (!wanted) return;
          setRead(found);
          setFault("");
          setReading(false);
        },
        (error: unknown) => {
          if (!wanted) return;
          setFault(faultText(error));
          setReading(false);
        },
      );
    }, AFTER);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [shown, game, own.id, id]);
  const change = (part: Partial<CardDraft>) => {
    if (!own.yours) return;
    const stats = part.stats ?? (values.length ? shown.stats : undefined);
    draft.change(stats ? { ...part, stats } : part);
    rememberWritten(game, part.faction ?? card.faction);
  };
  const use = (sentence: SentenceRead, words: string) =>
    change({ text: reworded(card.text, sentence.line, sentence.begin, sentence.end, words) });
  const add = (words: string) => change({ text: card.text.trim() ? `${card.text.trimEnd()}\n${words}` : words });
  const text = card.type === "hero" ? read?.face.text : card.text; // above a hero's text its numbers are printed
  const face = read && { ...read.face, name: card.name || read.face.name, text: text ?? "", flavour: card.flavour };
  return (
    <Frame title={card.name || "A new card"} ruleset={null} wide>
      <Head own={own} title={card.name || "A new card"}>
        {own.yours ? <KeepingNote draft={draft} /> : <span class="soft">to be read; copy the set to write</span>}
        <Games games={games} game={game} choose={setGame} />
      </Head>
      {own.yours && !card.games.includes(game) && (
        <p class="shop-elsewhere">
          {card.name || "This card"} is not in {game.toUpperCase()} yet: you see how it would be understood there.{" "}
          <button type="button" class="button" onClick={() => change({ games: [...card.games, game], stats: shown.stats })}>
            Put it there, too
          </button>{" "}
          <button type="button" class="button" onClick={() => change({ games: [game], stats: shown.stats })}>
            Only there
          </button>
        </p>
      )}
      <TwoDrafts draft={draft} what="card" told={toldCard} />
      <div class="shop-views" role="tablist" aria-label="What is shown">
        {Object.entries(VIEWS).map(([key, title]) => (
          <button
            type="button"
            role="tab"
            aria-selected={view === key}
            onClick={() => setView(key as keyof typeof VIEWS)}
            data-testid={`view-${key}`}
          >
            {title}
            {key === "meaning" && read && !read.understood ? " !" : ""}
          </button>
        ))}
      </div>
      <div class={`shop-desk shop-view-${view}`}>
        <section class="shop-write" aria-label="The card in words">
          <Fields draft={shown} game={game} faces={faces} read={read} change={change} locked={!own.yours} />
        </section>
        <section class="shop-look" aria-label="The card as it looks">
          {face ? <CardFace face={face} size="full" /> : <div class="shop-no-card" />}
          {own.yours && card.name && (
            <PrintCards
              what="Print it"
              asked={{ game, deck: null, cards: [{ name: card.name, count: 9 }] }}
              file={fileName(card.name)}
              to={printOf(own.id)}
            />
          )}
          {face && (
            <div class="shop-small" aria-hidden="true">
              <CardFace face={face} size="hand" quiet />
              <CardFace face={face} size="tiny" quiet />
            </div>
          )}
        </section>
        <section class="shop-read" aria-labelledby="understood-title">
          <h2 id="understood-title">What the table understands</h2>
          {fault && (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
          <Understood read={read} reading={reading} use={own.yours ? use : null} game={rulesetOf(game).toUpperCase()} />
          <HowToSay game={game} add={own.yours ? add : null} />
          {face && <Similar card={face} faces={faces} />}
        </section>
      </div>
      {own.yours && <Trying own={own} id={id} game={game} draft={draft} read={read} measured={kept?.measured ?? null} />}
    </Frame>
  );
}

/** A card in lines, to be held against another version of it. */
const toldCard = (card: CardDraft) => `${card.name} · ${card.cost} · ${card.attack}/${card.defense}\n${card.text}`;

/** How a card is saved. */
function saver(set: string, id: string) {
  return async (revision: number, what: CardDraft): Promise<Saved<Kept<CardDraft>>> => {
    const found = await saveCard(set, id, revision, what);
    if ("now" in found) return { now: found.now && { revision: found.now.revision, what: found.now.card } };
    return { kept: { revision: found.kept.revision, what: found.kept.card } };
  };
}

/** The server has given it a number, and perhaps another version. */
const numbered = (mine: CardDraft, kept: CardDraft): CardDraft => ({ ...mine, number: kept.number, version: kept.version });

function lastWritten(): { game: string; faction: string } {
  const usual = { game: "arc", faction: "Gaian" };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(LAST) ?? "null");
    return typeof found === "object" && found ? { ...usual, ...found } : usual;
  } catch {
    return usual;
  }
}

function rememberWritten(game: string, faction: string): void {
  try {
    localStorage.setItem(LAST, JSON.stringify({ game, faction }));
  } catch {
    // A browser that keeps nothing begins with the usual.
  }
}
