/**
 * A peer to measure the server against: mercurius with graphql-jit on Fastify, plain resolvers over the same tables. It
 * has one query, the storefront listing, and like the raw server no log, no rate limits, no rules and no accounts.
 * Started by compare.ts with DATABASE_URL.
 */
import 'reflect-metadata';
import fastify from 'fastify';
import mercurius from 'mercurius';
import { Pool } from 'pg';
import { encodeCursor } from '../../../server/platform/paging/cursor';
import { LISTING_ROWS } from './raw-statements';
import { average, type District, imageOf } from './raw-responses';

const FIRST = 24;

const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
});
const districts = new Map<number, District>();

/** This schema has the fields that the listing selects, with the names of the real schema. */
const schema = `
  enum ProductSort { NEWEST }
  input ProductFilter { categorySlugs: [ID!] }
  type Query { products(first: Int, filter: ProductFilter, sort: ProductSort): ProductConnection! }
  type ProductConnection { nodes: [Product!]!  pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean!  endCursor: String }
  type Product {
    id: ID!  name: String!  unit: String!  price: String!  originalPrice: String
    ratingAverage: Float  ratingCount: Int!  image: Image  seller: Seller!
  }
  type Image { url(width: Int!): String!  width: Int!  height: Int! }
  type Seller { id: ID!  name: String!  district: District }
  type District { nameEn: String!  nameBn: String! }`;

interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly dealPrice: string | null;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly imageHash: string | null;
  readonly imageWidth: number | null;
  readonly imageHeight: number | null;
  readonly sellerId: string;
  readonly sellerName: string;
  readonly districtId: number | null;
  readonly publishedAt: string;
}

interface ImageRow {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

interface Listing {
  readonly filter: { readonly categorySlugs: readonly [string] };
}

const resolvers = {
  Query: {
    products: async (_root: unknown, { filter }: Listing) => {
      const [category] = filter.categorySlugs;
      const { rows } = await pool.query<ProductRow>({ name: 'listing', text: LISTING_ROWS, values: [category] });
      const nodes = rows.slice(0, FIRST);
      const last = nodes.at(-1);
      const endCursor = last ? encodeCursor([last.publishedAt, last.id]) : null;
      return { nodes, pageInfo: { hasNextPage: rows.length > FIRST, endCursor } };
    },
  },
  Product: {
    price: ({ price, dealPrice }: ProductRow) => dealPrice ?? price,
    originalPrice: ({ price, dealPrice }: ProductRow) => (dealPrice === null ? null : price),
    ratingAverage: ({ ratingSum, ratingCount }: ProductRow) => average(ratingSum, ratingCount),
    image: ({ imageHash: hash, imageWidth: width, imageHeight: height }: ProductRow) => (hash === null ? null : { hash, width, height }),
    seller: ({ sellerId: id, sellerName: name, districtId }: ProductRow) => ({ id, name, districtId }),
  },
  Image: {
    url: ({ hash, width, height }: ImageRow, { width: wanted }: { readonly width: number }) => imageOf(hash, width, height, wanted).url,
  },
  Seller: {
    district: ({ districtId }: Pick<ProductRow, 'districtId'>) => (districtId === null ? null : districts.get(districtId)),
  },
};

async function main(): Promise<void> {
  const places = await pool.query<District & { id: number }>('SELECT id, name_en AS "nameEn", name_bn AS "nameBn" FROM districts');
  for (const { id, nameEn, nameBn } of places.rows) districts.set(id, { nameEn, nameBn });
  const app = fastify();
  await app.register(mercurius, { schema, resolvers, jit: 1 });
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
  process.stdout.write('mercurius listens\n');
}

void main();
