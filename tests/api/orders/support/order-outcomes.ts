/** Orders after they were shipped, as their parties read and move them over the API. */
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import type { TestOrder } from '../../../support/build-orders';
import { rows } from '../../../support/sql';

const STATE = 'id status state failure deliveryAttempts completedAt progress paymentStatus version actions';

export interface SeenOrder {
  readonly status: string;
  readonly state: string;
  readonly failure: string | null;
  readonly deliveryAttempts: number;
  readonly completedAt: string | null;
  readonly progress: string;
  readonly paymentStatus: string;
  readonly version: number;
  readonly actions: string[];
}

export const send = (app: TestApp, by: TestAccount, name: string, { id }: TestOrder, more = '') =>
  app.gql<Record<string, SeenOrder>>(`mutation ($id: ID!) { ${name}(id: $id${more}) { ${STATE} } }`, { id }, { token: by.token });

/** The order after the step; throws where it was rejected. */
export async function act(app: TestApp, by: TestAccount, name: string, order: TestOrder, more = ''): Promise<SeenOrder> {
  const seen = (await send(app, by, name, order, more)).data[name];
  if (!seen) throw new Error('No order came back.');
  return seen;
}

export async function read(app: TestApp, by: TestAccount, { id }: TestOrder): Promise<SeenOrder> {
  const document = `query ($id: ID!) { order(id: $id) { ${STATE} } }`;
  return (await app.gql<{ order: SeenOrder }>(document, { id }, { token: by.token })).data.order;
}

export async function stockOf(app: TestApp, productId: string): Promise<{ onHand: string; reserved: string } | undefined> {
  const level =
    'SELECT trim_scale(on_hand)::text AS "onHand", trim_scale(reserved)::text AS reserved FROM product_stock WHERE product_id = $1';
  return (await rows<{ onHand: string; reserved: string }>(app.db, level, [productId]))[0];
}

/** Ids of the products of its lines, in their positions. */
export async function productsOf(app: TestApp, { id }: TestOrder): Promise<string[]> {
  const lines = 'SELECT product_id AS "productId" FROM order_lines WHERE order_id = $1 ORDER BY position';
  return (await rows<{ productId: string }>(app.db, lines, [id])).map(({ productId }) => productId);
}

/** The last notification of this account. */
export async function lastNotification(app: TestApp, { token }: TestAccount): Promise<{ title: string; message: string } | undefined> {
  const document = '{ notifications { nodes { title message } } }';
  const { data } = await app.gql<{ notifications: { nodes: { title: string; message: string }[] } }>(document, {}, { token });
  return data.notifications.nodes[0];
}
