import { Phone } from 'lucide-react';
import type { DueOrder_DueFragment, SellerDayQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { AccountSums } from '../../../widgets/order-money/account-sums';
import { HandoverCodeBox } from '../print/handover-code-box';
import { messages as saleTexts } from '../sales.messages';
import { usePlaceText } from '../slip/use-address-text';
import { messages } from './day.messages';
import { DueFacts, DueHead, DueLines, DueNote } from './due-order';

type Stop = SellerDayQuery['sellerDay']['runSheet'][number];

interface RunSheetProps {
  stops: readonly Stop[];
  /** At all stops together. */
  amountToCollect: string;
}

/**
 * Where to deliver, by upazila; what is picked up comes last. Above it stands the money that who delivers comes back
 * with.
 */
export function RunSheet({ stops, amountToCollect }: RunSheetProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      {Number(amountToCollect) > 0 && (
        <p className="run-total">
          <strong>{t('collectAll', { amount: format.money(amountToCollect) })}</strong>
        </p>
      )}
      {stops.map((stop) => (
        <RunStop key={stop.upazila?.id ?? 'pickup'} stop={stop} />
      ))}
    </>
  );
}

function RunStop({ stop: { upazila, amountToCollect, orders } }: { stop: Stop }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section className="run-stop">
      <div className="run-stop-head">
        <h2>{upazila ? `${format.name(upazila)}, ${format.name(upazila.district)}` : t('pickup')}</h2>
        {Number(amountToCollect) > 0 && <p>{t('collectHere', { amount: format.money(amountToCollect) })}</p>}
      </div>
      <ul className="day-list">
        {orders.map((due) => (
          <RunOrder key={due.order.id} due={due} />
        ))}
      </ul>
    </section>
  );
}

/** Whom to visit, with what, and what to collect there. */
function RunOrder({ due }: { due: DueOrder_DueFragment }) {
  const t = useMessages(messages);
  const sales = useMessages(saleTexts);
  const format = useFormat();
  const { order } = due;
  const place = usePlaceText(order);
  const phone = format.digits(order.contactPhone);
  return (
    <li className="due-order run-order">
      <div className="run-where">
        <DueHead order={order} lateSince={due.isOverdue ? due.day : null} Heading="h3" />
        <a className="run-phone text-link" href={`tel:${order.contactPhone}`} aria-label={t('callOf', { name: order.contactName, phone })}>
          <Phone aria-hidden />
          {phone}
        </a>
        {order.deliveryMethod === 'DELIVERY' && <p>{place}</p>}
        <DueFacts due={due} withMethod={false} />
        {order.failure && <p className="due-wait">{t('failedBefore', { reason: sales(`failure${order.failure}`) })}</p>}
        <DueLines lines={order.lines} />
        <DueNote note={order.note} />
      </div>
      <div className="run-hand-over">
        <Collect due={due} />
        <AccountSums money={order.money} withRefunds />
        <HandoverCodeBox />
      </div>
    </li>
  );
}

function Collect({ due: { order, amountToCollect } }: { due: DueOrder_DueFragment }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  if (Number(amountToCollect) > 0)
    return (
      <p className="run-collect">
        <span className="caption">{t('collect')}</span>
        <strong>{format.money(amountToCollect)}</strong>
      </p>
    );
  return (
    <p className="run-collect">
      <span>{t('collectNothing')}</span>
      <span className="caption">
        {texts(order.paymentMethod)} · {texts(order.paymentStatus)}
      </span>
    </p>
  );
}
