/** Deals that the market pays for, and lines as if they had been sold at one. */
import { DealsService } from '../../server/modules/offers/deals/deals.service';
import { OrderActionsService } from '../../server/modules/orders/steps/order-actions.service';
import { OrderExpiryService } from '../../server/modules/orders/timers/order-expiry.service';
import type { TestApp } from './app';
import { approvedProducer, asViewer, type TestAccount } from './build-accounts';
import { type Goods, listedProduct, type LineRequest, placedOrder, type TestOrder } from './build-orders';
import { one } from './sql';

const HOUR = 60 * 60 * 1000;

/** Runs from now on: half off, so that the market pays half of the price for each unit. */
export async function marketDeal(app: TestApp, admin: TestAccount, productId: string, marketBudget: string, percent = 50): Promise<string> {
  const terms = { endsAt: new Date(Date.now() + HOUR), financedBy: 'PLATFORM', reason: 'Harvest week' } as const;
  return (await app.container.resolve(DealsService).create(asViewer(admin), { productId, percent, marketBudget, ...terms })).id;
}

export interface Dealt {
  readonly seller: TestAccount;
  readonly product: Goods;
  readonly dealId: string;
}

/** A product at 100 Tk, sold at 50: the market pays 50 for each unit. */
export async function dealtProduct(app: TestApp, admin: TestAccount, budget: string, terms: LineRequest = {}): Promise<Dealt> {
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller, { price: '100', quantity: '1000', ...terms });
  return { seller, product, dealId: await marketDeal(app, admin, product.id, budget) };
}

export const orderedAt = (app: TestApp, { product }: Dealt, quantity: string, buyer?: TestAccount) =>
  placedOrder(app, { lines: [{ product, quantity }], ...(buyer && { buyer }) });

/** An order ends without a delivery in these ways. */
export const orderEndings = ['its seller rejects', 'its buyer cancels', 'nobody confirms'] as const;

export async function endOrder(app: TestApp, how: (typeof orderEndings)[number], { id, seller, buyer }: TestOrder): Promise<void> {
  const actions = app.container.resolve(OrderActionsService);
  if (how === 'its seller rejects') await actions.reject(asViewer(seller), id, 'Sold out');
  if (how === 'its buyer cancels') await actions.cancel(asViewer(buyer), id);
  if (how !== 'nobody confirms') return;
  await app.db.query("UPDATE orders SET expires_at = now() - interval '1 minute' WHERE id = $1", [id]);
  await app.container.resolve(OrderExpiryService).expireDue();
}

export const spentOf = (app: TestApp, dealId: string) =>
  one<{ spent: string; isUsedUp: boolean }>(
    app.db,
    'SELECT market_spent AS spent, is_used_up AND ended_at IS NULL AS "isUsedUp" FROM deals WHERE id = $1',
    [dealId],
  );

/** The lines that `work` writes are not checked against the deals that they were sold at. */
export async function withoutDeals(app: TestApp, work: () => Promise<unknown>): Promise<void> {
  await app.db.query('ALTER TABLE order_lines DISABLE TRIGGER order_lines_deal_kept');
  try {
    await work();
  } finally {
    await app.db.query('ALTER TABLE order_lines ENABLE TRIGGER order_lines_deal_kept');
  }
}
