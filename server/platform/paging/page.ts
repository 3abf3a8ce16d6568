/** Pages of lists, as services return them: asked for by first + after (keyset) or first + offset (numbered pages). */
import { encodeCursor } from './cursor';

/** The arguments of a list after validation. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null;
  readonly offset?: number | null;
}

/** A service returns this for a list. */
export interface Page<T> {
  nodes: T[];
  totalCount: number;
  pageInfo: PageBounds;
  /** The cursor of the node at this place of the page. */
  readonly cursorAt: (index: number) => string;
}

/** Where a page of a list begins and ends. */
export interface PageBounds {
  readonly hasNextPage: boolean;
  /** True when the page was requested by `after` or `offset`, so that nodes come before it. */
  readonly hasPreviousPage: boolean;
  /** Null when the page is empty. */
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/**
 * The page out of what a list's statement found, which has one row more than `first` where more follow. Its total is
 * the service's to count.
 */
export function pageOf<Row>(rows: readonly Row[], request: PageRequest, cursorOf: (row: Row) => string): Omit<Page<Row>, 'totalCount'> {
  const nodes = rows.slice(0, request.first);
  const isFollowed = rows.length > nodes.length;
  return {
    nodes,
    pageInfo: new BoundsOfPage(isFollowed, Boolean(request.after) || (request.offset ?? 0) > 0, [nodes[0], nodes.at(-1)], cursorOf),
    cursorAt: (index) => cursorOf(nodes[index]!),
  };
}

/**
 * Cursors are made when they are asked for. The getters belong to the class: of an object literal the engine makes new
 * ones, and a new form of object, for each page, and these held every row of the page until the next collection of the
 * whole heap.
 */
class BoundsOfPage<Row> implements PageBounds {
  readonly #ends: readonly [Row | undefined, Row | undefined];
  readonly #cursorOf: (row: Row) => string;

  constructor(
    readonly hasNextPage: boolean,
    readonly hasPreviousPage: boolean,
    ends: readonly [first: Row | undefined, last: Row | undefined],
    cursorOf: (row: Row) => string,
  ) {
    this.#ends = ends;
    this.#cursorOf = cursorOf;
  }

  get startCursor(): string | null {
    return this.cursor(this.#ends[0]);
  }

  get endCursor(): string | null {
    return this.cursor(this.#ends[1]);
  }

  private cursor(row: Row | undefined): string | null {
    return row === undefined ? null : this.#cursorOf(row);
  }
}

/** The cursor of a list that finds its place again by the id of a row. */
export function idCursor({ id }: { readonly id: string }): string {
  return encodeCursor([id]);
}
