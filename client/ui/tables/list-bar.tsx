import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
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
    <div className={`list-bar ${className}`}>
      {chips}
      {(search || filters || children) && (
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
      )}
      {filters && opened && (
        <div id={id} className="filter-row">
          {filters}
        </div>
      )}
    </div>
  );
}
