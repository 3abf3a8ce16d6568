/**
 * The table of rows tries who sees posts for businesses and prices by quantity, for every field that leads to products.
 * A field without a row fails here.
 */
import 'reflect-metadata';
import { extendSchema, type GraphQLSchema, parse } from 'graphql';
import { buildAppSchema } from '../../server/app/wiring/build-schema';
import { allRows } from '../api/authorisation/rows/all-rows';
import { elsewhere } from '../api/visibility/elsewhere';
import { rows } from '../api/visibility/rows';
import { writes } from '../api/visibility/writes';
import { productFields } from './checks/product-fields';

const tried = [...rows, ...writes].flatMap(({ fields }) => fields);
const listed = new Set([...tried, ...elsewhere.flatMap(({ fields }) => fields)]);
const missing = (schema: GraphQLSchema) => productFields(schema).filter((field) => !listed.has(field));
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildAppSchema();
});

it('every field that leads to a product, a sell post or a price by quantity is in the table [S6]', () => {
  expect(missing(schema)).toEqual([]);
  expect(elsewhere.flatMap(({ fields }) => fields).filter((field) => !productFields(schema).includes(field))).toEqual([]);
});

/** tests/api/baskets tries it: a visitor opens baskets of consumers alone, whose products are for everyone. */
const OPEN = 'Query.sharedBasket';

it('what is left to the authorisation matrix is closed to visitors there [S6]', () => {
  const roots = elsewhere.flatMap(({ fields }) => fields).filter((field) => /^(Query|Mutation)\./.test(field));
  const closed = new Set(allRows.filter(({ outcome }) => outcome.visitor === 'UNAUTHENTICATED').map(({ operation }) => operation));
  expect(roots.filter((field) => !closed.has(field))).toEqual([OPEN]);
});

it('a planted list of products is caught, and so is one inside another type [S6]', () => {
  const planted =
    'type Basket { best: Product } extend type Query { basket: Basket, cheapest: [SellPost!]! } extend type Seller { tier: PriceTier }';
  expect(missing(extendSchema(schema, parse(planted)))).toEqual(
    expect.arrayContaining(['Query.basket', 'Query.cheapest', 'Seller.tier', 'Basket.best']) as string[],
  );
});
