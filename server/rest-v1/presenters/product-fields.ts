/**
 * A product's fields as REST spells them, one entry each. From this list come the response, its schema and its example
 * (response-schemas.ts), and what a form may send with its documentation (products.docs.ts).
 */
import { categories, findCategory } from '../../../schema/values/catalogue/categories';
import { limits } from '../../../schema/values/limits';
import { GradedBy, grades } from '../../../schema/values/catalogue/grades';
import { unitFacts, units } from '../../../schema/values/catalogue/units';
import type { ProductView } from '../../modules/catalogue/products/product.types';
import { amount, type FieldDoc, type Json, type JsonSchema, listOf, maybeText, text, time } from '../openapi/route-docs';

interface ProductField {
  readonly schema: JsonSchema;
  readonly example: Json;
  /** `images`: the addresses of its images, the main one first. */
  readonly present: (product: ProductView, images: readonly string[]) => Json | undefined;
  /** In a form; left out where it is only read. The rule is its name in schema/rules/catalogue/product.rules.ts. */
  readonly taken?: Omit<FieldDoc, 'example'> & Partial<Pick<FieldDoc, 'example'>>;
}

const SITE = 'https://haatbar.example';
const IMAGE = `${SITE}/media/5f2c9d1e8b7a6c5d4e3f2a1b0c9d8e7f5f2c9d1e8b7a6c5d4e3f2a1b0c9d8e7f-1280.webp`;
const WHOLE = { type: ['integer', 'string'], pattern: '^[0-9]{1,8}$', maximum: limits.maxPrice };
const IMAGES = { type: ['array', 'string'], items: text, maxItems: limits.imageCount - 1 };

export const productFields: Readonly<Record<string, ProductField>> = {
  _id: {
    schema: { type: 'string', format: 'uuid' },
    example: '019a9c1e-7d3a-7c52-9f10-3b6f0c2a5e11',
    present: ({ id }) => id,
  },
  productName: {
    schema: text,
    example: 'Lal Alu',
    present: ({ name }) => name,
    taken: { rule: 'name', description: 'Its name.' },
  },
  quantity: {
    schema: { ...amount, description: 'On hand, in units.' },
    example: 40,
    present: ({ quantity }) => Number(quantity),
    taken: { rule: 'quantity', description: 'Stock on hand in whole units.', schema: { ...WHOLE, minimum: limits.minQuantity } },
  },
  unit: {
    schema: { enum: units.map((unit) => unitFacts[unit].en) },
    example: 'KG',
    present: ({ unit }) => unitFacts[unit].en,
    taken: {
      rule: 'unit',
      description: 'KG when left out; sent unless it is Others.',
      isOptional: true,
      schema: { type: 'string', enum: units.map((unit) => unitFacts[unit].en) },
    },
  },
  customUnitNote: {
    schema: { ...maybeText, description: 'What the unit Others means here.' },
    example: null,
    present: ({ customUnitNote }) => customUnitNote,
    taken: {
      rule: 'customUnitNote',
      description: 'Sent instead of the unit: what the unit Others means.',
      example: '1 sack = 40kg',
      schema: { ...maybeText, maxLength: limits.unitNoteLength },
    },
  },
  unitWeightKg: {
    schema: {
      type: ['number', 'null'],
      description: 'Kilograms in one unit that has no weight of its own: Piece, Dozen, Pair and Others.',
    },
    example: null,
    present: ({ unitWeightKg }) => (unitWeightKg === null ? null : Number(unitWeightKg)),
    taken: {
      rule: 'unitWeightKg',
      description: 'Kilograms in one Piece, Dozen, Pair or unit of your own: delivery fees are made of it.',
      example: 1.5,
      schema: { type: ['number', 'string', 'null'], exclusiveMinimum: 0, maximum: limits.maxUnitKg },
    },
  },
  price: {
    schema: { ...amount, description: 'Taka for one unit.' },
    example: 30,
    // the seller's own: a running deal is not what they edit
    present: ({ regularPrice }) => Number(regularPrice),
    taken: { rule: 'price', description: 'Taka for one unit, digits only.', schema: { ...WHOLE, minimum: 1 } },
  },
  description: {
    schema: text,
    example: 'Red potatoes of this harvest, from Bogura.',
    present: ({ description }) => description,
    taken: { rule: 'description', description: 'Plain text.' },
  },
  category: {
    schema: { enum: [...categories.map(({ en }) => en), 'N/A'] },
    example: 'Potato',
    present: ({ categorySlug }) => findCategory(categorySlug)?.en ?? 'N/A',
    taken: {
      rule: 'categorySlug',
      description: `One of: ${categories.map(({ en }) => en).join(', ')}. Its Bangla name and its slug do as well.`,
      schema: text,
    },
  },
  externalReference: {
    schema: { ...maybeText, description: 'Its name in the system of its seller, unique among their products.' },
    example: 'SKU-1042',
    present: ({ externalReference }) => externalReference,
    taken: {
      rule: 'externalReference',
      description: `Optional: its name in your own system, at most ${limits.referenceLength} characters, unique among your products. Left out it stays; empty removes it.`,
      schema: { ...maybeText, maxLength: limits.referenceLength },
    },
  },
  grade: {
    schema: { enum: [...grades, null], description: 'A is the best; null where it is not graded.' },
    example: 'A',
    present: ({ grade }) => grade,
    taken: {
      rule: 'grade',
      description: 'Optional: A, B or C. Left out it stays; empty removes it. What an inspector graded is given no better one.',
      isOptional: true,
      schema: { enum: [...grades, '', null] },
    },
  },
  gradedBy: {
    schema: { enum: [...Object.values(GradedBy), null], description: 'Who gave the grade.' },
    example: 'SELLER',
    present: ({ gradedBy }) => gradedBy,
  },
  addToSellPost: {
    schema: { type: 'boolean', description: 'On the market.' },
    example: true,
    present: ({ addToSellPost }) => addToSellPost,
    taken: { rule: 'addToSellPost', description: 'Put it on the market.', schema: { type: 'boolean' } },
  },
  image: {
    schema: { type: ['string', 'null'], format: 'uri', description: 'The main image.' },
    example: IMAGE,
    present: (_product, [main]) => main ?? null,
    taken: {
      rule: 'imageIds',
      description: 'The main image: a file (JPEG, PNG, WebP or AVIF, up to 10 MB), or the address of an image of yours that is stored.',
      schema: text,
      isFile: true,
    },
  },
  secondaryImages: {
    schema: listOf({ type: 'string', format: 'uri' }),
    example: [],
    present: (_product, [, ...others]) => others,
    taken: {
      rule: 'imageIds',
      description: 'More images, likewise; repeat the field for each.',
      schema: IMAGES,
      isFile: true,
      isOptional: true,
    },
  },
  version: { schema: { type: 'integer', description: 'Counts its edits.' }, example: 1, present: ({ version }) => version },
  createdAt: { schema: time, example: '2026-01-31T06:00:00.000Z', present: ({ createdAt }) => createdAt.toISOString() },
  updatedAt: { schema: time, example: '2026-01-31T06:00:00.000Z', present: ({ updatedAt }) => updatedAt.toISOString() },
};

const entries = Object.entries(productFields);

export const productSchemas = mapFields(({ schema }) => schema);
export const exampleProduct = mapFields(({ example }) => example);

/** A form may send these fields. */
export const takenFields: Readonly<Record<string, FieldDoc>> = Object.fromEntries(
  entries.flatMap(([name, { taken, example }]) => (taken ? [[name, { example, ...taken }]] : [])),
);

/**
 * A client may send these along, as it read them here or as other servers have them: they are not the sender's to say,
 * and are not looked at.
 */
export const returnedFields: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(entries.flatMap(([name, { taken, schema }]) => (taken ? [] : [[name, schema]]))),
  sellerId: text,
  soldCount: { type: 'integer' },
};

/** Every value of a form, files aside, under the name of its rule. */
export function valuesByRule(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(entries.flatMap(([name, { taken }]) => (taken && !taken.isFile ? [[taken.rule, fields[name]]] : [])));
}

const namesByRule = new Map(entries.toReversed().flatMap(([name, { taken }]) => (taken ? [[taken.rule, name] as const] : [])));

/** Returns the name in REST of the field that a rule is about. */
export const restNameOf = (rule: string): string => namesByRule.get(rule) ?? rule;

function mapFields<T>(pick: (field: ProductField) => T): Record<string, T> {
  return Object.fromEntries(entries.map(([name, field]) => [name, pick(field)]));
}
