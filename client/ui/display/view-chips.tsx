import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ChipLink } from './chip';

interface ViewChipsProps<T extends string | null> {
  label: string;
  className?: string;
  views: readonly T[];
  /** Undefined: none of them. */
  current: T | undefined;
  hrefOf: (view: T) => string;
  textOf: (view: T) => ReactNode;
}

/** Links to the views of a list, of which one is shown; null is usually the list without a filter. */
export function ViewChips<T extends string | null>({ label, className, views, current, hrefOf, textOf }: ViewChipsProps<T>) {
  const row = useRef<HTMLUListElement>(null);
  const seen = useRef('');
  // a row that is wider than the screen shows the chosen chip, again when counts make it wider; the page does not move
  useEffect(() => {
    const list = row.current;
    const chip = list?.querySelector('[aria-current]');
    const now = `${current} ${list?.scrollWidth}`;
    if (!list || !chip || seen.current === now) return;
    seen.current = now;
    const [around, chosen] = [list.getBoundingClientRect(), chip.getBoundingClientRect()];
    if (chosen.right > around.right) list.scrollLeft += chosen.right - around.right + 40;
    if (chosen.left < around.left) list.scrollLeft -= around.left - chosen.left + 40;
  });
  return (
    <nav aria-label={label} className={className}>
      <ul ref={row} className="chip-row">
        {views.map((view) => (
          <li key={view ?? ''}>
            <ChipLink to={hrefOf(view)} active={view === current}>
              {textOf(view)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
