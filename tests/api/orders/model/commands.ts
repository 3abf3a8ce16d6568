/** Random commands of buyers, sellers, an admin and the clock; each compares the database with the model. */
import fc from 'fast-check';
import { OrderActionsService } from '../../../../server/modules/orders/steps/order-actions.service';
import { OrderResolution } from '../../../../schema/values/orders/order-moves';
import { OrderCompletionService } from '../../../../server/modules/orders/timers/order-completion.service';
import { OrderExpiryService } from '../../../../server/modules/orders/timers/order-expiry.service';
import { AppError } from '../../../../server/platform/errors/app-error';
import { asViewer, type TestAccount } from '../../../support/build-accounts';
import { endsOf, next, type Who } from './expected-moves';
import { agree } from './agree';
import { at, hasActiveProblem, type Model, type ModelOrder, type World } from './model';
import { asksBuyer, factorOf, followQuantities, quantityError, weightsOf } from './quantities';

type Command = fc.AsyncCommand<Model, World>;
export const command = (name: string, check: (model: Model) => boolean, run: (model: Model, world: World) => Promise<void>): Command => ({
  check,
  run: async (model, world) => {
    await run(model, world);
    await agree(world, model);
  },
  toString: () => name,
});
export const any = (model: Model) => model.orders.length > 0;

export async function codeOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const STEPS = [
  'confirm',
  'confirm',
  'ship',
  'ship',
  'fail',
  'shipAgain',
  'takeBack',
  'reject',
  'cancel',
  'undo',
  'proposeFee',
  'acceptFee',
  'acceptPart',
  'proposeWeights',
  'acceptWeights',
  'declineWeights',
  'receive',
  'confirmInPart',
  'weigh',
] as const;
type Step = (typeof STEPS)[number];

/** The step as the table of expected moves has it. */
const plain = (step: Step): string => (step === 'confirmInPart' ? 'confirm' : step === 'weigh' ? 'ship' : step);

function act(actions: OrderActionsService, by: TestAccount, step: Step, order: ModelOrder, amount: number): Promise<unknown> {
  const viewer = asViewer(by);
  const { id, lines } = order;
  const weights = () => weightsOf(order, factorOf(step, amount));
  switch (step) {
    case 'reject':
    case 'cancel':
      return actions[step](viewer, id, 'because');
    case 'fail':
      return actions.fail(viewer, id, { failure: 'ABSENT' });
    case 'takeBack':
      return actions.takeBack(viewer, id, { lostLineIds: lines.slice(0, amount % 2).map((line) => line.id) });
    case 'proposeFee':
      return actions.proposeFee(viewer, id, String(amount * 10));
    case 'confirmInPart':
      return actions.confirm(viewer, id, {
        quantities: [{ lineId: at(lines, 0).id, quantity: String(Math.floor(at(lines, 0).quantity / 2)) }],
        reason: 'less',
      });
    case 'weigh':
      return actions.ship(viewer, id, { weights: weights() });
    case 'proposeWeights':
      return actions.proposeWeights(viewer, id, weights());
    default:
      return actions[step](viewer, id);
  }
}

const WHO = ['seller', 'buyer', 'admin', 'stranger'] as const satisfies readonly Who[];

/** A step that leads on, of an order that is not over: random steps alone would hardly bring one to its delivery. */
function aimed(model: Model, order: number, aim: number | null): { target: ModelOrder; who: Who; step: Step } | null {
  const ways = model.orders.flatMap((target) =>
    WHO.flatMap((who) =>
      STEPS.filter((step) => step !== 'cancel' && step !== 'reject' && next(plain(step), who, target) !== null).map((step) => ({
        target,
        who,
        step,
      })),
    ),
  );
  const open = [...new Set(ways.map(({ target }) => target))];
  if (aim === null || open.length === 0) return null;
  const target = at(open, order);
  return at(
    ways.filter((way) => way.target === target),
    aim,
  );
}

export const move = fc
  .record({
    order: fc.nat(),
    step: fc.constantFrom(...STEPS),
    who: fc.constantFrom<Who>('seller', 'seller', 'seller', 'buyer', 'buyer', 'admin', 'stranger'),
    amount: fc.nat(9),
    aim: fc.option(fc.nat(), { freq: 4, nil: null }),
  })
  .map(({ order, aim, amount, ...random }) =>
    command(`${aim === null ? `${random.who} ${random.step}` : `aimed ${aim}`} ${order} ${amount}`, any, async (model, world) => {
      const { target, who, step } = aimed(model, order, aim) ?? { ...random, target: at(model.orders, order) };
      const { app, buyers, sellers, admin } = world;
      const by = { seller: at(sellers, target.seller), buyer: at(buyers, target.buyer), admin, stranger: at(buyers, target.buyer + 1) }[
        who
      ];
      const to = next(plain(step), who, target);
      const code = await codeOf(() => act(app.container.resolve(OrderActionsService), by, step, target, amount));
      if (to === null) {
        expect(code).not.toBeNull();
        return;
      }
      expect(code).toBe(quantityError(step, model, target, amount));
      if (code === null) moved(target, { step, to, amount });
    }),
  );

function moved(target: ModelOrder, { step, to, amount }: { step: Step; to: string; amount: number }): void {
  const isEmpty = step === 'confirmInPart' && target.lines.length === 1 && at(target.lines, 0).quantity < 2;
  const from = target.state;
  target.state = isEmpty ? 'REJECTED' : to;
  if (!isEmpty) followQuantities(step, target, amount);
  if (step === 'confirmInPart' && !isEmpty && asksBuyer(target)) Object.assign(target, { state: 'PART_PROPOSED', isTimeOver: false });
  const isShipped = plain(step) === 'ship';
  if (isShipped || step === 'shipAgain') target.attempts += 1;
  if (step === 'undo' && from === 'SHIPPED') target.attempts -= 1;
  if (step === 'undo') target.undos[from === 'SHIPPED' ? 'SHIP' : 'CONFIRM'] += 1;
  target.undoable = plain(step) === 'confirm' ? 'CONFIRM' : isShipped ? 'SHIP' : null;
  if (step === 'takeBack') loseFirst(target, amount % 2);
  if (step === 'receive') Object.assign(target, { isReceiptConfirmed: true, handover: from === 'SHIPPED' ? 'BUYER' : target.handover });
  if (step === 'acceptFee') target.feePending = false;
  if (step === 'proposeFee') target.isTimeOver = false; // its buyer has a day of its own
}

/** So many of its lines came back, but can no longer be sold. */
function loseFirst({ lines }: ModelOrder, count: number): void {
  for (const line of lines.slice(0, count)) line.isLost = true;
}

export const expiry = fc.nat().map((order) =>
  command(`the time of ${order} is over`, any, async (model, { app }) => {
    const target = at(model.orders, order);
    await app.db.query('UPDATE orders SET expires_at = now() WHERE id = $1', [target.id]);
    await app.container.resolve(OrderExpiryService).expireDue();
    target.isTimeOver = true;
    for (const known of model.orders)
      if (known.isTimeOver && (known.state === 'PLACED' || known.state === 'FEE_PROPOSED' || known.state === 'PART_PROPOSED'))
        known.state = 'EXPIRED';
  }),
);

export const completion = fc.nat().map((order) =>
  command(`three days after the delivery of ${order}`, any, async (model, { app }) => {
    const target = at(model.orders, order);
    await app.db.query("UPDATE orders SET delivered_at = delivered_at - interval '3 days' WHERE id = $1", [target.id]);
    await app.container.resolve(OrderCompletionService).completeDue();
    if (target.state !== 'DELIVERED') return;
    target.isLate = true;
    // after a replacement its buyer has the time to report once more
    if (!hasActiveProblem(target) && !target.problems.some(({ isReplaced }) => isReplaced)) target.isComplete = true;
  }),
);

export const resolution = fc
  .record({
    order: fc.nat(),
    end: fc.constantFrom(...Object.values(OrderResolution)),
    by: fc.constantFrom('admin', 'admin', 'seller'),
    lost: fc.nat(1),
  })
  .map(({ order, end, by, lost }) =>
    command(`${by} resolves ${order} as ${end}`, any, async (model, world) => {
      const target = at(model.orders, order);
      const isAllowed = by === 'admin' && endsOf(target).includes(end);
      const code = await codeOf(() =>
        resolve(world, target, end, { lost, by: by === 'admin' ? world.admin : at(world.sellers, target.seller) }),
      );
      expect(code === null).toBe(isAllowed);
    }),
  );

/** The order ended by an admin unless someone else tries; the model follows where it was allowed. */
export async function resolve(
  { app, admin }: World,
  target: ModelOrder,
  end: OrderResolution,
  { by = admin, lost = 0 }: { by?: TestAccount; lost?: number } = {},
): Promise<void> {
  const lostLineIds = target.lines.slice(0, lost).map(({ id }) => id);
  const actions = app.container.resolve(OrderActionsService);
  await actions.resolve(asViewer(by), target.id, { state: end, reason: 'Both agree on it', lostLineIds });
  if (end === 'RETURNED') loseFirst(target, lost);
  if (end === 'COMPLETED') target.isComplete = true;
  else target.state = end;
  target.undoable = null;
}
