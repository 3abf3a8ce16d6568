import { useState } from 'react';
import type { Money_RefundFragment, MoneyStandingQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { TextLink } from '../../ui/buttons/text-link';
import { DateText } from '../../ui/display/moment';
import { StatusBadge } from '../../ui/display/status-badge';
import { DataTable } from '../../ui/tables/data-table';
import type { Column } from '../../ui/tables/data-table';
import { messages } from './money-standing.messages';

/** So many are shown at first. */
const FIRST = 2;

/**
 * Lists what the seller is to give back to buyers, the earliest due first, each with its order, where the step is; all
 * but the first two are folded. It is empty where nothing is owed.
 */
export function RefundsToGive({ refunds: { nodes, totalCount } }: { refunds: MoneyStandingQuery['myRefunds'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { role } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (nodes.length === 0) return null;
  const shown = isOpen ? nodes : nodes.slice(0, FIRST);
  const columns: Column<Money_RefundFragment>[] = [
    {
      key: 'order',
      header: t('order'),
      onCard: 'title',
      cell: ({ order }) => order && <TextLink to={paths.sale(role, order.id)}>{order.trackingNumber}</TextLink>,
    },
    { key: 'buyer', header: t('buyer'), cell: ({ order }) => order?.contactName },
    { key: 'amount', header: t('amount'), numeric: true, cell: ({ amount }) => format.money(amount) },
    {
      key: 'dueAt',
      header: t('giveBy'),
      cell: ({ dueAt, state, isOverdue }) => (
        <>
          <DateText at={dueAt} /> {isOverdue && <StatusBadge tone="bad">{t(state === 'DENIED' ? 'denied' : 'late')}</StatusBadge>}
        </>
      ),
    },
    {
      key: 'give',
      header: t('give'),
      onCard: 'actions',
      cell: ({ order }) =>
        order && (
          <ButtonLink look="outline" to={paths.sale(role, order.id)}>
            {t('give')}
          </ButtonLink>
        ),
    },
  ];
  return (
    <section className="form-column money-refunds" aria-labelledby="refunds-title">
      <h2 id="refunds-title">{t('refunds')}</h2>
      <p className="notice-meta">{t('refundsText')}</p>
      <DataTable caption={t('refunds')} rows={shown} columns={columns} rowKey={({ id }) => id} />
      {nodes.length > shown.length && (
        <Button look="outline" onClick={() => setOpen(true)}>
          {t('showRefunds', { count: format.number(nodes.length - shown.length) })}
        </Button>
      )}
      {isOpen && totalCount > nodes.length && (
        <p className="caption">{t('moreRefunds', { shown: format.number(nodes.length), all: format.number(totalCount) })}</p>
      )}
    </section>
  );
}
