import { Phone } from 'lucide-react';
import type { DueOrder_DueFragment, SellerDayQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { AccountSums } from '../../../widgets/order-money/account-sums';
import { HandoverCodeBox } from '../print/handover-code-box';
import { messages as saleTexts } from '../sales.messages';
import { usePlaceText } from '../slip/use-address-text';
import { useDelivering } from '../steps/use-delivering';
import { messages } from './day.messages';
import { DueFacts, DueHead, DueLines, DueNote } from './due-order';

type Stop = SellerDayQuery['sellerDay']['runSheet'][number];
type DueOrder = DueOrder_DueFragment['order'];

/** Opens the dialog of a delivery. */
interface HandOver {
  readonly open: (order: DueOrder) => void;
  /** The orders whose delivery waits on this device for a network. */
  readonly waiting: ReadonlySet<string>;
}

interface RunSheetProps {
  stops: readonly Stop[];
  /** At all stops together. */
  amountToCollect: string;
  /** An order was handed over. */
  onDelivered: () => void;
}

/**
 * Where to deliver, by upazila; what is picked up comes last. Above it stands the money that who delivers comes back
 * with.
 */
export function RunSheet({ stops, amountToCollect, onDelivered }: RunSheetProps) {
  const t = useMessages(messages);
  const sales = useMessages(saleTexts);
  const format = useFormat();
  const toast = useToast();
  const { delivering, waiting, setDelivering } = useDelivering<DueOrder>(({ trackingNumber }) => {
    toast.success(sales('toastDELIVER', { number: trackingNumber }));
    onDelivered();
  });
  return (
    <>
      {Number(amountToCollect) > 0 && (
        <p className="run-total">
          <strong>{t('collectAll', { amount: format.money(amountToCollect) })}</strong>
        </p>
      )}
      {stops.map((stop) => (
        <RunStop key={stop.upazila?.id ?? 'pickup'} stop={stop} handOver={{ open: setDelivering, waiting }} />
      ))}
      {delivering}
    </>
  );
}

function RunStop({ stop: { upazila, amountToCollect, orders }, handOver }: { stop: Stop; handOver: HandOver }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section className="run-stop">
      <div className="run-stop-head">
        <h2>{upazila ? format.place([upazila, upazila.district]) : t('pickup')}</h2>
        {Number(amountToCollect) > 0 && <p>{t('collectHere', { amount: format.money(amountToCollect) })}</p>}
      </div>
      <ul className="day-list">
        {orders.map((due) => (
          <RunOrder key={due.order.id} due={due} handOver={handOver} />
        ))}
      </ul>
    </section>
  );
}

/** Whom to visit, with what, and what to collect there; on the screen also the button that hands it over. */
function RunOrder({ due, handOver }: { due: DueOrder_DueFragment; handOver: HandOver }) {
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
        {order.isRecalled && <p className="due-wait">{t('recalled')}</p>}
        {order.failure && <p className="due-wait">{t('failedBefore', { reason: sales(`failure${order.failure}`) })}</p>}
        <DueLines lines={order.lines} />
        <DueNote note={order.note} />
      </div>
      <div className="run-hand-over">
        <Collect due={due} />
        <AccountSums money={order.money} withRefunds />
        {!order.isRecalled && <HandoverCodeBox />}
        <DeliverButton order={order} handOver={handOver} />
      </div>
    </li>
  );
}

function DeliverButton({ order, handOver }: { order: DueOrder; handOver: HandOver }) {
  const t = useMessages(saleTexts);
  if (!order.actions.includes('DELIVER')) return null;
  if (handOver.waiting.has(order.id)) return <p className="caption run-deliver">{t('waitsForNetwork')}</p>;
  return (
    <Button
      full
      className="run-deliver"
      aria-label={t('actionOf', { action: t('DELIVER'), number: order.trackingNumber })}
      onClick={() => handOver.open(order)}
    >
      {t('DELIVER')}
    </Button>
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
