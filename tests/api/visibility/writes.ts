/**
 * As rows.ts, for what buyers do with products: what is for businesses does not exist for anyone else, and no error
 * names it. In this order: they change carts.
 */
import type { VisibilityRow } from './rows';

const cartOf = 'unavailable { name } lineCount groups { lines { unitPrice nextTier { price } product { name price } } }';
const bulkLine = ({ bulk }: { bulk: { id: string } }) => ({ productId: bulk.id, quantity: '1' });
const buyersOnly = { visitor: 'UNAUTHENTICATED', producer: 'FORBIDDEN' } as const;

export const writes: readonly VisibilityRow[] = [
  {
    fields: ['Mutation.addFavourite'],
    query: 'mutation ($id: ID!) { addFavourite(productId: $id) { product { name price } } }',
    variables: ({ bulk }) => ({ id: bulk.id }),
    everybody: [],
    refused: { ...buyersOnly, consumer: 'NOT_FOUND', supersaler: 'FORBIDDEN', wholesaler: 'FORBIDDEN' },
  },
  {
    fields: ['Mutation.mergeFavourites'],
    query: 'mutation ($wishes: [FavouriteInput!]!) { mergeFavourites(favourites: $wishes) { productIds } }',
    variables: ({ bulk, later }) => ({ wishes: [bulk, later].map(({ id }) => ({ productId: id })) }),
    as: ['consumer'],
    everybody: ['"mergeFavourites":{"productIds":[]}'],
  },
  {
    fields: ['Mutation.notifyWhenBack'],
    query: 'mutation ($id: ID!) { notifyWhenBack(productId: $id) { isWaiting } }',
    variables: ({ bulk }) => ({ id: bulk.id }),
    everybody: ['"notifyWhenBack":{"isWaiting":false}'],
    refused: { ...buyersOnly, consumer: 'NOT_FOUND' },
  },
  {
    fields: ['Mutation.setCartLine'],
    query: `mutation ($line: CartLineInput!) { setCartLine(line: $line) { ${cartOf} } }`,
    variables: (market) => ({ line: bulkLine(market) }),
    everybody: ['Golap Bulk', '60606'],
    refused: { ...buyersOnly, consumer: 'PRODUCT_UNAVAILABLE' },
  },
  {
    fields: ['Mutation.mergeCart'],
    query: `mutation ($lines: [CartLineInput!]!) { mergeCart(lines: $lines) { ${cartOf} } }`,
    variables: (market) => ({ lines: [bulkLine(market)] }),
    everybody: [],
    businesses: ['Golap Bulk'],
    others: ['"lineCount":0', '"unavailable":[{"name":"Golap Later"}]'],
    refused: buyersOnly,
  },
  {
    fields: ['Mutation.reorder', 'Reorder.cart'],
    query: `mutation ($id: ID!) { reorder(id: $id) { missing cart { ${cartOf} } } }`,
    variables: ({ orderOfLater }) => ({ id: orderOfLater.id }),
    as: ['consumer'],
    everybody: ['"missing":["Golap Later"]', '"lineCount":0'],
  },
  {
    fields: ['Mutation.removeCartLine'],
    query: `mutation ($id: ID!) { removeCartLine(productId: $id) { ${cartOf} } }`,
    variables: ({ later }) => ({ id: later.id }),
    as: ['consumer'],
    everybody: ['"unavailable":[]'],
  },
  {
    fields: ['Mutation.placeOrder'],
    query: `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input, idempotencyKey: "visibility") { orders { lines { productName unitPrice product { name price } } } } }`,
    variables: (market) => ({
      input: {
        contactName: 'Rahima',
        contactPhone: '01712345678',
        paymentMethod: 'CASH_ON_DELIVERY',
        deliveries: [{ sellerId: market.bulk.seller.id, method: 'PICKUP' }],
        lines: [{ productId: market.bulk.id, quantity: '10' }],
      },
    }),
    everybody: ['Golap Bulk', '"unitPrice":"60606.00"'],
    refused: { ...buyersOnly, consumer: 'PRODUCT_UNAVAILABLE' },
  },
];
