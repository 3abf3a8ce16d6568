/** The steps of one order, as its parties and admins take them. */
import type { OrderResolution } from '../../../../schema/values/orders/order-moves';
import { addedImage, handoverCode, otherCode } from '../../../support/handover';
import { type MarketOrder, type OrderCommand, type OrderStep, often, pick } from './market';
import { act } from './market-call';

type Who = 'buyer' | 'seller' | 'admin';

/** A mutation of the order by one of its parties, with more arguments where it has some. */
export const step =
  (who: Who, name: string, more: (order: MarketOrder, draw: number) => Readonly<Record<string, unknown>> = () => ({})): OrderStep =>
  (market, order, draw) =>
    act(market, who === 'admin' ? market.admin : order[who], name, { id: order.id, ...more(order, draw) });

const part = (of: number) => (order: MarketOrder) => ({
  quantities: order.lines.map(({ id, quantity, unit }) => ({
    lineId: id,
    quantity: String(unit === 'PIECE' ? Math.ceil(quantity * of) : Math.ceil(quantity * of * 2) / 2),
  })),
  reason: 'Rain',
});
const weights = (order: MarketOrder, factor: number) => ({
  weights: order.lines
    .filter(({ unit }) => unit === 'KG')
    .map(({ id, quantity }) => ({ lineId: id, kilograms: (quantity * factor).toFixed(2), isChecked: true })),
});

const deliver =
  (how: 'code' | 'wrong code' | 'image'): OrderStep =>
  async (market, order, draw) => {
    const code = await handoverCode(market.app, order.id);
    const given = { code, 'wrong code': otherCode(code), image: null }[how];
    const imageIds = how === 'image' ? [await addedImage(market.app, order.id, order.seller.id)] : [];
    const paymentReceived = draw % 2 === 0;
    const ended = await act(market, order.seller, 'deliverOrder', { id: order.id, code: given, imageIds, paymentReceived });
    return how === 'wrong code' && ended === 'BAD_USER_INPUT' ? null : ended;
  };

const because = () => ({ reason: 'Both agree on it' });
const resolve = (state: OrderResolution) =>
  step('admin', 'resolveOrder', (_order, draw) => ({ ...because(), state, paymentReceived: draw % 2 === 0 }));
const lost = ({ lines }: MarketOrder, draw: number) => ({ lostLineIds: lines.slice(0, draw % 2).map(({ id }) => id) });

export const orderSteps: readonly OrderCommand[] = [
  { name: 'confirm', where: [...often('PLACED', 5)], take: step('seller', 'confirmOrder') },
  { name: 'confirm most', where: ['PLACED'], take: step('seller', 'confirmOrder', part(0.7)) },
  { name: 'confirm little', where: ['PLACED'], take: step('seller', 'confirmOrder', part(0.2)) },
  { name: 'reject', where: ['PART_PROPOSED'], take: step('seller', 'rejectOrder', because) },
  { name: 'propose a fee', where: ['PLACED'], take: step('seller', 'proposeDeliveryFee', (_order, draw) => ({ fee: String(draw % 120) })) },
  { name: 'accept the fee', where: [...often('FEE_PROPOSED', 4)], take: step('buyer', 'acceptDeliveryFee') },
  { name: 'accept part', where: [...often('PART_PROPOSED', 4)], take: step('buyer', 'acceptOrderPart') },
  { name: 'buyer cancels', where: ['PART_PROPOSED', 'WEIGHT_PROPOSED'], take: step('buyer', 'cancelOrder', because) },
  { name: 'seller cancels', where: ['CONFIRMED'], take: step('seller', 'cancelOrder', because) },
  { name: 'admin cancels', where: ['CONFIRMED'], take: step('admin', 'cancelOrder', because) },
  { name: 'ship', where: [...often('TO_SHIP', 6)], take: step('seller', 'shipOrder') },
  {
    name: 'ship by weight',
    where: [...often('TO_SHIP', 3)],
    take: step('seller', 'shipOrder', (order, draw) => weights(order, pick([0.6, 0.95, 1.03, 1.2], draw))),
  },
  {
    name: 'propose weights',
    where: ['TO_SHIP', 'CONFIRMED'],
    take: step('seller', 'proposeOrderWeights', (order, draw) => weights(order, pick([0.5, 0.9, 1.2, 3], draw))),
  },
  { name: 'accept weights', where: [...often('WEIGHT_PROPOSED', 3)], take: step('buyer', 'acceptOrderWeights') },
  { name: 'decline weights', where: ['WEIGHT_PROPOSED'], take: step('buyer', 'declineOrderWeights') },
  { name: 'undo', where: ['PART_PROPOSED', 'CONFIRMED', 'SHIPPED'], take: step('seller', 'undoOrderStep') },
  { name: 'deliver by code', where: [...often('SHIPPED', 5)], take: deliver('code') },
  { name: 'deliver by a wrong code', where: ['SHIPPED'], take: deliver('wrong code') },
  { name: 'deliver with an image', where: ['SHIPPED'], take: deliver('image') },
  { name: 'receive', where: ['SHIPPED', 'DELIVERED'], take: step('buyer', 'confirmReceipt') },
  {
    name: 'fail',
    where: ['SHIPPED'],
    take: step('seller', 'reportFailedDelivery', (_order, draw) => ({ failure: pick(['ABSENT', 'REFUSED'], draw) })),
  },
  { name: 'ship again', where: ['DELIVERY_FAILED'], take: step('seller', 'shipOrderAgain') },
  { name: 'take back', where: ['DELIVERY_FAILED'], take: step('seller', 'returnOrder', lost) },
  { name: 'resolve as delivered', where: ['DELIVERY_FAILED'], take: resolve('DELIVERED') },
  { name: 'resolve as complete', where: ['DELIVERED'], take: resolve('COMPLETED') },
  { name: 'resolve as returned', where: ['DELIVERY_FAILED'], take: resolve('RETURNED') },
  { name: 'resolve as cancelled', where: ['CONFIRMED'], take: resolve('CANCELLED') },
  {
    name: 'contest the refusal',
    where: ['DELIVERY_FAILED', 'RETURNED'],
    take: (market, order) => act(market, order.buyer, 'contestRefusal', { orderId: order.id, text: 'No one came' }),
  },
];
