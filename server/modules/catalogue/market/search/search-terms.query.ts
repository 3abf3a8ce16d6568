/**
 * Asks the index of products and the dictionary of the market what the tokens of a search are: one statement, whose
 * cost follows the tokens. Pure.
 */
import { column, columns, float, int, oneOf, type RowOf, select, text } from '../../../../platform/db/columns';
import type { Db } from '../../../../platform/db/sql';
import { Params } from '../../../../platform/db/keyset';
import { type SearchedTerm, Way } from '../../words/search-terms';

/** The products of a word are counted up to this number, to begin with the rarest word. */
export const COUNTED = 500;
/** The sellers of one search, those with most of its tokens in their names first. */
const SELLERS = 50;
/** Matches read from the dictionary for each token and each way of matching. */
const WORDS = 8;
/** Below this similarity two tokens are not alike. */
const LIKENESS = 0.4;
/** A slip so near the name of produce means that, whatever else of the market is like it. */
const LIKELY_PRODUCE = 0.7;
/** As the index users_market_names has it. */
const SELLER_NAMES = `lower(' ' || s.name || ' ' || coalesce(s.name_of_business, ''))`;

export interface Reader {
  readonly seesBusinessPosts: boolean;
  readonly viewerId: string | null;
}

/** A key of the index, or the id of a seller, for the term at this place (`at`). */
const termKey = columns({
  at: column('found.at::int', int),
  word: column('found.word', text),
  way: column('found.way::int', oneOf(Way)),
  closeness: column('found.closeness::float8', float),
  products: column('products', int),
});
export type TermKey = RowOf<typeof termKey>;

/** SQL: the entry `entry` is of a product that the viewer may see. */
export function readableSql(entry: string, { seesBusinessPosts, viewerId }: Reader, params: Params): string {
  if (seesBusinessPosts) return 'true';
  const own =
    viewerId === null
      ? ''
      : ` OR EXISTS (SELECT 1 FROM products own WHERE own.id = ${entry}.product_id AND own.seller_id = ${params.add(viewerId)}::uuid)`;
  return `(${entry}.is_public${own})`;
}

/**
 * The keys of the terms, and the sellers of that name, that the viewer may see; `isCounted`: with how many products
 * each has.
 */
export function termKeys(db: Db, terms: readonly SearchedTerm[], reader: Reader, isCounted: boolean): Promise<TermKey[]> {
  const statement = termsStatement(terms, reader, isCounted);
  return select(db, termKey, () => statement.text, statement.params);
}

export function termsStatement(
  terms: readonly SearchedTerm[],
  reader: Reader,
  isCounted: boolean,
): { readonly text: string; readonly params: readonly unknown[] } {
  const params = new Params();
  const given = terms.flatMap(({ keys }, at) => keys.map((key) => ({ ...key, at: at + 1 })));
  const list = (values: readonly unknown[], type: string) => `${params.add(values)}::${type}[]`;
  const of = (name: 'begins' | 'holds' | 'sounds' | 'reads' | 'seller') =>
    list(
      terms.map((term) => term[name]),
      'text',
    );
  const givenLists = [
    list(
      given.map(({ at }) => at),
      'int',
    ),
    list(
      given.map(({ word }) => word),
      'text',
    ),
    list(
      given.map(({ way }) => way),
      'int',
    ),
    list(
      given.map(({ closeness }) => closeness),
      'float8',
    ),
  ];
  const isRead = (word: string) =>
    `EXISTS (SELECT 1 FROM product_words entry WHERE entry.word = ${word} AND ${readableSql('entry', reader, params)})`;
  const counted = `(SELECT count(*)::int FROM (SELECT 1 FROM product_words entry WHERE entry.word = found.word LIMIT ${COUNTED + 1}) counted)`;
  const sellers = terms.some(({ seller }) => seller !== null)
    ? `SELECT position::int AS at, named.id::text AS word FROM (
         SELECT s.id, ARRAY (SELECT position FROM searched WHERE ${SELLER_NAMES} LIKE searched.seller) AS has
         FROM users s WHERE s.status = 'APPROVED' AND s.role <> 'CONSUMER' AND ${SELLER_NAMES} LIKE ANY (${list(
           terms.flatMap(({ seller }) => seller ?? []),
           'text',
         )})
         ORDER BY cardinality(ARRAY (SELECT 1 FROM searched WHERE ${SELLER_NAMES} LIKE searched.seller)) DESC, s.id LIMIT ${SELLERS}) named, unnest(named.has) position`
    : 'SELECT NULL::int AS at, NULL::text AS word WHERE false';
  return {
    text: `WITH searched AS MATERIALIZED (
       SELECT * FROM unnest(${of('begins')}, ${of('holds')}, ${of('sounds')}, ${of('reads')}, ${of('seller')})
         WITH ORDINALITY AS searched (begins, holds, sounds, reads, seller, position)
     ), given AS MATERIALIZED (
       SELECT * FROM unnest(${givenLists.join(', ')}) AS given (at, word, way, closeness) WHERE ${isRead('given.word')}
     ), begun AS MATERIALIZED (
       SELECT position AS at, found.word FROM searched, LATERAL (
         SELECT m.word FROM market_words m WHERE m.word > searched.begins AND m.word < searched.begins || U&'\\+10FFFF' AND ${isRead('m.word')}
         ORDER BY m.word LIMIT ${WORDS}) found
     ), held AS MATERIALIZED (
       SELECT position AS at, found.word FROM searched, LATERAL (
         SELECT m.word FROM market_words m WHERE m.word LIKE searched.holds AND ${isRead('m.word')} LIMIT ${WORDS}) found
       WHERE position NOT IN (SELECT at FROM given WHERE way <= ${Way.BEGUN} UNION ALL SELECT at FROM begun)
     ), sellers AS MATERIALIZED (${sellers}
     ), likely AS (
       SELECT position AS at, found.word, found.closeness FROM searched, LATERAL (
         SELECT m.word, similarity(m.word, searched.reads)::float8 AS closeness FROM market_words m
         WHERE m.word % searched.reads AND similarity(m.word, searched.reads) >= ${LIKENESS} AND ${isRead('m.word')} ORDER BY 2 DESC, 1 LIMIT ${WORDS}) found
       WHERE position NOT IN (SELECT at FROM given WHERE way <= ${Way.BEGUN} OR closeness >= ${LIKELY_PRODUCE} UNION ALL SELECT at FROM begun UNION ALL SELECT at FROM held
         UNION ALL SELECT at FROM sellers)
     ), sounding AS (
       SELECT position AS at, found.word FROM searched, LATERAL (
         SELECT m.word FROM market_words m WHERE m.sound = searched.sounds AND m.sound <> '' AND m.word <> searched.reads AND ${isRead('m.word')} LIMIT ${WORDS}) found
     ), found AS (
       SELECT at, word, way, closeness FROM given
       UNION ALL SELECT at, word, ${Way.BEGUN}, 1 FROM begun
       UNION ALL SELECT at, word, ${Way.HELD}, 1 FROM held
       UNION ALL SELECT at, word, ${Way.LIKELY}, closeness FROM likely
       UNION ALL SELECT at, word, ${Way.SOUNDING}, 0.9 FROM sounding
       UNION ALL SELECT at, word, ${Way.SELLER}, 1 FROM sellers)
     SELECT ${termKey.sql} FROM (SELECT found.*, ${isCounted ? counted : '0'} AS products FROM found) found`,
    params: params.values,
  };
}
