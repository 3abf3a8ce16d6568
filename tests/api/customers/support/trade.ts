/** Random trade, and what it adds up to when it is added up by hand. */
import Big from 'big.js';
import { OrderActionsService } from '../../../../server/modules/orders/steps/order-actions.service';
import { OrderExpiryService } from '../../../../server/modules/orders/timers/order-expiry.service';
import type { TestApp } from '../../../support/app';
import { approvedProducer, asViewer, type TestAccount } from '../../../support/build-accounts';
import { listedProduct, type Goods, placedOrder } from '../../../support/build-orders';
import { randomOf } from '../../../support/random';
import { handoverCode } from '../../../support/handover';

export interface Line {
  quantity: string;
  unit: string;
}
interface Written {
  buyer: string;
  seller: string;
  status: string;
  total: string;
  placed: Date;
  lines: Line[];
}

const KG: Record<string, string> = { KG: '1', TON: '1000', QUARTER: '0.25' };

/**
 * 60 random orders of the first six buyers at two sellers, in every state an order can reach; the seventh buyer's only
 * order is called off.
 */
export async function trade(app: TestApp, producer: TestAccount, buyers: readonly TestAccount[]): Promise<void> {
  const random = randomOf(7);
  const actions = app.container.resolve(OrderActionsService);
  const other = await approvedProducer(app);
  const shops: { by: TestAccount; shelf: Goods[] }[] = [];
  for (const by of [producer, other]) {
    const shelf: Goods[] = [];
    for (const unit of ['KG', 'TON', 'QUARTER', 'DOZEN', 'OTHERS'] as const)
      shelf.push(await listedProduct(app, by, { name: `In ${unit}`, unit, quantity: '100000', price: '10' }));
    shops.push({ by, shelf });
  }
  for (let index = 0; index < 60; index += 1) {
    const { by, shelf } = random.pick(shops);
    const first = random.below(shelf.length);
    const chosen = [shelf[first], ...(random.below(2) ? [shelf[(first + 1) % shelf.length]] : [])].filter((one) => one !== undefined);
    const lines = chosen.map((product) => ({ product, quantity: String(1 + random.below(9)) }));
    // what is too heavy, or of unknown weight, is picked up: its delivery fee would have to be accepted first
    const isLight = chosen.every(({ name }) => name === 'In KG' || name === 'In QUARTER');
    const input = isLight ? {} : { deliveryMethod: 'PICKUP' };
    const { id, buyer } = await placedOrder(app, { buyer: random.pick(buyers.slice(0, 6)), lines, input });
    const way = random.below(7);
    const viewer = asViewer(by);
    if (way === 0) await actions.cancel(asViewer(buyer), id);
    else if (way === 1) await actions.reject(viewer, id, 'Sold out');
    else if (way === 2) await app.db.query('UPDATE orders SET expires_at = now() WHERE id = $1', [id]);
    else if (way > 3) {
      await actions.confirm(viewer, id);
      await actions.ship(viewer, id);
      await actions.deliver(viewer, id, { code: await handoverCode(app, id), paymentReceived: true });
    }
  }
  const lost = await placedOrder(app, { buyer: buyers[6], seller: producer });
  await actions.reject(asViewer(producer), lost.id, 'Sold out');
  await app.container.resolve(OrderExpiryService).expireDue();
}

/** A seller's customers with their figures from the orders and lines alone, added up here. */
export async function figuresOf(app: TestApp, sellerId: string) {
  const orders: Written[] = await app.db.query(`
    SELECT o.buyer_id AS buyer, o.seller_id AS seller, o.status, o.total, o.placed_at AS placed,
      (SELECT json_agg(json_build_object('quantity', l.quantity::text, 'unit', l.unit)) FROM order_lines l WHERE l.order_id = o.id) AS lines
    FROM orders o`);
  const alive = orders.filter(({ seller, status }) => seller === sellerId && !['CANCELLED', 'REJECTED', 'EXPIRED'].includes(status));
  return new Map(
    [...new Set(alive.map(({ buyer }) => buyer))].map((buyer) => {
      const his = alive.filter((order) => order.buyer === buyer);
      const every = orders.filter((order) => order.buyer === buyer && order.seller === sellerId);
      const delivered = his.filter(({ status }) => status === 'DELIVERED');
      const lines = delivered.flatMap((order) => order.lines);
      const sum = (values: Big[]) => values.reduce((total, value) => total.plus(value), new Big(0));
      return [
        buyer,
        {
          orderCount: his.length,
          deliveredCount: delivered.length,
          deliveredKg: sum(lines.map(({ quantity, unit }) => new Big(quantity).times(KG[unit] ?? 0))).toFixed(),
          deliveredUnweighed: lines.filter(({ unit }) => !(unit in KG)).length,
          deliveredValue: sum(delivered.map(({ total }) => new Big(total))).toFixed(2),
          firstOrderedAt: new Date(Math.min(...every.map(({ placed }) => placed.getTime()))).toISOString(),
          lastOrderedAt: new Date(Math.max(...every.map(({ placed }) => placed.getTime()))).toISOString(),
        },
      ];
    }),
  );
}
