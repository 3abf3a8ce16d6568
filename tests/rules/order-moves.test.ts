import { actionsFor, findTransition, OrderAction, orderTransitions } from '../../schema/values/orders/order-moves';
import { OrderState, statusOf, substateOf } from '../../schema/values/orders/order-states';
import { OrderActor, OrderStatus, PaymentMethod, PaymentStatus, progressOf, statusesOf } from '../../schema/values/orders/orders';

const moves = (actor: OrderActor) =>
  Object.values(OrderState).flatMap((from) =>
    Object.values(OrderAction)
      .map((action) => findTransition(from, action, actor))
      .filter((move) => move !== null)
      .map((move) => `${move.from} ${move.action} ${move.to}`),
  );

const at = (state: OrderState) => ({
  state,
  deliveryAttempts: 1,
  openProblems: 0,
  isRecalled: false,
  completedAt: null,
  feePending: false,
  sellerSuspended: false,
  isBeingPaid: false,
  paymentUnderCheck: false,
  handoverTries: 0,
  undoneConfirmations: 0,
  undoneShipments: 0,
  receiptConfirmedAt: null,
  paymentMethod: PaymentMethod.CASH_ON_DELIVERY,
  paymentStatus: PaymentStatus.UNPAID,
});

describe('orders move as docs/product.md lists', () => {
  it('the seller confirms, ships, delivers; rejects a new one; cancels until it is shipped; sends again or takes back what did not arrive', () => {
    expect(moves('SELLER').sort()).toEqual(
      [
        'PLACED CONFIRM CONFIRMED',
        'CONFIRMED SHIP SHIPPED',
        'SHIPPED DELIVER DELIVERED',
        'PLACED REJECT REJECTED',
        'PLACED CANCEL CANCELLED',
        'CONFIRMED CANCEL CANCELLED',
        'PLACED PROPOSE_FEE FEE_PROPOSED',
        'FEE_PROPOSED REJECT REJECTED',
        'FEE_PROPOSED CANCEL CANCELLED',
        'CONFIRMED PROPOSE_WEIGHT WEIGHT_PROPOSED',
        'WEIGHT_PROPOSED DECLINE_WEIGHT CONFIRMED',
        'WEIGHT_PROPOSED CANCEL CANCELLED',
        'SHIPPED FAIL DELIVERY_FAILED',
        'DELIVERY_FAILED SHIP_AGAIN SHIPPED',
        'DELIVERY_FAILED RETURN RETURNED',
        'FEE_PROPOSED PROPOSE_FEE FEE_PROPOSED',
        'PART_PROPOSED REJECT REJECTED',
        'PART_PROPOSED CANCEL CANCELLED',
      ].sort(),
    );
    // what a confirmation of much less becomes; no action of its own
    expect(findTransition('PLACED', 'PROPOSE_PART', 'SELLER')?.to).toBe('PART_PROPOSED');
  });

  it('the buyer cancels until it is confirmed and confirms the receipt, the admin cancels until it is shipped and resolves from then on', () => {
    expect(moves('BUYER').sort()).toEqual([
      // of these two only while the market has suspended the seller
      'CONFIRMED CANCEL CANCELLED',
      'DELIVERED RECEIVE DELIVERED',
      'FEE_PROPOSED ACCEPT_FEE CONFIRMED',
      'FEE_PROPOSED CANCEL CANCELLED',
      'PART_PROPOSED ACCEPT_PART CONFIRMED',
      'PART_PROPOSED CANCEL CANCELLED',
      'PLACED CANCEL CANCELLED',
      'SHIPPED RECEIVE DELIVERED',
      'WEIGHT_PROPOSED ACCEPT_WEIGHT CONFIRMED',
      'WEIGHT_PROPOSED CANCEL CANCELLED',
      'WEIGHT_PROPOSED DECLINE_WEIGHT CONFIRMED',
    ]);
    expect(moves('ADMIN')).toEqual([
      'PLACED CANCEL CANCELLED',
      'FEE_PROPOSED CANCEL CANCELLED',
      'PART_PROPOSED CANCEL CANCELLED',
      'CONFIRMED CANCEL CANCELLED',
      'WEIGHT_PROPOSED CANCEL CANCELLED',
      'SHIPPED RESOLVE DELIVERED',
      'DELIVERY_FAILED RESOLVE DELIVERED',
      'DELIVERED RESOLVE DELIVERED',
    ]);
  });

  it('only the clock lets an order expire, and only a new one', () => {
    expect(findTransition('PLACED', 'EXPIRE', 'SYSTEM')?.to).toBe('EXPIRED');
    expect(findTransition('CONFIRMED', 'EXPIRE', 'SYSTEM')).toBeNull();
    expect(findTransition('PLACED', 'EXPIRE', 'SELLER')).toBeNull();
  });

  it.each(['REJECTED', 'EXPIRED', 'CANCELLED', 'RETURNED'] as const)('%s is the end', (state) => {
    expect(orderTransitions.filter(({ from }) => from === state)).toEqual([]);
  });

  it('a delivered order stays delivered: it is completed once, by its buyer, the clock or an admin', () => {
    expect(orderTransitions.filter(({ from }) => from === 'DELIVERED').map(({ action, to }) => `${action} ${to}`)).toEqual([
      'RESOLVE DELIVERED',
      'RECEIVE DELIVERED',
      'COMPLETE DELIVERED',
    ]);
    expect(actionsFor(at('DELIVERED'), 'BUYER')).toEqual(['RECEIVE']);
    expect(actionsFor({ ...at('DELIVERED'), completedAt: new Date() }, 'BUYER')).toEqual([]);
  });

  it('every state leads to an end', () => {
    const ends = new Set<string>(['DELIVERED', 'RETURNED', 'REJECTED', 'EXPIRED', 'CANCELLED']);
    for (const start of Object.values(OrderState)) {
      const reached = new Set<string>([start]);
      for (const state of reached) for (const { from, to } of orderTransitions) if (from === state) reached.add(to);
      expect([...reached].some((state) => ends.has(state))).toBe(true);
    }
  });

  it('an order leaves the store three times at most', () => {
    expect(actionsFor({ ...at('DELIVERY_FAILED'), deliveryAttempts: 2 }, 'SELLER')).toEqual(['SHIP_AGAIN', 'RETURN']);
    expect(actionsFor({ ...at('DELIVERY_FAILED'), deliveryAttempts: 3 }, 'SELLER')).toEqual(['RETURN']);
  });

  it('every state has a coarse status', () => {
    expect(Object.values(OrderState).filter((state) => !(statusOf(state) in OrderStatus))).toEqual([]);
    expect(statusOf('DELIVERY_FAILED')).toBe('SHIPPED');
    expect(statusOf('RETURNED')).toBe('CANCELLED');
    expect(substateOf('SHIPPED')).toBeNull();
    expect(substateOf('RETURNED')).toBe('RETURNED');
  });

  it('only a rejection and a resolution need a reason', () => {
    const actions = new Set(orderTransitions.filter(({ reasonRequired }) => reasonRequired).map(({ action }) => action));
    expect(actions).toEqual(new Set(['REJECT', 'RESOLVE']));
    expect(orderTransitions.filter(({ action, reasonRequired }) => actions.has(action) && !reasonRequired)).toEqual([]);
  });

  it('offers each side what it may do, a seller no Cancel beside Reject', () => {
    expect(actionsFor(at('PLACED'), 'SELLER')).toEqual(['CONFIRM', 'REJECT']);
    expect(actionsFor({ ...at('PLACED'), feePending: true }, 'SELLER')).toEqual(['PROPOSE_FEE', 'REJECT']);
    expect(actionsFor(at('CONFIRMED'), 'SELLER')).toEqual(['SHIP', 'PROPOSE_WEIGHT', 'CANCEL']);
    expect(actionsFor(at('SHIPPED'), 'SELLER')).toEqual(['DELIVER', 'FAIL']);
    expect(actionsFor(at('SHIPPED'), 'BUYER')).toEqual(['RECEIVE']);
    expect(actionsFor(at('PLACED'), 'BUYER')).toEqual(['CANCEL']);
    expect(actionsFor(at('CONFIRMED'), 'BUYER')).toEqual([]);
    expect(actionsFor({ ...at('CONFIRMED'), sellerSuspended: true }, 'BUYER')).toEqual(['CANCEL']);
  });

  it('recalled goods are not brought to their buyer: they fail and come back, or were received already', () => {
    const recalled = (state: OrderState) => ({ ...at(state), isRecalled: true });
    expect(actionsFor(recalled('SHIPPED'), 'SELLER')).toEqual(['FAIL']);
    expect(actionsFor(recalled('DELIVERY_FAILED'), 'SELLER')).toEqual(['RETURN']);
    expect(actionsFor(recalled('SHIPPED'), 'BUYER')).toEqual(['RECEIVE']);
    expect(actionsFor(recalled('SHIPPED'), 'ADMIN')).toEqual(actionsFor(at('SHIPPED'), 'ADMIN'));
  });

  it('shows Done for delivered, Pending for what is on its way, Cancelled for the rest', () => {
    expect(statusesOf('DONE')).toEqual(['DELIVERED']);
    expect(statusesOf('PENDING')).toEqual(['PLACED', 'CONFIRMED', 'SHIPPED']);
    expect(statusesOf('CANCELLED')).toEqual(['REJECTED', 'EXPIRED', 'CANCELLED']);
    expect(progressOf('SHIPPED')).toBe('PENDING');
  });
});
