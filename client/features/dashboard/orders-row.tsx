import { CircleCheck, ClipboardList } from 'lucide-react';
import type { Role } from '../../../schema/values/accounts/roles';
import type { Duties_DutiesFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { ButtonLink } from '../../ui/buttons/button';
import { messages } from './dashboard.messages';

/**
 * Shows how many orders the seller is to confirm and to ship; those that wait for a buyer are not counted. Several new
 * ones are confirmed at once, on the list of the day.
 */
export function OrdersRow({ duties: { newOrders, toShip }, role }: { duties: Duties_DutiesFragment; role: Role | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  const waits = newOrders + toShip > 0;
  const text = [newOrders && t('ordersToConfirm', { count: newOrders }), toShip && t('ordersToShip', { count: toShip })]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      {waits ? <ClipboardList aria-hidden /> : <CircleCheck aria-hidden />}
      <span>{waits ? format.digits(text) : t('noPending')}</span>
      {waits && (
        <ButtonLink look="outline" to={paths.sales(role, newOrders > 1 ? { side: 'day', list: 'new' } : { sort: 'pending' })}>
          {t('seeOrders')}
        </ButtonLink>
      )}
    </li>
  );
}
