import type { DueOrder_DueFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUnpaidQuestion } from '../steps/unpaid-dialog';
import { messages } from './day.messages';
import { DueFacts, DueHead, DueLines, DueNote } from './due-order';
import { ChooseAll, ChooseOrder, StepBar, useOrderChoice } from './order-choice';
import { messages as atOnceTexts } from './orders-at-once.messages';
import type { OrdersAtOnce } from './use-orders-at-once';

interface PackingListProps {
  orders: readonly DueOrder_DueFragment[];
  atOnce: OrdersAtOnce;
}

/** Lists what to pack, by order. What is packed is shipped at once, with the weights that are agreed. */
export function PackingList({ orders, atOnce }: PackingListProps) {
  const texts = useMessages(atOnceTexts);
  const choice = useOrderChoice(orders.flatMap(({ order }) => (order.actions.includes('SHIP') && !order.isStockOnHold ? [order] : [])));
  const unpaid = useUnpaidQuestion();
  const isWeighed = choice.ready.some(({ id }) =>
    orders.some(({ order }) => order.id === id && order.lines.some(({ expectedKg }) => expectedKg)),
  );
  return (
    <div className="orders-at-once">
      <ChooseAll choice={choice} />
      <ul className="day-list">
        {orders.map((due) => (
          <li key={due.order.id} className="due-order">
            <div className="due-choice">
              <ChooseOrder order={due.order} choice={choice} />
              <DueHead order={due.order} lateSince={due.isOverdue ? due.day : null} Heading="h2" />
            </div>
            <DueFacts due={due} />
            <PackingWait order={due.order} />
            <DueLines lines={due.order.lines} boxes />
            <DueNote note={due.order.note} />
          </li>
        ))}
      </ul>
      {isWeighed && choice.chosen.size > 0 && <p className="caption choose-note">{texts('asAgreed')}</p>}
      <StepBar
        step="SHIP"
        choice={choice}
        atOnce={atOnce}
        before={(then) =>
          unpaid.before(
            orders.map(({ order }) => order).filter(({ id }) => choice.chosen.has(id)),
            then,
          )
        }
      />
      {unpaid.dialog}
    </div>
  );
}

/** Says why a parcel cannot leave yet. */
function PackingWait({ order: { state, actions, isStockOnHold } }: { order: DueOrder_DueFragment['order'] }) {
  const t = useMessages(messages);
  const texts = useMessages(atOnceTexts);
  if (state === 'WEIGHT_PROPOSED') return <p className="due-wait">{t('waitsForBuyer')}</p>;
  if (isStockOnHold) return <p className="due-wait">{texts('onHold')}</p>;
  return actions.includes('SHIP') ? null : <p className="due-wait">{texts('notShippable')}</p>;
}
