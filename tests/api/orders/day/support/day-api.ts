/** A seller's day over HTTP, and orders moved to a day. */
import type { TestApp } from '../../../../support/app';
import type { TestAccount } from '../../../../support/build-accounts';
import type { TestOrder } from '../../../../support/build-orders';

const DUE = `day isOverdue weightKg amountToCollect
  order { id trackingNumber preferredWindow contactName contactPhone address buyer { name } lines { productName quantity weighedKg } }`;
const COUNTS = '{ sellerDayCounts { toPick toDeliver overdue } }';

interface Due {
  readonly day: string;
  readonly isOverdue: boolean;
  readonly weightKg: string | null;
  readonly amountToCollect: string;
  readonly order: { readonly id: string; readonly contactName: string };
}
export interface Counts {
  readonly toPick: number;
  readonly toDeliver: number;
  readonly overdue: number;
}
export interface Day {
  readonly date: string;
  readonly hasMore: boolean;
  readonly counts: Counts;
  readonly pickList: readonly object[];
  readonly packingList: readonly Due[];
  readonly amountToCollect: string;
  readonly runSheet: readonly {
    readonly upazila: { readonly nameEn: string } | null;
    readonly amountToCollect: string;
    readonly orders: readonly Due[];
  }[];
}

export const dayOf = async (app: TestApp, { token }: TestAccount, date?: string): Promise<Day> =>
  (
    await app.call<{ sellerDay: Day }>(
      'sellerDay',
      { date },
      `date hasMore counts { toPick toDeliver overdue }
  pickList { productId name unit customUnitNote quantity weightKg orderCount }
  packingList { ${DUE} } amountToCollect runSheet { upazila { nameEn } amountToCollect orders { ${DUE} } }`,
      { token },
    )
  ).data.sellerDay;

export const countsOf = async (app: TestApp, { token }: TestAccount): Promise<Counts> =>
  (await app.gql<{ sellerDayCounts: Counts }>(COUNTS, {}, { token })).data.sellerDayCounts;

export async function preferOn(app: TestApp, { id }: TestOrder, day: string | null, window: string | null = null): Promise<void> {
  await app.db.query('UPDATE orders SET preferred_day = $2, preferred_window = $3 WHERE id = $1', [id, day, window]);
}

/** A placed order that its seller confirmed at this moment. */
export async function confirmedAt(app: TestApp, { id }: TestOrder, at: string): Promise<void> {
  await app.db.query("UPDATE orders SET status = 'CONFIRMED' WHERE id = $1", [id]);
  await recordConfirmation(app, id, at);
}

export async function recordConfirmation(app: TestApp, orderId: string, at: string): Promise<void> {
  await app.db.query(
    "INSERT INTO order_events (order_id, action, from_status, to_status, created_at) VALUES ($1, 'CONFIRM', 'PLACED', 'CONFIRMED', $2)",
    [orderId, at],
  );
}
