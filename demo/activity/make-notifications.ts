/** The notifications of the last weeks, as the market sends them, and for the demo users of the last months. */
import { type SellingRole, sitePages } from '../../schema/values/site/site-routes';
import { limits } from '../../schema/values/limits';
import { NotificationType } from '../../schema/values/market/notifications';
import { isMobileMoney } from '../../schema/values/orders/orders';
import type { NotificationTextKey } from '../../server/modules/notifications/texts/notification-texts';
import type { NewNotification } from '../../server/modules/notifications/content/notification.types';
import type { NotificationParams } from '../../server/modules/notifications/content/notification-params';
import type { GivenReview } from './make-reviews';
import type { Market, DemoUser } from '../market';
import { daysBetween, hoursAfter } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';
import type { TradedOrder } from '../trade/traded-order';
import type { Step } from '../trade/order-course';

const REMEMBERED_DAYS = 18;
const REMEMBERED_DEMO_DAYS = 75;

const BOOST = {
  messageEn: "Today's best deals change every day: see what is cheaper now.",
  messageBn: 'আজকের সেরা ছাড় প্রতিদিন বদলায়: এখন কোন পণ্যের দাম কম, দেখে নিন।',
};

/** A notification whose parameters are compared with its text (NewNotification), or those an announcement carries. */
interface AnyNotification {
  readonly type: NotificationType;
  readonly textKey: NotificationTextKey;
  readonly params: NotificationParams;
  readonly link?: string | null;
  readonly imageId?: string | null;
}

export class NotificationMaker {
  private readonly random: SeedRandom;

  constructor(private readonly market: Market) {
    this.random = market.random.fork('notices');
  }

  addForOrders(orders: readonly TradedOrder[]): void {
    for (const order of orders) for (const step of order.steps) this.addForStep(order, step);
  }

  addForReviews(reviews: readonly GivenReview[]): void {
    for (const { row, order, line } of reviews) {
      const params = {
        buyer: order.buyer.row.name,
        product: line.row.product_name,
        secondProduct: line.row.second_name ?? '',
        stars: row.stars,
        best: limits.stars.max,
      };
      const link = `/product/${line.row.product_id}`;
      this.add(order.seller, row.created_at, {
        type: NotificationType.REVIEW_RECEIVED,
        textKey: 'reviewReceived',
        params,
        link,
        imageId: line.row.image_id,
      });
    }
  }

  /** Products new on the market: their seller is notified, and every follower. */
  addForPosts(): void {
    const followers = this.followersBySeller();
    for (const { row, seller, kind, from } of this.market.products) {
      if (!row.is_published) continue;
      const link = `/product/${row.id}`;
      const message = hoursAfter(from, 0.1);
      this.add(seller, message, {
        type: NotificationType.PRODUCT_APPROVED,
        textKey: 'productApproved',
        params: { product: row.name },
        link,
        imageId: row.main_image_id,
      });
      if (row.audience !== 'EVERYONE') continue;
      const params = { seller: seller.row.name, product: row.name, price: row.price, unit: kind.unit };
      for (const { follower, since } of followers.get(seller.row.id) ?? []) {
        if (since > message) continue;
        this.add(follower, message, { type: NotificationType.NEW_POST, textKey: 'newPost', params, link, imageId: row.main_image_id });
      }
    }
  }

  /** Every deal was proposed to the seller, who accepted it. */
  addForDeals(): void {
    const { rows, products, clock } = this.market;
    const byId = new Map(products.map((one) => [one.row.id, one]));
    for (const { product_id: productId, percent, starts_at: from, ends_at: until, created_at: at } of rows.deals) {
      const dealt = byId.get(productId);
      if (!dealt) continue;
      const params = { product: dealt.row.name, percent, from: clock.dayOf(from), until: clock.dayOf(until), reason: '' };
      this.add(dealt.seller, at, {
        type: NotificationType.PRODUCT_DECIDED,
        textKey: 'dealProposed',
        params,
        link: sitePages.deals[sellingRole(dealt.seller)].path,
        imageId: dealt.row.main_image_id,
      });
    }
  }

  addForDecisions(): void {
    for (const seller of this.market.sellers) {
      if (seller.row.status !== 'REJECTED') continue;
      const params = { reason: seller.row.status_reason ?? '' };
      this.add(seller, hoursAfter(seller.row.created_at, 10), {
        type: NotificationType.ACCOUNT_DECIDED,
        textKey: 'accountRejected',
        params,
      });
    }
  }

  /** The admin's announcements to everyone who is in. */
  addForAnnouncements(): void {
    const { clock } = this.market;
    const at = clock.daysAgo(1.4);
    this.announce(clock.daysAgo(2.2), { type: NotificationType.MARKETING_BOOST, textKey: 'marketingNews', params: BOOST });
    const params = { day: clock.dayOf(at), from: '00:00', until: '03:00' };
    this.announce(at, { type: NotificationType.SYSTEM_MAINTENANCE, textKey: 'systemMaintenance', params });
  }

  private announce(at: Date, notification: AnyNotification): void {
    const { rows, admin, sellers, consumers } = this.market;
    const id = this.random.id(at);
    const { type, params } = notification;
    rows.announcements.push({ id, actor_id: admin.row.id, type, roles: [], params, publish_at: at, published_at: at, created_at: at });
    for (const person of [...sellers, ...consumers]) {
      if (person.row.status === 'APPROVED' && person.row.created_at < at) this.add(person, at, notification, id);
    }
  }

  /** As OrderNotificationsService sends it. */
  private addForStep(order: TradedOrder, { at, to, actor, reason: why }: Step): void {
    const { row, buyer, seller, lines, handoverCode: code } = order;
    const [tracking, total, imageId] = [row.tracking_number, row.total, lines[0]?.row.image_id ?? null];
    const reason = why ?? '';
    const type = NotificationType.ORDER_CHANGED;
    const toBuyer = (notification: NewNotification): void => this.add(buyer, at, { ...notification, link: `/orders/${row.id}`, imageId });
    const toSeller = (notification: NewNotification): void =>
      this.add(seller, at, { ...notification, link: salesLink(seller, row.id), imageId });
    if (to === 'PLACED') {
      const params = {
        buyer: buyer.row.name,
        product: lines[0]?.row.product_name ?? '',
        secondProduct: lines[0]?.row.second_name ?? '',
        others: lines.length - 1,
        order: tracking,
        total,
      };
      return toSeller({ type: NotificationType.NEW_ORDER, textKey: 'newOrder', params });
    }
    const params = { seller: seller.row.name, order: tracking };
    if (to === 'CONFIRMED') {
      toBuyer({ type, textKey: 'orderConfirmed', params });
      return;
    }
    if (to === 'SHIPPED' && isMobileMoney(row.payment_method)) toBuyer({ type, textKey: 'paymentConfirmed', params: { ...params, total } });
    if (to === 'SHIPPED') return toBuyer({ type, textKey: 'orderShippedWithCode', params: { ...params, code, unlike: '' } });
    if (to === 'REJECTED') return toBuyer({ type, textKey: 'orderRejected', params: { ...params, reason } });
    if (to === 'DELIVERED') return toBuyer({ type, textKey: 'orderDelivered', params: { order: tracking } });
    const notification: NewNotification =
      to === 'EXPIRED'
        ? { type, textKey: 'orderExpired', params: { order: tracking } }
        : { type, textKey: 'orderCancelled', params: { order: tracking, by: actor?.row.name ?? '', reason } };
    if (actor !== buyer) toBuyer(notification);
    if (actor !== seller) toSeller(notification);
    if (row.payment_status === 'REFUNDED') toBuyer({ type, textKey: 'paymentRefunded', params: { ...params, total, reason } });
  }

  private add(
    person: DemoUser,
    at: Date,
    { type, textKey, params, link, imageId }: AnyNotification,
    announcementId: string | null = null,
  ): void {
    const age = daysBetween(at, this.market.clock.today);
    const isDemo = person.row.phone.startsWith('0170000000');
    if (age < 0 || age > (isDemo ? REMEMBERED_DEMO_DAYS : REMEMBERED_DAYS)) return;
    const seenAt = hoursAfter(at, this.random.between(0.2, 30));
    const isRead = this.market.clock.isPast(seenAt) && this.random.chance(age > 0.6 ? 0.985 : 0.4);
    this.market.rows.notifications.push({
      id: this.random.id(at),
      user_id: person.row.id,
      type,
      text_key: textKey,
      params,
      link: link ?? null,
      image_id: imageId ?? null,
      announcement_id: announcementId,
      read_at: isRead ? seenAt : null,
      dismissed_at: isRead && this.random.chance(0.05) ? seenAt : null,
      created_at: at,
    });
  }

  private followersBySeller(): Map<string, { follower: DemoUser; since: Date }[]> {
    const consumers = new Map(this.market.consumers.map((consumer) => [consumer.row.id, consumer]));
    const bySeller = new Map<string, { follower: DemoUser; since: Date }[]>();
    for (const { follower_id, seller_id, created_at } of this.market.rows.follows) {
      const follower = consumers.get(follower_id);
      if (follower) bySeller.set(seller_id, [...(bySeller.get(seller_id) ?? []), { follower, since: created_at }]);
    }
    return bySeller;
  }
}

function salesLink(seller: DemoUser, orderId: string): string {
  return `${sitePages.sales[sellingRole(seller)].path}/${orderId}`;
}

function sellingRole({ row: { role } }: DemoUser): SellingRole {
  if (role === 'PRODUCER' || role === 'SUPERSALER' || role === 'WHOLESALER') return role;
  throw new Error('Only sellers have sales.');
}
