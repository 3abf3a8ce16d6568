/** Ratings of delivered lines, and what sellers reply; the sums on product and seller are stored in step. */
import { replyTexts, reviewTexts } from '../data/reviews.data';
import type { Market } from '../market';
import type { ReviewRow } from '../trade/order-rows';
import { hoursAfter } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';
import type { TradedLine, TradedOrder } from '../trade/traded-order';

export interface GivenReview {
  readonly row: ReviewRow;
  readonly order: TradedOrder;
  readonly line: TradedLine;
}

const STARS = [1, 2, 3, 4, 5] as const;
type Stars = (typeof STARS)[number];

export function makeReviews(market: Market, orders: readonly TradedOrder[]): GivenReview[] {
  const random = market.random.fork('reviews');
  const given: GivenReview[] = [];
  for (const order of orders) {
    for (const line of order.lines) {
      const review = reviewOf(market, random, order, line);
      if (!review) continue;
      given.push({ row: review, order, line });
      if (!line.row.is_public) continue;
      for (const rated of [line.product.row, order.seller.row]) {
        rated.rating_sum += review.stars;
        rated.rating_count += 1;
      }
    }
  }
  market.rows.reviews.push(...given.map(({ row }) => row));
  return given;
}

function reviewOf(market: Market, random: SeedRandom, order: TradedOrder, line: TradedLine): ReviewRow | null {
  const { row, buyer, seller } = order;
  const at = row.delivered_at && hoursAfter(row.delivered_at, random.between(3, 110));
  const rates = random.chance(buyer.row.role === 'CONSUMER' ? 0.44 : 0.12);
  if (!at || !market.clock.isPast(at) || !rates) return null;
  const stars = drawStars(random, seller.facts?.quality ?? 0.8);
  const body = random.chance(0.78) ? random.pick(reviewTexts[buyer.row.language][stars]) : null;
  const repliedAt = hoursAfter(at, random.between(1, 50));
  const replies = body !== null && market.clock.isPast(repliedAt) && random.chance(stars <= 3 ? 0.5 : 0.22);
  const responses = replyTexts[seller.row.language][stars <= 3 ? 'poor' : 'good'];
  return {
    id: random.id(at),
    order_line_id: line.row.id,
    product_id: line.row.product_id,
    seller_id: seller.row.id,
    author_id: buyer.row.id,
    stars,
    body,
    reply: replies ? random.pick(responses) : null,
    replied_at: replies ? repliedAt : null,
    created_at: at,
  };
}

function drawStars(random: SeedRandom, quality: number): Stars {
  const poor = 1 - quality;
  const share = { 1: poor * 6, 2: poor * 8, 3: poor * 20 + 1, 4: 20, 5: 12 + 62 * quality * quality };
  return random.weighted(STARS, (stars) => share[stars]);
}
