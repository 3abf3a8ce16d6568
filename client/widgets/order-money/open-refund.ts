import type { OrderMoney_OrderFragment } from '../../generated/graphql';

/** Whether a refund still waits for someone. */
export const isOpenRefund = ({ state }: OrderMoney_OrderFragment['money']['refunds'][number]): boolean =>
  state !== 'CONFIRMED' && state !== 'DROPPED';
