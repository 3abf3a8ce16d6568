/**
 * Builds the viewer's view of a shared basket: it shows the first name and the quantities of the other participants,
 * and the address to the organiser alone.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { SharedBasketState } from '../../../schema/values/orders/baskets';
import type { Viewer } from '../../platform/security/viewer';
import type { SharedQuote } from '../orders/basket-checkout/shared-pricing.service';
import { BasketQuotesService, partOf } from './basket-quotes.service';
import type { SharedBasketParticipant, SharedBasketPart, SharedBasketTotals } from './baskets.types';
import type { BasketParticipant, BasketRow } from './baskets.store';
import { firstNameOf } from '../../../schema/text/first-name';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BasketViewsService {
  /** A basket is priced once for each response, whatever is asked of it. */
  private readonly quoted = new WeakMap<BasketRow, Promise<SharedQuote>>();

  constructor(
    private readonly db: DataSource,
    private readonly quotes: BasketQuotesService,
  ) {}

  participantOf({ participants }: BasketRow, viewer: Viewer | null): BasketParticipant | undefined {
    return participants.find(({ userId }) => userId === viewer?.id);
  }

  /** Names are for those who are in it. */
  participants(basket: BasketRow, viewer: Viewer | null): SharedBasketParticipant[] {
    if (!this.participantOf(basket, viewer)) return [];
    return basket.participants.map(({ id, userId, name, confirmedTotal, lines }) => ({
      id,
      name: firstNameOf(name),
      lines: [...lines],
      hasConfirmed: confirmedTotal !== null,
      isViewer: userId === viewer?.id,
      isOrganiser: userId === basket.organiserId,
    }));
  }

  address(basket: BasketRow, viewer: Viewer | null): string | null {
    return basket.organiserId === viewer?.id ? basket.address : null;
  }

  /** The quantities of all, priced as they are now; null once it has ended. */
  async totals(basket: BasketRow): Promise<SharedBasketTotals | null> {
    if (isOver(basket)) return null;
    const { cart, isFinal } = await this.quote(basket);
    const [group] = cart.groups;
    return {
      sellerId: basket.sellerId,
      lines: group?.lines ?? [],
      subtotal: group?.subtotal ?? '0.00',
      delivery: group?.delivery ?? null,
      isFinal,
    };
  }

  /** Null for who wants nothing of it, and once it has ended. */
  async part(basket: BasketRow, viewer: Viewer | null): Promise<SharedBasketPart | null> {
    const participant = this.participantOf(basket, viewer);
    if (isOver(basket) || !viewer || !participant || participant.lines.length === 0) return null;
    const part = partOf(await this.quote(basket), viewer.id);
    if (!part) return null;
    const lines = part.lines.map(({ line: { id: productId, quantity, unitPrice, lineTotal } }) => ({
      productId,
      quantity,
      unitPrice,
      lineTotal,
    }));
    return { ...part, lines, confirmedTotal: participant.confirmedTotal, paymentMethod: participant.paymentMethod };
  }

  private quote(basket: BasketRow): Promise<SharedQuote> {
    const quote = this.quoted.get(basket) ?? this.quotes.quote(this.db, basket);
    this.quoted.set(basket, quote);
    return quote;
  }
}

const isOver = ({ state }: BasketRow): boolean => state !== SharedBasketState.OPEN && state !== SharedBasketState.CONFIRMING;
