/** Which products a user may see, as a condition of a statement. Pure. */
import type { Params } from '../../platform/db/keyset';

/** SQL: the product is meant for everyone, not for businesses alone. `product` is its alias. */
export const isForEveryone = (product = 'p'): string => `${product}.audience = 'EVERYONE'`;

/** SQL: on the market, of a seller in good standing, and meant for this user. */
export function visibleSql(
  { seesBusinessPosts, viewerId }: { readonly seesBusinessPosts: boolean; readonly viewerId: string | null },
  params: Params,
  { product, seller } = { product: 'p', seller: 's' },
): string {
  const base = `${product}.is_published AND ${seller}.status = 'APPROVED'`;
  if (seesBusinessPosts) return base;
  const own = viewerId === null ? '' : ` OR ${product}.seller_id = ${params.add(viewerId)}`;
  return `${base} AND (${isForEveryone(product)}${own})`;
}
