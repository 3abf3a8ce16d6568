import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../platform/i18n/use-messages';
import '../../platform/theme/lists.css';
import { tableWidth, useMediaQuery } from '../layout/use-media-query';
import { messages } from './list-bar.messages';

interface ListBarProps {
  className?: string;
  /** The views or states of the list: one row, which scrolls sideways on a phone. */
  chips?: ReactNode;
  search?: ReactNode;
  /** Selects and days: beside the search, on a phone behind a button. */
  filters?: ReactNode;
  /** One of the filters is in use: a phone shows them from the start. */
  isFiltered?: boolean;
  /** A menu that stays beside the search everywhere. */
  children?: ReactNode;
}

/** Finds rows of a list. On a phone it is one row of chips and one with the search, so that the list begins at once. */
export function ListBar({ className = '', chips, search, filters, isFiltered = false, children }: ListBarProps) {
  const t = useMessages(messages);
  const wide = useMediaQuery(tableWidth);
  const id = useId();
  const [opened, setOpened] = useState(isFiltered);
  const bar = useChosenChipInView();
  if (wide) {
    return (
      <div className={`list-bar ${className}`}>
        {chips}
        {(search || filters || children) && (
          <div className="filter-row">
            {search}
            {children}
            {filters}
          </div>
        )}
      </div>
    );
  }
  return (
    <div ref={bar} className={`list-bar ${className}`}>
      {chips}
      <div className="list-bar-row">
        {search}
        {filters && (
          <button
            type="button"
            className="chip"
            data-active={opened || isFiltered}
            aria-expanded={opened}
            aria-controls={opened ? id : undefined}
            onClick={() => setOpened(!opened)}
          >
            <SlidersHorizontal aria-hidden />
            <span className="list-bar-text">{t('filters')}</span>
          </button>
        )}
        {children}
      </div>
      {filters && opened && (
        <div id={id} className="filter-row">
          {filters}
        </div>
      )}
    </div>
  );
}

/** Scrolls each row of chips to the one that is chosen, never the page. */
function useChosenChipInView() {
  const bar = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  useEffect(() => {
    for (const row of bar.current?.querySelectorAll<HTMLElement>(':scope > nav > .chip-row') ?? []) {
      const chip = row.querySelector('[aria-current]');
      if (!chip) continue;
      const [around, chosen] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
      if (chosen.right > around.right) row.scrollLeft += chosen.right - around.right + 40;
      if (chosen.left < around.left) row.scrollLeft -= around.left - chosen.left + 40;
    }
  }, [search]);
  return bar;
}
