/**
 * Computes what the lines of a shared basket cost together, and the part of each participant. Voids confirmations of a
 * lower total.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { Db } from '../../platform/db/sql';
import { money } from '../../platform/money';
import { BASKET_PATH } from '../../../schema/values/orders/baskets';
import { NotificationType } from '../../../schema/values/market/notifications';
import { NotificationsService } from '../notifications/notifications.service';
import { type PricedPart, type SharedQuote, SharedPricingService } from '../orders/basket-checkout/shared-pricing.service';
import { announceTotals, type BasketParticipant, type BasketRow } from './baskets.store';

export interface Revision {
  readonly quote: SharedQuote;
  /** Participants who have to confirm again, or another total. */
  readonly changed: readonly string[];
}

/** As notifications name it: what its organiser calls it, with whom it is for. */
export const basketName = ({ title, sellerName }: Pick<BasketRow, 'title' | 'sellerName'>): string =>
  title === null ? sellerName : `${title} (${sellerName})`;

export const basketLink = ({ token }: Pick<BasketRow, 'token'>): string => `${BASKET_PATH}/${token}`;

/** Returns the participants who order something. */
export const orderersOf = ({ participants }: BasketRow): BasketParticipant[] => participants.filter(({ lines }) => lines.length > 0);

export function partOf({ parts }: SharedQuote, userId: string): PricedPart | undefined {
  return parts.find(({ buyerId }) => buyerId === userId);
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BasketQuotesService {
  constructor(
    private readonly pricing: SharedPricingService,
    private readonly notifications: NotificationsService,
  ) {}

  quote(db: Db, basket: BasketRow): Promise<SharedQuote> {
    const { organiserId, role, deliveryMethod, upazilaId } = basket;
    const parts = orderersOf(basket).map(({ userId, lines }) => ({ buyerId: userId, lines }));
    return this.pricing.quote(db, { organiserId, role, deliveryMethod, upazilaId, parts });
  }

  /**
   * No one is ordered for at more than the total they confirmed: where the total of a participant is higher now, or a
   * product of theirs cannot be ordered as it is, the confirmation is void, and the participant is notified of the new
   * total. A lower total changes nothing. `basket` is as it is after the change, under its lock.
   */
  async revise(tx: EntityManager, basket: BasketRow): Promise<Revision> {
    const quote = await this.quote(tx, basket);
    const participants = new Map(basket.participants.map((participant) => [participant.userId, participant]));
    const changed = quote.parts.filter((part) => isVoid(participants.get(part.buyerId), part));
    await this.announce(tx, basket, changed, 'basketChanged');
    return { quote, changed: changed.map(({ buyerId }) => buyerId) };
  }

  /**
   * The same for prices alone: those whose total is higher than they know are notified, before anyone orders. What is
   * sold out may be back by then: it is compared at the order.
   */
  async raise(tx: EntityManager, basket: BasketRow): Promise<void> {
    const { parts } = await this.quote(tx, basket);
    const participants = new Map(basket.participants.map((participant) => [participant.userId, participant]));
    const dearer = parts.filter((part) => isDearer(participants.get(part.buyerId), part));
    await this.announce(tx, basket, dearer, 'basketChanged');
  }

  /** The totals of all, once the basket has closed. */
  async announceAll(tx: EntityManager, basket: BasketRow): Promise<SharedQuote> {
    const quote = await this.quote(tx, basket);
    await this.announce(tx, basket, quote.parts, 'basketClosed');
    return quote;
  }

  /** These have to confirm again, whatever the price. */
  async voidFor(tx: EntityManager, basket: BasketRow, quote: SharedQuote, userIds: readonly string[]): Promise<void> {
    await this.announce(
      tx,
      basket,
      quote.parts.filter(({ buyerId }) => userIds.includes(buyerId)),
      'basketChanged',
    );
  }

  /** The same of one who changed their own lines and is looking at the new total. */
  async voidSilently(tx: EntityManager, basket: BasketRow, quote: SharedQuote, userId: string): Promise<void> {
    const part = partOf(quote, userId);
    if (part) await announceTotals(tx, basket.id, [{ userId, total: part.total }]);
  }

  private async announce(
    tx: EntityManager,
    basket: BasketRow,
    parts: readonly PricedPart[],
    textKey: 'basketClosed' | 'basketChanged',
  ): Promise<void> {
    await announceTotals(
      tx,
      basket.id,
      parts.map(({ buyerId, total }) => ({ userId: buyerId, total })),
    );
    const seller = basketName(basket);
    for (const { buyerId: userId, total } of parts)
      await this.notifications.notify(tx, {
        userId,
        senderId: basket.organiserId,
        type: NotificationType.SHARED_BASKET,
        link: basketLink(basket),
        textKey,
        params: { seller, total },
      });
  }
}

function isDearer(participant: BasketParticipant | undefined, { total }: PricedPart): boolean {
  return Boolean(participant?.announcedTotal && money(total).gt(participant.announcedTotal));
}

function isVoid(participant: BasketParticipant | undefined, part: PricedPart): boolean {
  return isDearer(participant, part) || (part.hasProblem && (participant?.confirmedTotal ?? null) !== null);
}
