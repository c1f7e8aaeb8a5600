import type { ComponentChildren } from "preact";

/** A card that stands for several equal ones, with their number. */
export function CardCopies({ count, children }: { count: number; children: ComponentChildren }) {
  return (
    <div class="card-copies">
      {children}
      {count > 1 && (
        <span class="copies" role="img" aria-label={`${count} copies`}>
          ×{count}
        </span>
      )}
    </div>
  );
}
