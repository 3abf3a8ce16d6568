import type { AdminHomeQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { messages } from '../audit/audit.messages';

type Month = AdminHomeQuery['marketMonths'][number];

const shown = 6;
const hour = 60;

/** The market's latest months, the running one first. */
export function MarketMoney({ months }: { months: readonly Month[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const minutes = (count: number | null) => {
    if (count === null) return t('none');
    return count < 2 * hour ? t('minutes', { count }) : t('hours', { count: Math.round(count / hour) });
  };
  const columns: Column<Month>[] = [
    {
      key: 'month',
      header: t('month'),
      onCard: 'title',
      cell: ({ month }) => `${format.month(month, 'long')} ${format.digits(month.slice(0, 4))}`,
    },
    { key: 'deliveredValue', header: t('deliveredValue'), numeric: true, cell: ({ deliveredValue }) => format.money(deliveredValue) },
    { key: 'commission', header: t('commission'), numeric: true, cell: ({ commission }) => format.money(commission) },
    { key: 'orders', header: t('orders'), numeric: true, cell: ({ orders }) => format.number(orders) },
    { key: 'newSellers', header: t('newSellers'), numeric: true, cell: ({ newSellers }) => format.number(newSellers) },
    { key: 'confirm', header: t('confirmTime'), numeric: true, cell: ({ confirmMinutes }) => minutes(confirmMinutes) },
    {
      key: 'fill',
      header: t('fillRate'),
      numeric: true,
      cell: ({ fillPercent }) => (fillPercent === null ? t('none') : format.percent(fillPercent)),
    },
  ];
  return (
    <section aria-labelledby="money-title" className="admin-recent">
      <h2 id="money-title">{t('money')}</h2>
      <DataTable caption={t('money')} rows={months.toReversed().slice(0, shown)} columns={columns} rowKey={({ month }) => month} />
      <p className="caption">{t('moneyHint')}</p>
    </section>
  );
}
