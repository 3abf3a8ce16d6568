import { useRefundsOwedQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { TextLink } from '../../ui/buttons/text-link';
import { StatusBadge } from '../../ui/display/status-badge';
import { messages } from './money.messages';

/** Lists what the seller owes buyers and by when, the earliest due first, each with its order, where it is given. */
export function RefundsOwed() {
  const t = useMessages(messages);
  const format = useFormat();
  const { role } = useSession();
  const refunds = useRefundsOwedQuery({ fetchPolicy: 'cache-and-network' }).data?.myRefunds;
  if (!refunds || refunds.totalCount === 0) return null;
  return (
    <section className="panel money-refunds" aria-labelledby="money-refunds">
      <h2 id="money-refunds">{format.digits(t('refunds', { count: refunds.totalCount }))}</h2>
      <ul>
        {refunds.nodes.map(({ id, amount, state, dueAt, isOverdue, order }) => (
          <li key={id}>
            <strong>{format.money(amount)}</strong>
            <span>
              {state === 'GIVEN' ? t('refundGiven') : t('refundBy', { day: format.date(dueAt) })}
              {order && <span data-own-text> · {order.contactName}</span>}
            </span>
            {isOverdue && <StatusBadge tone="bad">{t('refundLate')}</StatusBadge>}
            {order && <TextLink to={paths.sale(role, order.id)}>{order.trackingNumber}</TextLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}
