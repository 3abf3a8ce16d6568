/**
 * Posts for businesses and prices by quantity, wherever they could be read: a row asks one operation as visitor,
 * consumer, another producer, supersaler and wholesaler. visibility.test.ts runs the rows; tests/architecture fails for
 * a field of the schema that leads to a product, a sell post or a price by quantity and is neither in a row nor in
 * `elsewhere`.
 */
import { category, type Market, type MarketViewer } from './market';

export interface VisibilityRow {
  /** Which fields it shows to be sound, as `Type.field`; the root operation first. */
  readonly fields: readonly string[];
  readonly query: string;
  readonly variables?: (market: Market) => Record<string, unknown>;
  /** These viewers send the query; by default all five do. */
  readonly as?: readonly MarketViewer[];
  /** Every response that is not an error contains these texts. Without them a row could not fail. */
  readonly everybody: readonly string[];
  /** Only the responses of businesses contain these texts. */
  readonly businesses?: readonly string[];
  /** Only the responses of all other viewers contain these texts. */
  readonly others?: readonly string[];
  readonly refused?: Partial<Record<MarketViewer, string>>;
}

const OPEN = ['Golap Open', '80808'] as const;
const HIDDEN = ['Golap Bulk', '71717'] as const;
const products =
  'name description price originalPrice available pricePerKg sellPost { audience tiers { minQuantity price } product { name price } }';
const oneOf = (name: 'open' | 'bulk' | 'relisted') => (market: Market) => ({ id: market[name].id });
const onlyTraders = { visitor: 'UNAUTHENTICATED', consumer: 'FORBIDDEN', producer: 'FORBIDDEN' } as const;
const cartOf =
  'unavailable { name } lineCount total groups { lines { unitPrice listPrice nextTier { price } product { name description price sellPost { tiers { price } } } } }';
const orderOf = 'lines { productName unitPrice product { name description price } }';

export const rows: readonly VisibilityRow[] = [
  {
    fields: ['Query.products', 'ProductConnection.nodes', 'Product.sellPost', 'SellPost.tiers', 'SellPost.product'],
    query: `{ products(filter: { search: "golap" }) { totalCount nodes { ${products} } } }`,
    everybody: [...OPEN, 'Golap Table'],
    businesses: [...HIDDEN, '60606', '50505', 'Golap Renamed', '95959', '40404', 'Golap Deal', '79200', '"totalCount":5'],
    others: ['"totalCount":2'],
  },
  {
    fields: ['Query.products'],
    query: '{ products(filter: { minPrice: "70000", maxPrice: "80000" }, sort: PRICE_ASC) { totalCount nodes { name } } }',
    everybody: ['totalCount'],
    businesses: ['"totalCount":2', 'Golap Bulk', 'Golap Deal'],
    others: ['"totalCount":0'],
  },
  {
    fields: ['Query.products'],
    query: '{ products(filter: { dealsOnly: true }) { totalCount nodes { name price } } }',
    everybody: ['totalCount'],
    businesses: ['Golap Deal', '79200'],
    others: ['"totalCount":0'],
  },
  {
    fields: ['Query.products'],
    query: `query ($seller: ID!, $slug: ID!) { products(filter: { sellerId: $seller, categorySlugs: [$slug] }, sort: NEAREST) { totalCount nodes { ${products} } } }`,
    variables: ({ seller }) => ({ seller: seller.id, slug: category }),
    everybody: OPEN,
    businesses: [...HIDDEN, '"totalCount":4'],
    others: ['"totalCount":1'],
  },
  {
    fields: ['Query.searchSuggestions', 'SearchSuggestions.products'],
    query: `{ searchSuggestions(search: "golap") { products { ${products} } categories { slug productCount } } }`,
    everybody: OPEN,
    businesses: HIDDEN,
  },
  {
    fields: ['Query.justForYou'],
    query: `{ justForYou { totalCount nodes { ${products} } } }`,
    everybody: OPEN,
    businesses: ['Golap Bulk', '60606'],
    others: ['"totalCount":2'],
  },
  {
    fields: ['Query.similarProducts'],
    query: `query ($id: ID!) { similarProducts(productId: $id) { ${products} } }`,
    variables: oneOf('open'),
    everybody: ['Golap Table'],
    businesses: HIDDEN,
  },
  {
    fields: ['Query.similarProducts'],
    query: `query ($id: ID!) { similarProducts(productId: $id) { ${products} } }`,
    variables: oneOf('bulk'),
    everybody: ['similarProducts'],
    businesses: OPEN,
    others: ['"similarProducts":[]'],
  },
  {
    fields: ['Query.product'],
    query: `query ($id: ID!) { product(id: $id) { ${products} provenance { name } reviews { totalCount nodes { productName } } } }`,
    variables: oneOf('bulk'),
    everybody: ['product'],
    businesses: [...HIDDEN, '60606'],
    others: ['"product":null'],
  },
  {
    fields: ['Query.product', 'SellPost.tiers'],
    query: `query ($id: ID!) { product(id: $id) { ${products} } }`,
    variables: oneOf('open'),
    everybody: OPEN,
    businesses: ['50505'],
    others: ['"tiers":[]'],
  },
  {
    fields: ['Query.node', 'Query.nodes'],
    query: `query ($id: ID!) { node(id: $id) { id ... on Product { ${products} } } nodes(ids: [$id]) { id ... on Product { name price } } }`,
    variables: oneOf('bulk'),
    everybody: ['node'],
    businesses: [...HIDDEN, '60606'],
    others: ['"node":null,"nodes":[null]'],
  },
  {
    fields: ['Query.product', 'Product.provenance'],
    query: `query ($id: ID!) { product(id: $id) { ${products} provenance { position name role harvestedFrom harvestedUntil receivedOn district { nameEn } upazila { nameEn } } } }`,
    variables: oneOf('relisted'),
    everybody: ['Golap Table', '99009', '"name":"Karim"', 'Bogura'],
  },
  {
    fields: ['Query.seller', 'Seller.reviews', 'Seller.productCount'],
    query: 'query ($id: ID!) { seller(id: $id) { productCount reviews { totalCount nodes { productName text } } } }',
    variables: ({ seller }) => ({ id: seller.id }),
    everybody: ['"productCount":1'],
    businesses: ['Golap Bulk', 'Fair'],
  },
  {
    fields: ['Query.followedSellers'],
    query: '{ followedSellers { nodes { productCount reviews { nodes { productName } } } } }',
    as: ['consumer', 'wholesaler'],
    everybody: ['"productCount":1'],
    businesses: ['Golap Bulk'],
  },
  {
    fields: ['Query.categories', 'Category.productCount'],
    query: '{ categories { slug productCount } }',
    everybody: [`{"slug":"${category}","productCount":2}`],
  },
  {
    fields: ['Query.divisions', 'Division.productCount', 'Query.marketFigures'],
    query: '{ divisions { nameEn productCount } marketFigures { products } }',
    everybody: ['{"nameEn":"Rajshahi","productCount":2}', '"products":2'],
  },
  {
    fields: ['Query.priceTrends', 'Query.priceTrendsCsv'],
    query: `{ priceTrends(categorySlug: "${category}") { points { sold soldCount offered } districts { latest { sold } } } priceTrendsCsv(categorySlug: "${category}") { text } }`,
    everybody: ['"sold":"80808.00","soldCount":4'],
  },
  {
    fields: ['Query.weekPrice'],
    query: `{ weekPrice(categorySlug: "${category}") { median low high } }`,
    everybody: ['"weekPrice":null'],
  },
  {
    fields: ['Query.bulkProducts'],
    query: `{ bulkProducts { totalCount nodes { ${products} } } }`,
    everybody: OPEN,
    businesses: [...HIDDEN, '60606', '50505'],
    refused: onlyTraders,
  },
  {
    fields: ['Query.bulkProductsCsv'],
    query: '{ bulkProductsCsv { text } }',
    everybody: OPEN,
    businesses: HIDDEN,
    refused: onlyTraders,
  },
  {
    fields: ['Query.compareProducts'],
    query: `query ($id: ID!) { compareProducts(ids: [$id]) { ${products} } }`,
    variables: oneOf('bulk'),
    everybody: [...HIDDEN, '60606'],
    refused: onlyTraders,
  },
  {
    fields: ['Query.quoteCart', 'Cart.groups', 'CartGroup.lines', 'CartLine.product', 'CartLine.nextTier'],
    query: `query ($lines: [CartLineInput!]!) { quoteCart(lines: $lines) { ${cartOf} } }`,
    variables: ({ open, bulk, later }) => ({
      lines: [
        { productId: open.id, quantity: '10' },
        { productId: bulk.id, quantity: '1' },
        { productId: later.id, quantity: '1', seenPrice: '90909' },
      ],
    }),
    everybody: ['Golap Open'],
    businesses: ['"unitPrice":"50505.00"', 'Golap Bulk', '"nextTier":{"price":"60606.00"}', '"unavailable":[]'],
    others: ['"unitPrice":"80808.00"', '"lineCount":1', '"unavailable":[{"name":null},{"name":null}]'],
  },
  {
    fields: ['Query.cart'],
    query: `{ cart { ${cartOf} } }`,
    as: ['consumer'],
    everybody: ['"lineCount":0', '"total":"0.00"', '"unavailable":[{"name":"Golap Later"}]'],
  },
  {
    fields: ['Query.favourites', 'FavouriteConnection.nodes', 'Favourite.product', 'Query.favouriteIds'],
    query: `{ favourites { totalCount unavailable { name } nodes { seenPrice priceDrop product { ${products} } } } favouriteIds }`,
    as: ['consumer'],
    everybody: ['"totalCount":0', '"unavailable":[{"name":"Golap Later"}]', '"favouriteIds":[]'],
  },
  {
    fields: ['Query.quoteFavourites'],
    query: `query ($wishes: [FavouriteInput!]!) { quoteFavourites(favourites: $wishes) { state product { ${products} } } }`,
    variables: ({ open, bulk, later }) => ({ wishes: [open, bulk, later].map(({ id }) => ({ productId: id })) }),
    everybody: OPEN,
    businesses: ['50505'],
  },
  {
    fields: ['Query.order', 'Order.lines', 'OrderLine.product'],
    query: `query ($id: ID!) { order(id: $id) { ${orderOf} } }`,
    variables: ({ orderOfLater }) => ({ id: orderOfLater.id }),
    as: ['consumer'],
    everybody: ['{"productName":"Golap Later","unitPrice":"90909.00","product":null}'],
  },
  {
    fields: ['Query.myOrders', 'OrderConnection.nodes'],
    query: `{ myOrders(first: 20) { nodes { ${orderOf} } } }`,
    as: ['consumer', 'supersaler'],
    everybody: ['Golap Open'],
    businesses: ['50505', 'Golap Bulk'],
  },
  {
    fields: ['Query.purchaseByKey', 'Purchase.orders'],
    query: `query ($key: String!) { purchaseByKey(idempotencyKey: $key) { orders { ${orderOf} } } }`,
    variables: ({ keyOfLater }) => ({ key: keyOfLater }),
    as: ['consumer'],
    everybody: ['Golap Later', '"product":null'],
  },
  {
    fields: ['Query.notifications'],
    query: '{ notifications(first: 50) { nodes { title message link } } }',
    as: ['consumer', 'wholesaler'],
    everybody: ['Golap Open'],
    businesses: ['Golap Bulk'],
  },
];
