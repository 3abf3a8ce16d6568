/**
 * Hands an order over: by the buyer's code, by an image of where it was delivered, or by the buyer's own confirmation.
 * A code is checked before the delivery, in a transaction of its own, so that a wrong code is counted whatever follows.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { Handover, HANDOVER_TRIES } from '../../../../schema/values/orders/handover';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { invalidInput } from '../../../platform/errors/validation-error';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Viewer } from '../../../platform/security/viewer';
import { OrderImagesService } from '../images/order-images.service';
import { notNow } from '../orders/allowed-moves';
import type { Act } from './order-acts';
import type { Order } from '../orders/order.entity';
import { OrdersService } from '../orders/orders.service';
import { codesOfOrders, countTry } from './handover-codes.store';

interface Try {
  readonly orderId: string;
  /** Four ASCII digits. */
  readonly code: string;
  readonly key: RequestKey | null | undefined;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class HandoversService {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    private readonly images: OrderImagesService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Throws BAD_USER_INPUT at `code`, with the tries left, for a wrong code and after five of them. A request that is
   * repeated under its key counts once. An order that the viewer cannot deliver now passes here: the move rejects it.
   */
  async checkCode(viewer: Viewer, attempt: Try): Promise<void> {
    const order = await this.orders.findById(viewer, attempt.orderId);
    if (!isDeliverable(viewer, order)) return;
    const triesLeft = await inTransaction(this.db, (tx) => this.attempt(tx, viewer, attempt));
    if (triesLeft !== null) throw wrongCode(triesLeft);
  }

  /** How the order is handed over by this act; null where it is not. Ties the images to what they show. */
  async prove(tx: EntityManager, viewer: Viewer, order: Order, { action, code, imageIds }: Act): Promise<Handover | null> {
    if (action === 'RECEIVE') return Handover.BUYER;
    if (action !== 'DELIVER' && action !== 'FAIL') return null;
    if (imageIds?.length) {
      const use = action === 'DELIVER' ? 'DELIVERY' : 'FAILURE';
      await this.images.use(tx, viewer, { orderId: order.id, imageIds, use, field: 'imageIds' });
    }
    if (action === 'FAIL') return null;
    if (code) return this.handOverByCode(tx, viewer, order, code);
    if (imageIds?.length) return Handover.IMAGE;
    throw invalidInput([{ field: 'code', key: 'order.handoverRequired' }]);
  }

  /**
   * The tries left after a wrong code; null for the right one, and where the order has moved meanwhile. The lock of the
   * order has other tries wait.
   */
  private async attempt(tx: EntityManager, viewer: Viewer, { orderId, code, key }: Try): Promise<number | null> {
    const order = await this.orders.lockById(viewer, orderId, tx);
    if (!isDeliverable(viewer, order)) return null;
    const left = HANDOVER_TRIES - order.handoverTries;
    if (left <= 0) return 0;
    const [stored] = await codesOfOrders(tx, [orderId]);
    if (!stored) return 0;
    if (isSame(stored.code, code)) return null;
    const request = { userId: viewer.id, operation: 'handover.try', body: [orderId, code] };
    if (await this.idempotency.isDone(tx, key && tryKey(key, code), request)) return left;
    await countTry(tx, orderId);
    return left - 1;
  }

  /** The code was right a moment ago; the order may have been delivered, or shipped again, since. */
  private async handOverByCode(tx: EntityManager, viewer: Viewer, order: Order, code: string): Promise<Handover> {
    const [stored] = await codesOfOrders(tx, [order.id]);
    if (!stored || !isSame(stored.code, code))
      throw notNow('CONFLICT', 'order.changedMeanwhile', viewer, await this.orders.findById(viewer, order.id, tx));
    return Handover.CODE;
  }
}

const isDeliverable = (viewer: Viewer, { sellerId, state }: Order): boolean => sellerId === viewer.id && state === 'SHIPPED';

/** The key of the message for 0 tries left, and for 1. */
const WRONG_CODE = ['order.handoverCodeUsedUp', 'order.handoverCodeWrongOneLeft'] as const;

/** Takes the same time whichever digit differs. */
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Returns the key that counts one wrong code sent under a key: the key itself remains free for another code. */
function tryKey({ value }: RequestKey, code: string): RequestKey {
  return { value: createHash('sha256').update(`handover ${value} ${code}`).digest('hex'), onReplay: () => undefined };
}

function wrongCode(triesLeft: number): AppError {
  const key = WRONG_CODE[triesLeft] ?? 'order.handoverCodeWrong';
  const params = triesLeft > 1 ? { count: triesLeft } : undefined;
  return new AppError('BAD_USER_INPUT', key, params, [{ field: 'code', key, ...(params && { params }) }], { current: { triesLeft } });
}
