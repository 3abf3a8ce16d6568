import { Link } from 'react-router-dom';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import type { Settling } from '../../../ui/buttons/use-settling';
import { DateText } from '../../../ui/display/moment';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { CompactCard, CompactCards } from '../../../ui/tables/compact-cards';
import { UnreadMark } from '../../../widgets/messages/unread-mark';
import { SaleStatus } from '../drawer/sale-status';
import { messages } from '../sales.messages';
import { NextStep, UndoStep } from '../steps/sale-buttons';
import type { SaleControls } from '../steps/use-sale-controls';
import { ClaimedPayments, claimedOf } from './claimed-payments';
import { useQuantityText } from './use-sale-columns';
import type { ListedSale } from './use-sale-columns';

interface SaleCardsProps {
  orders: readonly ListedSale[];
  controls: SaleControls;
  settling: Settling;
  hrefOf: (orderId: string) => string;
}

/** Shows orders on a phone: number and state, goods, buyer, amount, next step. The card leads to everything else. */
export function SaleCards({ orders, controls, settling, hrefOf }: SaleCardsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <CompactCards caption={t('title')}>
      {orders.map((order, place) => (
        <CompactCard
          key={order.id}
          head={
            <>
              <Link className="text-link sale-card-link" to={hrefOf(order.id)} aria-label={t('viewOf', { number: order.trackingNumber })}>
                {order.trackingNumber}
              </Link>
              <UnreadMark thread={order.thread} short />
              <SaleStatus order={order} />
            </>
          }
          foot={
            <>
              <strong className="money">{format.money(order.total)}</strong>
              <UndoStep order={order} controls={controls} />
              {!claimedOf(order) && <NextStep order={order} controls={controls} settling={settling} place={place} />}
            </>
          }
        >
          <SaleGoods order={order} />
          <ClaimedPayments order={order} controls={controls} />
        </CompactCard>
      ))}
    </CompactCards>
  );
}

function SaleGoods({ order }: { order: ListedSale }) {
  const t = useMessages(messages);
  const format = useFormat();
  const quantityText = useQuantityText();
  const { lines, contactName, upazila, placedAt } = order;
  return (
    <div className="cell-product">
      <ResponsiveImage image={lines[0]?.image} alt="" sizes="56px" />
      <div className="sale-card-goods">
        <p className="one-line">
          <span className="sale-card-name">{lines[0]?.productName}</span>
          {lines.length > 1 && ` ${format.digits(t('more', { count: lines.length - 1 }))}`}
          {` · ${quantityText(order)}`}
        </p>
        <p className="one-line caption">
          {upazila ? `${contactName}, ${format.name(upazila.district)}` : contactName}
          {' · '}
          <DateText at={placedAt} />
        </p>
      </div>
    </div>
  );
}
