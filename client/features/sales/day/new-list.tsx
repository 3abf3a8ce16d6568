import type { NewOrder_OrderFragment, NewOrdersQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { useDeliveryTime } from '../../../widgets/delivery/use-delivery-time';
import { messages } from './day.messages';
import { DueHead, DueLines, DueNote } from './due-order';
import { ChooseAll, ChooseOrder, type OrderChoice, StepBar, useOrderChoice } from './order-choice';
import { messages as atOnceTexts } from './orders-at-once.messages';
import type { OrdersAtOnce } from './use-orders-at-once';

interface NewListProps {
  sales: NewOrdersQuery['mySales'];
  atOnce: OrdersAtOnce;
}

/** Lists the new orders, those that wait for longest first. Several are confirmed at once, each of them whole. */
export function NewList({ sales: { nodes, totalCount }, atOnce }: NewListProps) {
  const t = useMessages(messages);
  const texts = useMessages(atOnceTexts);
  const orders = nodes.toReversed();
  const choice = useOrderChoice(orders.filter(({ actions }) => actions.includes('CONFIRM')));
  if (orders.length === 0) return <EmptyState title={t('emptyNew')} text={t('emptyNewText')} />;
  return (
    <div className="orders-at-once">
      {totalCount > orders.length && <Alert tone="warning" title={texts('more')} />}
      <ChooseAll choice={choice} />
      <ul className="day-list">
        {orders.map((order) => (
          <NewOrder key={order.id} order={order} choice={choice} />
        ))}
      </ul>
      <StepBar step="CONFIRM" choice={choice} atOnce={atOnce} />
    </div>
  );
}

function NewOrder({ order, choice }: { order: NewOrder_OrderFragment; choice: OrderChoice }) {
  const t = useMessages(messages);
  const texts = useMessages(atOnceTexts);
  const format = useFormat();
  const time = useDeliveryTime()(order);
  const { actions, feePending, upazila } = order;
  const facts = [
    t(order.deliveryMethod === 'PICKUP' ? 'pickup' : 'deliver'),
    upazila && format.place([upazila, upazila.district]),
    time || t('anyTime'),
  ];
  return (
    <li className="due-order">
      <div className="due-choice">
        <ChooseOrder order={order} choice={choice} />
        <DueHead order={order} Heading="h2" />
        <strong className="money">{format.money(order.total)}</strong>
      </div>
      <p className="caption">{facts.filter(Boolean).join(' · ')}</p>
      {!actions.includes('CONFIRM') && <p className="due-wait">{texts(feePending ? 'feeFirst' : 'notNow')}</p>}
      <DueLines lines={order.lines} />
      <DueNote note={order.note} />
    </li>
  );
}
