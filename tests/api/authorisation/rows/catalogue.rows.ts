import { imageFile } from '../../../support/build-catalogue';
import { everybody, gql, okFor, rest, type Row, sellers } from '../row';
import { imageId, product, publishedProduct, receipt, sellPost } from '../things';

const draft = { name: 'Potato', description: 'Of the new harvest', categorySlug: 'potato', unit: 'KG', quantity: '40', price: '30' };
const terms = { audience: 'EVERYONE', minQuantity: '1', step: '1', tiers: [] };
const wholeProduct = { productName: 'Potato', description: 'Late', price: 31, category: 'Potato', addToSellPost: false };
const onProducts = (name: string, ids: readonly string[]) =>
  gql(`mutation ($ids: [ID!]!) { ${name}(productIds: $ids) { products { id } } }`, { ids });

async function form(): Promise<FormData> {
  const fields = { productName: 'Potato', quantity: '40', price: '30', description: 'From Bogura', category: 'Potato' };
  const filled = new FormData();
  for (const [name, value] of Object.entries({ ...fields, unit: 'KG', addToSellPost: 'false' })) filled.append(name, value);
  const { bytes, name } = await imageFile();
  filled.append('image', new Blob([bytes], { type: 'image/jpeg' }), name);
  return filled;
}

export const rows: readonly Row[] = [
  { operation: 'Query.categories', outcome: everybody, call: () => gql('{ categories { slug } }') },
  { operation: 'Query.sellers', outcome: everybody, call: () => gql('{ sellers(first: 1) { nodes { id } } }') },
  { operation: 'Query.category', outcome: everybody, call: () => gql('{ category(categorySlug: "potato") { slug } }') },
  { operation: 'Query.marketFigures', outcome: everybody, call: () => gql('{ marketFigures { products } }') },
  { operation: 'Query.justForYou', outcome: everybody, call: () => gql('{ justForYou(first: 8) { nodes { id } } }') },
  { operation: 'Query.products', outcome: everybody, call: () => gql('{ products { nodes { id } } }') },
  {
    operation: 'Query.searchSuggestions',
    outcome: everybody,
    call: () => gql('{ searchSuggestions(search: "alu") { products { id } } }'),
  },
  {
    operation: 'Query.product',
    outcome: everybody,
    own: product,
    others: 'null',
    call: ({ id }) => gql('query ($id: ID!) { product(id: $id) { id } }', { id }),
  },
  {
    operation: 'Query.product',
    case: 'on the market',
    outcome: everybody,
    own: publishedProduct,
    others: 'ok',
    missing: 'null',
    call: ({ id }) => gql('query ($id: ID!) { product(id: $id) { id } }', { id }),
  },
  { operation: 'Query.myProducts', outcome: okFor(...sellers), lists: product, call: () => gql('{ myProducts { nodes { id } } }') },
  { operation: 'Query.myProductsCsv', outcome: okFor(...sellers), call: () => gql('{ myProductsCsv { rowCount } }') },
  {
    operation: 'Query.myProduct',
    outcome: okFor(...sellers),
    own: product,
    others: 'null',
    call: ({ id }) => gql('query ($id: ID!) { myProduct(id: $id) { id } }', { id }),
  },
  {
    operation: 'Mutation.addProduct',
    // a wholesaler sells on what was received
    outcome: okFor('PRODUCER', 'SUPERSALER'),
    own: imageId,
    others: 'BAD_USER_INPUT',
    call: ({ id }) =>
      gql('mutation ($input: AddProductInput!) { addProduct(input: $input) { id } }', {
        input: { ...draft, addToSellPost: false, imageIds: [id] },
      }),
  },
  {
    operation: 'Mutation.updateProduct',
    outcome: okFor(...sellers),
    own: product,
    call: async ({ world, me, id }) =>
      gql('mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }', {
        id,
        input: { ...draft, addToSellPost: false, imageIds: [me && (await imageId(world, me))].filter((image) => image !== null) },
      }),
  },
  {
    operation: 'Mutation.deleteProduct',
    outcome: okFor(...sellers),
    own: product,
    call: ({ id }) => gql('mutation ($id: ID!) { deleteProduct(id: $id) { removedId } }', { id }),
  },
  {
    operation: 'Mutation.bulkUpdateProducts',
    outcome: okFor(...sellers),
    own: product,
    // another's and a missing product have NOT_FOUND as their own result: bulk-products.test.ts
    others: 'ok',
    missing: 'ok',
    call: ({ id }) =>
      gql('mutation ($ids: [ID!]!) { bulkUpdateProducts(input: { productIds: $ids, quantity: "7" }) { results { isDone code } } }', {
        ids: [id],
      }),
  },
  {
    operation: 'Mutation.upsertProducts',
    outcome: okFor(...sellers),
    own: product,
    others: 'ok',
    missing: 'ok', // NOT_FOUND as the row's own result: upsert-products.test.ts
    call: ({ id }) => gql('mutation ($id: ID!) { upsertProducts(input: [{ id: $id, quantity: "7" }]) { isStored } }', { id }),
  },
  {
    operation: 'Mutation.setStock',
    outcome: okFor(...sellers),
    own: product,
    call: ({ id }) => gql('mutation ($id: ID!) { setStock(productId: $id, quantity: "7") { id } }', { id }),
  },
  {
    operation: 'Mutation.addHarvest',
    outcome: okFor('PRODUCER', 'SUPERSALER'),
    own: product,
    call: ({ id }) =>
      gql('mutation ($input: HarvestInput!) { addHarvest(input: $input) { id } }', {
        input: { productId: id, quantity: '7', harvestedOn: '2026-11-01' },
      }),
  },
  { operation: 'Mutation.postForSell', outcome: okFor(...sellers), own: product, call: ({ id }) => onProducts('postForSell', [id]) },
  {
    operation: 'Mutation.stopSelling',
    outcome: okFor(...sellers),
    own: publishedProduct,
    call: ({ id }) => onProducts('stopSelling', [id]),
  },
  { operation: 'Query.mySellPosts', outcome: okFor(...sellers), lists: sellPost, call: () => gql('{ mySellPosts { nodes { id } } }') },
  {
    operation: 'Mutation.publishSellPost',
    outcome: okFor(...sellers),
    own: product,
    call: ({ id }) =>
      gql('mutation ($input: PublishSellPostInput!) { publishSellPost(input: $input) { id } }', { input: { ...terms, productId: id } }),
  },
  {
    operation: 'Mutation.updateSellPost',
    outcome: okFor(...sellers),
    own: sellPost,
    call: ({ id }) =>
      gql('mutation ($id: ID!, $input: SellPostTermsInput!) { updateSellPost(id: $id, input: $input, version: 1) { id } }', {
        id,
        input: terms,
      }),
  },
  {
    operation: 'Mutation.endSellPost',
    outcome: okFor(...sellers),
    own: sellPost,
    call: ({ id }) => gql('mutation ($id: ID!) { endSellPost(id: $id) { id } }', { id }),
  },
  {
    operation: 'Query.similarProducts',
    outcome: everybody,
    own: publishedProduct,
    others: 'ok',
    missing: 'ok',
    call: ({ id }) => gql('query ($id: ID!) { similarProducts(productId: $id) { id } }', { id }),
  },
  { operation: 'GET /producer/products', outcome: okFor(...sellers), lists: product, call: () => rest('/producer/products') },
  {
    operation: 'GET /producer/products/:id',
    outcome: okFor(...sellers),
    own: product,
    call: ({ id }) => rest(`/producer/products/${id}`),
  },
  {
    operation: 'POST /producer/add-product',
    outcome: okFor('PRODUCER', 'SUPERSALER'),
    call: async () => rest('/producer/add-product', { form: await form() }),
  },
  {
    operation: 'PUT /producer/products/:id',
    outcome: okFor(...sellers),
    own: product,
    call: ({ id }) => rest(`/producer/products/${id}`, { json: wholeProduct }),
  },
  {
    operation: 'DELETE /producer/products/:id',
    outcome: okFor(...sellers),
    own: product,
    call: ({ id }) => rest(`/producer/products/${id}`),
  },
  {
    operation: 'Query.bulkProducts',
    outcome: okFor('SUPERSALER', 'WHOLESALER'),
    call: () => gql('{ bulkProducts { nodes { id pricePerKg } } }'),
  },
  {
    operation: 'Query.compareProducts',
    outcome: okFor('SUPERSALER', 'WHOLESALER'),
    call: () => gql('{ compareProducts(ids: []) { id } }'),
  },
  {
    operation: 'Query.bulkProductsCsv',
    outcome: okFor('SUPERSALER', 'WHOLESALER'),
    call: () => gql('{ bulkProductsCsv { text } }'),
  },
  {
    operation: 'Query.receivedItems',
    outcome: okFor('SUPERSALER', 'WHOLESALER'),
    lists: receipt,
    call: () => gql('{ receivedItems(first: 100) { nodes { id } } }'),
  },
  {
    operation: 'Mutation.relistItems',
    outcome: okFor('SUPERSALER', 'WHOLESALER'),
    own: receipt,
    call: ({ id }) =>
      gql('mutation ($input: RelistItemsInput!) { relistItems(input: $input) { id } }', {
        input: { receiptId: id, quantity: '1', price: '40', addToSellPost: false },
      }),
  },
];
