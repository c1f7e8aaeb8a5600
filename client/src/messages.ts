/** What server and client say to each other: the shape of src/wtactics/server/messages/__init__.py. */

export type FromClient =
  Hello | Choose | Manner | Suggest | Why | Concede | OfferDraw | Rematch | NextGame | Review | Look | Ping;
export type Sentence = Part[];
export type ToClient = Welcome | Update | Drafted | Reasons | Refused | Seated | Again | Reviewed | Looked | Pong;

/**
 * A game, the deck that is played in it, and who sits across.
 */
export interface AcrossAsked {
  game: string;
  deck: string;
  against: string;
  bot: string;
}
/**
 * What a mentor says to whoever plays for the first time.
 */
export interface Advice {
  number: number;
  seq: number;
  topic: string;
  text: string;
  rules: string[];
  asks: boolean;
  last: boolean;
}
/**
 * A card of a deck, how many of it there are, and what to do with it.
 */
export interface AdvisedCard {
  face: FaceInfo;
  count: number;
  advice: string;
}
/**
 * A card as it is printed.
 */
export interface FaceInfo {
  number: number;
  version: string;
  set: string;
  name: string;
  faction: string;
  type: string;
  token: boolean;
  subtypes: string[];
  cost: string;
  loyalty: number;
  values: {
    [k: string]: number;
  };
  discipline: string;
  supports: string[];
  text: string;
  flavour: string;
  keywords: string[];
  signs: [string, string][];
  stats: {
    [k: string]: number | string | boolean;
  };
  unread: string[];
}
/**
 * A rematch is ready, or the next game of the match.
 */
export interface Again {
  say: "again";
  link: string;
}
/**
 * One area that every seat has (or, if shared, the table once); the client draws it and knows no ruleset.
 */
export interface AreaLayout {
  key: string;
  title: string;
  form: "row" | "hosts" | "grid" | "fan" | "pile" | "stacks" | "tasks";
  row: number;
  shared: boolean;
  columns: number;
  slots: string[];
  open: boolean;
  note: string;
  faces: string;
  top: boolean;
}
/**
 * A bot that can be chosen.
 */
export interface BotInfo {
  key: string;
  title: string;
  description: string;
}
/**
 * A card as it is typed, perhaps not to its end.
 */
export interface CardDraft {
  games: string[];
  number: number;
  version: number;
  name: string;
  faction: string;
  type: string;
  subtypes: string;
  cost: string;
  loyalty: number;
  attack: number;
  defense: number;
  strength: number;
  discipline: string;
  supports: string[];
  text: string;
  flavour: string;
  stats: {
    [k: string]: {
      [k: string]: number | boolean | string;
    };
  };
}
/**
 * A card of a set as it is kept.
 */
export interface CardKept {
  id: string;
  revision: number;
  card: CardDraft;
  measured: Measured | null;
}
/**
 * What came of many games with a card, and of which version of it.
 */
export interface Measured {
  version: number;
  revision: number;
  game: string;
  bot: string;
  deck: string;
  instead: string;
  against: string;
  with_it: Share;
  without: Share;
  between: Share;
  turns: number;
  seconds: number;
}
/**
 * How many games of so many a deck has won, and the interval of its share, 95 %.
 */
export interface Share {
  games: number;
  wins: number;
  draws: number;
  low: number;
  high: number;
}
/**
 * What a game understands of a card.
 */
export interface CardRead {
  face: FaceInfo;
  fields: FieldFault[];
  sentences: SentenceRead[];
  keywords: [string, string][];
  understood: boolean;
  playable: boolean;
}
/**
 * What is wrong with a value of a card.
 */
export interface FieldFault {
  field: string;
  found: string;
  expected: string;
}
/**
 * A sentence, or some that make one ability, with what it means.
 */
export interface SentenceRead {
  line: number;
  begin: number;
  end: number;
  text: string;
  wording: string;
  parts: [string, string][];
  fault: WordingFault | null;
}
/**
 * Where a sentence is not understood, and what would be.
 */
export interface WordingFault {
  begin: number;
  end: number;
  found: string;
  why: string;
  expected: string[];
  instead: string[];
}
/**
 * A card in the list of a set.
 */
export interface CardRow {
  id: string;
  revision: number;
  face: FaceInfo;
  games: string[];
}
/**
 * A page of the cards of a set.
 */
export interface CardRows {
  found: number;
  rows: CardRow[];
}
/**
 * A card as it shall be kept, and the revision that it was written over; 0: there was none.
 */
export interface CardSaved {
  revision: number;
  card: CardDraft;
}
/**
 * One card as this seat sees it.
 */
export interface CardState {
  name: number;
  title: string;
  face: number | null;
  owner: number;
  controller: number;
  marked: boolean;
  damage: number;
  host: number | null;
  home: number | null;
  faction: string | null;
  foe: number | null;
  slot: number | null;
  reach: number[];
  values: Value[];
  keywords: string[];
  changes: Change[];
  signs: Sign[];
}
/**
 * A number on a card: now, and as printed.
 */
export interface Value {
  key: "attack" | "defense" | "strength" | "hp" | "life" | "close" | "ranged" | "magic";
  now: number;
  printed: number;
  title: string;
}
/**
 * What has changed a value, with its source: +1/+2, Canopy Warden.
 */
export interface Change {
  text: string;
  face: number | null;
}
/**
 * A sign on a card: marked, attacking, advantage, ... with the words that explain it.
 */
export interface Sign {
  key: string;
  title: string;
  number: number;
  tag: string;
}
/**
 * A chapter of card English: what it is about, and what can be said.
 */
export interface ChapterInfo {
  key: string;
  part: string;
  title: string;
  about: string;
  sayings: SayingInfo[];
}
/**
 * One way of saying something on a card: its form (words in **bold**, blanks in *italics*), and whole texts.
 */
export interface SayingInfo {
  form: string;
  examples: string[];
}
/**
 * Answer question seq with options by their ids; several picks are the parts of one choice (attackers, payment, targets).
 *
 * What is named one by one (Question.named) may come in any order, and each be left out again by itself.
 *
 * While the parts are not complete the server keeps nothing and answers `drafted`; then it stores them all at once.
 */
export interface Choose {
  do: "choose";
  seq: number;
  picks: number[];
  calmly: boolean;
}
/**
 * Give up this game; or the match of which it is one, also when it is over and the next has not begun.
 */
export interface Concede {
  do: "concede";
  match: boolean;
}
/**
 * One number that every seat has.
 */
export interface CounterLayout {
  key: string;
  title: string;
  form: "score" | "number" | "gems" | "pips";
  goal: number | null;
  faction: string | null;
  most: number | null;
}
/**
 * A deck to be held against the rules.
 */
export interface DeckAsked {
  set: string;
  deck: DeckDraft;
}
/**
 * A deck as it is put together, perhaps not to its end.
 */
export interface DeckDraft {
  game: string;
  name: string;
  description: string;
  cards: {
    [k: string]: number;
  };
}
/**
 * A rule that a deck breaks.
 */
export interface DeckFault {
  rule: string;
  title: string;
  found: string;
}
/**
 * The guide to a deck for learning.
 */
export interface DeckGuideInfo {
  name: string;
  title: string;
  description: string;
  hand: string;
  turns: string;
  cards: AdvisedCard[];
}
/**
 * A deck that can be chosen.
 */
export interface DeckInfo {
  key: string;
  name: string;
  learning: boolean;
  description: string;
  size: number;
  factions: string[];
  guide: boolean;
}
/**
 * A deck of a set.
 */
export interface DeckKept {
  id: string;
  revision: number;
  deck: DeckDraft;
}
/**
 * What the rules say to a deck.
 */
export interface DeckRead {
  size: number;
  faults: DeckFault[];
  unknown: string[];
  unread: string[];
  own: FaceInfo[];
}
/**
 * A deck as it shall be kept, and the revision that it was written over.
 */
export interface DeckSaved {
  revision: number;
  deck: DeckDraft;
}
/**
 * The table as it would be after the parts chosen so far; nobody else knows of them.
 */
export interface Drafted {
  say: "drafted";
  seq: number;
  picks: number[];
  said: string[];
  state: TableState;
  advice: Advice[];
}
/**
 * All that one seat (or a spectator) may know now.
 */
export interface TableState {
  seq: number;
  turn: number;
  phase: number;
  active: number | null;
  asked: number | null;
  aim: number | null;
  seats: SeatState[];
  cards: CardState[];
  places: PlaceState[];
  chain: Pending[];
  question: Question | null;
  drawing: number[];
  waiting: string;
  ending: Ending | null;
}
/**
 * What everybody knows of a player.
 */
export interface SeatState {
  seat: number;
  counters: {
    [k: string]: number;
  };
  limits: {
    [k: string]: number;
  };
  out: string | null;
  standing: string;
}
/**
 * One area of one seat: how many cards, and what is seen of them (None: no more than that it is there).
 */
export interface PlaceState {
  area: string;
  seat: number;
  count: number;
  cards: (number | null)[];
  backs: number[];
  note: string;
}
/**
 * One play that waits on the chain, the oldest first.
 */
export interface Pending {
  source: number | null;
  seat: number;
  text: Part[];
  aims: number[];
}
/**
 * A piece of a sentence: plain words, or a link to a card, a seat or a rule.
 */
export interface Part {
  text: string;
  card: number | null;
  face: number | null;
  seat: number | null;
  rule: string | null;
}
/**
 * The open question of this seat.
 */
export interface Question {
  text: string;
  window: string | null;
  part: boolean;
  suggests: boolean;
  ends: boolean;
  options: OptionShown[];
  named: OptionShown[];
  leaps: OptionShown[];
  hand: HandTask | null;
  veiled: boolean;
}
/**
 * One thing that may be chosen.
 */
export interface OptionShown {
  id: number;
  label: string;
  verb: string;
  card: number | null;
  seat: number | null;
  area: string | null;
  slot: number | null;
  onto: number | null;
  onto_area: string | null;
  onto_slot: number | null;
  onto_seat: number | null;
  number: number | null;
  rest: boolean;
  slots: number[];
  brief: string[];
  notes: string[];
  rank: number;
  at_once: boolean;
  aims: number[];
  proposed: boolean;
  leap: number[];
}
/**
 * A text that nobody reads is carried out by hand: what is asked of it.
 */
export interface HandTask {
  stage: "tool" | "thing" | "measure" | "card" | "others" | "objection";
  sentence: string;
  card: number | null;
  seat: number;
  deed: string;
  groups: [string, number[]][];
  left: number;
}
/**
 * How the match ended.
 */
export interface Ending {
  winner: number | null;
  rule: string;
  text: Part[];
}
/**
 * Card English, as it is read in a ruleset: how a text is read, and all that can be said.
 */
export interface EnglishInfo {
  points: string[];
  chapters: ChapterInfo[];
}
/**
 * Something that happened, for motion: who struck whom, what went where.
 */
export interface Event {
  what: string;
  card: number | null;
  other: number | null;
  number: number;
}
/**
 * Why a request was refused.
 */
export interface Fault {
  where: string;
  expected: string;
  found: string;
  said: string;
}
/**
 * The first game of a ruleset, which a mentor explains: the room to ask for.
 */
export interface FirstInfo {
  deck: string;
  against: string;
  bot: string;
  seed: number;
  settings: {
    [k: string]: number;
  };
}
/**
 * The first message: what the client knows already, so that only news is sent.
 */
export interface Hello {
  do: "hello";
  seq: number | null;
  log: number;
  passing: "later" | "ask" | "at once";
}
/**
 * This is how I want questions without a choice to be passed from now on.
 */
export interface Manner {
  do: "manner";
  passing: "later" | "ask" | "at once";
}
/**
 * What would you advise? Answered by a draft with all parts but the last, which its question proposes.
 */
export interface Suggest {
  do: "suggest";
  seq: number;
  picks: number[];
}
/**
 * Why can I not ... with this card (or player, or area)?
 */
export interface Why {
  do: "why";
  seq: number;
  picks: number[];
  card: number | null;
  seat: number | null;
  area: string | null;
  slot: number | null;
  onto: Place | null;
}
/**
 * Where a card was put down: on another card, or in an area of a seat, there perhaps in a slot.
 */
export interface Place {
  card: number | null;
  seat: number | null;
  area: string | null;
  slot: number | null;
}
/**
 * I would take a draw; it holds until you answer your next question.
 */
export interface OfferDraw {
  do: "draw";
}
/**
 * Once more, with the seats swapped.
 */
export interface Rematch {
  do: "rematch";
}
/**
 * On with the match: the next game, with the same seats and decks.
 */
export interface NextGame {
  do: "next";
}
/**
 * The game is over: how did it go?
 */
export interface Review {
  do: "review";
}
/**
 * The game is over: how did the table look after so many choices?
 */
export interface Look {
  do: "look";
  seq: number;
}
/**
 * Are you there?
 */
export interface Ping {
  do: "ping";
}
/**
 * Who the server thinks you are.
 */
export interface Guest {
  name: string;
  rooms: RoomInfo[];
}
/**
 * A room as one of its seats sees it.
 */
export interface RoomInfo {
  room: string;
  ruleset: string;
  title: string;
  settings: {
    [k: string]: number;
  };
  seats: SeatInfo[];
  started: boolean;
  over: boolean;
  turn: number;
  yours: boolean;
  link: string;
  invitations: {
    [k: string]: string;
  };
  changed: string;
  series: SeriesInfo | null;
  own: boolean;
  laid: boolean;
}
/**
 * Who sits where.
 */
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  deck: string;
  here: boolean;
  you: boolean;
}
/**
 * How a match of several games stands, of which the room's is one.
 */
export interface SeriesInfo {
  best_of: number;
  game: number;
  wins: number[];
  drawn: number;
  over: boolean;
  winner: number | null;
  waits: boolean;
  given_up: number | null;
}
/**
 * How a guest wants to be called.
 */
export interface GuestName {
  name: string;
}
/**
 * Where cards can be laid.
 */
export interface LayArea {
  key: string;
  title: string;
  slots: number;
  hosts: boolean;
}
/**
 * Where cards can be laid in a game, and how many sit there.
 */
export interface LayAreas {
  areas: LayArea[];
  seats: number;
}
/**
 * A table that is laid out, to be played on.
 */
export interface LayAsked {
  game: string;
  deck: string;
  against: string;
  bot: string;
  friend: boolean;
  cards: LayCard[];
  points: [number, number][];
}
/**
 * A card of a table that is laid out: whose, which, where and how it lies.
 */
export interface LayCard {
  seat: number;
  name: string;
  area: string;
  slot: number;
  marked: boolean;
  damage: number;
  on: number | null;
}
/**
 * The table of a ruleset with these settings and so many seats.
 */
export interface Layout {
  ruleset: string;
  title: string;
  phases: PhaseLayout[];
  areas: AreaLayout[];
  counters: CounterLayout[];
  windows: WindowKind[];
  draws: boolean;
}
/**
 * One phase of the turn.
 */
export interface PhaseLayout {
  number: number;
  title: string;
}
/**
 * One kind of moment in which a seat may respond; people say for each whether to stop there.
 */
export interface WindowKind {
  key: string;
  title: string;
  stop: boolean;
}
/**
 * How long a game takes between bots: the middle half of many games.
 */
export interface LengthInfo {
  /**
   * @minItems 2
   * @maxItems 2
   */
  turns: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  decisions: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
}
/**
 * One sentence of the log, with the number of the choice after which it was told.
 */
export interface LogLine {
  seq: number;
  turn: number;
  text: Part[];
  head: boolean;
}
/**
 * The table as this seat saw it after so many choices, without what it was asked.
 */
export interface Looked {
  say: "looked";
  seq: number;
  state: TableState;
}
/**
 * How all stood when a turn began, or at the end.
 */
export interface MarkShown {
  turn: number;
  seat: number | null;
  seq: number;
  scores: number[][];
}
/**
 * Many games of a deck with the card and without it, against a deck across and against each other.
 */
export interface MeasureAsked {
  game: string;
  deck: string;
  against: string;
  bot: string;
  instead: string;
  games: number;
}
/**
 * How far the games have come.
 */
export interface MeasureState {
  state: "none" | "waits" | "runs" | "done" | "failed" | "stopped";
  played: number;
  games: number;
  said: string;
  measured: Measured | null;
}
/**
 * A mod that can be switched on.
 */
export interface ModInfo {
  key: string;
  title: string;
  about: string;
  offer: OfferInfo;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
}
/**
 * A game or a mod, for somebody who has to choose one and knows none.
 */
export interface OfferInfo {
  about: string;
  wins: string;
  feels: string;
  hard: number;
  rules: number;
  length: LengthInfo | null;
  picture: FaceInfo[];
  grid: number;
}
/**
 * A set to be begun, or another name for one.
 */
export interface NewSet {
  name: string;
}
/**
 * Nothing more has to be said.
 */
export interface Nothing {}
/**
 * A set, without its cards, which are fetched page by page.
 */
export interface OwnSet {
  id: string;
  name: string;
  yours: boolean;
  share: string;
  cards: number;
  decks: DeckKept[];
  changed: string;
}
/**
 * The sets of a guest.
 */
export interface OwnSets {
  sets: SetRow[];
  most: number;
}
/**
 * A set in the list of those of a guest.
 */
export interface SetRow {
  id: string;
  name: string;
  cards: number;
  decks: number;
  changed: string;
}
/**
 * The link by which a guest comes back; what follows # is sent to no server, and stands in no log.
 */
export interface PersonalLink {
  link: string;
}
/**
 * Yes.
 */
export interface Pong {
  say: "pong";
}
/**
 * A deck that ships, or cards by their names, as PDF.
 */
export interface PrintAsked {
  game: string;
  deck: string | null;
  cards: PrintedCard[];
  look: PrintLook;
}
/**
 * A card, and how often it is wanted.
 */
export interface PrintedCard {
  name: string;
  count: number;
}
/**
 * How sheets are wanted.
 */
export interface PrintLook {
  paper: "a4" | "letter";
  size: "63x88" | "65x92";
  bleed: number;
  marks: boolean;
  backs: boolean;
  text_only: boolean;
}
/**
 * A card to be read in the words of a game; its set, if it has one, tells which names are taken.
 */
export interface ReadAsked {
  game: string;
  card: CardDraft;
  set: string;
  id: string;
}
/**
 * One thing that one might want to do, and why not.
 */
export interface Reason {
  attempt: string;
  allowed: boolean;
  because: string;
  rule: string | null;
  title: string;
  text: string;
  cards: string[];
}
/**
 * The answer to `why`.
 */
export interface Reasons {
  say: "reasons";
  seq: number;
  reasons: Reason[];
}
/**
 * A message was refused, and nothing has changed.
 */
export interface Refused {
  say: "refused";
  code:
    | "stale"
    | "not-yours"
    | "not-offered"
    | "malformed"
    | "too-large"
    | "too-fast"
    | "too-many"
    | "over"
    | "not-started"
    | "broken";
  text: string;
  seq: number | null;
}
/**
 * What shall be taken away, if it still has this revision.
 */
export interface Removed {
  revision: number;
}
/**
 * Whom such a link brings back, to be asked about before it does.
 */
export interface Returning {
  name: string;
  games: number;
  you: boolean;
}
/**
 * How the game went for this seat, and the rule that ended it.
 */
export interface Reviewed {
  say: "reviewed";
  counters: CounterLayout[];
  marks: MarkShown[];
  points: TurningPointShown[];
  rule: RuleInfo;
}
/**
 * A round that changed much for the seat, by what it saw.
 */
export interface TurningPointShown {
  turn: number;
  seat: number;
  seq: number;
  creatures: number;
  text: Part[][];
}
/**
 * A paragraph of the rulebook.
 */
export interface RuleInfo {
  id: string;
  title: string;
  text: string;
  topic: string;
}
/**
 * A room to be made.
 */
export interface RoomRequest {
  ruleset: string;
  seats: SeatRequest[];
  settings: {
    [k: string]: number;
  };
  seed: number | null;
  best_of: number;
}
/**
 * Who shall sit there: whoever asks, a bot, or anybody with the link.
 */
export interface SeatRequest {
  kind: "me" | "bot" | "open";
  deck: string;
  bot: string | null;
}
/**
 * A ruleset that can be played, perhaps with mods.
 */
export interface RulesetInfo {
  name: string;
  title: string;
  summary: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  settings: SettingInfo[];
  decks: DeckInfo[];
  bots: BotInfo[];
  keywords: {
    [k: string]: string;
  };
  lesson: [string, string][];
  columns: number;
  fronts: string[];
  hand: boolean;
  offer: OfferInfo;
  first: FirstInfo | null;
  mods: ModInfo[];
  best_of: number;
  hands: boolean;
}
/**
 * A number of the game that a match may set otherwise.
 */
export interface SettingInfo {
  name: string;
  title: string;
  default: number;
  least: number;
  most: number;
}
/**
 * Somebody sits down on an open seat.
 */
export interface SeatTaken {
  deck: string | null;
}
/**
 * Somebody came, left, or took a seat.
 */
export interface Seated {
  say: "seated";
  room: RoomInfo;
}
/**
 * Somebody was quicker: what is there now.
 */
export interface StaleCard {
  fault: Fault;
  now: CardKept | null;
}
/**
 * Somebody was quicker: what is there now.
 */
export interface StaleDeck {
  fault: Fault;
  now: DeckKept | null;
}
/**
 * A room as anybody sees it who has come by, perhaps too late for a seat.
 */
export interface TableInfo {
  ruleset: string;
  title: string;
  players: string[];
  free: number;
  started: boolean;
  over: boolean;
  turn: number;
}
/**
 * What an upload brought.
 */
export interface Taken {
  cards: number;
  decks: number;
}
/**
 * All that a seat needs to begin, or to begin again.
 */
export interface Welcome {
  say: "welcome";
  room: RoomInfo;
  layout: Layout;
  seat: number | null;
  state: TableState | null;
  log: LogLine[];
  advice: Advice[];
}
/**
 * What one stored choice has changed, for this seat.
 */
export interface Update {
  say: "update";
  by: number | null;
  state: TableState;
  events: Event[];
  log: LogLine[];
  advice: Advice[];
}
/**
 * A heading of the rulebook with its rules.
 */
export interface TopicInfo {
  topic: string;
  title: string;
  rules: RuleInfo[];
}
/**
 * A game in which the card is tried.
 */
export interface TryAsked {
  game: string;
  deck: string;
  against: string;
  bot: string;
  friend: boolean;
}
/**
 * Why a file was not taken: everything that is wrong with it, each with its line.
 */
export interface UploadRefused {
  fault: Fault;
  faults: string[];
}
/**
 * A file of cards, or of a deck, in TOML.
 */
export interface Uploaded {
  name: string;
  text: string;
}
/**
 * The secret of a guest's own link, by which he comes back where his cookie is not.
 */
export interface WayBack {
  secret: string;
}
/**
 * What could be written next, behind this much of a text?
 */
export interface WordsAsked {
  game: string;
  type: string;
  name: string;
  text: string;
}
/**
 * Words that would be understood, the likeliest first; they take the place of what is begun already.
 */
export interface WordsOffered {
  begun: string;
  words: string[];
}
