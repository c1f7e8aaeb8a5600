import { useId, useMemo } from "preact/hooks";
import type { FaceInfo } from "../messages";
import { type Blazon, blazon } from "./blazon";
import { Burst, Crowned, Pennon, Road, Sigil, Wreath } from "./Devices";
import { Escutcheon } from "./Escutcheon";
import { ALL, WIDE, diaper, land, towers } from "./scenery";
import { circle } from "./shapes";
import { Supporters } from "./Supporters";

/** Sun or moon over the land. */
function Orb({ arms }: { arms: Blazon }) {
  if (!arms.orb) return null;
  const [x, y] = [(arms.orb / 100) * WIDE, 22 + (arms.turn % 5) * 4];
  const fill = arms.count % 2 ? "#f6e7b4" : "#f4f1e6";
  return (
    <g fill={fill}>
      <circle cx={x} cy={y} r={arms.count % 3 ? 12 : 17} />
      <path d={`${circle(x, y, 22)}${circle(x, y, 21)}`} fill-rule="evenodd" opacity=".6" />
    </g>
  );
}

function Sky({ arms }: { arms: Blazon }) {
  return (
    <>
      <rect {...ALL} fill={arms.sky} />
      <path d={diaper(arms.diaper)} fill={arms.deep} opacity=".09" fill-rule="evenodd" />
    </>
  );
}

/** A shield before its land. */
function Shield({ arms, id }: { arms: Blazon; id: string }) {
  const ground = land(arms);
  return (
    <>
      <Sky arms={arms} />
      <Orb arms={arms} />
      <path d={ground} fill={arms.deep} opacity=".28" transform="translate(0 -9)" />
      <path d={ground} fill={arms.deep} opacity=".5" />
      <Supporters arms={arms} />
      <g transform="translate(100 65) scale(1.06)">
        <Escutcheon arms={arms} clip={id} />
      </g>
    </>
  );
}

/** A city with its towers, and its arms over the gate. */
function Walls({ arms, id }: { arms: Blazon; id: string }) {
  const all = towers(arms);
  const merlons = Array.from({ length: 26 }, (_, n) => `M${-78 + n * 14} 92v-8h8v8Z`).join("");
  const [wall, dark] = [arms.bearing, arms.deep];
  const highest = all.reduce((best, one) => (one.peak[1] < best.peak[1] ? one : best));
  return (
    <>
      <Sky arms={arms} />
      <Orb arms={arms} />
      <path d={land(arms)} fill={dark} opacity=".3" transform="translate(0 -6)" />
      {all.map((one) => (
        <g stroke={dark} stroke-width="1.4" stroke-linejoin="round">
          <path d={one.body} fill={wall} />
          <path d={one.shade} fill={dark} opacity=".18" stroke="none" />
          <path d={one.roof} fill={arms.field} />
          <path d={one.holes} fill={dark} stroke="none" />
        </g>
      ))}
      <path d={`M${highest.peak[0]} ${highest.peak[1] + 1}v-17`} stroke={dark} stroke-width="1.600" />
      <path
        d={`M${highest.peak[0]} ${highest.peak[1] - 16}h16l-4 4 4 4h-16Z`}
        fill={arms.trim}
        stroke={dark}
        stroke-width="1"
      />
      <path d={`M-84 135V92H284V135Z${merlons}`} fill={wall} stroke={dark} stroke-width="1.400" />
      <path
        d="M-84 100H284M-84 112H284M-84 124H284M-50 112v12M-30 100v12M226 100v12M250 112v12M20 100v12M64 100v12M150 100v12M186 100v12M40 112v12M168 112v12M8 112v12"
        stroke={dark}
        stroke-width=".8"
        opacity=".45"
      />
      <g transform="translate(100 94) scale(.66)">
        <Escutcheon arms={{ ...arms, many: 1, ordinary: arms.ordinary === "bordure" ? "bordure" : "none" }} clip={id} />
      </g>
    </>
  );
}

/** The picture of a card, always the same for the same card: a sky in its faction's colours, and its device. */
export function Picture({ face }: { face: FaceInfo }) {
  const id = useId();
  const arms = useMemo(() => blazon(face), [face]);
  const Device = {
    shield: Shield,
    walls: Walls,
    burst: Burst,
    sigil: Sigil,
    wreath: Wreath,
    pennon: Pennon,
    crowned: Crowned,
    road: Road,
  }[arms.composition];
  const own = arms.composition === "shield" || arms.composition === "walls";
  return (
    <>
      {own ? null : <Sky arms={arms} />}
      <Device arms={arms} id={id} />
    </>
  );
}
