interface ChoiceProps {
  title: string;
  value: string;
  options: readonly (readonly [string, string])[]; // what is taken, and how it is called
  change: (value: string) => void;
  testid?: string;
}

/** One of some, from a list that folds out. */
export function Choice({ title, value, options, change, testid }: ChoiceProps) {
  return (
    <label class="shop-line">
      <span>{title}</span>
      <select class="field" value={value} onChange={(event) => change(event.currentTarget.value)} data-testid={testid}>
        {options.map(([key, told]) => (
          <option value={key}>{told}</option>
        ))}
      </select>
    </label>
  );
}
