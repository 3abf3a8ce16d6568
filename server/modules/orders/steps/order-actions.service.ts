/**
 * Takes the steps of buyers and sellers with an order: confirm, ship, deliver, receive, reject, cancel, and what
 * follows a failed delivery. Checks whether this viewer may make this change now (schema/values/orders/order-moves) and
 * has OrderMovesService make it.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { deliveryImagesRules, handoverRules } from '../../../../schema/rules/orders/handover.rules';
import { proposedFeeRules } from '../../../../schema/rules/orders/order-quantity.rules';
import { optionalReasonRules, reasonRules } from '../../../../schema/rules/shared/reason.rules';
import type { OrderTransition } from '../../../../schema/values/orders/order-moves';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import { AuditService } from '../../audit/audit.service';
import { OrderAccountService } from '../account/order-account.service';
import { HandoversService } from './handovers.service';
import type { Order } from '../orders/order.entity';
import { OrderMovesService } from './order-moves.service';
import { allowedEnd, allowedMove, notNow } from '../orders/allowed-moves';
import {
  type Act,
  bodyOf,
  collectable,
  type Confirmation,
  type Delivery,
  type FailedDelivery,
  type Resolution,
  type Return,
  type Shipment,
} from './order-acts';
import { actorOf, isLoggedInAdmin } from '../orders/order.policy';
import { OrderPartsService } from '../orders/order-parts.service';
import { OrdersService } from '../orders/orders.service';
import type { LineWeightInput } from '../quantities/order-quantities.inputs';
import { OrderQuantitiesService, type TotalChange } from '../quantities/order-quantities.service';

interface Changed {
  /** Another move than the one asked for. */
  readonly transition?: OrderTransition;
  readonly change: TotalChange | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderActionsService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly parts: OrderPartsService,
    private readonly moves: OrderMovesService,
    private readonly quantities: OrderQuantitiesService,
    private readonly handovers: HandoversService,
    private readonly account: OrderAccountService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  /**
   * The seller takes the order, or as much of it as there is: much less waits for the buyer, and with nothing left of
   * any line it is rejected.
   */
  confirm(viewer: Viewer, id: string, { key, quantities, reason }: Confirmation = {}): Promise<Order> {
    return this.act(viewer, id, { action: 'CONFIRM', key, quantities, reason });
  }

  /**
   * Names the delivery fee of an order that was placed without one; the order binds no one before the buyer accepts.
   */
  async proposeFee(viewer: Viewer, id: string, fee: string, key?: RequestKey | null): Promise<Order> {
    const read = await parseWith(proposedFeeRules, { fee });
    return this.act(viewer, id, { action: 'PROPOSE_FEE', key, fee: read.fee });
  }

  /**
   * The buyer pays the fee named: the order is confirmed. CONFLICT where the total is another one than the buyer saw,
   * here and below.
   */
  acceptFee(viewer: Viewer, id: string, key?: RequestKey | null, expectedTotal?: string | null): Promise<Order> {
    return this.act(viewer, id, { action: 'ACCEPT_FEE', key, expectedTotal });
  }

  /** The buyer takes the part that there is: the order is confirmed. */
  acceptPart(viewer: Viewer, id: string, key?: RequestKey | null, expectedTotal?: string | null): Promise<Order> {
    return this.act(viewer, id, { action: 'ACCEPT_PART', key, expectedTotal });
  }

  /** The order leaves the store. Weights change what is charged, upwards by 5 percent at most. */
  ship(viewer: Viewer, id: string, { key, weights }: Shipment = {}): Promise<Order> {
    return this.act(viewer, id, { action: 'SHIP', key, weights });
  }

  /** Weights of more than 5 percent above what was agreed wait for the buyer's consent. */
  proposeWeights(viewer: Viewer, id: string, weights: readonly LineWeightInput[], key?: RequestKey | null): Promise<Order> {
    return this.act(viewer, id, { action: 'PROPOSE_WEIGHT', key, weights });
  }

  /** The buyer pays for the weights proposed; they are what is agreed from then on. */
  acceptWeights(viewer: Viewer, id: string, key?: RequestKey | null, expectedTotal?: string | null): Promise<Order> {
    return this.act(viewer, id, { action: 'ACCEPT_WEIGHT', key, expectedTotal });
  }

  /** The buyer declines the weights proposed, or the seller takes them back; the order stays confirmed as it was. */
  declineWeights(viewer: Viewer, id: string, key?: RequestKey | null): Promise<Order> {
    return this.act(viewer, id, { action: 'DECLINE_WEIGHT', key });
  }

  /**
   * A shipped order has arrived, with the buyer's code or images. `paymentReceived` shows whether the seller has its
   * money. BAD_USER_INPUT at `code` for a wrong code, and for neither of both.
   */
  async deliver(viewer: Viewer, id: string, { key, paymentReceived, ...given }: Delivery): Promise<Order> {
    const { code = null, imageIds } = await parseWith(handoverRules, given);
    if (code) await this.handovers.checkCode(viewer, { orderId: id, code, key });
    return this.act(viewer, id, { action: 'DELIVER', key, paymentReceived, code, imageIds: unlessEmpty(imageIds) });
  }

  /**
   * The buyer has it: a shipped order is delivered, and complete once the time to report a problem is over. Cash that
   * the seller has not reported stays unpaid.
   */
  receive(viewer: Viewer, id: string, key?: RequestKey | null): Promise<Order> {
    return this.act(viewer, id, { action: 'RECEIVE', key });
  }

  /** A parcel did not reach its buyer; the order is sent again (shipAgain) or comes back (takeBack). */
  async fail(viewer: Viewer, id: string, { key, failure, note, ...given }: FailedDelivery): Promise<Order> {
    const { imageIds } = await parseWith(deliveryImagesRules, given);
    return this.act(viewer, id, { action: 'FAIL', key, failure, reason: note, imageIds: unlessEmpty(imageIds) });
  }

  /** A next try after a failed delivery, at most `MAX_DELIVERY_ATTEMPTS` in all; then INVALID_TRANSITION. */
  shipAgain(viewer: Viewer, id: string, key?: RequestKey | null): Promise<Order> {
    return this.act(viewer, id, { action: 'SHIP_AGAIN', key });
  }

  /** The end of an order that could not be delivered: its items are for sale again, or written off. */
  takeBack(viewer: Viewer, id: string, { key, lostLineIds }: Return): Promise<Order> {
    return this.act(viewer, id, { action: 'RETURN', key, lostLineIds: [...new Set(lostLineIds ?? [])] });
  }

  /**
   * Reverts the viewer's own confirmation or shipment within `limits.orderUndoSeconds`, each at most twice; later
   * INVALID_TRANSITION.
   */
  undo(viewer: Viewer, id: string, key?: RequestKey | null): Promise<Order> {
    return this.act(viewer, id, { action: 'UNDO', key });
  }

  reject(viewer: Viewer, id: string, reason: string, key?: RequestKey | null): Promise<Order> {
    return this.act(viewer, id, { action: 'REJECT', reason, key });
  }

  cancel(viewer: Viewer, id: string, reason?: string | null, key?: RequestKey | null): Promise<Order> {
    return this.act(viewer, id, { action: 'CANCEL', reason, key });
  }

  /**
   * An admin ends an order that its parties cannot end; both are notified of the reason.
   * INVALID_TRANSITION where the state offers no such end: DELIVERED does not complete an order that was delivered
   * meanwhile, COMPLETED does.
   */
  resolve(viewer: Viewer, id: string, { key, state, reason, paymentReceived, lostLineIds }: Resolution): Promise<Order> {
    assertMay(isLoggedInAdmin(viewer));
    const lost = state === 'RETURNED' ? [...new Set(lostLineIds ?? [])] : [];
    return this.act(viewer, id, {
      action: 'RESOLVE',
      end: state,
      key,
      reason,
      paymentReceived,
      lostLineIds: lost,
    });
  }

  /** Under a key that was used before nothing moves: the order is returned as it is now. */
  private act(viewer: Viewer, id: string, act: Act): Promise<Order> {
    const { action, key, reason = null, paymentReceived, failure = null, lostLineIds = [] } = act;
    return inTransaction(this.db, async (tx) => {
      const request = { userId: viewer.id, operation: `order.${action}`, body: bodyOf(id, act) };
      if (await this.idempotency.isDone(tx, key, request)) return this.orders.findById(viewer, id, tx);
      const order = await this.orders.lockById(viewer, id, tx);
      const allowed = act.end ? allowedEnd(viewer, order, act.end) : allowedMove(viewer, order, action);
      const { transition = allowed, change } = await this.changeQuantities(tx, viewer, order, act);
      if (lostLineIds.length > 0) await this.assertLinesOf(tx, order, lostLineIds);
      if (action === 'UNDO' && !(await this.moves.mayUndo(tx, order, transition, viewer.id)))
        throw notNow('INVALID_TRANSITION', 'order.undoTooLate', viewer, order);
      const isAdminAct = actorOf(viewer, order) === 'ADMIN';
      const why = await readReason(transition.reasonRequired || isAdminAct, reason);
      const handover = await this.handovers.prove(tx, viewer, order, act);
      if (paymentReceived && transition.to === 'DELIVERED' && order.status !== 'DELIVERED')
        await this.account.collect(tx, collectable(viewer, order));
      const what = { failure, handover, lostLineIds, change };
      const [moved] = await this.moves.move(tx, { orderIds: [order.id], transition, actorId: viewer.id, reason: why, ...what });
      // another request has changed the order since it was read
      if (!moved) throw notNow('CONFLICT', 'order.changedMeanwhile', viewer, await this.orders.findById(viewer, id, tx));
      if (isAdminAct)
        await this.audit.record(tx, {
          actorId: viewer.id,
          action: transition.action === 'CANCEL' ? 'order.cancelled' : 'order.resolved',
          subjectType: 'order',
          subjectId: id,
          reason: why,
        });
      return moved;
    });
  }

  /** Changes the quantities as the step requires. With nothing left a confirmation is a rejection. */
  private async changeQuantities(
    tx: EntityManager,
    viewer: Viewer,
    order: Order,
    { action, quantities, weights, fee, expectedTotal }: Act,
  ): Promise<Changed> {
    if (action === 'PROPOSE_FEE') return { change: await this.quantities.proposeFee(tx, order, fee ?? '0') };
    if (action === 'ACCEPT_FEE') await this.quantities.acceptFee(tx, order, expectedTotal);
    if (action === 'ACCEPT_PART') await this.quantities.acceptPart(tx, order, expectedTotal);
    if (action === 'CONFIRM' && quantities?.length) {
      const lowered = await this.quantities.lower(tx, order, quantities, viewer.id);
      if (lowered === 'EMPTY') return { transition: allowedMove(viewer, order, 'REJECT'), change: null };
      const { change, isProposal } = lowered;
      return isProposal ? { transition: allowedMove(viewer, order, 'PROPOSE_PART'), change } : { change };
    }
    if (action === 'SHIP' && weights?.length) return { change: await this.quantities.weigh(tx, order, weights, viewer.id) };
    if (action === 'PROPOSE_WEIGHT') return { change: await this.quantities.propose(tx, order, weights ?? []) };
    if (action === 'ACCEPT_WEIGHT') return { change: await this.quantities.accept(tx, order, viewer.id, expectedTotal) };
    if (action === 'DECLINE_WEIGHT') await this.quantities.decline(tx, order);
    return { change: null };
  }

  private async assertLinesOf(tx: EntityManager, { id }: Order, lineIds: readonly string[]): Promise<void> {
    const [lines] = await this.parts.linesOf([id], tx);
    const ownIds = new Set(lines?.map((line) => line.id));
    const fields = lineIds.flatMap((lineId, index) =>
      ownIds.has(lineId) ? [] : [{ field: `lostLineIds[${index}]`, key: 'order.unknownLine' } as const],
    );
    if (fields.length > 0) throw new AppError('BAD_USER_INPUT', 'order.unknownLine', undefined, fields);
  }
}

const unlessEmpty = (imageIds: readonly string[] | null | undefined) => (imageIds?.length ? imageIds : null);

async function readReason(isRequired: boolean, reason: string | null | undefined): Promise<string | null> {
  return (await parseWith(isRequired ? reasonRules : optionalReasonRules, { reason })).reason ?? null;
}
