/**
 * Long lists are read some rows at a time, by keyset: other requests are handled in between, and no statement returns
 * more than a portion.
 */
import { setImmediate as othersHandled } from 'node:timers/promises';
import type { Page, PageRequest } from './page';

/** Less than twenty milliseconds of work, for rows of any list. */
export const PORTION = 500;

/** Reads the page by `read`, a portion each time; `isFirst` for the one whose total is the page's. */
export async function pageInPortions<Row, P extends Omit<Page<Row>, 'totalCount'> & { nodes: Row[] }>(
  request: PageRequest,
  read: (portion: PageRequest, isFirst: boolean) => Promise<P>,
): Promise<P> {
  const first = await read({ ...request, first: Math.min(PORTION, request.first) }, true);
  const parts = [first];
  const nodes = [...first.nodes];
  let last = first;
  while (last.pageInfo.hasNextPage && nodes.length < request.first) {
    await othersHandled();
    last = await read({ first: Math.min(PORTION, request.first - nodes.length), after: last.pageInfo.endCursor }, false);
    parts.push(last);
    nodes.push(...last.nodes);
  }
  const { hasPreviousPage, startCursor } = first.pageInfo;
  const { hasNextPage, endCursor } = last.pageInfo;
  return {
    ...first,
    nodes,
    pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor },
    cursorAt: (index) => parts[Math.floor(index / PORTION)]!.cursorAt(index % PORTION),
  };
}

/** Returns what `work` returns for all items, a portion of them each time. */
export async function mapInPortions<T, R>(items: readonly T[], work: (portion: readonly T[]) => Promise<readonly R[]>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += PORTION) {
    if (from > 0) await othersHandled();
    results.push(...(await work(items.slice(from, from + PORTION))));
  }
  return results;
}
