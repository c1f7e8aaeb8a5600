/** The colours of a faction, as a herald would hold them apart: colours, metals, and what lies behind. */
export interface Tinctures {
  colours: readonly string[]; // fields on which metals stand out
  metals: readonly string[]; // fields on which colours stand out
  skies: readonly string[]; // behind the shield
  deep: string; // outlines and night
}

/** The factions that have a colour of their own, by the name in the style sheet. */
export const FACTION_KEYS = ["dark-legion", "gaian", "house-of-nobles", "red-banner", "the-empire", "none"] as const;

export type FactionKey = (typeof FACTION_KEYS)[number];

/** The style sheet's word for a faction's name. */
export function factionKey(name: string | null | undefined): FactionKey {
  const key = (name ?? "")
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return FACTION_KEYS.find((known) => known === key) ?? "none";
}

export const TINCTURES: Record<FactionKey, Tinctures> = {
  "dark-legion": {
    colours: ["#26242e", "#3d2f4f", "#2c4145"],
    metals: ["#d9d3c3", "#a9b8ae", "#b9a36a"],
    skies: ["#6d7a7c", "#8a8394", "#4d5660", "#77705f"],
    deep: "#121117",
  },
  gaian: {
    colours: ["#2c6a3a", "#1d4a34", "#5a6b22"],
    metals: ["#efe7cb", "#dcb64f", "#cfdca8"],
    skies: ["#a9c7a0", "#c8cf9a", "#7fae97", "#d8cd9f"],
    deep: "#12301d",
  },
  "house-of-nobles": {
    colours: ["#235093", "#173764", "#4a3f86"],
    metals: ["#f1ead6", "#dcb24a", "#c3d3e8"],
    skies: ["#a8bedb", "#c9d3dd", "#8ba6c4", "#d9ceb4"],
    deep: "#0f2344",
  },
  "red-banner": {
    colours: ["#a32a1e", "#6f1f1c", "#8a4a17"],
    metals: ["#f3e4c6", "#e3a53a", "#e9c9ac"],
    skies: ["#d99f7a", "#e2bd8c", "#b97f6b", "#cfae93"],
    deep: "#34100d",
  },
  "the-empire": {
    colours: ["#5a6474", "#3f4856", "#7a6a3f"],
    metals: ["#faf7ee", "#d8bc6a", "#dfe1e0"],
    skies: ["#d3d2c8", "#bcc3c9", "#e2d9bd", "#a9b0b0"],
    deep: "#2b2f38",
  },
  none: {
    colours: ["#6a5a48", "#4a4640", "#5c6a66"],
    metals: ["#f0e9da", "#cdb585", "#d8d8cf"],
    skies: ["#c9bfae", "#b3b3a6", "#d7cbb0", "#a99f90"],
    deep: "#2a251f",
  },
};
