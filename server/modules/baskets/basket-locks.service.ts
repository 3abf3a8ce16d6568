/**
 * Reads a shared basket under its lock for one of its participants, and brings it to where its deadlines have brought
 * it.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { NotificationType } from '../../../schema/values/market/notifications';
import { SharedBasketState } from '../../../schema/values/orders/baskets';
import { isUuid } from '../../platform/uuid';
import { conflict, notFound } from '../../platform/errors/common-errors';
import { NotificationsService } from '../notifications/notifications.service';
import { basketLink, basketName, BasketQuotesService, orderersOf } from './basket-quotes.service';
import { type BasketParticipant, type BasketRow, closeBasket, endBasket, lockBasket } from './baskets.store';

type EndTextKey = 'basketCancelled' | 'basketExpired';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BasketLocksService {
  constructor(
    private readonly quotes: BasketQuotesService,
    private readonly notifications: NotificationsService,
  ) {}

  /** NOT_FOUND for one that the user is not in. */
  async findForParticipant(tx: EntityManager, id: string, userId: string): Promise<{ basket: BasketRow; participant: BasketParticipant }> {
    const basket = isUuid(id) ? await this.current(tx, id) : null;
    const participant = basket?.participants.find((one) => one.userId === userId);
    if (!basket || !participant) throw notFound();
    return { basket, participant };
  }

  /** The same for its organiser alone. */
  async findForOrganiser(tx: EntityManager, id: string, userId: string): Promise<{ basket: BasketRow; participant: BasketParticipant }> {
    const locked = await this.findForParticipant(tx, id, userId);
    if (locked.basket.organiserId !== userId) throw notFound();
    return locked;
  }

  /** Null where there is none. What its deadlines have ended is ended, what they have closed is closed. */
  async current(tx: EntityManager, id: string): Promise<BasketRow | null> {
    const basket = await lockBasket(tx, id);
    if (!basket || basket.state === basket.storedState) return basket;
    if (basket.state === SharedBasketState.EXPIRED) await this.end(tx, basket, SharedBasketState.EXPIRED, 'basketExpired');
    else await this.close(tx, basket);
    return lockBasket(tx, id);
  }

  /** Participants confirm from now on. Without any line there is nothing to confirm: the basket ends. */
  async close(tx: EntityManager, basket: BasketRow): Promise<void> {
    if (orderersOf(basket).length === 0) return this.end(tx, basket, SharedBasketState.EXPIRED, 'basketExpired');
    await closeBasket(tx, basket.id);
    const closed = await lockBasket(tx, basket.id);
    if (closed) await this.quotes.announceAll(tx, closed);
  }

  /** All but `exceptId` are notified that nothing was ordered. */
  async end(
    tx: EntityManager,
    basket: BasketRow,
    state: 'CANCELLED' | 'EXPIRED',
    textKey: EndTextKey,
    exceptId: string | null = null,
  ): Promise<void> {
    await endBasket(tx, basket.id, state);
    const userIds = basket.participants.map(({ userId }) => userId).filter((userId) => userId !== exceptId);
    const target = { type: NotificationType.SHARED_BASKET, link: basketLink(basket) };
    await this.notifications.notifyAll(tx, userIds, { ...target, textKey, params: { seller: basketName(basket) } });
  }
}

/** CONFLICT naming the state it is in. */
export function assertState({ state }: BasketRow, ...allowed: readonly SharedBasketState[]): void {
  if (!allowed.includes(state)) throw conflict('basket.state', { status: state });
}
