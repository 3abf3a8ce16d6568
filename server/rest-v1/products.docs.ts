/** What the document tells of a seller's own products. */
import { text as sentence } from '../../schema/messages/text';
import { addProductRules, updateProductRules } from '../../schema/rules/product.rules';
import { limits } from '../../schema/values/limits';
import { categories } from '../../schema/values/categories';
import { Language } from '../../schema/values/roles';
import { unitFacts, units } from '../../schema/values/units';
import { type FieldDoc, message, ref, type RouteDocs, shape } from './openapi/route-docs';
import { text } from './presenters/answer-schemas';
import { exampleProduct, said } from './presenters/examples';

const WHOLE = { type: ['integer', 'string'], pattern: '^[0-9]{1,8}$', maximum: limits.maxPrice };
const YES_OR_NO = { enum: [true, false, 'true', 'false'] };
const PICTURES = { type: ['array', 'string'], items: text, maxItems: limits.imageCount - 1 };
const [ADDED, UPDATED, DELETED] = (['product.added', 'product.updated', 'product.deleted'] as const).map((key) =>
  sentence(key, Language.en),
);

const fields: Readonly<Record<string, FieldDoc>> = {
  productName: { rule: 'name', says: 'Its name.', example: 'Lal Alu' },
  quantity: { rule: 'quantity', says: 'Stock on hand in whole units.', example: 40, schema: { ...WHOLE, minimum: limits.minQuantity } },
  unit: {
    rule: 'unit',
    says: 'KG when left out; sent unless it is Others.',
    example: 'KG',
    schema: { type: 'string', enum: units.map((unit) => unitFacts[unit].en) },
  },
  customUnitNote: { rule: 'customUnitNote', says: 'Sent instead of the unit: what the unit Others means.', example: '1 sack = 40kg' },
  price: { rule: 'price', says: 'Taka for one unit, digits only.', example: 30, schema: { ...WHOLE, minimum: 1 } },
  description: { rule: 'description', says: 'Plain text.', example: exampleProduct.description },
  category: {
    rule: 'categorySlug',
    says: `One of: ${categories.map(({ en }) => en).join(', ')}. Its Bangla name and its slug do as well.`,
    example: 'Potato',
    schema: text,
  },
  addToSellPost: { rule: 'addToSellPost', says: 'Put it on the market.', example: true, schema: YES_OR_NO },
  image: {
    rule: 'imageIds',
    says: 'The main picture: a file (JPEG, PNG, WebP or AVIF, up to 10 MB), or the address of a picture of yours that is stored.',
    example: exampleProduct.image,
    schema: text,
    isFile: true,
  },
  secondaryImages: {
    rule: 'imageIds',
    says: 'More pictures, likewise; repeat the field for each.',
    example: [],
    schema: PICTURES,
    isFile: true,
  },
};

const written = (answer: string) => ({
  schema: shape({ message: message(answer), product: ref('Product') }),
  example: { message: answer, product: exampleProduct },
});

export const listDocs: RouteDocs = {
  id: 'listProducts',
  room: 'Own products',
  summary: 'Own products',
  detail: 'All of them, newest first, on the market or not.',
  answer: { status: 200, says: 'Your products.', schema: ref('ProductList'), example: { products: [exampleProduct] } },
};

export const oneDocs: RouteDocs = {
  id: 'readProduct',
  room: 'Own products',
  summary: 'One of the own products',
  answer: { status: 200, says: 'The product itself.', schema: ref('Product'), example: exampleProduct },
};

export const addDocs: RouteDocs = {
  id: 'addProduct',
  room: 'Own products',
  summary: 'Add a product',
  detail:
    'A form with its pictures as files, or JSON with addresses of pictures that are stored already. Wholesalers sell on what they received and add none.',
  body: { rules: addProductRules, fields, cases: [{ unit: 'OTHERS' }, {}] },
  answer: { status: 201, says: 'The product as stored.', ...written(ADDED ?? '') },
  refusals: [
    ['UPLOAD_FAILED', 'upload.mainFailed'],
    ['UPLOAD_FAILED', 'upload.provider'],
  ],
};

export const updateDocs: RouteDocs = {
  id: 'updateProduct',
  room: 'Own products',
  summary: 'Edit a product',
  detail:
    'Replaces name, price, description, category and addToSellPost; unit, quantity and pictures stay as they are where they are left out. The first picture is the main one.',
  body: {
    rules: updateProductRules,
    cases: [{ unit: 'OTHERS' }, {}],
    fields: {
      ...fields,
      quantity: {
        ...fields.quantity,
        rule: 'quantity',
        says: 'Stock on hand; unchanged when left out, 1 when it is no number.',
        example: 40,
      },
      version: {
        rule: 'version',
        says: 'The version that was edited: a newer one stored is 409.',
        example: 1,
        schema: { type: ['integer', 'string'] },
      },
    },
  },
  headers: [{ name: 'if-match', says: 'The same as the field `version`, as a tag.', example: '"1"' }],
  answer: { status: 200, says: 'The product as stored.', ...written(UPDATED ?? '') },
  refusals: [
    ['CONFLICT', 'product.changed'],
    ['BAD_USER_INPUT', 'product.belowReserved'],
    ['UPLOAD_FAILED', 'upload.imageFailed'],
    ['UPLOAD_FAILED', 'upload.provider'],
  ],
};

export const removeDocs: RouteDocs = {
  id: 'deleteProduct',
  room: 'Own products',
  summary: 'Delete a product',
  detail: 'It leaves the market and your lists for good; orders keep what they need of it.',
  answer: { status: 200, says: 'It is gone.', schema: shape({ message: message(DELETED ?? '') }), example: said(DELETED ?? '') },
};
