import { ALL_CHARGES, type Charge } from "./charges";

/** Words, or beginnings and ends of words, and the charges that they bring to mind. */
const MOTIFS: readonly (readonly [RegExp, readonly Charge[]])[] = [
  [/elf|elvish/, ["leaf", "bow", "acorn", "stag"]],
  [/treant|oak|willow|root|grown?\b/, ["tree", "acorn", "leaf"]],
  [/plant|weed|seed|garden|vine|green/, ["leaf", "reeds", "rose"]],
  [/reed|marsh|mere\b|flats/, ["reeds", "fish"]],
  [/druid|shaman/, ["leaf", "moon", "stag"]],
  [/beast/, ["paw", "stag"]],
  [/hound|wolf|cat|boar|bear/, ["paw"]],
  [/bird|heron|gull|raven|flying|wing/, ["wings", "quill"]],
  [/serpent|eel|worm|snake|dragon/, ["serpent"]],
  [/otter|fish|flood|spring/, ["fish", "wave", "drop"]],
  [/water|tide|sea|wave|undertow|sluice|channel|damp|brine|sunken|drown/, ["wave", "drop", "fish"]],
  [/mud|silt|earth|dig|dike|ditch/, ["shovel", "mountain", "wall"]],
  [/skeleton|bones?\b/, ["skull", "bones"]],
  [/zombie|unburied|rot|death|dead|wreck/, ["skull", "hand", "bones"]],
  [/wraith|ghost|spirit/, ["lantern", "moon", "eye"]],
  [/shadow|shade|night|dark/, ["moon", "eye"]],
  [/salt|widow/, ["drop", "hourglass", "chalice"]],
  [/curse|poison|venom/, ["chalice", "skull", "serpent"]],
  [/acolyte|chapel|cleric|chaplain|priest|bell/, ["bell", "sun", "chalice"]],
  [/ship|frigate|skiff|barge|boat|sail/, ["ship", "wheel", "anchor"]],
  [/pirate|privateer|port|quay|dock|harbour|berth|admiral|pilot/, ["anchor", "ship", "wheel"]],
  [/noble|lady|lord|queen|king|prince/, ["crown", "rose"]],
  [/money|coin|credit|toll|customs|rent|lien|owed|purchase|pay|damages|wealth/, ["coin", "scales", "chain"]],
  [/notary|clerk|record|paper|contract|ledger|audit|ink|orders|written/, ["quill", "scroll", "book"]],
  [/objection|judge|law|court|share|adjourn|forfeit/, ["scales", "hammer", "hourglass"]],
  [/spy|informer|look|scout|watch|word in/, ["eye", "key", "lantern"]],
  [/goblin|sapper|fuse|powder|bomb/, ["flame", "lightning", "cog"]],
  [/cannon|ballista|engine/, ["cannon", "wheel"]],
  [/imp\b|pamphlet|union/, ["hand", "horn", "scroll"]],
  [/fire|flame|burn|stoker|kiln|ember/, ["flame"]],
  [/orc\b|troll|ogre|ganger/, ["axe", "hammer", "chain"]],
  [/brick|wall|scaffold|build|structure|works/, ["wall", "hammer", "ladder"]],
  [/overtime|works?\b|worker|labour|tools|strike|bricklayer/, ["hammer", "cog", "pick"]],
  [/golem|construct|machine|pump|engineer/, ["cog", "wheel"]],
  [/soldier|recruit|duty|company|muster|march/, ["sword", "spear", "banner", "helm"]],
  [/pike|lance|spear|line\b|lines\b/, ["spear"]],
  [/guard|warden|keeper|fort|stand|hold|gate/, ["gate", "tower", "key"]],
  [/captain|sergeant|commander|legate|leader|standard|field|promot/, ["banner", "crown", "horn", "helm"]],
  [/farmer|grain|harvest|bread/, ["wheat", "shovel"]],
  [/surveyor|measure|levels/, ["pick", "star"]],
  [/mage|wizard|magic|reader/, ["star", "book", "moon"]],
  [/bard|song|pecking/, ["horn", "bell"]],
  [/archer|bow/, ["bow"]],
  [/frost|ice|winter|cold/, ["star", "mullet"]],
  [/sun|dawn|light|day/, ["sun"]],
  [/hall|tower|castle|city/, ["tower", "key"]],
  [/armband|coat|armou?r|retainer|lodging/, ["helm", "banner", "key"]],
];

/** The charges that suit these words, the likeliest more than once; all charges if no word says anything. */
export function charges(words: string): Charge[] {
  const heard = words.toLowerCase();
  const named = ALL_CHARGES.filter((charge) => heard.includes(charge));
  const meant = MOTIFS.flatMap(([sign, suggested]) => (sign.test(heard) ? suggested : []));
  const suited = [...named, ...named, ...named, ...meant];
  return suited.length ? suited : ALL_CHARGES;
}
