/**
 * The sums of an order by hand, in whole paisa and thousandths of a unit: written from docs/decisions/0072, never read
 * from the code under test.
 */
import type { ModelOrder } from './model';

/** Percent of what a seller receives. */
const COMMISSION = 2;
const thousandths = (quantity: number) => Math.round(quantity * 1000);
const paisa = (taka: number) => Math.round(taka * 100);
/** Half up, of whole numbers that are not negative. */
const shareOf = (amount: number, part: number, whole: number) => (whole === 0 ? 0 : Math.floor((2 * amount * part + whole) / (2 * whole)));

const lineTotal = (quantity: number, price: number) => Math.floor((thousandths(quantity) * paisa(price) + 500) / 1000);
const subtotalOf = ({ lines }: ModelOrder, of: 'ordered' | 'quantity') =>
  lines.reduce((sum, line) => sum + lineTotal(line[of], line.price), 0);

/** 5 percent above what was agreed is charged at most, never rounded up. */
export const mostCharged = (agreed: number) => Math.floor((thousandths(agreed) * 105) / 100) / 1000;

export interface Sums {
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  /** May be a paisa off: what is below zero is rounded away from it. */
  readonly commission: number;
}

/** BDT. */
export function sumsOf(order: ModelOrder): Sums {
  const [subtotal, ordered] = [subtotalOf(order, 'quantity'), subtotalOf(order, 'ordered')];
  const [fee, coupon] = [paisa(order.fee), paisa(order.coupon)];
  const part = Math.min(subtotal, ordered);
  const scaled = ordered === 0 ? 0 : Math.ceil((coupon * part) / ordered);
  const most = Math.floor((paisa(order.agreed) * 105 + 50) / 100);
  const discount = Math.min(subtotal, order.isFinal ? Math.max(scaled, subtotal + fee - most) : scaled);
  const platform = order.isPlatformCoupon ? Math.min(discount, shareOf(coupon, part, ordered)) : 0;
  const commission = ((subtotal - discount + platform) * COMMISSION) / 100 - platform;
  return { subtotal: subtotal / 100, discount: discount / 100, total: (subtotal + fee - discount) / 100, commission: commission / 100 };
}

const ENDED = ['REJECTED', 'EXPIRED', 'CANCELLED', 'RETURNED'];

/** Returns what the buyer pays, what is still due and what is to be given back, in Tk, by docs/decisions/0113. */
export function accountOf(order: ModelOrder): { charged: number; due: number; refundDue: number; status: string } {
  const total = sumsOf(order).total;
  const charged = ENDED.includes(order.state) ? 0 : paisa(total) - paisa(order.refunded);
  const kept = paisa(order.received) - paisa(order.givenBack);
  const amounts = { charged: charged / 100, due: Math.max(0, charged - kept) / 100, refundDue: Math.max(0, kept - charged) / 100 };
  const isFree = total === 0 && !ENDED.includes(order.state);
  if (order.claimed > 0) return { ...amounts, status: 'CLAIMED' };
  if (kept > charged) return { ...amounts, status: 'REFUND_DUE' };
  if (charged === 0 && order.received > 0) return { ...amounts, status: 'REFUNDED' };
  if (kept === charged && (charged > 0 || isFree)) return { ...amounts, status: 'PAID' };
  return { ...amounts, status: kept > 0 ? 'PARTLY_PAID' : 'UNPAID' };
}
