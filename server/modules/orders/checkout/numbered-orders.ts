/** Drafted orders with the ids and tracking numbers that were drawn for them. Pure. */
import type { OrderItemRow } from '../cart/sale-items.query';
import type { LineDraft, OrderDraft } from '../pricing/draft-orders';

type Drawn = Pick<OrderItemRow, 'productId' | 'lineId' | 'orderId' | 'trackingNumber'>;

interface NumberedLine extends LineDraft {
  readonly id: string;
  readonly orderId: string;
}

export interface NumberedOrder extends OrderDraft {
  readonly id: string;
  readonly trackingNumber: string;
  readonly lines: readonly NumberedLine[];
}

/** `drawn`: of all products of the orders. Ids and numbers rise in the order of the drafts. */
export function numberOrders(drafts: readonly OrderDraft[], drawn: readonly Drawn[]): NumberedOrder[] {
  const ids = drawn.flatMap(({ orderId }) => orderId ?? []).toSorted(ascending);
  const numbers = drawn.flatMap(({ trackingNumber }) => trackingNumber ?? []).toSorted(ascending);
  const lineIds = new Map(drawn.map(({ productId, lineId }) => [productId, lineId]));
  return drafts.map((draft, at) => {
    const [id, trackingNumber] = [drawnFor(ids[at]), drawnFor(numbers[at])];
    const lines = draft.lines.map((line) => ({ ...line, id: drawnFor(lineIds.get(line.productId)), orderId: id }));
    return { ...draft, id, trackingNumber, lines };
  });
}

/** The id of the purchase of these products. */
export function purchaseIdOf([first]: readonly Pick<OrderItemRow, 'purchaseId'>[]): string {
  return drawnFor(first?.purchaseId);
}

function drawnFor(value: string | undefined): string {
  if (value === undefined) throw new Error('An order for which nothing was drawn.');
  return value;
}

/** A longer number is a higher one. */
function ascending(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1);
}
