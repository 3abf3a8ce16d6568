import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './dashboard.messages';
import { useFigureText } from './use-figure-text';
import type { FigureKind } from './use-figure-text';

interface Period {
  readonly thisMonth?: string | null;
  readonly sameDaysBefore?: string | null;
  readonly changePercent?: number | null;
}

/** Which text a tile's period has: 'new' for what is added to a standing value, 'days' for 30 days. */
export type PeriodTexts = 'month' | 'new' | 'days';

const keys = {
  month: { period: 'thisMonth', comparison: 'sameDays' },
  new: { period: 'newThisMonth', comparison: 'sameDays' },
  days: { period: null, comparison: 'daysBefore' },
} as const;

/**
 * This month's figure, what it is compared with, and the change: all three of the same thing. A share has no percent of
 * a percent.
 */
export function usePeriodText(): (kind: FigureKind, texts: PeriodTexts, period: Period) => PeriodText {
  const t = useMessages(messages);
  const figureText = useFigureText();
  return (kind, texts, { thisMonth = null, sameDaysBefore = null, changePercent = null }) => {
    const write = (figure: string) => figureText(kind, figure, '').value;
    const { period, comparison } = keys[texts];
    return {
      period: period && thisMonth !== null ? t(period, { figure: write(thisMonth) }) : null,
      change: kind === 'percent' ? null : changePercent,
      comparison: thisMonth !== null && sameDaysBefore !== null ? t(comparison, { figure: write(sameDaysBefore) }) : null,
    };
  };
}

interface PeriodText {
  readonly period: string | null;
  readonly change: number | null;
  readonly comparison: string | null;
}
