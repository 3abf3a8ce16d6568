import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { ArrowDownRight, ArrowUpRight, Info, Minus } from 'lucide-react';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './stat-tile.messages';
import { UnbrokenText } from './unbroken-text';

interface StatTileProps {
  label: string;
  /** Already written for people; null when there is nothing to show yet. */
  value: string | null;
  /** The change refers to this period and value: 'This month 1,12,218 Tk'. */
  period?: string | null;
  /** How the period compares, in percent; null when there was nothing to compare with. */
  change?: number | null;
  /** The period is compared with this one: 'same days last month 1,00,200 Tk'. */
  comparison?: string | null;
  /** Explains exactly what the figure counts. */
  definition: string;
  icon?: ReactNode;
}

/**
 * One figure of a home screen: value, the running period and how it compares, and its definition on demand. Is in `<div
 * className="tiles">`.
 */
export function StatTile({ label, value, period = null, change = null, comparison = null, definition, icon }: StatTileProps) {
  const t = useMessages(messages);
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
      <dd className="tile-value" style={{ '--characters': value?.length ?? 1 } as CSSProperties}>
        {value ?? <span className="tile-none">{t('noData')}</span>}
      </dd>
      {period && (
        <dd className="tile-period">
          <UnbrokenText text={period} />
        </dd>
      )}
      {(change !== null || comparison) && (
        <dd className="tile-comparison">
          {change !== null && <Change percent={change} />}
          {comparison && (
            <span className="caption">
              <UnbrokenText text={comparison} />
            </span>
          )}
        </dd>
      )}
      {open && <dd className="tile-definition">{definition}</dd>}
    </dl>
  );
}

function Change({ percent }: { percent: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const rounded = Math.round(percent * 10) / 10;
  const way = rounded === 0 ? undefined : rounded > 0 ? 'up' : 'down';
  const Arrow = way === undefined ? Minus : way === 'up' ? ArrowUpRight : ArrowDownRight;
  return (
    <span className="tile-change" data-way={way}>
      <Arrow aria-hidden size={16} />
      {t(way === undefined ? 'changeNone' : way === 'up' ? 'changeUp' : 'changeDown', { percent: format.percent(Math.abs(rounded)) })}
    </span>
  );
}
