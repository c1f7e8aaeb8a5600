import type { Blazon } from "./blazon";

/** What stands to the right of a shield; the left is its mirror image. The middle is (0, 0). */
function Half({ arms }: { arms: Blazon }) {
  const { bearing, trim, deep, field } = arms;
  const line = { stroke: deep, "stroke-width": 1.2, "stroke-linejoin": "round" as const };
  switch (arms.supporters) {
    case "spears":
      return (
        <g transform="rotate(32)" {...line}>
          <path d="M-2 62V-66h4V62Z" fill={trim} />
          <path d="M0-86l7 14-4 8h-6l-4-8Z" fill={bearing} />
        </g>
      );
    case "flags":
      return (
        <g transform="rotate(27)" {...line}>
          <path d="M-2 62V-76h4V62Z" fill={deep} />
          <path d="M2-74h34l-9 11 9 11H2Z" fill={field} />
          <path d="M2-66h29v6H2Z" fill={bearing} stroke="none" />
        </g>
      );
    case "branches":
      return (
        <g {...line}>
          <path d="M4 60C46 54 66 20 62-34" fill="none" stroke={deep} stroke-width="2.500" />
          {[0, 1, 2, 3, 4, 5].map((n) => (
            <path
              d="M0 0c8-10 20-10 26-4c-6 8-16 12-26 4Z"
              fill={n % 2 ? trim : bearing}
              transform={`translate(${[26, 42, 52, 59, 62, 62][n]} ${[55, 42, 26, 8, -12, -30][n]}) rotate(${[-10, -25, -40, -55, -70, -85][n]})`}
            />
          ))}
        </g>
      );
    case "wings":
      return (
        <g {...line} fill={bearing}>
          <path d="M34-20C48-46 74-54 96-52c-2 12-8 18-16 22h10c-5 12-13 18-22 20h10c-6 12-16 16-24 16h6c-6 10-16 12-28 10Z" />
          <path d="M44-14C56-30 68-36 80-38M46-2c10-6 16-10 24-14" fill="none" opacity=".6" />
        </g>
      );
    case "tapers":
      return (
        <g {...line}>
          <path d="M58 54V2h10V54ZM50 54h26v6H50Z" fill={bearing} />
          <path d="M63-18c8 10 6 18 0 18s-8-8 0-18Z" fill="#f3c552" />
        </g>
      );
    case "swords":
      return (
        <g transform="rotate(38)" {...line}>
          <path d="M0-82L5-70V44H-5V-70Z" fill={bearing} />
          <path d="M-.7-66h1.400V42h-1.400Z" fill={deep} stroke="none" />
          <path d="M-14 42H14V48H-14ZM-3 48H3V62H-3ZM0 60a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z" fill={trim} />
        </g>
      );
    case "none":
      return null;
  }
}

/** What stands on both sides of a shield. */
export function Supporters({ arms }: { arms: Blazon }) {
  return (
    <g transform="translate(100 65)">
      <Half arms={arms} />
      <g transform="scale(-1 1)">
        <Half arms={arms} />
      </g>
    </g>
  );
}
