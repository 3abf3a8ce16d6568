/** Ids and tracking numbers that were drawn for the products of a purchase, given to its orders. */
import { numberOrders, purchaseIdOf } from '../../server/modules/orders/checkout/numbered-orders';
import type { OrderDraft } from '../../server/modules/orders/pricing/draft-orders';

const draft = (sellerId: string, ...productIds: string[]) =>
  ({ sellerId, lines: productIds.map((productId, position) => ({ productId, position })) }) as unknown as OrderDraft;
const drawn = (productId: string, orderId: string | null, trackingNumber: string | null) => ({
  productId,
  orderId,
  trackingNumber,
  lineId: `line of ${productId}`,
});

it('rise in the order of the drafts, whatever the order in which they were drawn', () => {
  const drafts = [draft('karim', 'rice', 'egg'), draft('rahim', 'potato')];
  const orders = numberOrders(drafts, [
    drawn('potato', 'id 1', 'HB-1000000'),
    drawn('egg', null, null),
    drawn('rice', 'id 2', 'HB-999999'),
  ]);
  expect(orders.map(({ sellerId, id, trackingNumber }) => [sellerId, id, trackingNumber])).toEqual([
    ['karim', 'id 1', 'HB-999999'],
    ['rahim', 'id 2', 'HB-1000000'],
  ]);
  expect(orders.flatMap(({ lines }) => lines.map(({ id, orderId }) => [id, orderId]))).toEqual([
    ['line of rice', 'id 1'],
    ['line of egg', 'id 1'],
    ['line of potato', 'id 2'],
  ]);
});

it('no order is written for which nothing was drawn', () => {
  expect(() => numberOrders([draft('karim', 'rice')], [])).toThrow('nothing was drawn');
  expect(() => numberOrders([draft('karim', 'rice')], [drawn('egg', 'id 1', 'HB-1')])).toThrow('nothing was drawn');
});

it('a purchase has the id that was drawn with the first of its products', () => {
  expect(purchaseIdOf([{ purchaseId: 'id 3' }, { purchaseId: 'id 4' }])).toBe('id 3');
  expect(() => purchaseIdOf([])).toThrow('nothing was drawn');
});
