/** upsertProducts over GraphQL in the name of one seller, for its tests. */
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import type { GraphqlResult } from '../../../support/client';
import { as } from './own-products';

interface UpsertResult {
  index: number;
  status: string;
  product: {
    id: string;
    externalReference: string | null;
    regularPrice: string;
    quantity: string;
    addToSellPost: boolean;
    version: number;
  } | null;
  errors: { field: string | null; path: string; code: string; message: string }[];
}
export interface UpsertPayload {
  isStored: boolean;
  createdCount: number;
  updatedCount: number;
  unchangedCount: number;
  failedCount: number;
  results: UpsertResult[];
}
interface UpsertOptions {
  readonly by?: TestAccount;
  readonly errorPolicy?: 'REJECT_EVERYTHING' | 'REJECT_FAILED_ROWS';
  readonly dryRun?: boolean;
  readonly key?: string;
  readonly language?: 'en' | 'bn';
}

const UPSERT = `mutation ($input: [UpsertProductInput!]!, $errorPolicy: ErrorPolicy! = REJECT_EVERYTHING, $dryRun: Boolean! = false, $key: String) {
  upsertProducts(input: $input, errorPolicy: $errorPolicy, dryRun: $dryRun, idempotencyKey: $key) {
    isStored createdCount updatedCount unchangedCount failedCount
    results { index status product { id externalReference regularPrice quantity addToSellPost version } errors { field path code message } } } }`;
export const lenient = { errorPolicy: 'REJECT_FAILED_ROWS' } as const;
export const statuses = ({ results }: UpsertPayload) => results.map(({ status }) => status);

/** A whole product under this reference. */
export const whole = (externalReference: string, wanted: object = {}) => ({
  externalReference,
  name: 'Lal Alu',
  description: 'Red potatoes',
  categorySlug: 'potato',
  unit: 'KG',
  quantity: '40',
  price: '30',
  ...wanted,
});

export interface Upserts {
  send(input: object[], options?: UpsertOptions): Promise<GraphqlResult<{ upsertProducts: UpsertPayload }>>;
  upsert(input: object[], options?: UpsertOptions): Promise<UpsertPayload>;
  /** How many products the seller has. */
  count(by?: TestAccount): Promise<number>;
}

export function upsertsOf(app: TestApp, producer: TestAccount): Upserts {
  const send: Upserts['send'] = (input, { by = producer, language, ...options } = {}) =>
    app.gql(UPSERT, { input, ...options }, { ...as(by), language });
  return {
    send,
    upsert: async (input, options) => (await send(input, options)).data.upsertProducts,
    count: async (by = producer) =>
      (await app.db.query('SELECT count(*)::int AS count FROM products WHERE seller_id = $1', [by.id]))[0].count as number,
  };
}
