import { useState } from "preact/hooks";
import type { Guest } from "../messages";
import { request } from "../net/api";
import { type Fetched, faultText } from "./fetching";

/** How others see you; a name is all that a guest has. */
export function GuestName({ fetched }: { fetched: Fetched<Guest> }) {
  const [said, setSaid] = useState("");
  const [named, setNamed] = useState<string | null>(null);
  if (fetched.state !== "loaded") return null;
  const rename = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget as HTMLFormElement).get("name");
    try {
      const guest = await request<Guest>("/api/guest", { name: String(name).trim() });
      setNamed(guest.name);
      setSaid(`You are ${guest.name} now.`);
    } catch (error) {
      setSaid(faultText(error));
    }
  };
  return (
    <form class="guest" onSubmit={rename}>
      <label>
        <span>Your name at the table</span>
        <input
          class="field"
          name="name"
          maxLength={24}
          required
          defaultValue={named ?? fetched.answer.name}
          autoComplete="nickname"
          data-testid="guest-name"
        />
      </label>
      <button type="submit" class="button">
        Keep
      </button>
      <span class="soft" role="status">
        {said}
      </span>
    </form>
  );
}
