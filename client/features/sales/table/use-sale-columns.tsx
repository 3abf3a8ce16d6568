import { Link } from 'react-router-dom';
import type { SaleListQuery, SaleRow_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import type { Column } from '../../../ui/tables/data-table';
import { DateText } from '../../../ui/display/moment';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { UnreadMark } from '../../../widgets/messages/unread-mark';
import { messages } from '../sales.messages';

/** A row of the list of orders. */
export type ListedSale = SaleListQuery['mySales']['nodes'][number];

/** The lines' quantities, added up where they share a unit: '2.5 KG + 3 Piece'. */
export function useQuantityText(): (order: SaleRow_OrderFragment) => string {
  const format = useFormat();
  return ({ lines }) => {
    const sums = new Map<string, { amount: number; line: (typeof lines)[number] }>();
    for (const line of lines) {
      const key = `${line.unit} ${line.customUnitNote ?? ''}`;
      sums.set(key, { amount: (sums.get(key)?.amount ?? 0) + Number(line.quantity), line });
    }
    return [...sums.values()]
      .map(({ amount, line }) => format.quantity(Number(amount.toFixed(3)), line.unit, line.customUnitNote))
      .join(' + ');
  };
}

interface SaleLinkProps {
  order: ListedSale;
  href: string;
}

function SaleLink({ order: { trackingNumber, contactName, upazila, thread }, href }: SaleLinkProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <Link className="text-link sale-number" to={href} preventScrollReset aria-label={t('viewOf', { number: trackingNumber })}>
        {trackingNumber}
      </Link>
      <span className="caption sale-buyer">{upazila ? `${contactName}, ${format.name(upazila.district)}` : contactName}</span>
      <UnreadMark thread={thread} />
    </>
  );
}

function SaleProducts({ lines }: { lines: SaleRow_OrderFragment['lines'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <div className="cell-product">
      <ResponsiveImage image={lines[0]?.image} alt="" sizes="56px" />
      <span>
        <span className="sale-name">{lines[0]?.productName}</span>
        {lines.length > 1 && <span className="caption sale-more">{format.digits(t('more', { count: lines.length - 1 }))}</span>}
      </span>
    </div>
  );
}

/** The columns that show what was ordered; state and actions are the table's own. */
export function useSaleColumns(hrefOf: (orderId: string) => string): Column<ListedSale>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const quantityText = useQuantityText();
  return [
    { key: 'sn', header: t('sn'), cell: (_order, sn) => format.twoDigits(sn), width: '48px', spare: true },
    { key: 'tracking', header: t('tracking'), cell: (order) => <SaleLink order={order} href={hrefOf(order.id)} /> },
    { key: 'product', header: t('product'), cell: ({ lines }) => <SaleProducts lines={lines} /> },
    {
      key: 'quantity',
      header: t('quantity'),
      numeric: true,
      cell: (order) => <span className="sale-quantity">{quantityText(order)}</span>,
    },
    { key: 'earning', header: t('earning'), hint: t('earningHint'), numeric: true, cell: (order) => format.amount(order.total) },
    { key: 'date', header: t('date'), cell: (order) => <DateText at={order.placedAt} /> },
  ];
}
