import { useEffect, useMemo, useState } from "preact/hooks";
import type { CardRow, LayArea, LayCard, OwnSet, RulesetInfo } from "../messages";
import { rulesets } from "../net/api";
import { faultText, useFetched } from "../pages/fetching";
import { Frame } from "../pages/Frame";
import { go } from "../router";
import { areasOf, cardsOf, layOut, setNamed } from "./calls";
import { Choice } from "./Choice";
import { Games } from "./Games";
import { Coming, Head } from "./Head";
import { MOST_OWN, matching, usePool } from "./pool";
import { SittingDown, USUAL } from "./Sitting";
import { Steps } from "./Steps";

const MOST_FOUND = 12;
const SIDES = ["Your side", "The other side"];

/** A test table: both sides are laid out card by card, and played on. */
export function LayPage({ set }: { set: string }) {
  const fetched = useFetched(() => Promise.all([setNamed(set), rulesets(), cardsOf(set, "", 0, MOST_OWN)] as const), set);
  if (fetched.state !== "loaded") return <Coming fetched={fetched} what="the set" />;
  const [own, games, page] = fetched.answer;
  return <Laying own={own} games={games} mine={page.rows} />;
}

function Laying({ own, games, mine }: { own: OwnSet; games: RulesetInfo[]; mine: readonly CardRow[] }) {
  const [game, setGame] = useState(mine[0]?.games[0] ?? "arc");
  const [areas, setAreas] = useState<readonly LayArea[]>([]);
  const [cards, setCards] = useState<readonly LayCard[]>([]);
  const [points, setPoints] = useState<readonly (number | null)[]>([null, null]);
  const [sitting, setSitting] = useState(USUAL);
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    setCards([]);
    void areasOf(game).then(
      (found) => setAreas(found.areas),
      () => setAreas([]),
    );
  }, [game]);
  const change = (n: number, part: Partial<LayCard>) =>
    setCards(cards.map((card, i) => (i === n ? { ...card, ...part } : card)));
  const drop = (n: number) =>
    setCards(
      cards.flatMap((card, i) =>
        i === n ? [] : [{ ...card, on: card.on === null || card.on === n ? null : card.on > n ? card.on - 1 : card.on }],
      ),
    );
  const play = async () => {
    setBusy(true);
    setFault("");
    try {
      const wanted = points.flatMap((many, seat): [number, number][] => (many === null ? [] : [[seat, many]]));
      const room = await layOut(own.id, { game, ...sitting, cards: [...cards], points: wanted });
      go(room.link);
    } catch (error) {
      setFault(faultText(error));
      setBusy(false);
    }
  };
  return (
    <Frame title="Test table" ruleset={null} wide>
      <Head own={own} title="Test table">
        <Games games={games} game={game} choose={setGame} />
      </Head>
      <p class="soft">Lay cards out on both sides, then play on from there, against a bot or a friend. It is your turn.</p>
      <SittingDown own={own} game={game} sitting={sitting} change={setSitting} />
      <div class="two">
        {SIDES.map((title, seat) => (
          <section class="panel shop-side" aria-label={title} key={title}>
            <h2>{title}</h2>
            <Adder
              set={own.id}
              game={game}
              mine={mine}
              areas={areas}
              add={(name, area) => setCards([...cards, laidCard(seat, name, area)])}
              seat={seat}
            />
            <ol class="shop-laid">
              {cards.map(
                (card, n) =>
                  card.seat === seat && (
                    <Laid key={`${n}.${card.name}`} card={card} n={n} cards={cards} areas={areas} change={change} drop={drop} />
                  ),
              )}
            </ol>
            <label class="shop-points">
              <input
                type="checkbox"
                checked={points[seat] !== null}
                onChange={(event) =>
                  setPoints(points.map((many, i) => (i === seat ? (event.currentTarget.checked ? 10 : null) : many)))
                }
              />{" "}
              Other points than the game has
            </label>
            {points[seat] !== null && (
              <Steps
                title="Points"
                value={points[seat] ?? 0}
                most={200}
                change={(many) => setPoints(points.map((one, i) => (i === seat ? many : one)))}
              />
            )}
          </section>
        ))}
      </div>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <footer class="shop-foot">
        <div class="shop-told-tests">{busy && <progress aria-label="The cards are laid out" />}</div>
        <button type="button" class="button button-main" disabled={busy} onClick={play} data-testid="lay">
          {busy ? "Laying out the cards …" : "Play on from here"}
        </button>
      </footer>
    </Frame>
  );
}

const laidCard = (seat: number, name: string, area: string): LayCard => ({
  seat,
  name,
  area,
  slot: 0,
  marked: false,
  damage: 0,
  on: null,
});

/** A card is found by its words, and laid into an area. */
function Adder({
  set,
  game,
  mine,
  areas,
  add,
  seat,
}: {
  set: string;
  game: string;
  mine: readonly CardRow[];
  areas: readonly LayArea[];
  add: (name: string, area: string) => void;
  seat: number;
}) {
  const [words, setWords] = useState("");
  const [area, setArea] = useState("");
  const where = areas.some(({ key }) => key === area) ? area : (areas[0]?.key ?? "");
  const pool = usePool(set, game, mine, words);
  const found = useMemo(() => matching(pool, words), [pool, words]);
  return (
    <>
      <div class="shop-row">
        <Choice
          title="Into"
          value={where}
          options={areas.map(({ key, title }) => [key, title])}
          change={setArea}
          testid={`area-${seat}`}
        />
        <label class="shop-line">
          <span>Find a card</span>
          <input
            class="field"
            type="search"
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
            data-testid={`find-${seat}`}
          />
        </label>
      </div>
      <div class="shop-words">
        {found.slice(0, MOST_FOUND).map((face) => (
          <button
            type="button"
            key={face.number}
            disabled={!where} // it is not known yet where cards can lie
            onClick={() => add(face.name, where)}
            data-testid={`lay-${seat}`}
          >
            {face.name}
          </button>
        ))}
      </div>
    </>
  );
}

/** A card that is laid, and how it lies. */
function Laid({
  card,
  n,
  cards,
  areas,
  change,
  drop,
}: {
  card: LayCard;
  n: number;
  cards: readonly LayCard[];
  areas: readonly LayArea[];
  change: (n: number, part: Partial<LayCard>) => void;
  drop: (n: number) => void;
}) {
  const area = areas.find(({ key }) => key === card.area);
  const hosts = area?.hosts
    ? cards.flatMap((one, i) => (i < n && one.seat === card.seat && one.area === card.area ? [[i, one.name] as const] : []))
    : [];
  return (
    <li>
      <b>{card.name}</b> <span class="soft">{area?.title}</span>
      {area && area.slots > 1 && (
        <Steps
          title="Slot"
          value={card.slot + 1}
          least={1}
          most={area.slots}
          change={(slot) => change(n, { slot: slot - 1 })}
        />
      )}
      {hosts.length > 0 && (
        <Choice
          title="In"
          value={card.on === null ? "" : `${card.on}`}
          options={[["", "nothing"], ...hosts.map(([i, name]) => [`${i}`, name] as const)]}
          change={(on) => change(n, { on: on === "" ? null : Number(on) })}
        />
      )}
      <label class="shop-points">
        <input type="checkbox" checked={card.marked} onChange={(event) => change(n, { marked: event.currentTarget.checked })} />{" "}
        marked
      </label>
      <Steps title="Damage" value={card.damage} change={(damage) => change(n, { damage })} />
      <button type="button" class="button" onClick={() => drop(n)} aria-label={`Take ${card.name} away`}>
        Take away
      </button>
    </li>
  );
}
