/** The cart's operations and their responses. */
import type { TestApp } from '../../../support/app';

const CART = `
  groups { seller { id name } subtotal deliveryFee lines { id quantity unitPrice lineTotal problems { kind value } product { id name price } } }
  lineCount subtotal deliveryFee total hasProblems`;
export const READ_CART = `query ($delivery: DeliveryInput) { cart(delivery: $delivery) { ${CART} } }`;
export const SET_LINE = `mutation ($line: CartLineInput!) { setCartLine(line: $line) { ${CART} } }`;
export const REMOVE_LINE = `mutation ($productId: ID!) { removeCartLine(productId: $productId) { ${CART} } }`;
export const MERGE_CART = `mutation ($lines: [CartLineInput!]!) { mergeCart(lines: $lines) { ${CART} } }`;

interface Line {
  id: string;
  quantity: string;
  unitPrice: string;
  lineTotal: string;
  problems: { kind: string; value: string | null }[];
}
export interface Cart {
  groups: { seller: { id: string }; subtotal: string; deliveryFee: string | null; lines: Line[] }[];
  lineCount: number;
  subtotal: string;
  deliveryFee: string | null;
  total: string;
  hasProblems: boolean;
}

export async function quote(app: TestApp, lines: readonly unknown[], delivery: unknown = null, token?: string): Promise<Cart> {
  return (await app.call<{ quoteCart: Cart }>('quoteCart', { lines, delivery }, CART, token ? { token } : {})).data.quoteCart;
}

/** Every problem of a quote, with its path. */
export async function quoteProblems(app: TestApp, lines: readonly unknown[], token: string): Promise<unknown[]> {
  return (
    await app.call<{ quoteCart: { problems: unknown[] } }>('quoteCart', { lines }, 'problems { path productId kind value }', { token })
  ).data.quoteCart.problems;
}

export const problemsOf = (cart: Cart) => cart.groups.flatMap((group) => group.lines.flatMap((line) => line.problems));
