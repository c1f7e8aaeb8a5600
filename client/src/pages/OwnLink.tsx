import { useState } from "preact/hooks";
import type { PersonalLink } from "../messages";
import { request } from "../net/api";
import { faultText } from "./fetching";
import { LinkToCopy } from "./LinkToCopy";

/** The link by which a guest comes back; it is fetched when somebody wants it, so that it stands on no page that is only looked at. */
export function OwnLink() {
  const [address, setAddress] = useState("");
  const [fault, setFault] = useState("");
  const show = () =>
    request<PersonalLink>("/api/guest/link").then(
      (found) => setAddress(location.origin + found.link),
      (error: unknown) => setFault(faultText(error)),
    );
  if (!address)
    return (
      <div class="own-link">
        <button type="button" class="button" onClick={show} data-testid="own-link-show">
          Show my own link
        </button>
        <span class="soft">{fault || "Brings you back on another device, or if this browser forgets you."}</span>
      </div>
    );
  return (
    <div class="own-link">
      <LinkToCopy address={address} label="Your own link" testid="own-link" />
      <span class="soft">Keep it to yourself: whoever has it is you, and sees your cards.</span>
    </div>
  );
}
