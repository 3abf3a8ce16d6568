/** The code with which an order is delivered, as its buyer would give it. */
import type { TestApp } from './app';
import type { GraphqlResult, TestClient } from './client';
import { one } from './sql';

/** From the table; null for an order that is not on its way. */
export async function handoverCode({ db }: Pick<TestApp, 'db'>, orderId: string): Promise<string | null> {
  return (await one<{ code: string }>(db, 'SELECT code FROM handover_codes WHERE order_id::text = $1', [orderId]))?.code ?? null;
}

/** Returns a code that is not the one of this order: the next number. */
export const otherCode = (code: string | null): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** The code as the buyer reads it over the API. */
export async function codeReadBy(client: Pick<TestClient, 'gql'>, orderId: string, token: string): Promise<string | null> {
  const query = 'query ($id: ID!) { order(id: $id) { handoverCode } }';
  return (await client.gql<{ order: { handoverCode: string | null } }>(query, { id: orderId }, { token })).data.order.handoverCode;
}

/** Delivers the order by its code, as its seller. */
export async function deliverByCode(
  app: TestApp,
  orderId: string,
  token: string,
): Promise<GraphqlResult<{ deliverOrder: { id: string } }>> {
  const query = 'mutation ($id: ID!, $code: String) { deliverOrder(id: $id, paymentReceived: true, code: $code) { id } }';
  return app.gql(query, { id: orderId, code: await handoverCode(app, orderId) }, { token });
}

/** The id of a private image of the order that no action has used. */
export async function addedImage({ db }: TestApp, orderId: string, ownerId: string): Promise<string> {
  const insert = "INSERT INTO order_images (order_id, owner_id, content) VALUES ($1, $2, '\\x01') RETURNING id";
  return (await one<{ id: string }>(db, insert, [orderId, ownerId]))?.id ?? '';
}
