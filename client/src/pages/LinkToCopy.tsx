import { useRef, useState } from "preact/hooks";

/** A link in a field, and a button that copies it. */
export function LinkToCopy({ address, label, testid = "invitation" }: { address: string; label: string; testid?: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setSaid("Copied.");
    } catch {
      // No clipboard without https: the field is selected, so that the keys do it.
      setSaid("The link is selected: copy it with Ctrl+C.");
    }
  };
  return (
    <div class="link-to-copy">
      <input
        ref={field}
        class="field"
        readOnly
        value={address}
        aria-label={label}
        data-testid={testid}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={copy}>
        Copy
      </button>
      <span class="soft" role="status">
        {said}
      </span>
    </div>
  );
}
