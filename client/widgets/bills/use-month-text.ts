import { useFormat } from '../../platform/format';

/** 'November 2026' of '2026-11'. */
export function useMonthText(): (month: string) => string {
  const format = useFormat();
  return (month) => `${format.month(month, 'long')} ${format.digits(month.slice(0, 4))}`;
}
