import type { FaceInfo } from "../messages";
import { similar } from "./similar";

const MOST = 6;

/** What cards cost that ship and are most like this one. */
export function Similar({ card, faces }: { card: FaceInfo; faces: readonly FaceInfo[] }) {
  const found = similar(card, faces, MOST);
  if (!found.length) return null;
  return (
    <details class="shop-similar" data-testid="similar">
      <summary>What cards like it cost</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Cost</th>
            <th scope="col">Card</th>
          </tr>
        </thead>
        <tbody>
          {found.map((face) => (
            <tr key={face.name}>
              <td>
                <b>{face.cost || "0"}</b>
                {face.loyalty > 0 && <small> loyalty {face.loyalty}</small>}
              </td>
              <td>
                {face.name}
                <small class="soft"> {valued(face)}</small>
                <p class="soft">{face.text}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The values of a card in a line. */
const valued = ({ values }: FaceInfo) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${value}`)
    .join(", ");
