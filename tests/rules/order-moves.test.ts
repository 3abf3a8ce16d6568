import {
  actionsFor,
  findTransition,
  OrderAction,
  OrderActor,
  OrderStatus,
  orderTransitions,
  progressOf,
  statusesOf,
} from '../../schema/values/orders';

const moves = (actor: OrderActor) =>
  Object.values(OrderStatus).flatMap((from) =>
    Object.values(OrderAction)
      .map((action) => findTransition(from, action, actor))
      .filter((move) => move !== null)
      .map((move) => `${move.from} ${move.action} ${move.to}`),
  );

describe('orders move as docs/product.md lists', () => {
  it('the seller confirms, ships, delivers; rejects a new one; cancels until it is shipped', () => {
    expect(moves('SELLER').sort()).toEqual(
      [
        'PLACED CONFIRM CONFIRMED',
        'CONFIRMED SHIP SHIPPED',
        'SHIPPED DELIVER DELIVERED',
        'PLACED REJECT REJECTED',
        'PLACED CANCEL CANCELLED',
        'CONFIRMED CANCEL CANCELLED',
      ].sort(),
    );
  });

  it('the buyer cancels until it is confirmed, the admin until it is shipped', () => {
    expect(moves('BUYER')).toEqual(['PLACED CANCEL CANCELLED']);
    expect(moves('ADMIN')).toEqual(['PLACED CANCEL CANCELLED', 'CONFIRMED CANCEL CANCELLED']);
  });

  it('only the clock lets an order expire, and only a new one', () => {
    expect(findTransition('PLACED', 'EXPIRE', 'SYSTEM')?.to).toBe('EXPIRED');
    expect(findTransition('CONFIRMED', 'EXPIRE', 'SYSTEM')).toBeNull();
    expect(findTransition('PLACED', 'EXPIRE', 'SELLER')).toBeNull();
  });

  it.each(['DELIVERED', 'REJECTED', 'EXPIRED', 'CANCELLED'] as const)('%s is the end', (status) => {
    expect(orderTransitions.filter(({ from }) => from === status)).toEqual([]);
  });

  it('only a rejection needs a reason', () => {
    expect(orderTransitions.filter(({ reasonRequired }) => reasonRequired).map(({ action }) => action)).toEqual(['REJECT']);
  });

  it('offers each side what it may do, a seller no Cancel beside Reject', () => {
    expect(actionsFor('PLACED', 'SELLER')).toEqual(['CONFIRM', 'REJECT']);
    expect(actionsFor('CONFIRMED', 'SELLER')).toEqual(['SHIP', 'CANCEL']);
    expect(actionsFor('SHIPPED', 'SELLER')).toEqual(['DELIVER']);
    expect(actionsFor('PLACED', 'BUYER')).toEqual(['CANCEL']);
    expect(actionsFor('CONFIRMED', 'BUYER')).toEqual([]);
  });

  it('shows Done for delivered, Pending for what is on its way, Cancelled for the rest', () => {
    expect(statusesOf('DONE')).toEqual(['DELIVERED']);
    expect(statusesOf('PENDING')).toEqual(['PLACED', 'CONFIRMED', 'SHIPPED']);
    expect(statusesOf('CANCELLED')).toEqual(['REJECTED', 'EXPIRED', 'CANCELLED']);
    expect(progressOf('SHIPPED')).toBe('PENDING');
  });
});
