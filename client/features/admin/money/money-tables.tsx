import type { AdminMoneyQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { TextLink } from '../../../ui/buttons/text-link';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { messages } from './money.messages';
import { useMonthText } from '../../../widgets/bills/use-month-text';

type Overview = AdminMoneyQuery['moneyOverview'];
type Month = Overview['months'][number];
type Debtor = Overview['debtors'][number];

/** Twelve months, the running one first. */
export function MonthTable({ months }: { months: readonly Month[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const monthText = useMonthText();
  const columns: Column<Month>[] = [
    { key: 'month', header: t('month'), onCard: 'title', cell: ({ month }) => monthText(month) },
    { key: 'commission', header: t('commission'), numeric: true, cell: ({ commission }) => format.money(commission) },
    { key: 'discounts', header: t('discounts'), numeric: true, cell: ({ discounts }) => format.money(discounts) },
    { key: 'covered', header: t('refundsCovered'), numeric: true, cell: ({ refundsCovered }) => format.money(refundsCovered) },
    { key: 'received', header: t('received'), numeric: true, cell: ({ received }) => format.money(received) },
    { key: 'paidOut', header: t('paidOut'), numeric: true, cell: ({ paidOut }) => format.money(paidOut) },
    { key: 'state', header: t('state'), cell: ({ closedAt }) => t(closedAt ? 'closed' : 'open') },
  ];
  return (
    <section aria-labelledby="months-title" className="admin-recent">
      <h2 id="months-title">{t('months')}</h2>
      <DataTable caption={t('months')} rows={months} columns={columns} rowKey={({ month }) => month} />
    </section>
  );
}

/** The sellers who owe most, the largest amount first. */
export function DebtorTable({ debtors }: { debtors: readonly Debtor[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns: Column<Debtor>[] = [
    {
      key: 'seller',
      header: t('seller'),
      onCard: 'title',
      cell: ({ sellerId, name }) => <TextLink to={paths.adminUsers({ account: sellerId })}>{name}</TextLink>,
    },
    { key: 'phone', header: t('phone'), cell: ({ phone }) => format.digits(phone) },
    { key: 'balance', header: t('balance'), numeric: true, cell: ({ balance }) => format.money(balance) },
  ];
  return (
    <section aria-labelledby="debtors-title" className="admin-recent">
      <h2 id="debtors-title">{t('debtors')}</h2>
      {debtors.length === 0 ? (
        <p>{t('noDebtors')}</p>
      ) : (
        <DataTable caption={t('debtors')} rows={debtors} columns={columns} rowKey={({ sellerId }) => sellerId} />
      )}
    </section>
  );
}
