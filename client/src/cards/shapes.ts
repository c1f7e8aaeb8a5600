/** Outlines computed from numbers, as path data. */

type Point = readonly [number, number];

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

/** The point at this angle (turns, from the top, clockwise) and distance. */
export function around(x: number, y: number, radius: number, turn: number): Point {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** A closed outline through these points. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join("L")}Z`;
}

/** A circle; as a second outline it is a hole. */
export function circle(x: number, y: number, radius: number): string {
  const r = tidy(radius);
  const across = tidy(2 * radius);
  return `M${tidy(x - radius)} ${tidy(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0Z`;
}

/** A polygon with equal sides. */
export function polygon(corners: number, x: number, y: number, radius: number, turn = 0): string {
  return outline(Array.from({ length: corners }, (_, n) => around(x, y, radius, turn + n / corners)));
}

/** A star with points at `outer` and notches at `inner`. */
export function star(points: number, x: number, y: number, outer: number, inner: number, turn = 0): string {
  const corner = (n: number) => around(x, y, n % 2 ? inner : outer, turn + n / (2 * points));
  return outline(Array.from({ length: 2 * points }, (_, n) => corner(n)));
}

/** A star drawn in one line, skipping corners: {points/step}. */
export function woven(points: number, step: number, x: number, y: number, radius: number): string {
  const share = (a: number, b: number): number => (b ? share(b, a % b) : a);
  const rings = share(points, step);
  const ring = (first: number) =>
    outline(Array.from({ length: points / rings }, (_, n) => around(x, y, radius, (first + n * step) / points)));
  return Array.from({ length: rings }, (_, first) => ring(first)).join("");
}

/** A wheel with square teeth. */
export function cog(teeth: number, x: number, y: number, outer: number, inner: number): string {
  const points: Point[] = [];
  for (let n = 0; n < teeth; n++) {
    const at = n / teeth;
    const wide = 0.25 / teeth;
    points.push(around(x, y, inner, at - wide), around(x, y, outer, at - wide * 0.8));
    points.push(around(x, y, outer, at + wide * 0.8), around(x, y, inner, at + wide));
  }
  return outline(points);
}

/** Wedges from the middle outward, every second one filled. */
export function rays(count: number, x: number, y: number, reach: number, turn = 0, share = 0.5): string {
  const wedge = (n: number) =>
    outline([[x, y], around(x, y, reach, turn + n / count), around(x, y, reach, turn + (n + share) / count)]);
  return Array.from({ length: count }, (_, n) => wedge(n)).join("");
}
