/**
 * Sellers, buyers and admins move a problem here, by the table of schema/values/orders/order-problems. It is the one
 * place where a problem changes its state, with all that goes with it in the same transaction: its history, what is
 * refunded, the order's count, receipts, the audit trail and notifications.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { OrderImageUse } from '../../../../schema/values/orders/order-images';
import { findProblemMove, type ProblemAction, type ProblemMove } from '../../../../schema/values/orders/order-problems';
import type { OrderActor } from '../../../../schema/values/orders/orders';
import type { MessageKey } from '../../../../schema/messages/text';
import {
  problemDecisionRules,
  problemOfferRules,
  problemReasonRules,
  problemReplacementRules,
  problemReplyRules,
} from '../../../../schema/rules/orders/order-problem.rules';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { money, toMoney } from '../../../platform/money';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { AuditService } from '../../audit/audit.service';
import { HeldReceiptsService } from '../../catalogue/stock/held-receipts.service';
import { OrderAccountService } from '../account/order-account.service';
import { OrderImagesService } from '../images/order-images.service';
import { agreedRefund, assertRefundable, assertReplaceable } from './assert-refundable';
import type { OrderProblem } from './order-problem.entity';
import { addEntry, countOpenProblems, isActiveState, moveProblem, type Remedy } from './order-problems.store';
import { ProblemNotificationsService } from './problem-notifications.service';
import { ProblemRefundsService } from './problem-refunds.service';
import { lockOrder } from '../orders/order-lock.store';
import type { Order } from '../orders/order.entity';
import { actorOf } from '../orders/order.policy';
import { mayDecideProblems, mayEverMove, problemActionsOf } from './problem.policy';
import { ProblemsService } from './problems.service';
import { refundOf } from './refund-sums';
import { ReplacementsService } from './replacements.service';

export interface ProblemAct {
  readonly key?: RequestKey | null;
  readonly text?: string | null;
  readonly imageIds?: readonly string[] | null;
  /** An offer and a decision have a remedy. */
  readonly remedy?: Remedy['remedy'] | null;
  readonly amount?: string | null;
  /** The quantity of one line that is sent as a replacement, in its unit. */
  readonly quantity?: string | null;
}

interface Step extends ProblemAct {
  readonly action: ProblemAction;
}

interface Written {
  /** As it was locked. */
  readonly order: Order;
  readonly step: Step;
  readonly move: ProblemMove;
  readonly remedy: Remedy | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProblemMovesService {
  constructor(
    private readonly db: DataSource,
    private readonly problems: ProblemsService,
    private readonly images: OrderImagesService,
    private readonly receipts: HeldReceiptsService,
    private readonly refunds: ProblemRefundsService,
    private readonly notifications: ProblemNotificationsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly account: OrderAccountService,
    private readonly outbox: Outbox,
    private readonly replacements: ReplacementsService,
  ) {}

  /** The seller gives what the buyer wants. */
  accept(viewer: Viewer, id: string, key?: RequestKey | null): Promise<OrderProblem> {
    return this.act(viewer, id, { action: 'ACCEPT', key });
  }

  /** The seller offers something else, which the buyer accepts or declines. */
  async offer(viewer: Viewer, id: string, { key, ...given }: ProblemAct): Promise<OrderProblem> {
    return this.act(viewer, id, { action: 'OFFER', key, ...(await parseWith(problemOfferRules, given)) });
  }

  /** The seller gives nothing: an admin decides. */
  async decline(viewer: Viewer, id: string, { key, ...given }: ProblemAct): Promise<OrderProblem> {
    return this.act(viewer, id, { action: 'DECLINE', key, ...(await parseWith(problemReasonRules, given)) });
  }

  /** The buyer takes what the seller offers. */
  acceptOffer(viewer: Viewer, id: string, key?: RequestKey | null): Promise<OrderProblem> {
    return this.act(viewer, id, { action: 'ACCEPT_OFFER', key });
  }

  /** The buyer wants what was asked for: an admin decides. */
  async declineOffer(viewer: Viewer, id: string, { key, ...given }: ProblemAct): Promise<OrderProblem> {
    return this.act(viewer, id, { action: 'DECLINE_OFFER', key, ...(await parseWith(problemReplyRules, given)) });
  }

  /** The replacement has left the seller and the stock: the problem is solved. OUT_OF_STOCK where less is there. */
  async sendReplacement(viewer: Viewer, id: string, { key, ...given }: ProblemAct): Promise<OrderProblem> {
    return this.act(viewer, id, { action: 'SEND_REPLACEMENT', key, ...(await parseWith(problemReplacementRules, given)) });
  }

  /** The buyer takes the report back. */
  withdraw(viewer: Viewer, id: string, key?: RequestKey | null): Promise<OrderProblem> {
    return this.act(viewer, id, { action: 'WITHDRAW', key });
  }

  /** An admin decides: a remedy, or none, which dismisses the problem. Both parties read the reason. */
  async decide(viewer: Viewer, id: string, { key, ...given }: ProblemAct): Promise<OrderProblem> {
    assertMay(mayDecideProblems(viewer));
    return this.act(viewer, id, { action: 'DECIDE', key, ...(await parseWith(problemDecisionRules, given)) });
  }

  /** A deadline has passed; the row is locked. */
  async escalate(tx: EntityManager, problem: OrderProblem): Promise<void> {
    const move = findProblemMove(problem.state, 'ESCALATE', 'SYSTEM');
    const moved = move && (await moveProblem(tx, problem, move, {}));
    if (!moved) throw new Error(`A problem that is ${problem.state} has no deadline.`);
    await addEntry(tx, { problemId: problem.id, actor: 'SYSTEM', actorId: null, action: 'ESCALATE', state: moved.state });
    await countOpenProblems(tx, problem.orderId, 0);
    this.outbox.record(tx, 'ORDER_CHANGED', [problem.orderId]);
    await this.notifications.moved(tx, moved, { move, actor: 'SYSTEM', text: null, cash: null });
  }

  /** Under a key that was used before nothing moves: the problem is returned as it is now. */
  private act(viewer: Viewer, id: string, step: Step): Promise<OrderProblem> {
    const { action, key, text = null, imageIds, remedy = null, amount = null, quantity = null } = step;
    return inTransaction(this.db, async (tx) => {
      const unlocked = await this.problems.findById(viewer, id, tx);
      const body = [id, text, imageIds ?? [], remedy, amount, quantity];
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation: `problem.${action}`, body })) return unlocked;
      const order = await lockOrder(tx, unlocked.orderId);
      const problem = await this.problems.findById(viewer, id, tx);
      const actor = actorOf(viewer, problem);
      assertMay(order !== null && actor !== null && mayEverMove(action, actor));
      const agreed = remedyOf(problem, step);
      const move = findProblemMove(problem.state, action, actor, agreed?.remedy ?? null);
      if (!move) throw notNow('INVALID_TRANSITION', 'problem.invalidMove', viewer, problem);
      const { moved, cash } = await this.write(tx, viewer, problem, { order, step, move, remedy: agreed });
      const sent = action === 'SEND_REPLACEMENT' ? await this.replacements.send(tx, moved, { quantity, actorId: viewer.id }) : null;
      await this.record(tx, viewer, moved, {
        step: { ...step, quantity: sent },
        actor,
        remedy: agreed && { ...agreed, amount: agreed.amount ?? refundedBy(problem, moved) },
      });
      await this.notifications.moved(tx, moved, { move, actor, text, cash });
      if (actor === 'ADMIN')
        await this.audit.record(tx, {
          actorId: viewer.id,
          action: 'problem.decided',
          subjectType: 'order',
          subjectId: moved.orderId,
          reason: text,
        });
      return moved;
    });
  }

  private async write(
    tx: EntityManager,
    viewer: Viewer,
    problem: OrderProblem,
    { order, step, move, remedy }: Written,
  ): Promise<{ readonly moved: OrderProblem; readonly cash: string | null }> {
    const costs = await this.problems.costsOf(tx, problem.orderId);
    if (remedy?.remedy === 'REPLACEMENT') assertReplaceable(costs, problem.lineId);
    const isNamed = step.action === 'OFFER' || (step.action === 'DECIDE' && move.to === 'SOLVED');
    const named = remedy && isNamed ? assertRefundable(costs, problem.lineId, remedy) : null;
    const amount = remedy && move.to === 'SOLVED' && !isNamed ? agreedRefund(costs, problem.lineId, remedy) : named;
    const isOffer = step.action === 'OFFER';
    const change = isOffer ? { offer: remedy } : { agreed: remedy && { remedy: remedy.remedy, amount } };
    const moved = await moveProblem(tx, problem, move, change);
    if (!moved) throw notNow('CONFLICT', 'problem.changedMeanwhile', viewer, await this.problems.findById(viewer, problem.id, tx));
    const lineIds = problem.lineId ? [problem.lineId] : costs.lines.map(({ lineId }) => lineId);
    const isRefunded = moved.state === 'SOLVED' && amount !== null;
    const cash = isRefunded ? await this.refunds.takeOff(tx, order, refundOf(costs, problem.lineId, amount)) : null;
    // what was refunded as a whole is not sold again
    const isOver = !isActiveState(moved.state);
    if (isOver && remedy?.remedy !== 'REFUND') await this.receipts.release(tx, lineIds);
    await countOpenProblems(tx, problem.orderId, isOver ? -1 : 0);
    if (moved.refunded !== problem.refunded) await this.account.settle(tx, [problem.orderId]);
    this.outbox.record(tx, 'ORDER_CHANGED', [problem.orderId]);
    return { moved, cash };
  }

  private async record(
    tx: EntityManager,
    viewer: Viewer,
    problem: OrderProblem,
    { step, actor, remedy }: { readonly step: Step; readonly actor: OrderActor; readonly remedy: Remedy | null },
  ): Promise<void> {
    const wanted = step.imageIds ?? [];
    const use = { orderId: problem.orderId, imageIds: wanted, use: OrderImageUse.PROBLEM, field: 'imageIds' };
    const images = wanted.length > 0 ? await this.images.use(tx, viewer, use) : [];
    await addEntry(tx, {
      problemId: problem.id,
      actor,
      actorId: viewer.id,
      action: step.action,
      state: problem.state,
      text: step.text ?? null,
      remedy: remedy?.remedy ?? null,
      amount: remedy?.amount ?? null,
      quantity: step.quantity ?? null,
      imageIds: images.map(({ id }) => id),
    });
  }
}

/**
 * Returns the remedy that the step accepts, offers or decides. Null for a dismissal and for steps that give nothing.
 */
function remedyOf(problem: OrderProblem, { action, remedy, amount = null }: Step): Remedy | null {
  switch (action) {
    case 'ACCEPT':
      return { remedy: problem.wantedRemedy, amount: problem.wantedAmount };
    case 'ACCEPT_OFFER':
      return problem.offeredRemedy && { remedy: problem.offeredRemedy, amount: problem.offeredAmount };
    case 'OFFER':
    case 'DECIDE':
      return remedy ? { remedy, amount } : null;
    case 'SEND_REPLACEMENT':
      return { remedy: 'REPLACEMENT', amount: null };
    case 'DECLINE':
    case 'DECLINE_OFFER':
    case 'WITHDRAW':
      return null;
  }
}

/** Returns what was refunded of the whole cost with this step, BDT; null where the step refunded nothing. */
const refundedBy = (before: OrderProblem, after: OrderProblem): string | null =>
  after.refunded === before.refunded ? null : toMoney(money(after.refunded).minus(before.refunded));

/** Names the state the problem has, and what the viewer may do with it. */
function notNow(code: 'INVALID_TRANSITION' | 'CONFLICT', key: MessageKey, viewer: Viewer, problem: OrderProblem): AppError {
  return new AppError(code, key, undefined, undefined, { current: { status: problem.state, allowed: problemActionsOf(viewer, problem) } });
}
