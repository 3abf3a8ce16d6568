/** Sell posts over GraphQL, for the tests of their terms: documents, and calls in the name of an account. */
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import type { GraphqlResult } from '../../../support/client';

const POST = `id state audience minQuantity step tiers { minQuantity price } availableFrom availableUntil harvestDate
  isScheduled endedAt version views soldQuantity product { id name price addToSellPost }`;
export const MINE = `query ($filter: SellPostFilter, $sort: SellPostSort, $first: Int, $offset: Int, $after: String) {
  mySellPosts(filter: $filter, sort: $sort, first: $first, offset: $offset, after: $after) {
    nodes { ${POST} } totalCount counts { open paused ended neverPosted } pageInfo { hasNextPage endCursor } } }`;

export interface ShownPost {
  id: string;
  state: string;
  version: number;
  isScheduled: boolean;
  tiers: { minQuantity: string; price: string }[];
  product: { id: string; name: string };
  [field: string]: unknown;
}

export interface PostList {
  nodes: ShownPost[];
  totalCount: number;
  counts: { open: number; paused: number; ended: number; neverPosted: number };
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const plainTerms = { audience: 'EVERYONE', minQuantity: '1', step: '1', tiers: [] };
type RequestInput = Record<string, unknown>;

export function sellPostApi(app: TestApp) {
  const as = ({ token }: TestAccount) => ({ token });
  return {
    publish: (by: TestAccount, productId: string, wanted: RequestInput = {}): Promise<GraphqlResult<{ publishSellPost: ShownPost }>> =>
      app.call('publishSellPost', { input: { ...plainTerms, productId, ...wanted } }, POST, as(by)),
    update: (
      by: TestAccount,
      id: string,
      version: number,
      wanted: RequestInput = {},
    ): Promise<GraphqlResult<{ updateSellPost: ShownPost }>> =>
      app.call('updateSellPost', { id, version, input: { ...plainTerms, ...wanted } }, POST, as(by)),
    end: (by: TestAccount, id: string): Promise<GraphqlResult<{ endSellPost: ShownPost }>> => app.call('endSellPost', { id }, POST, as(by)),
    mine: async (by: TestAccount, variables: RequestInput = {}): Promise<PostList> =>
      (await app.gql<{ mySellPosts: PostList }>(MINE, variables, as(by))).data.mySellPosts,
  };
}
