interface StepsProps {
  title: string;
  value: number;
  change: (value: number) => void;
  least?: number;
  most?: number;
  fault?: string;
}

/** A number with a button on each side; a finger needs no keyboard. */
export function Steps({ title, value, change, least = 0, most = 99, fault = "" }: StepsProps) {
  const to = (wanted: number) => change(Math.min(most, Math.max(least, Math.trunc(wanted) || 0)));
  return (
    <div class="shop-steps">
      <label>
        <span>{title}</span>
        <span class="shop-stepper">
          <button type="button" onClick={() => to(value - 1)} aria-label={`${title}, one less`} disabled={value <= least}>
            −
          </button>
          <input
            inputMode="numeric"
            value={String(value)}
            aria-invalid={Boolean(fault)}
            onInput={(event) => to(Number(event.currentTarget.value.replace(/\D/g, "")))}
          />
          <button type="button" onClick={() => to(value + 1)} aria-label={`${title}, one more`} disabled={value >= most}>
            +
          </button>
        </span>
      </label>
      {fault && <small class="shop-fault">{fault}</small>}
    </div>
  );
}
