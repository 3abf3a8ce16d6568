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
  return (
    <nav aria-label={label} className={className}>
      <ul className="chip-row">
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
