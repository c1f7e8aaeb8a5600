/** Where things stand on a card of a size, in px at the width for which it is drawn. */
export interface Plan {
  width: number;
  height: number;
  corner: number;
  edge: number; // the frame's breadth
  name: number; // size of the name
  bar: number; // height of the name's bar, with the edge
  gem: number; // radius of the cost
  type: number; // size of the type line
  text: readonly [number, number]; // largest and least size of the text
  art: readonly [number, number]; // most and least height of the picture
  foot: number; // height of the lowest strip
  footer: number; // size of its text; 0: none
  value: number; // radius
  sign: number; // radius
}

export type CardSize = "tiny" | "hand" | "full";

/** The least size of letters that are meant to be read. */
export const LEAST = 11;

export const PLANS: Record<CardSize, Plan> = {
  tiny: {
    width: 78,
    height: 90,
    corner: 5,
    edge: 3,
    name: 11,
    bar: 28,
    gem: 9,
    type: 0,
    text: [0, 0],
    art: [60, 60],
    foot: 0,
    footer: 0,
    value: 10,
    sign: 9,
  },
  hand: {
    width: 162,
    height: 229,
    corner: 8,
    edge: 5,
    name: 14,
    bar: 25,
    gem: 12.5,
    type: 11,
    text: [12.5, LEAST],
    art: [104, 54],
    foot: 19,
    footer: 11,
    value: 11.5,
    sign: 11,
  },
  full: {
    width: 340,
    height: 481,
    corner: 15,
    edge: 10,
    name: 23,
    bar: 46,
    gem: 22,
    type: 15,
    text: [19, 13],
    art: [214, 150],
    foot: 38,
    footer: 12,
    value: 21,
    sign: 18,
  },
};
