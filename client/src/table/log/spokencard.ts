import type { CardState, Value } from "../../messages";

/** A card in one breath, for those who hear the table instead of seeing it. */
export function spokenCard(
  card: CardState,
  owner: string,
  may: "choose" | "target" | null,
  reach: readonly string[] = [],
  outlook: readonly string[] = [],
): string {
  const parts = [card.title, ...card.values.map(spokenValue)];
  if (card.marked) parts.push("marked");
  if (card.damage) parts.push(`${card.damage} damage`);
  for (const sign of card.signs) if (sign.key !== "marked") parts.push(sign.title);
  if (card.keywords.length) parts.push(card.keywords.join(", "));
  if (reach.length) parts.push(`reaches ${reach.join(", ")}`);
  if (owner) parts.push(owner);
  if (may) parts.push(may === "target" ? "may be chosen as the target" : "may be chosen", ...outlook);
  return parts.join("; ");
}

function spokenValue(value: Value): string {
  return `${value.title} ${value.now}${value.now === value.printed ? "" : ` (printed ${value.printed})`}`;
}
