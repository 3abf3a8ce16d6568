import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './dashboard.messages';

export type FigureKind = 'money' | 'number' | 'percent';

/** From here on a tile of a phone has no space for every digit; its definition has the exact figure. */
const compactFrom = 100_000;

/** Writes the figure of a tile, short where it is long, and its definition, which then has every digit. */
export function useFigureText(): (kind: FigureKind, amount: string | number, definition: string) => { value: string; definition: string } {
  const t = useMessages(messages);
  const format = useFormat();
  return (kind, amount, definition) => {
    const exact = kind === 'money' ? format.money(amount) : kind === 'percent' ? format.percent(amount) : format.number(amount);
    if (Math.abs(Number(amount)) < compactFrom) return { value: exact, definition };
    const short = format.compact(amount);
    return {
      value: kind === 'money' ? t('taka', { amount: short }) : short,
      definition: `${definition} ${t('exactly', { value: exact })}`,
    };
  };
}
