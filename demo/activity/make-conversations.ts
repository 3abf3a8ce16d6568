/** Public questions about products with the replies of their sellers, and messages between the two sides of orders. */
import { messageTexts, questionTexts } from '../data/conversations.data';
import type { Market, StockItem } from '../market';
import { hoursAfter } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';
import type { TradedOrder } from '../trade/traded-order';
import { demoPhones } from '../users/make-users';

const QUESTION_DAYS = 25;
const THREAD_DAYS = 6;
const SENDERS = ['BUYER', 'SELLER', 'BUYER'] as const;

export function makeConversations(market: Market, orders: readonly TradedOrder[]): void {
  askQuestions(market, market.random.fork('questions'));
  writeMessages(market, orders, market.random.fork('messages'));
}

function askQuestions(market: Market, random: SeedRandom): void {
  const offered = market.products.filter(({ row, seller }) => row.is_published && row.audience === 'EVERYONE' && !seller.leftAt);
  for (const product of offered) {
    const isDemo = product.seller.row.phone === demoPhones.producer;
    if (random.chance(isDemo ? 0.8 : 0.25)) askQuestion(market, random, product);
  }
}

function askQuestion({ rows, clock, consumers }: Market, random: SeedRandom, { row, seller, from }: StockItem): void {
  const author = random.pick(consumers);
  const earliest = Math.max(from.getTime(), author.row.created_at.getTime(), clock.daysAgo(QUESTION_DAYS).getTime());
  if (earliest >= clock.today.getTime()) return;
  const at = new Date(random.between(earliest, clock.today.getTime()));
  const [body, reply] = random.pick(questionTexts[author.row.language]);
  const repliedAt = hoursAfter(at, random.between(0.5, 30));
  const isReplied = clock.isPast(repliedAt) && random.chance(0.85);
  rows.product_questions.push({
    id: random.id(at),
    product_id: row.id,
    seller_id: seller.row.id,
    author_id: author.row.id,
    body,
    reply: isReplied ? reply : null,
    replied_at: isReplied ? repliedAt : null,
    is_texted: false,
    created_at: at,
  });
}

/** Adds messages to orders of the last THREAD_DAYS days only, because those orders are still open. */
function writeMessages({ rows, clock }: Market, orders: readonly TradedOrder[], random: SeedRandom): void {
  const since = clock.daysAgo(THREAD_DAYS);
  const demo: readonly string[] = Object.values(demoPhones);
  for (const { row, buyer, seller } of orders) {
    const isDemo = demo.includes(buyer.row.phone) || demo.includes(seller.row.phone);
    if (row.placed_at < since || !random.chance(isDemo ? 0.5 : 0.1)) continue;
    const texts = random.pick(messageTexts[buyer.row.language]);
    const messages = [];
    let at = row.placed_at;
    for (const [index, sender] of SENDERS.entries()) {
      at = hoursAfter(at, random.between(0.2, 5));
      if (!clock.isPast(at)) break;
      const senderId = (sender === 'BUYER' ? buyer : seller).row.id;
      messages.push({
        id: random.id(at),
        order_id: row.id,
        sender_id: senderId,
        sender,
        body: texts[index] ?? '',
        image_ids: [],
        created_at: at,
        is_hidden: false,
      });
    }
    const last = messages.at(-1);
    if (!last) continue;
    const unread = random.chance(0.5) ? 1 : 0; // the last one, by the other side
    rows.order_threads.push({
      order_id: row.id,
      buyer_id: buyer.row.id,
      seller_id: seller.row.id,
      last_message_at: last.created_at,
      buyer_unread: last.sender === 'SELLER' ? unread : 0,
      seller_unread: last.sender === 'BUYER' ? unread : 0,
    });
    rows.order_messages.push(...messages);
  }
}
