import { limits } from '../../../schema/values/limits';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { uiMessages } from '../ui.messages';

interface StarsProps {
  value: number;
  /** How many stars there are, 1 to 10. */
  count?: number;
  size?: number;
  /** Beside them: '4.3', '(12)', '1.2k sold'. */
  children?: React.ReactNode;
}

export const starPath = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.7 1.2 6.7L12 17.7l-5.9 3.2 1.2-6.7L2.5 9.5l6.6-.9Z';

/** A rating to read: one element, drawn by the style sheet, since a page of cards has a hundred of them. */
export function Stars({ value, count = limits.ratingItems.usual, size = 18, children }: StarsProps) {
  const t = useMessages(uiMessages);
  const format = useFormat();
  const all = Math.min(limits.ratingItems.max, Math.max(limits.ratingItems.min, Math.round(count)));
  const share = Math.min(1, Math.max(0, value / all));
  const shown = format.number(Math.round(value * 10) / 10);
  return (
    <span className="stars">
      <span
        className="stars-row"
        role="img"
        aria-label={t('rated', { value: shown, count: all })}
        style={{ width: size * all, height: size, '--full': `${Math.round(share * 1000) / 10}%` } as React.CSSProperties}
      />
      {children}
    </span>
  );
}
