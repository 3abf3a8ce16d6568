import { Frame } from './frame';

/** Landing, storefront, products, cart: no side menu. */
export function PublicLayout() {
  return <Frame footer />;
}
