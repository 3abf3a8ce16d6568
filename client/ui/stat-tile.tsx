import { useState } from 'react';
import type { ReactNode } from 'react';
import { ArrowDownRight, ArrowUpRight, Info, Minus } from 'lucide-react';
import { useFormat } from '../platform/format';
import { useMessages } from '../platform/i18n/use-messages';
import { uiMessages } from './ui.messages';

interface StatTileProps {
  label: string;
  /** Already written for people; null when there is nothing to tell yet. */
  value: string | null;
  /** Against the month before, in percent; null when that month was zero. */
  change?: number | null;
  /** What exactly is counted. */
  definition: string;
  icon?: ReactNode;
}

/** One figure of a home screen: value, change against the month before, and its definition on demand. Stands in `<div className="tiles">`. */
export function StatTile({ label, value, change = null, definition, icon }: StatTileProps) {
  const t = useMessages(uiMessages);
  const [open, setOpen] = useState(false);
  return (
    <dl className="tile">
      <dt>
        <span className="tile-label">
          {icon}
          {label}
        </span>
        <button
          type="button"
          className="tile-info"
          aria-expanded={open}
          aria-label={t('whatIsThis', { label })}
          title={definition}
          onClick={() => setOpen(!open)}
        >
          <Info aria-hidden />
        </button>
      </dt>
      <dd className="tile-value">{value ?? <span className="tile-none">{t('noData')}</span>}</dd>
      {change !== null && (
        <dd>
          <Change percent={change} />
        </dd>
      )}
      {open && <dd className="tile-definition">{definition}</dd>}
    </dl>
  );
}

function Change({ percent }: { percent: number }) {
  const t = useMessages(uiMessages);
  const format = useFormat();
  const rounded = Math.round(percent * 10) / 10;
  if (rounded === 0)
    return (
      <span className="tile-change">
        <Minus aria-hidden size={16} />
        {t('changeNone')}
      </span>
    );
  const up = rounded > 0;
  return (
    <span className="tile-change" data-way={up ? 'up' : 'down'}>
      {up ? <ArrowUpRight aria-hidden size={16} /> : <ArrowDownRight aria-hidden size={16} />}
      {t(up ? 'changeUp' : 'changeDown', { percent: format.percent(Math.abs(rounded)) })}
    </span>
  );
}
