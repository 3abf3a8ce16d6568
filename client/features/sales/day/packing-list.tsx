import type { DueOrder_DueFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { messages } from './day.messages';
import { DueFacts, DueHead, DueLines, DueNote } from './due-order';

/** Lists what to pack, by order. */
export function PackingList({ orders }: { orders: readonly DueOrder_DueFragment[] }) {
  const t = useMessages(messages);
  return (
    <ul className="day-list">
      {orders.map((due) => (
        <li key={due.order.id} className="due-order">
          <DueHead due={due} Heading="h2" />
          <DueFacts due={due} />
          {due.order.state === 'WEIGHT_PROPOSED' && <p className="due-wait">{t('waitsForBuyer')}</p>}
          <DueLines lines={due.order.lines} boxes />
          <DueNote note={due.order.note} />
        </li>
      ))}
    </ul>
  );
}
