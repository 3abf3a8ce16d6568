import type { SaleCountsQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { ChipLink } from '../../../ui/display/chip';
import { saleFilter, saleStates } from './sale-filter';
import { orderChoices, saleSorting, writeChoices } from './sale-sorting';
import { messages } from '../sales.messages';

/**
 * New · To ship · On the way · Done · Cancelled, each with how many there are; `counts` is missing until it is known.
 */
export function SaleChips({ counts }: { counts: SaleCountsQuery['salesCounts'] | undefined }) {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const { state, filter } = saleFilter(url);
  const countOf = (wanted: readonly string[]) =>
    counts?.statuses.reduce((sum, { status, count }) => (wanted.includes(status) ? sum + count : sum), 0) ?? null;
  const hrefOf = (value: string | null) =>
    url.hrefWith({ status: value, sort: writeChoices(orderChoices(saleSorting(url).chosen)), page: null });
  const chips = [
    {
      value: null,
      label: 'chipAll',
      statuses: counts?.statuses.map(({ status }) => status) ?? [],
      active: !state && !filter.progress,
    } as const,
    ...saleStates.map((one) => ({ ...one, active: one === state })),
  ];
  return (
    <nav aria-label={t('states')} className="sale-states">
      <ul className="chip-row">
        {chips.map(({ value, label, statuses, active }) => (
          <li key={label}>
            <ChipLink to={hrefOf(value)} active={active}>
              {t(label)}
              {counts && <span className="chip-count">{format.number(countOf(statuses) ?? 0)}</span>}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
