/**
 * The steps that two people, or a person and the clock, take at once on one order; `where` names the states in which
 * each is likely to be allowed.
 */
import type { OrderResolution } from '../../../../schema/values/orders/order-moves';
import type { OrderState } from '../../../../schema/values/orders/order-states';
import { OrderRefundsService } from '../../../../server/modules/orders/account/order-refunds.service';
import { OrderActionsService } from '../../../../server/modules/orders/steps/order-actions.service';
import { OrderPaymentsService } from '../../../../server/modules/orders/payments/order-payments.service';
import { OrderCompletionService } from '../../../../server/modules/orders/timers/order-completion.service';
import { OrderExpiryService } from '../../../../server/modules/orders/timers/order-expiry.service';
import type { TestApp } from '../../../support/app';
import { asViewer, type TestAccount } from '../../../support/build-accounts';
import { type TestOrder, toldAsPaid } from '../../../support/build-orders';
import { addedImage, handoverCode, otherCode } from '../../../support/handover';
import { one } from '../../../support/sql';
import { atGateway, startPayment } from '../../money/support/gateways';

export interface Stage {
  readonly app: TestApp;
  readonly admin: TestAccount;
  readonly order: TestOrder;
}

export interface PairStep {
  readonly name: string;
  readonly where: readonly OrderState[];
  readonly take: (stage: Stage) => Promise<unknown>;
}

/** Ordered are ten kilograms. */
const line = ({ lineIds }: TestOrder) => lineIds[0] ?? '';
const actions = ({ app }: Stage) => app.container.resolve(OrderActionsService);
const payments = ({ app }: Stage) => app.container.resolve(OrderPaymentsService);

const confirmed =
  (quantity: string | null) =>
  (stage: Stage): Promise<unknown> => {
    const { id, seller } = stage.order;
    const quantities = quantity === null ? [] : [{ lineId: line(stage.order), quantity }];
    return actions(stage).confirm(asViewer(seller), id, { quantities, reason: 'Rain' });
  };
const weighed =
  (word: 'ship' | 'propose', kilograms: string) =>
  (stage: Stage): Promise<unknown> => {
    const { id, seller } = stage.order;
    const weights = [{ lineId: line(stage.order), kilograms, isChecked: true }];
    const [viewer, service] = [asViewer(seller), actions(stage)];
    return word === 'ship' ? service.ship(viewer, id, { weights }) : service.proposeWeights(viewer, id, weights);
  };
const delivered =
  (how: 'code' | 'wrong code' | 'image') =>
  async (stage: Stage): Promise<unknown> => {
    const { app, order } = stage;
    const code = await handoverCode(app, order.id);
    const given = { code, 'wrong code': otherCode(code), image: null }[how];
    const imageIds = how === 'image' ? [await addedImage(app, order.id, order.seller.id)] : [];
    return actions(stage).deliver(asViewer(order.seller), order.id, { code: given, imageIds, paymentReceived: true });
  };
const simple =
  (
    by: 'buyer' | 'seller',
    word: 'ship' | 'shipAgain' | 'undo' | 'receive' | 'acceptPart' | 'acceptWeights' | 'declineWeights' | 'cancel',
  ) =>
  (stage: Stage): Promise<unknown> =>
    actions(stage)[word](asViewer(stage.order[by]), stage.order.id);
const reported =
  (word: 'CONFIRM' | 'REJECT') =>
  (stage: Stage): Promise<unknown> =>
    payments(stage).report(asViewer(stage.order.seller), stage.order.id, word, { reason: 'As the phone says' });
const resolved =
  (state: OrderResolution) =>
  (stage: Stage): Promise<unknown> =>
    actions(stage).resolve(asViewer(stage.admin), stage.order.id, { state, reason: 'Both agree on it' });

/** The buyer pays at the gateway and comes back; nothing where the order does not wait for it. */
async function paidOnline({ app, order }: Stage): Promise<void> {
  const page = await startPayment(app, order).catch(() => null);
  const back = page === null ? null : await atGateway(page);
  if (back !== null) expect((await fetch(back, { redirect: 'manual' })).status).toBeLessThan(500);
}

async function givenRefunds({ app, order }: Stage): Promise<void> {
  const service = app.container.resolve(OrderRefundsService);
  for (const { id, state } of (await service.findForOrders([order.id])).flat())
    if (state === 'OWED') await service.give(asViewer(order.seller), id, { method: 'CASH_ON_DELIVERY' });
}

async function confirmedRefunds({ app, order }: Stage): Promise<void> {
  const service = app.container.resolve(OrderRefundsService);
  for (const { id, state } of (await service.findForOrders([order.id])).flat())
    if (state === 'OWED' || state === 'GIVEN') await service.confirm(asViewer(order.buyer), id);
}

/** Over the API, whose errors have codes; a fault of the server has this one. */
async function asked({ app }: Stage, query: string, id: string, { token }: TestAccount): Promise<void> {
  expect((await app.gql(query, { id }, { token })).code).not.toBe('INTERNAL_SERVER_ERROR');
}
const REPORT =
  'mutation ($id: ID!) { reportProblem(input: { orderId: $id, kind: NOT_RECEIVED, remedy: REFUND, text: "No one came" }) { id } }';

async function acceptedProblem(stage: Stage): Promise<void> {
  const problem = await one<{ id: string }>(stage.app.db, 'SELECT id FROM order_problems WHERE order_id = $1', [stage.order.id]);
  if (problem) await asked(stage, 'mutation ($id: ID!) { acceptProblem(id: $id) { id } }', problem.id, stage.order.seller);
}

const UNPAID = ['PLACED', 'PART_PROPOSED', 'CONFIRMED', 'WEIGHT_PROPOSED', 'SHIPPED', 'DELIVERED'] as const;
const OVER = ['DELIVERED', 'CANCELLED', 'REJECTED', 'RETURNED'] as const;

export const PAIR_STEPS: readonly PairStep[] = [
  { name: 'confirm', where: ['PLACED'], take: confirmed(null) },
  { name: 'confirm most', where: ['PLACED'], take: confirmed('7') },
  { name: 'confirm little', where: ['PLACED'], take: confirmed('2') },
  {
    name: 'reject',
    where: ['PART_PROPOSED'],
    take: (stage) => actions(stage).reject(asViewer(stage.order.seller), stage.order.id, 'Rain'),
  },
  { name: 'accept part', where: ['PART_PROPOSED'], take: simple('buyer', 'acceptPart') },
  { name: 'buyer cancels', where: ['PART_PROPOSED', 'WEIGHT_PROPOSED'], take: simple('buyer', 'cancel') },
  { name: 'seller cancels', where: ['CONFIRMED', 'WEIGHT_PROPOSED'], take: simple('seller', 'cancel') },
  { name: 'ship', where: ['CONFIRMED'], take: simple('seller', 'ship') },
  { name: 'ship less', where: ['CONFIRMED'], take: weighed('ship', '6') },
  { name: 'ship more', where: ['CONFIRMED'], take: weighed('ship', '12') },
  { name: 'propose more', where: ['CONFIRMED'], take: weighed('propose', '12') },
  { name: 'accept weights', where: ['WEIGHT_PROPOSED'], take: simple('buyer', 'acceptWeights') },
  { name: 'decline weights', where: ['WEIGHT_PROPOSED'], take: simple('buyer', 'declineWeights') },
  { name: 'undo', where: ['PART_PROPOSED', 'CONFIRMED', 'SHIPPED'], take: simple('seller', 'undo') },
  { name: 'deliver', where: ['SHIPPED'], take: delivered('code') },
  { name: 'guess the code', where: ['SHIPPED'], take: delivered('wrong code') },
  { name: 'deliver with an image', where: ['SHIPPED'], take: delivered('image') },
  { name: 'receive', where: ['SHIPPED', 'DELIVERED'], take: simple('buyer', 'receive') },
  {
    name: 'fail',
    where: ['SHIPPED'],
    take: (stage) => actions(stage).fail(asViewer(stage.order.seller), stage.order.id, { failure: 'ABSENT' }),
  },
  { name: 'ship again', where: ['DELIVERY_FAILED'], take: simple('seller', 'shipAgain') },
  {
    name: 'take back',
    where: ['DELIVERY_FAILED'],
    take: (stage) => actions(stage).takeBack(asViewer(stage.order.seller), stage.order.id, {}),
  },
  { name: 'resolve as delivered', where: ['DELIVERY_FAILED'], take: resolved('DELIVERED') },
  { name: 'resolve as complete', where: ['DELIVERED'], take: resolved('COMPLETED') },
  { name: 'resolve as returned', where: ['DELIVERY_FAILED'], take: resolved('RETURNED') },
  { name: 'claim', where: UNPAID, take: (stage) => payments(stage).claim(asViewer(stage.order.buyer), stage.order.id, { ...toldAsPaid }) },
  { name: 'pay online', where: ['CONFIRMED', 'WEIGHT_PROPOSED'], take: paidOnline },
  { name: 'pay in cash', where: ['CONFIRMED'], take: (stage) => payments(stage).payInCash(asViewer(stage.order.buyer), stage.order.id) },
  { name: 'confirm payment', where: UNPAID, take: reported('CONFIRM') },
  { name: 'reject payment', where: UNPAID, take: reported('REJECT') },
  { name: 'give refunds', where: OVER, take: givenRefunds },
  { name: 'confirm refunds', where: OVER, take: confirmedRefunds },
  { name: 'report a problem', where: ['DELIVERED'], take: (stage) => asked(stage, REPORT, stage.order.id, stage.order.buyer) },
  { name: 'accept a problem', where: ['DELIVERED'], take: acceptedProblem },
  {
    name: 'the time of the seller is over',
    where: ['PART_PROPOSED'],
    take: async ({ app, order }) => {
      await app.db.query('UPDATE orders SET expires_at = now() WHERE id = $1', [order.id]);
      await app.container.resolve(OrderExpiryService).expireDue();
    },
  },
  {
    name: 'three days after the delivery',
    where: ['DELIVERED'],
    take: async ({ app, order }) => {
      await app.db.query("UPDATE orders SET delivered_at = delivered_at - interval '3 days' WHERE id = $1", [order.id]);
      await app.container.resolve(OrderCompletionService).completeDue();
    },
  },
];
