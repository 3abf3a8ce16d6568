/** What people were told: the same notes the doors of the market send, of the last weeks, and for the demo accounts of the last months. */
import { salesPaths } from '../../../schema/values/client-paths';
import { limits } from '../../../schema/values/limits';
import { NotificationType } from '../../../schema/values/notifications';
import { isMobileMoney } from '../../../schema/values/orders';
import { isSellingRole } from '../../../schema/values/roles';
import type { Note } from '../../modules/notifications/notification.types';
import type { GivenReview } from './make-reviews';
import type { Market, Person } from './market';
import { daysBetween, hoursAfter } from './seed-clock';
import type { SeedRandom } from './seed-random';
import type { TradedOrder } from './trade';
import type { Step } from './order-course';

const REMEMBERED_DAYS = 18;
const REMEMBERED_DEMO_DAYS = 75;

export class Notices {
  private readonly random: SeedRandom;

  constructor(private readonly market: Market) {
    this.random = market.random.fork('notices');
  }

  ofOrders(orders: readonly TradedOrder[]): void {
    for (const order of orders) for (const step of order.steps) this.ofStep(order, step);
  }

  ofReviews(reviews: readonly GivenReview[]): void {
    for (const { row, order, line } of reviews) {
      const params = { buyer: order.buyer.row.name, product: line.row.product_name, stars: row.stars, best: limits.stars.max };
      const link = `/product/${line.row.product_id}`;
      this.tell(order.seller, row.created_at, {
        type: NotificationType.REVIEW_RECEIVED,
        textKey: 'reviewReceived',
        params,
        link,
        imageId: line.row.image_id,
      });
    }
  }

  /** Goods new on the market: their seller hears so, and whoever follows him. */
  ofPosts(): void {
    const followers = this.followersBySeller();
    for (const { row, seller, kind, from } of this.market.goods) {
      if (!row.is_published) continue;
      const link = `/product/${row.id}`;
      const told = hoursAfter(from, 0.1);
      this.tell(seller, told, {
        type: NotificationType.PRODUCT_APPROVED,
        textKey: 'productApproved',
        params: { product: row.name },
        link,
        imageId: row.main_image_id,
      });
      if (row.audience !== 'EVERYONE') continue;
      const params = { seller: seller.row.name, product: row.name, price: row.price, unit: kind.unit };
      for (const { follower, since } of followers.get(seller.row.id) ?? []) {
        if (since > told) continue;
        this.tell(follower, told, { type: NotificationType.NEW_POST, textKey: 'newPost', params, link, imageId: row.main_image_id });
      }
    }
  }

  ofDeals(): void {
    for (const deal of this.market.rows.deals) {
      const goods = this.market.goods.find(({ row }) => row.id === deal.product_id);
      if (!goods || !this.market.clock.isPast(deal.starts_at)) continue;
      const { row, seller } = goods;
      const link = `/product/${row.id}`;
      this.tell(seller, deal.starts_at, {
        type: NotificationType.MARKETING_BOOST,
        textKey: 'marketingBoost',
        params: { product: row.name },
        link,
        imageId: row.main_image_id,
      });
    }
  }

  ofDecisions(): void {
    for (const seller of this.market.sellers) {
      if (seller.row.status !== 'REJECTED') continue;
      const params = { reason: seller.row.status_reason ?? '' };
      this.tell(seller, hoursAfter(seller.row.created_at, 10), {
        type: NotificationType.ACCOUNT_DECIDED,
        textKey: 'accountRejected',
        params,
      });
    }
  }

  /** One announcement of the admin to everybody who is in. */
  ofMaintenance(): void {
    const { rows, clock, admin, sellers, consumers } = this.market;
    const at = clock.daysAgo(1.4);
    const params = { day: at.toISOString().slice(0, 10), from: '00:00', until: '03:00' };
    const id = this.random.id(at);
    const type = NotificationType.SYSTEM_MAINTENANCE;
    rows.announcements.push({ id, actor_id: admin.row.id, type, roles: [], params, publish_at: at, published_at: at, created_at: at });
    for (const person of [...sellers, ...consumers]) {
      if (person.row.status === 'APPROVED' && person.row.created_at < at)
        this.tell(person, at, { type, textKey: 'systemMaintenance', params }, id);
    }
  }

  /** As OrderNoticesService tells it. */
  private ofStep(order: TradedOrder, { at, to, actor, reason: why }: Step): void {
    const { row, buyer, seller, lines } = order;
    const [tracking, total, imageId] = [row.tracking_number, row.total, lines[0]?.row.image_id ?? null];
    const reason = why ?? '';
    const type = NotificationType.ORDER_CHANGED;
    const toBuyer = (note: Note): void => this.tell(buyer, at, { ...note, link: `/orders/${row.id}`, imageId });
    const toSeller = (note: Note): void => this.tell(seller, at, { ...note, link: salesLink(seller, row.id), imageId });
    if (to === 'PLACED') {
      const params = { buyer: buyer.row.name, product: lines[0]?.row.product_name ?? '', others: lines.length - 1, order: tracking, total };
      return toSeller({ type: NotificationType.NEW_ORDER, textKey: 'newOrder', params });
    }
    const params = { seller: seller.row.name, order: tracking };
    if (to === 'CONFIRMED') return toBuyer({ type, textKey: 'orderConfirmed', params });
    if (to === 'SHIPPED') return toBuyer({ type, textKey: 'orderShipped', params });
    if (to === 'REJECTED') return toBuyer({ type, textKey: 'orderRejected', params: { ...params, reason } });
    if (to === 'DELIVERED') {
      toBuyer({ type, textKey: 'orderDelivered', params: { order: tracking } });
      if (row.payment_status === 'PAID' && !isMobileMoney(row.payment_method))
        toSeller({
          type: NotificationType.PAYMENT_RECEIVED,
          textKey: 'paymentReceived',
          params: { buyer: buyer.row.name, total, order: tracking },
        });
      return;
    }
    const note: Note =
      to === 'EXPIRED'
        ? { type, textKey: 'orderExpired', params: { order: tracking } }
        : { type, textKey: 'orderCancelled', params: { order: tracking, by: actor?.row.name ?? '', reason } };
    if (actor !== buyer) toBuyer(note);
    if (actor !== seller) toSeller(note);
  }

  private tell(person: Person, at: Date, { type, textKey, params, link, imageId }: Note, announcementId: string | null = null): void {
    const age = daysBetween(at, this.market.clock.today);
    const isDemo = person.row.phone.startsWith('0170000000');
    if (age < 0 || age > (isDemo ? REMEMBERED_DEMO_DAYS : REMEMBERED_DAYS)) return;
    const seenAt = hoursAfter(at, this.random.between(0.2, 30));
    const isRead = this.market.clock.isPast(seenAt) && this.random.chance(age > 0.6 ? 0.985 : 0.4);
    this.market.rows.notifications.push({
      ...{ id: this.random.id(at), user_id: person.row.id, type, text_key: textKey, params, link: link ?? null, image_id: imageId ?? null },
      ...{
        announcement_id: announcementId,
        read_at: isRead ? seenAt : null,
        dismissed_at: isRead && this.random.chance(0.05) ? seenAt : null,
      },
      created_at: at,
    });
  }

  private followersBySeller(): Map<string, { follower: Person; since: Date }[]> {
    const consumers = new Map(this.market.consumers.map((consumer) => [consumer.row.id, consumer]));
    const bySeller = new Map<string, { follower: Person; since: Date }[]>();
    for (const { follower_id, seller_id, created_at } of this.market.rows.follows) {
      const follower = consumers.get(follower_id);
      if (follower) bySeller.set(seller_id, [...(bySeller.get(seller_id) ?? []), { follower, since: created_at }]);
    }
    return bySeller;
  }
}

function salesLink(seller: Person, orderId: string): string {
  const { role } = seller.row;
  if (!isSellingRole(role)) throw new Error('Only sellers have sales.');
  return `${salesPaths[role as keyof typeof salesPaths]}/${orderId}`;
}
