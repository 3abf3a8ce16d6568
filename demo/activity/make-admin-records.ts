/**
 * These records wait for admins: SMS about the latest orders, two of which failed; a partner's webhook that stopped
 * responding and was switched off, so that the demo sends no requests; and messages to support.
 */
import { smsBody, smsPurpose } from '../../server/modules/notifications/content/notification-sms';
import { NotificationType } from '../../schema/values/market/notifications';
import { demoPhones } from '../users/make-users';
import { userOf, type Market } from '../market';
import { hoursAfter } from '../simulation/seed-clock';
import type { TradedOrder } from '../trade/traded-order';

const TOLD = 14;
const ATTEMPTS = 7;
const WRITTEN = [
  { hours: -3, body: 'I sent the money by bKash. When will the seller confirm it?' },
  { hours: -20, body: 'আমার এলাকায় কত দিনে পৌঁছাবে?' },
  { hours: -70, body: 'How do I change the phone number of my account?' },
] as const;

export function makeAdminRecords(market: Market, orders: readonly TradedOrder[]): void {
  const random = market.random.fork('desk');
  const latest = orders.toSorted((one, other) => +other.row.placed_at - +one.row.placed_at).slice(0, TOLD);
  const { rows } = market;
  latest.forEach(({ row, buyer, seller, lines }, index) => {
    const params = {
      buyer: buyer.row.name,
      product: lines[0]?.row.product_name ?? '',
      secondProduct: lines[0]?.row.second_name ?? '',
      others: lines.length - 1,
      order: row.tracking_number,
    };
    const notification = { type: NotificationType.NEW_ORDER, textKey: 'newOrder', params: { ...params, total: row.total } } as const;
    const isFailed = index === 2 || index === 9;
    const at = row.placed_at;
    rows.sms_outbox.push({
      id: random.id(at),
      phone: seller.row.phone,
      body: smsBody(notification, seller.row.language, null),
      purpose: smsPurpose(notification),
      status: isFailed ? 'FAILED' : 'SENT',
      attempts: isFailed ? 6 : 1,
      last_error: isFailed ? 'HTTP 503' : null,
      created_at: at,
      sent_at: isFailed ? null : hoursAfter(at, 0.01),
    });
  });
  addWebhook(market, random.id(market.clock.daysAgo(60)), latest);
  WRITTEN.forEach(({ hours, body }, index) => {
    const at = hoursAfter(market.clock.today, hours);
    const { id, name, phone } = (market.consumers[index + 1] ?? market.admin).row;
    rows.support_messages.push({ id: random.id(at), user_id: id, name, phone, order_id: null, body, created_at: at });
  });
}

function addWebhook(market: Market, id: string, latest: readonly TradedOrder[]): void {
  const random = market.random.fork('webhook');
  const owner = userOf(market, demoPhones.producer).row;
  const stopped = market.clock.daysAgo(2);
  market.rows.webhooks.push({
    id,
    user_id: owner.id,
    url: 'https://orders.example.com/haatbar',
    secret: `whsec_${random.id(stopped)}`,
    events: ['ORDER_PLACED'],
    enabled: false,
    failing_since: market.clock.daysAgo(7),
    disabled_at: stopped,
    disabled_by: 'FAILING',
    created_at: market.clock.daysAgo(60),
  });
  latest.slice(0, 6).forEach(({ row }, index) => {
    const at = market.clock.daysAgo(3 + index * 2);
    const isTaken = index > 2;
    market.rows.webhook_deliveries.push({
      id: random.id(at),
      webhook_id: id,
      event: 'ORDER_PLACED',
      subject_id: row.id,
      body: { orderId: row.id },
      status: isTaken ? 'DELIVERED' : 'FAILED',
      attempts: isTaken ? 1 : ATTEMPTS,
      response_status: isTaken ? 200 : 503,
      last_error: isTaken ? null : 'HTTP 503',
      delivered_at: isTaken ? hoursAfter(at, 0.01) : null,
      created_at: at,
    });
  });
}
