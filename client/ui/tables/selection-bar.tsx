import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './data-table.messages';

interface SelectionBarProps {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Buttons for what is selected. */
  actions?: ReactNode;
  /** How many are selected, where more than this page's rows can be. */
  status?: string;
}

/** Over the end of the page while anything is selected; Esc clears the selection. */
export function SelectionBar({ selected, onChange, actions, status }: SelectionBarProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const latest = useRef(onChange);
  latest.current = onChange;
  const isEmpty = selected.size === 0;
  useEffect(() => {
    if (isEmpty) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) latest.current(new Set());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEmpty]);
  if (isEmpty) return null;
  return (
    <div className="selection-bar">
      <span role="status">{status ?? format.digits(t('selected', { count: selected.size }))}</span>
      {actions}
      <button type="button" className="bar-button" onClick={() => onChange(new Set())}>
        {t('clearSelection')}
      </button>
    </div>
  );
}
