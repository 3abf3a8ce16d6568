/** The document's text about a seller's own products. */
import { text as messageText } from '../../schema/messages/text';
import { addProductRules, updateProductRules } from '../../schema/rules/catalogue/product.rules';
import { Language } from '../../schema/values/accounts/roles';
import { restListRules } from '../../schema/rules/shared/rest-list.rules';
import { limits } from '../../schema/values/limits';
import { serverLimits } from '../../schema/values/server-limits';
import { type FieldDoc, type HeaderDoc, type JsonSchema, maybeText, message, ref, type RouteDocs, shape, time } from './openapi/route-docs';
import { messageBody } from './presenters/examples';
import { exampleProduct, returnedFields, takenFields } from './presenters/product-fields';

const [ADDED, UPDATED, DELETED] = (['product.added', 'product.updated', 'product.deleted'] as const).map((key) =>
  messageText(key, Language.EN),
);

const ifMatch: HeaderDoc = {
  name: 'if-match',
  description: 'The `etag` of the product as you read it: 412 where another version is stored, and nothing is done.',
  example: '"1-5f2c9d1e8b7a"',
};

const written = (response: string) => ({
  schema: shape({ message: message(response), product: ref('Product') }),
  example: { message: response, product: exampleProduct },
});

/** The field of an edit, where it differs from that of a new product. */
const taken = (name: string, differences: Partial<FieldDoc>): FieldDoc => ({ ...(takenFields[name] as FieldDoc), ...differences });

const decimal = (decimals: number, range: JsonSchema): JsonSchema => ({
  type: ['number', 'string'],
  pattern: `^[0-9]{1,9}(\\.[0-9]{1,${decimals}})?$`,
  ...range,
});

export const listDocs: RouteDocs = {
  id: 'listProducts',
  tag: 'Own products',
  summary: 'Own products',
  detail:
    'Newest first, on the market or not: all of them, or one page where `page` or `limit` is sent. The header `total-count` of a page has how many there are. A parameter that is not listed here is 400.',
  query: {
    rules: restListRules,
    fields: {
      page: { rule: 'page', description: 'Which page, from 1; 1 when only `limit` is sent.', example: 1 },
      limit: { rule: 'limit', description: `Products of a page; ${serverLimits.restPerPage} when only \`page\` is sent.`, example: 20 },
      updatedSince: {
        rule: 'updatedSince',
        description: 'Only what has changed at this moment or later in what buyers see: an edit, what is left, a deal, the seller.',
        example: '2026-11-29T06:00:00Z',
        schema: time,
      },
    },
  },
  response: {
    status: 200,
    description: 'Your products.',
    schema: ref('ProductList'),
    example: { products: [exampleProduct] },
    isPaged: true,
  },
};

export const oneDocs: RouteDocs = {
  id: 'readProduct',
  tag: 'Own products',
  summary: 'One of the own products',
  detail: 'A product of the caller; one of another seller is 404, like a missing one. The response has its version in its `etag`.',
  headers: [
    {
      name: 'if-none-match',
      description: 'The `etag` of an earlier response: 304 without a body where nothing has changed.',
      example: '"1-5f2c9d1e8b7a"',
    },
  ],
  response: { status: 200, description: 'The product itself.', schema: ref('Product'), example: exampleProduct, isVersioned: true },
};

export const addDocs: RouteDocs = {
  id: 'addProduct',
  tag: 'Own products',
  summary: 'Add a product',
  detail:
    'A form with its images as files, or JSON with addresses of images that are stored already. Wholesalers sell on what they received and add none.',
  body: { rules: addProductRules, fields: takenFields, returned: returnedFields, cases: [{ unit: 'OTHERS' }, {}] },
  response: { status: 201, description: 'The product as stored.', ...written(ADDED ?? ''), isVersioned: true },
  errors: [
    ['BAD_USER_INPUT', 'product.referenceTaken'],
    ['UPLOAD_FAILED', 'upload.mainFailed'],
    ['UPLOAD_FAILED', 'upload.provider'],
  ],
};

export const updateDocs: RouteDocs = {
  id: 'updateProduct',
  tag: 'Own products',
  summary: 'Edit a product',
  detail:
    'Replaces name, price, description, category and addToSellPost; unit, quantity and images stay as they are where they are left out. The first image is the main one. An image may also be an address at one of the Cloudinary clouds that the operator allows: it is fetched once and stored here.',
  body: {
    rules: updateProductRules,
    returned: returnedFields,
    cases: [{ unit: 'OTHERS' }, {}],
    fields: {
      ...takenFields,
      unit: taken('unit', { description: 'Unchanged when left out; sent unless it is Others.' }),
      price: taken('price', {
        description: 'Taka for one unit, digits only; with paisa only as it is stored.',
        schema: decimal(limits.moneyDecimals, { minimum: 1, maximum: limits.maxPrice }),
      }),
      quantity: taken('quantity', {
        description: 'Stock on hand; unchanged when left out, 1 when empty. It or its change is whole: 716.65 may become 710.65.',
        schema: decimal(limits.quantityDecimals, { minimum: 0, maximum: limits.maxStock }),
      }),
      image: taken('image', {
        description: `${takenFields.image?.description ?? ''} Unchanged when left out.`,
        schema: maybeText,
        isOptional: true,
      }),
      tiersAbovePrice: {
        rule: 'tiersAbovePrice',
        description: 'Needed where the new price is below a price by quantity: lower those in proportion, or remove them.',
        example: 'lower',
        schema: { enum: ['lower', 'remove'] },
      },
      version: {
        rule: 'version',
        description: 'The version that was edited: a newer one stored is 409.',
        example: 1,
        schema: { type: ['integer', 'string'] },
      },
    },
  },
  headers: [ifMatch],
  response: { status: 200, description: 'The product as stored.', ...written(UPDATED ?? ''), isVersioned: true },
  errors: [
    ['CONFLICT', 'product.changed'],
    ['PRECONDITION_FAILED', 'product.changed'],
    ['BAD_USER_INPUT', 'product.belowReserved'],
    ['BAD_USER_INPUT', 'product.referenceTaken'],
    ['BAD_USER_INPUT', 'product.tiersAbovePrice'],
    ['UPLOAD_FAILED', 'upload.imageFailed'],
    ['UPLOAD_FAILED', 'upload.provider'],
  ],
};

export const removeDocs: RouteDocs = {
  id: 'deleteProduct',
  tag: 'Own products',
  summary: 'Delete a product',
  detail: 'It leaves the market and your lists for good; orders retain what they need of it.',
  headers: [ifMatch],
  errors: [['PRECONDITION_FAILED', 'product.changed']],
  response: {
    status: 200,
    description: 'It is removed.',
    schema: shape({ message: message(DELETED ?? '') }),
    example: messageBody(DELETED ?? ''),
  },
};
