/**
 * Shared baskets that are open: neighbours of the demo consumer, and the demo traders with others of their trade. A
 * little is missing to the lower price.
 */
import { buysFrom } from '../../schema/values/accounts/trade';
import { BASKET_TOKEN_LENGTH } from '../../schema/values/orders/baskets';
import { serverLimits } from '../../schema/values/server-limits';
import { toDecimal, userOf, type DemoUser, type Market, type StockItem } from '../market';
import { hoursAfter } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';
import { demoPhones } from '../users/make-users';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
const OPEN_DAYS = 2;
/** In the evening. */
const CLOSING_HOUR = 20;
/**
 * Each participant takes this share of the quantity from which the first lower price holds. Together a tenth is
 * missing.
 */
const SHARES = [0.4, 0.3, 0.2];

export function makeSharedBaskets(market: Market): void {
  const random = market.random.fork('shared baskets');
  const { consumer, wholesaler, supersaler } = demoPhones;
  const neighbours = market.consumers.filter(({ row, place }) => row.phone !== consumer && place.upazilaId !== null);
  openBasket(market, random, [userOf(market, consumer), ...random.sample(neighbours, 2)], 'Neighbours of Block C');
  for (const [phone, title] of [
    [wholesaler, 'Shops of Bhulta'],
    [supersaler, null],
  ] as const) {
    const organiser = userOf(market, phone);
    const others = market.sellers.filter(
      ({ row }) => row.role === organiser.row.role && row.status === 'APPROVED' && row.id !== organiser.row.id,
    );
    openBasket(market, random, [organiser, ...random.sample(others, 1)], title);
  }
}

function openBasket({ rows, clock, products }: Market, random: SeedRandom, people: readonly DemoUser[], title: string | null): void {
  const [organiser] = people;
  const product = organiser && productFor(rows, products, organiser);
  if (!organiser || !product?.post) return;
  const openedAt = clock.daysAgo(0.4);
  const id = random.id(openedAt);
  const closesAt = hoursAfter(clock.daysAhead(OPEN_DAYS), CLOSING_HOUR);
  product.post.tiers_for_baskets = true;
  rows.shared_baskets.push({
    id,
    title,
    token: Array.from({ length: BASKET_TOKEN_LENGTH }, () => random.pick(LETTERS)).join(''),
    organiser_id: organiser.row.id,
    seller_id: product.seller.row.id,
    state: 'OPEN',
    delivery_method: 'DELIVERY',
    contact_name: organiser.row.name,
    contact_phone: organiser.row.phone,
    upazila_id: organiser.place.upazilaId,
    address: organiser.street,
    closes_at: closesAt,
    ends_at: hoursAfter(closesAt, serverLimits.basketConfirmHours),
    created_at: openedAt,
  });
  const tierFrom = Number(product.tiers[0]?.minQuantity ?? 0);
  for (const [index, { row }] of people.entries()) {
    const at = hoursAfter(openedAt, index);
    const participantId = random.id(at);
    rows.shared_basket_participants.push({ id: participantId, basket_id: id, user_id: row.id, joined_at: at });
    const quantity = toDecimal(Math.max(1, Math.round(tierFrom * (SHARES[index] ?? 0))) * 1_000);
    rows.shared_basket_lines.push({ participant_id: participantId, product_id: product.row.id, quantity, added_at: at });
  }
}

/**
 * Weighed, with a lower price for more, enough of it, and at its usual price; of the demo producer where there is one.
 */
function productFor({ deals }: Market['rows'], products: readonly StockItem[], { row: { role } }: DemoUser): StockItem | undefined {
  const onDeal = new Set(deals.map(({ product_id }) => product_id));
  const fitting = products.filter(({ row, kind, seller, tiers, onHand, reserved }) => {
    const tierFrom = Number(tiers[0]?.minQuantity ?? Infinity);
    const isOffered = row.is_published && !onDeal.has(row.id) && (role !== 'CONSUMER' || row.audience === 'EVERYONE');
    return isOffered && kind.unit === 'KG' && buysFrom[role].some((one) => one === seller.row.role) && onHand - reserved > tierFrom * 1_000;
  });
  return fitting.find(({ seller }) => seller.row.phone === demoPhones.producer) ?? fitting[0];
}
