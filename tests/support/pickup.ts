/** Products that are picked up, in the input of placeOrder. */
import type { TestClient } from './client';

/** The choice of a pickup at each seller of these products, which every visitor can read; no place is needed then. */
export async function pickupOf({ gql }: Pick<TestClient, 'gql'>, ...productIds: readonly (string | undefined)[]) {
  const query = 'query ($id: ID!) { product(id: $id) { seller { id } } }';
  const found = await Promise.all(productIds.map((id) => gql<{ product: { seller: { id: string } } }>(query, { id })));
  const sellerIds = new Set(found.map(({ data }) => data.product.seller.id));
  return { deliveries: [...sellerIds].map((sellerId) => ({ sellerId, method: 'PICKUP' as const })) };
}
