import { CircleCheck, ShoppingBasket, Tags, Truck } from 'lucide-react';
import { Role } from '../../../schema/values/accounts/roles';
import type { TraderHomeQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { ButtonLink } from '../../ui/buttons/button';
import { DayWork } from './day-work';
import { OrdersRow } from './orders-row';
import { WaitingRows } from './waiting-rows';
import { messages } from './trader.messages';

interface TraderToDoProps {
  todo: Pick<TraderHomeQuery['traderDashboard'], 'deliveriesDue' | 'unlistedReceipts'>;
  counts: TraderHomeQuery['sellerDayCounts'];
  duties: TraderHomeQuery['sellerDuties'];
  role: Role | null;
}

/** Lists the tasks that wait for a trader as buyer and as seller, each with a link to it. */
export function TraderToDo({ todo, counts, duties, role }: TraderToDoProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const market = (params: Record<string, string> = {}) =>
    role === Role.WHOLESALER ? paths.allProducts(role, params) : paths.producerProducts(params);
  const lines = [
    {
      key: 'deliveries',
      count: todo.deliveriesDue,
      icon: <Truck aria-hidden />,
      none: t('noDeliveries'),
      text: t('deliveries', { count: todo.deliveriesDue }),
      to: paths.sales(role, { side: 'bought' }),
      label: t('seePurchases'),
    },
    {
      key: 'waiting',
      count: todo.unlistedReceipts,
      icon: <Tags aria-hidden />,
      none: t('noWaiting'),
      text: t('waiting', { count: todo.unlistedReceipts }),
      to: market({ tab: 'received', left: '1' }),
      label: t('seeWaiting'),
    },
  ];
  return (
    <section className="panel to-do" aria-labelledby="to-do-title">
      <h2 id="to-do-title">{t('today')}</h2>
      <ul>
        <WaitingRows duties={duties} role={role} />
        <OrdersRow duties={duties} role={role} />
        <DayWork counts={counts} role={role} />
        {lines.map(({ key, count, icon, none, text, to, label }) => (
          <li key={key}>
            {count ? icon : <CircleCheck aria-hidden />}
            <span>{count ? format.digits(text) : none}</span>
            {count > 0 && (
              <ButtonLink look="outline" to={to}>
                {label}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink size="xl" full to={market()} icon={<ShoppingBasket aria-hidden />}>
        {t('buy')}
      </ButtonLink>
    </section>
  );
}
