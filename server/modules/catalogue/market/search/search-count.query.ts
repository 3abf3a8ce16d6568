/** How many products a search has, up to a bound: no more is read for it than for its pages. Pure. */
import { limits } from '../../../../../schema/values/limits';
import { Params } from '../../../../platform/db/keyset';
import { candidateRows, candidatesSql, rankedCandidatesSql, READ } from './search-candidates.query';
import { isOfEntries, isUnfiltered, keyRowsSql, needsProduct, scanSql, type SearchQuestion, whereEntrySql } from './search-entries.query';
import type { SearchTerm } from '../../words/search-terms';

/** Counts the products of the whole list, up to one more than `limits.countedProducts`. */
export function searchCount(question: SearchQuestion): { readonly text: string; readonly params: readonly unknown[] } {
  const { terms } = question;
  const [term] = terms;
  if (!term) return { text: 'SELECT 0 AS count', params: [] };
  const params = new Params();
  const most = limits.countedProducts + 1;
  const counted = (rows: string) => `(SELECT count(*)::int FROM (${rows} LIMIT ${most}) found)`;
  if (terms.length > 1 || !isOfEntries(question) || needsProduct(question)) {
    if (isOfEntries(question) && isUnfiltered(question)) {
      return { text: `${rankedCandidatesSql(question, params)} SELECT count(*)::int AS count FROM candidates`, params: params.values };
    }
    const candidates = candidatesSql(question, params);
    return { text: `${candidates} SELECT ${counted(`SELECT 1 ${candidateRows(question, params)}`)} AS count`, params: params.values };
  }
  const [key, ...others] = term.keys;
  const rows = counted(entriesSql(question, term, params));
  const isCommon = key && others.length === 0 && isUnfiltered(question) ? commonSql(key.word, question, params) : null;
  return { text: `SELECT ${isCommon ? `CASE WHEN ${isCommon} THEN ${most} ELSE ${rows} END` : rows} AS count`, params: params.values };
}

/** SQL: the products of one term, as far as entries are counted. */
function entriesSql(question: SearchQuestion, { keys }: SearchTerm, params: Params): string {
  const most = isUnfiltered(question) ? limits.countedProducts + 1 : READ;
  const scan = scanSql(question, { order: 'best', most }, params);
  return `SELECT ${keys.length === 1 ? '' : 'DISTINCT '}part.product_id FROM ${keyRowsSql(keys, params)} AS key (word, less), LATERAL (
    SELECT entry.product_id FROM ${scan} WHERE ${whereEntrySql(question, params)}) part`;
}

/**
 * SQL: the statistics of the table know the token for one that surely has more products than are counted: twice as
 * many, of those that everyone may see. A token that is not among the most common values is counted.
 */
function commonSql(word: string, { seesBusinessPosts }: SearchQuestion, params: Params): string {
  const share = (column: string, value: string) =>
    `(SELECT common.freq FROM pg_stats, unnest(most_common_vals::text::text[], most_common_freqs) AS common (value, freq)
      WHERE schemaname = current_schema() AND tablename = 'product_words' AND attname = '${column}' AND common.value = ${value})`;
  const all = `(SELECT reltuples FROM pg_class WHERE oid = 'product_words'::regclass) * ${share('word', params.add(word))}`;
  return `coalesce(${all}${seesBusinessPosts ? '' : ` * ${share('is_public', "'t'")}`} >= ${2 * limits.countedProducts}, false)`;
}
