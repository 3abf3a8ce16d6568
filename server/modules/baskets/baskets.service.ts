/**
 * Shared baskets until they close: an organiser opens one for a seller, others join by its link, and each chooses their
 * own lines. A participant leaves or is removed at any time before the order; after the closing quantities only go
 * down. What that does to the totals of the others is BasketQuotesService's.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import { SharedBasketState } from '../../../schema/values/orders/baskets';
import { NotificationType } from '../../../schema/values/market/notifications';
import { serverLimits } from '../../../schema/values/server-limits';
import { inTransaction } from '../../platform/db/transaction';
import { AppError } from '../../platform/errors/app-error';
import { conflict, notFound, unauthenticated } from '../../platform/errors/common-errors';
import { money } from '../../platform/money';
import { assertMay } from '../../platform/security/assert-policy';
import { looksLikeToken, newToken } from '../../platform/security/tokens';
import type { Viewer } from '../../platform/security/viewer';
import { NotificationsService } from '../notifications/notifications.service';
import { SharedLinesService } from '../orders/basket-checkout/shared-lines.service';
import { assertState, BasketLocksService } from './basket-locks.service';
import { basketLink, basketName, BasketQuotesService } from './basket-quotes.service';
import type { BasketLineArgs, BasketTitleArgs, SharedBasketInput } from './baskets.inputs';
import { mayJoin, mayShareBaskets } from './baskets.policy';
import {
  addBasket,
  basketById,
  basketByToken,
  type BasketParticipant,
  type BasketRow,
  basketsOf,
  joinBasket,
  openBasketsWith,
  removeParticipant,
  removeParticipations,
  setBasketLine,
  setBasketTitle,
} from './baskets.store';

const { OPEN, CONFIRMING } = SharedBasketState;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BasketsService {
  constructor(
    private readonly db: DataSource,
    private readonly lines: SharedLinesService,
    private readonly locks: BasketLocksService,
    private readonly quotes: BasketQuotesService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Returns the viewer's shared baskets, the newest first; 30 at most. */
  list(viewer: Viewer): Promise<BasketRow[]> {
    assertMay(mayShareBaskets(viewer));
    return basketsOf(this.db, viewer.id);
  }

  /**
   * NOT_FOUND for a wrong link, FORBIDDEN for who buys by other rules than its organiser. Visitors, and who is not
   * approved, see what a consumer would: prices for businesses are for businesses.
   */
  async findByToken(current: Viewer | null, token: string): Promise<BasketRow> {
    const viewer = current?.status === AccountStatus.APPROVED ? current : null;
    if (viewer) assertMay(mayShareBaskets(viewer));
    const basket = looksLikeToken(token) ? await basketByToken(this.db, token) : null;
    if (!viewer && basket?.role !== Role.CONSUMER) throw unauthenticated();
    if (!basket) throw notFound();
    if (viewer) assertOfGroup(viewer, basket);
    return basket;
  }

  /** With the organiser's first lines, all of one seller. */
  async open(viewer: Viewer, input: SharedBasketInput): Promise<BasketRow> {
    assertMay(mayShareBaskets(viewer));
    const lines = this.lines.addedUp(input.lines);
    const id = await inTransaction(this.db, async (tx) => {
      const sellerId = await this.lines.assertOpenable(tx, viewer, lines, input);
      const { deliveryMethod, contactName, contactPhone } = input;
      const isDelivery = deliveryMethod === 'DELIVERY';
      const place = { upazilaId: isDelivery ? (input.upazilaId ?? null) : null, address: isDelivery ? (input.address ?? null) : null };
      const contact = { deliveryMethod, contactName, contactPhone, ...place };
      const added = await addBasket(tx, {
        ...contact,
        token: newToken(),
        title: input.title ?? null,
        organiserId: viewer.id,
        sellerId,
        hours: input.closesInHours,
      });
      if (added === null) throw tooManyOpen();
      const basket = await basketById(tx, added);
      const [organiser] = basket?.participants ?? [];
      for (const { productId, quantity } of organiser ? lines : []) await setBasketLine(tx, organiser?.id ?? '', productId, quantity);
      return added;
    });
    return this.findById(viewer, id);
  }

  /** By the link; who is in it already stays. CONFLICT once it is closed or full. */
  async join(viewer: Viewer, token: string): Promise<BasketRow> {
    const { id } = await this.findByToken(viewer, token);
    await inTransaction(this.db, async (tx) => {
      const basket = await this.locks.current(tx, id);
      if (!basket) throw notFound();
      if (basket.participants.some(({ userId }) => userId === viewer.id)) return;
      assertState(basket, OPEN);
      if (basket.participants.length >= serverLimits.basketParticipants)
        throw conflict('basket.full', { status: basket.state }, { params: { count: serverLimits.basketParticipants } });
      if (!(await joinBasket(tx, id, viewer.id))) throw tooManyOpen();
    });
    return this.findById(viewer, id);
  }

  /** By its organiser, while it is open; null removes it. */
  async rename(viewer: Viewer, { id, title }: BasketTitleArgs): Promise<BasketRow> {
    assertMay(mayShareBaskets(viewer));
    await inTransaction(this.db, async (tx) => {
      const { basket } = await this.locks.findForOrganiser(tx, id, viewer.id);
      assertState(basket, OPEN);
      await setBasketTitle(tx, id, title ?? null);
    });
    return this.findById(viewer, id);
  }

  /**
   * A quantity of zero removes the line. After the closing it can only be lowered, which voids the viewer's own
   * confirmation.
   */
  async setLine(viewer: Viewer, { id, productId: given, quantity }: BasketLineArgs): Promise<BasketRow> {
    assertMay(mayShareBaskets(viewer));
    const productId = given.toLowerCase();
    const wanted = money(quantity).gt(0) ? quantity : null;
    await inTransaction(this.db, async (tx) => {
      const { basket, participant } = await this.locks.findForParticipant(tx, id, viewer.id);
      assertState(basket, OPEN, CONFIRMING);
      const before = participant.lines.find((line) => line.productId === productId);
      if (basket.state === CONFIRMING && wanted !== null && (!before || money(wanted).gt(before.quantity)))
        throw conflict('basket.onlyLess', { status: basket.state }, { field: 'quantity' });
      if (wanted !== null)
        await this.lines.assertFits(tx, viewer, { ...basket, productIds: productsOf(basket) }, { productId, quantity: wanted });
      await setBasketLine(tx, participant.id, productId, wanted);
      if (basket.state === CONFIRMING) await this.changed(tx, basket, before?.quantity === wanted ? null : viewer.id);
    });
    return this.findById(viewer, id);
  }

  /** NOT_FOUND for one that the viewer is not in. CONFLICT for its organiser, who can cancel it. */
  async leave(viewer: Viewer, id: string): Promise<string> {
    assertMay(mayShareBaskets(viewer));
    await inTransaction(this.db, async (tx) => {
      const { basket, participant } = await this.locks.findForParticipant(tx, id, viewer.id);
      if (basket.organiserId === viewer.id) throw conflict('basket.organiserLeaves', { status: basket.state });
      await this.takeOut(tx, basket, participant);
    });
    return id;
  }

  /** Removes another participant. The organiser alone may do it. */
  async remove(viewer: Viewer, id: string, participantId: string): Promise<BasketRow> {
    assertMay(mayShareBaskets(viewer));
    await inTransaction(this.db, async (tx) => {
      const { basket } = await this.locks.findForOrganiser(tx, id, viewer.id);
      const participant = basket.participants.find((one) => one.id === participantId.toLowerCase());
      if (!participant) throw notFound();
      if (participant.userId === viewer.id) throw conflict('basket.organiserLeaves', { status: basket.state });
      await this.takeOut(tx, basket, participant);
      const target = { userId: participant.userId, type: NotificationType.SHARED_BASKET, link: basketLink(basket) };
      await this.notifications.notify(tx, { ...target, textKey: 'basketRemoved', params: { seller: basketName(basket) } });
    });
    return this.findById(viewer, id);
  }

  /**
   * Removes a user who closes the account: the user leaves the baskets of others, their own baskets are cancelled, and
   * they are removed from baskets that have ended.
   */
  async erase(tx: EntityManager, userId: string): Promise<void> {
    for (const id of await openBasketsWith(tx, userId)) {
      const basket = await this.locks.current(tx, id);
      const participant = basket?.participants.find((one) => one.userId === userId);
      if (!basket || !participant || (basket.state !== OPEN && basket.state !== CONFIRMING)) continue;
      if (basket.organiserId === userId) await this.locks.end(tx, basket, SharedBasketState.CANCELLED, 'basketCancelled', userId);
      else await this.takeOut(tx, basket, participant);
    }
    await removeParticipations(tx, userId);
  }

  async findById(viewer: Viewer, id: string): Promise<BasketRow> {
    const basket = await basketById(this.db, id);
    if (!basket?.participants.some(({ userId }) => userId === viewer.id)) throw notFound();
    return basket;
  }

  private async takeOut(tx: EntityManager, basket: BasketRow, participant: BasketParticipant): Promise<void> {
    assertState(basket, OPEN, CONFIRMING);
    await removeParticipant(tx, participant.id);
    if (basket.state === CONFIRMING) await this.changed(tx, basket, null);
  }

  /** Voids confirmations of a lower total. `userId` changed their own lines and has to confirm again in any case. */
  private async changed(tx: EntityManager, { id }: BasketRow, userId: string | null): Promise<void> {
    const after = await basketById(tx, id);
    if (!after) return;
    const { quote, changed } = await this.quotes.revise(tx, after);
    if (userId !== null && !changed.includes(userId)) await this.quotes.voidSilently(tx, after, quote, userId);
  }
}

const productsOf = ({ participants }: BasketRow): string[] => participants.flatMap(({ lines }) => lines.map(({ productId }) => productId));

function assertOfGroup(viewer: Viewer, basket: BasketRow): void {
  if (!mayJoin(viewer, basket)) throw new AppError('FORBIDDEN', 'basket.otherRole');
}

function tooManyOpen(): AppError {
  return new AppError('BAD_USER_INPUT', 'basket.tooManyOpen', { count: serverLimits.openBaskets });
}
