/** Where a reader types what he looks for on a page. */
export function SearchField({
  label,
  value,
  change,
  hint,
}: {
  label: string;
  value: string;
  change: (words: string) => void;
  hint: string;
}) {
  return (
    <label class="book-search">
      <span>{label}</span>
      <input
        class="field"
        type="search"
        value={value}
        onInput={(event) => change(event.currentTarget.value)}
        placeholder={hint}
      />
    </label>
  );
}
