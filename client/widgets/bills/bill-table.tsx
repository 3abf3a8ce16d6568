import type { ReactNode } from 'react';
import type { Bill_RowFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { TextLink } from '../../ui/buttons/text-link';
import { DataTable } from '../../ui/tables/data-table';
import type { Column } from '../../ui/tables/data-table';
import { BillBadge } from './bill-badge';
import { messages } from './bills.messages';
import { useMonthText } from './use-month-text';

interface BillTableProps {
  bills: readonly Bill_RowFragment[];
  hrefOf: (bill: Bill_RowFragment) => string;
  /** A column more: whose bill it is, for admins. */
  sellerOf?: (bill: Bill_RowFragment) => ReactNode;
}

/** Bills with what is still to pay. */
export function BillTable({ bills, hrefOf, sellerOf }: BillTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const monthText = useMonthText();
  const columns: Column<Bill_RowFragment>[] = [
    {
      key: 'number',
      header: t('number'),
      onCard: 'title',
      cell: (bill) => <TextLink to={hrefOf(bill)}>{bill.number}</TextLink>,
    },
    ...(sellerOf ? [{ key: 'seller', header: t('seller'), cell: sellerOf }] : []),
    { key: 'month', header: t('month'), cell: ({ month }) => monthText(month) },
    { key: 'dueOn', header: t('dueOn'), cell: ({ dueOn }) => format.date(dueOn) },
    { key: 'state', header: t('state'), cell: ({ state }) => <BillBadge state={state} /> },
    { key: 'total', header: t('total'), numeric: true, cell: ({ total }) => format.money(total) },
    { key: 'open', header: t('open'), numeric: true, cell: ({ open }) => format.money(open) },
  ];
  return <DataTable caption={t('bill')} rows={bills} columns={columns} rowKey={({ id }) => id} />;
}
