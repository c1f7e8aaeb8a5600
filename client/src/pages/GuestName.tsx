import { useState } from "preact/hooks";
import type { Guest } from "../messages";
import { ask } from "../net/api";
import { type Asked, inWords } from "./asking";

/** How others see you; a name is all that a guest has. */
export function GuestName({ asked }: { asked: Asked<Guest> }) {
  const [said, setSaid] = useState("");
  const [named, setNamed] = useState<string | null>(null);
  if (asked.stand !== "here") return null;
  const rename = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget as HTMLFormElement).get("name");
    try {
      const guest = await ask<Guest>("/api/guest", { name: String(name).trim() });
      setNamed(guest.name);
      setSaid(`You are ${guest.name} now.`);
    } catch (error) {
      setSaid(inWords(error));
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
          defaultValue={named ?? asked.answer.name}
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
