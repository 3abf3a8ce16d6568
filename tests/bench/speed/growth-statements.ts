/**
 * The server's own statements of listing, orders and search, for growth.ts: how PostgreSQL's time grows with the
 * market.
 */
import type { Client } from 'pg';
import { ProductSort } from '../../../schema/values/api/sort-options';
import type { MarketQuestion } from '../../../server/modules/catalogue/market/search/market-filter.query';
import { countStatement, pageStatement } from '../../../server/modules/catalogue/market/market.query';
import { existsStatement } from '../../../server/modules/catalogue/market/search/search-page.query';
import { searchedTerms, planSearch, termsOf } from '../../../server/modules/catalogue/market/search/search-plan';
import { type TermKey, termsStatement } from '../../../server/modules/catalogue/market/search/search-terms.query';
import { orderStatement } from '../../../server/modules/orders/orders/orders.query';
import { readProduct } from './workloads';

export interface Asked {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** One request: its statements, one after the other. */
export interface Measured {
  readonly name: string;
  readonly requests: readonly (readonly Asked[])[];
}

interface Search {
  readonly words: readonly string[];
  readonly filter?: MarketQuestion['filter'];
  readonly sort?: ProductSort;
  readonly isCounted?: boolean;
}

const RUNS = 24;
const PER_PAGE = 24;
const EVERYONE = { sellerRoles: null, seesBusinessPosts: false, viewerId: null, near: null } as const;
const MISSPELT = ['tomatto', 'begoon', 'onoin', 'potatoe', 'chilii', 'gralic'];
const PRODUCE = ['potato', 'আলু', 'tomato', 'mango', 'rice', 'onion'];
const PAIRS = ['hill potato', 'winter rice', 'river mango', 'washed onion', 'late garlic', 'early tomato'];

const SEARCHES: Readonly<Record<string, Search>> = {
  '(e) a misspelt word, division and price': { words: MISSPELT, filter: { divisionId: 3, minPrice: '100' } },
  'a misspelt word, and the count': { words: MISSPELT, isCounted: true },
  'a word': { words: PRODUCE },
  'a word, and the count': { words: PRODUCE, isCounted: true },
  'two words': { words: PAIRS },
  'two words, one misspelt, and the count': { words: PAIRS.map((pair) => pair.replace(/.$/, 'x')), isCounted: true },
  'a word, lowest price first': { words: PRODUCE, sort: ProductSort.PRICE_ASC },
  'a word, newest first': { words: PRODUCE, sort: ProductSort.NEWEST },
  'a word, an upazila': { words: PRODUCE, filter: { upazilaId: 40 } },
  'a word, a category, in stock, a price, and the count': {
    words: PRODUCE,
    filter: { categorySlugs: ['vegetables', 'potato', 'fruits'], inStock: true, maxPrice: '500' },
    isCounted: true,
  },
  'what begins a word': { words: ['po', 'ton', 'আ', 'mang', 'ba', 'gar'] },
};

export async function measuredOf(client: Client, sellers: number): Promise<Measured[]> {
  const { categories } = await readProduct(client, sellers);
  const people = await client.query<{ id: string }>(`SELECT id FROM users WHERE role = 'PRODUCER' ORDER BY phone LIMIT ${RUNS}`);
  const times = <T>(make: (index: number) => T) => Array.from({ length: RUNS }, (_, index) => make(index));
  const listing = (index: number): MarketQuestion => ({
    ...EVERYONE,
    filter: { categorySlugs: [categories[index % categories.length] ?? ''] },
    sort: ProductSort.NEWEST,
    terms: null,
  });
  const sales = (index: number) =>
    orderStatement(
      { party: 'seller', partyId: people.rows[index % people.rows.length]?.id ?? '', filter: null, sort: 'LATEST' },
      { first: 20 },
    );
  const measured: Measured[] = [
    { name: '(a) listing of a category', requests: times((index) => [pageStatement(listing(index), { first: PER_PAGE })]) },
    { name: '(a) its count', requests: times((index) => [countStatement(listing(index))]) },
    { name: '(c) a seller’s orders', requests: times((index) => [sales(index)]) },
  ];
  for (const [name, search] of Object.entries(SEARCHES)) {
    const requests: Asked[][] = [];
    for (let index = 0; index < RUNS; index += 1) requests.push(await searchOf(client, search, index));
    measured.push({ name, requests });
  }
  return measured;
}

/** As MarketService reads: what the tokens are, whether anything has all, the page, and the count. */
async function searchOf(
  client: Client,
  { words, filter = {}, sort = ProductSort.RELEVANCE, isCounted = false }: Search,
  index: number,
): Promise<Asked[]> {
  const plan = planSearch(words[index % words.length] ?? '');
  if (!plan) throw new Error('A search has words.');
  const asked = termsStatement(searchedTerms(plan, []), EVERYONE, plan.isBesideOthers);
  const found = await client.query<TermKey>(asked.text, [...asked.params]);
  const question = { ...EVERYONE, filter, sort, terms: termsOf(plan, [], found.rows) };
  const page = pageStatement(question, { first: PER_PAGE });
  const shown = await client.query(page.text, [...page.params]);
  // a first page that is not full is all there is
  const needsCount = isCounted && shown.rows.length > PER_PAGE;
  return [
    asked,
    ...(question.terms.length > 1 ? [existsStatement(question)] : []),
    page,
    ...(needsCount ? [countStatement(question)] : []),
  ];
}
