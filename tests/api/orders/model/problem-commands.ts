/**
 * Random problems with delivered orders: refunds never exceed the cost, an order with an active problem does not
 * complete, and each problem reaches an end.
 */
import fc from 'fast-check';
import type { ProblemRemedy } from '../../../../schema/values/orders/order-problems';
import { ProblemDeadlinesService } from '../../../../server/modules/orders/problems/problem-deadlines.service';
import { ProblemMovesService } from '../../../../server/modules/orders/problems/problem-moves.service';
import { ProblemReportsService } from '../../../../server/modules/orders/problems/problem-reports.service';
import { asViewer } from '../../../support/build-accounts';
import { one, rows } from '../../../support/sql';
import { codeOf, command } from './commands';
import { at, hasActiveProblem, isActive, isReplaced, type Model, type ModelOrder, type ModelProblem, type World } from './model';
import { takeOffShelf } from './receipts';

const REMEDIES = ['REFUND', 'PARTIAL_REFUND', 'REPLACEMENT'] as const satisfies readonly ProblemRemedy[];
const DELIVERED = (model: Model) => model.orders.some(({ state }) => state === 'DELIVERED');

/** Written by hand from docs/decisions/0063: who may take the step in this state, and where it leads. */
const steps: Readonly<Record<string, 'buyer' | 'seller' | 'admin'>> = {
  'OPEN ACCEPT': 'seller',
  'OPEN OFFER': 'seller',
  'OPEN DECLINE': 'seller',
  'OPEN WITHDRAW': 'buyer',
  'OFFERED ACCEPT_OFFER': 'buyer',
  'OFFERED DECLINE_OFFER': 'buyer',
  'OFFERED WITHDRAW': 'buyer',
  'ESCALATED ACCEPT': 'seller',
  'ESCALATED WITHDRAW': 'buyer',
  'ESCALATED DECIDE': 'admin',
  'REPLACING OFFER': 'seller',
  'REPLACING SEND': 'seller',
  'REPLACING WITHDRAW': 'buyer',
};
const STEPS = ['ACCEPT', 'OFFER', 'DECLINE', 'ACCEPT_OFFER', 'DECLINE_OFFER', 'SEND', 'WITHDRAW', 'DECIDE'] as const;
type Step = (typeof STEPS)[number];

/** Returns the amount in Tk of the line, or of the whole order, that has not been given back yet. */
async function leftOf({ app }: World, order: ModelOrder, lineId: string | null): Promise<number> {
  const found = await one<{ left: number }>(
    app.db,
    `SELECT least(o.total - o.refunded, coalesce((SELECT l.line_total - round(o.discount * l.line_total / greatest(o.subtotal, 0.01), 2) - l.refunded
       FROM order_lines l WHERE l.id = $2), o.total))::float AS left FROM orders o WHERE o.id = $1`,
    [order.id, lineId],
  );
  return Math.max(found?.left ?? 0, 0);
}

/** Whether all of the line, or of the whole order, can be sent once more of what no one was promised. */
async function isInStock({ app }: World, order: ModelOrder, lineId: string | null): Promise<boolean> {
  const found = await one<{ enough: boolean }>(
    app.db,
    `SELECT coalesce(bool_and(s.on_hand - s.reserved >= wanted.quantity), true) AS enough FROM (
       SELECT product_id, sum(quantity) AS quantity FROM order_lines WHERE order_id = $1 AND ($2::uuid IS NULL OR id = $2) GROUP BY product_id) wanted
     JOIN product_stock s ON s.product_id = wanted.product_id`,
    [order.id, lineId],
  );
  return found?.enough ?? false;
}

const amountOf = (remedy: ProblemRemedy | null, left: number, tenths: number) =>
  remedy === 'PARTIAL_REFUND' ? ((left * tenths) / 10).toFixed(2) : null;
const isGivable = (remedy: ProblemRemedy | null, amount: string | null, left: number) =>
  remedy === null || remedy === 'REPLACEMENT' || (left > 0 && (amount === null || (Number(amount) > 0 && Number(amount) <= left)));
const isAbout = (problem: ModelProblem, lineId: string | null) => lineId === null || problem.lineId === null || problem.lineId === lineId;

async function agreeOnProblems({ app }: World, model: Model): Promise<void> {
  const wrong = await rows(
    app.db,
    `SELECT o.id FROM orders o LEFT JOIN order_problems p ON p.order_id = o.id WHERE o.id = ANY ($1::uuid[]) GROUP BY o.id
     HAVING o.refunded > o.total OR o.refunded <> coalesce(sum(p.refunded), 0) OR o.open_problems <> count(p.id) FILTER (WHERE p.ended_at IS NULL)
       OR (o.completed_at IS NOT NULL AND count(p.id) FILTER (WHERE p.ended_at IS NULL) > 0)`,
    [model.orders.map(({ id }) => id)],
  );
  expect(wrong).toEqual([]);
  const states = await rows<{ id: string; state: string }>(
    app.db,
    'SELECT id, state FROM order_problems WHERE order_id = ANY ($1::uuid[]) ORDER BY id',
    [model.orders.map(({ id }) => id)],
  );
  const wanted = model.orders.flatMap(({ problems }) => problems.map(({ id, state }) => ({ id, state })));
  expect(states).toEqual(wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
}

export const problemReport = fc
  .record({ order: fc.nat(), line: fc.nat(3), remedy: fc.constantFrom(...REMEDIES), tenths: fc.integer({ min: 0, max: 12 }) })
  .map(({ order, line, remedy, tenths }) =>
    command(`report ${remedy} of ${order}, line ${line}`, DELIVERED, async (model, world) => {
      const delivered = model.orders.filter(({ state }) => state === 'DELIVERED');
      const target = at(delivered, order);
      const lineId = line === 3 ? null : at(target.lines, line).id;
      const lines = target.lines.filter(({ quantity }) => quantity > 0);
      const left = await leftOf(world, target, lineId);
      const amount = amountOf(remedy, left, tenths);
      const isOpen = !target.isLate || isReplaced(target, lineId ?? at(lines, 0).id);
      const isFree = !target.problems.some((problem) => isAbout(problem, lineId) && problem.state !== 'WITHDRAWN' && !problem.isReplaced);
      const isThere = lineId === null || lines.some(({ id }) => id === lineId);
      const reports = world.app.container.resolve(ProblemReportsService);
      const report = { orderId: target.id, lineId, kind: 'NOT_RECEIVED', remedy, amount, text: 'Not here' } as const;
      const buyer = asViewer(at(world.buyers, target.buyer));
      const code = await codeOf(async () => {
        const { id } = await reports.report(buyer, report);
        target.problems.push({ id, lineId, state: 'OPEN', wanted: remedy, offered: null, isReplaced: false, isRefunded: false });
        takeOffShelf(target, lineId);
      });
      expect(code === null).toBe(!target.isComplete && isThere && isFree && isOpen && isGivable(remedy, amount, left));
      await agreeOnProblems(world, model);
    }),
  );

interface Response {
  readonly step: Step;
  readonly remedy: ProblemRemedy | null;
  readonly tenths: number;
}

async function respond(world: World, order: ModelOrder, problem: ModelProblem, by: 'buyer' | 'seller' | 'admin', response: Response) {
  const moves = world.app.container.resolve(ProblemMovesService);
  const account = by === 'admin' ? world.admin : by === 'buyer' ? at(world.buyers, order.buyer) : at(world.sellers, order.seller);
  const viewer = asViewer(account);
  const { step, tenths } = response;
  const remedy = step === 'OFFER' ? (response.remedy ?? 'REFUND') : response.remedy;
  const left = await leftOf(world, order, problem.lineId);
  const amount = amountOf(remedy, left, tenths);
  const isThere = step !== 'SEND' || (await isInStock(world, order, problem.lineId));
  const code = await codeOf(() => {
    if (step === 'ACCEPT') return moves.accept(viewer, problem.id);
    if (step === 'OFFER') return moves.offer(viewer, problem.id, { remedy, amount });
    if (step === 'DECLINE') return moves.decline(viewer, problem.id, { text: 'because' });
    if (step === 'ACCEPT_OFFER') return moves.acceptOffer(viewer, problem.id);
    if (step === 'DECLINE_OFFER') return moves.declineOffer(viewer, problem.id, {});
    if (step === 'SEND') return moves.sendReplacement(viewer, problem.id, {});
    if (step === 'WITHDRAW') return moves.withdraw(viewer, problem.id);
    return moves.decide(viewer, problem.id, { text: 'because', remedy, amount });
  });
  const isGiven = step !== 'OFFER' && step !== 'DECIDE' ? true : isGivable(remedy, amount, left);
  const isAllowed = steps[`${problem.state} ${step}`] === by && isGiven && isThere;
  expect(code === null).toBe(isAllowed);
  if (isAllowed) follow(problem, step, remedy);
}

function follow(problem: ModelProblem, step: Step, remedy: ProblemRemedy | null): void {
  const agreed = step === 'ACCEPT' ? problem.wanted : step === 'ACCEPT_OFFER' ? problem.offered : remedy;
  if (step === 'OFFER') [problem.state, problem.offered] = ['OFFERED', remedy];
  else if (step === 'DECLINE' || step === 'DECLINE_OFFER') problem.state = 'ESCALATED';
  else if (step === 'WITHDRAW') problem.state = 'WITHDRAWN';
  else if (step === 'SEND') [problem.state, problem.isReplaced] = ['SOLVED', true];
  else if (agreed === null) problem.state = 'DISMISSED';
  else [problem.state, problem.isRefunded] = [agreed === 'REPLACEMENT' ? 'REPLACING' : 'SOLVED', agreed === 'REFUND'];
}

const withProblems = (model: Model) => model.orders.some(({ problems }) => problems.length > 0);
const activeFirst = (model: Model) =>
  model.orders
    .flatMap((order) => order.problems.map((problem) => ({ order, problem })))
    .toSorted((a, b) => Number(isActive(b.problem)) - Number(isActive(a.problem)));

export const problemResponse = fc
  .record({
    problem: fc.nat(3),
    step: fc.constantFrom(...STEPS),
    by: fc.constantFrom('buyer', 'seller', 'seller', 'admin'),
    remedy: fc.constantFrom(...REMEDIES, null),
    tenths: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ problem, step, by, ...more }) =>
    command(`${by}: ${step} of problem ${problem}`, withProblems, async (model, world) => {
      const target = at(activeFirst(model), problem);
      await respond(world, target.order, target.problem, by, { step, ...more });
      await agreeOnProblems(world, model);
    }),
  );

export const problemDeadline = fc.nat(3).map((place) =>
  command(`the time of problem ${place} is over`, withProblems, async (model, world) => {
    const { problem } = at(activeFirst(model), place);
    await overdue(world, problem);
    await agreeOnProblems(world, model);
  }),
);

async function overdue({ app }: World, problem: ModelProblem): Promise<void> {
  await app.db.query("UPDATE order_problems SET due_at = now() - interval '1 second' WHERE id = $1 AND ended_at IS NULL", [problem.id]);
  await app.container.resolve(ProblemDeadlinesService).run();
  if (isActive(problem)) problem.state = 'ESCALATED';
}

/** No active problem is left: the clock brings each to an admin, who dismisses it. */
export async function endProblems(world: World, order: ModelOrder): Promise<void> {
  for (const problem of order.problems.filter(isActive)) {
    await overdue(world, problem);
    await respond(world, order, problem, 'admin', { step: 'DECIDE', remedy: null, tenths: 0 });
  }
  expect(hasActiveProblem(order)).toBe(false);
}
