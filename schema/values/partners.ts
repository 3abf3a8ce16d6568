/** What an API key may do; every key holds at least one. Written to people as `read:products`. */
export const KeyScope = {
  READ_PRODUCTS: 'READ_PRODUCTS',
  WRITE_PRODUCTS: 'WRITE_PRODUCTS',
  READ_ORDERS: 'READ_ORDERS',
  WRITE_ORDERS: 'WRITE_ORDERS',
  READ_ACCOUNT: 'READ_ACCOUNT',
  WEBHOOKS: 'WEBHOOKS',
} as const;
export type KeyScope = (typeof KeyScope)[keyof typeof KeyScope];
export const keyScopes = Object.values(KeyScope);

/** READ_PRODUCTS → 'read:products', as documents and screens spell it. */
export function spellScope(scope: KeyScope): string {
  return scope.toLowerCase().replace('_', ':');
}
