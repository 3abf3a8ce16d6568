/**
 * Lists by pages: filter, order, keyset, offset and count, written once. The cursor of `listPage` is the id of the last
 * row; that of `keysetPage` carries the values of the sort keys, for lists that offer several orders or whose rows may
 * move meanwhile (keyset.ts).
 */
import { encodeCursor, idOfCursor } from '../paging/cursor';
import { idCursor, type Page, pageOf, type PageRequest } from '../paging/page';
import { pageInPortions, PORTION } from '../paging/portions';
import { type ColumnList, column, columns, int, listOf, nullable, select, selectOne, text } from './columns';
import { afterSql, type KeysetOrder, orderSql, Params } from './keyset';
import { type Db, records } from './sql';

export { Params };

export interface List<Row> {
  readonly table: string;
  readonly alias: string;
  /**
   * SQL, for an alias of the table, of what the list is ordered by, then by id; it may add values to the parameters.
   */
  readonly sort: (alias: string, params: Params) => string;
  /** Newest first by default. */
  readonly direction?: 'ASC' | 'DESC';
  readonly columns: ColumnList<Row>;
  /** Joins that the columns need besides the table; they apply to the rows of the page alone. */
  readonly joins?: string;
  /** Joins that the conditions need besides the table. */
  readonly filterJoins?: string;
}

const COUNT = columns({ count: column('count(*)::int', int) });

type Where = (params: Params) => readonly string[];

/**
 * Two statements: the page, and how many rows all pages have. `where` adds its values to the parameters and returns its
 * conditions.
 */
export async function listPage<Row extends { readonly id: string }>(
  db: Db,
  list: List<Row>,
  request: PageRequest,
  where: Where = () => [],
): Promise<Page<Row>> {
  if (request.first > PORTION)
    return pageInPortions<Row, Page<Row>>(request, async (part, isFirst) =>
      isFirst ? listPage(db, list, part, where) : { ...(await listNodes(db, list, part, where)), totalCount: 0 },
    );
  const params = new Params();
  const { table, alias, filterJoins = '' } = list;
  const counting = `FROM ${table} ${alias} ${filterJoins} ${whereSql(where(params))}`;
  const [page, counted] = await Promise.all([
    listNodes(db, list, request, where),
    selectOne(db, COUNT, (sql) => `SELECT ${sql} ${counting}`, params.values),
  ]);
  return { ...page, totalCount: counted?.count ?? 0 };
}

/** The page alone, for lists that are counted elsewhere. */
export async function listNodes<Row extends { readonly id: string }>(
  db: Db,
  list: List<Row>,
  request: PageRequest,
  where: Where,
): Promise<Omit<Page<Row>, 'totalCount'>> {
  const params = new Params();
  const { table, alias, sort, direction = 'DESC', joins = '', filterJoins = '' } = list;
  const conditions = where(params);
  const beyond = request.after ? [afterRow(list, idOfCursor(request.after), params)] : [];
  const order = `ORDER BY ${sort(alias, params)} ${direction}, ${alias}.id ${direction}`;
  const page = `SELECT ${alias}.* FROM ${table} ${alias} ${filterJoins} ${whereSql([...conditions, ...beyond])} ${order} ${limitSql(request, params)}`;
  return pageOf(
    await select(db, list.columns, (sql) => `SELECT ${sql} FROM (${page}) ${alias} ${joins} ${order}`, params.values),
    request,
    idCursor,
  );
}

/**
 * One statement: the same page of the list for each of these parents, in the order requested; for loaders. `parent` is
 * the SQL of the column that refers to them. `where` adds its values to the parameters and returns its conditions,
 * which may name `parent.id`.
 */
export async function pagesOf<Row extends { readonly id: string }>(
  db: Db,
  list: List<Row> & { readonly parent: string },
  parentIds: readonly string[],
  request: PageRequest,
  where: Where,
): Promise<Page<Row>[]> {
  const params = new Params();
  const { table, alias, parent, sort, direction = 'DESC', joins = '', filterJoins = '' } = list;
  const [first = null] = parentIds;
  // one parent as a value of its own: PostgreSQL guesses ten in an array, and so would plan each time again
  const parents =
    parentIds.length === 1
      ? `(SELECT ${params.add(first)}::uuid AS id) parent`
      : `unnest(${params.add([...parentIds])}::uuid[]) AS parent (id)`;
  const conditions = [`${parent} = parent.id`, ...where(params)];
  const beyond = request.after ? [afterRow(list, idOfCursor(request.after), params)] : [];
  const order = `ORDER BY ${sort(alias, params)} ${direction}, ${alias}.id ${direction}`;
  const from = `FROM ${table} ${alias} ${filterJoins}`;
  const page = `SELECT ${alias}.* ${from} ${whereSql([...conditions, ...beyond])} ${order} ${limitSql(request, params)}`;
  const rows = await records(
    db,
    `SELECT parent.id AS "parentId", counted."totalCount", page.* FROM ${parents}
    CROSS JOIN LATERAL (SELECT count(*)::int AS "totalCount" ${from} ${whereSql(conditions)}) counted
    LEFT JOIN LATERAL (SELECT ${list.columns.sql}, row_number() OVER (${order})::int AS place FROM (${page}) ${alias} ${joins}) page ON true
    ORDER BY parent.id, page.place`,
    params.values,
  );
  const placed = rows.map((row) => ({ ...PARENT.readRow(row), row }));
  return parentIds.map((id) => {
    const own = placed.filter(({ parentId }) => parentId === id);
    const nodes = own.flatMap(({ place, row }) => (place === null ? [] : [list.columns.readRow(row)]));
    return { ...pageOf(nodes, request, idCursor), totalCount: own[0]?.totalCount ?? 0 };
  });
}

/** The row with this id, in the form of the list's rows; `lock` is FOR UPDATE … or nothing. */
export function listRow<Row>(db: Db, { table, alias, columns: list, joins = '' }: List<Row>, id: string, lock = ''): Promise<Row | null> {
  return selectOne(db, list, (sql) => `SELECT ${sql} FROM ${table} ${alias} ${joins} WHERE ${alias}.id = $1 ${lock}`, [id]);
}

/** Orders a list by when its rows were made. */
export const byCreation = (alias: string): string => `${alias}.created_at`;

function whereSql(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
}

/** The row may have been removed meanwhile: then nothing follows it. */
function afterRow({ table, alias, sort, direction = 'DESC' }: List<unknown>, id: string, params: Params): string {
  const place = `SELECT ${sort('place', params)}, place.id FROM ${table} place WHERE place.id = ${params.add(id)}`;
  return `(${sort(alias, params)}, ${alias}.id) ${direction === 'ASC' ? '>' : '<'} (${place})`;
}

// LIMIT as a parameter is planned again each time, so the text holds one of a few sizes, and what is more than the page
// is cut off afterwards
const PAGE_SIZES = [5, 10, 20, 25, 50, 100, PORTION] as const;

/** One row more than the page holds shows whether others follow. */
function limitSql({ first, offset }: PageRequest, params: Params): string {
  const size = PAGE_SIZES.find((candidate) => candidate >= first);
  return `LIMIT ${size === undefined ? params.add(first + 1) : size + 1}${offset ? ` OFFSET ${params.add(offset)}` : ''}`;
}

export interface KeysetList<Row> {
  readonly columns: ColumnList<Row>;
  readonly from: string;
  /** Where counting needs fewer tables; `from` unless given. Null where it was counted before: the total is 0. */
  readonly countFrom?: string | null;
  readonly order: KeysetOrder;
}

/**
 * One statement: the page, and how many rows all pages have. `where` adds its values to the parameters and returns its
 * conditions.
 */
export function keysetPage<Row>(db: Db, list: KeysetList<Row>, request: PageRequest, where: Where): Promise<Page<Row>> {
  if (request.first <= PORTION) return onePage(db, list, request, where);
  return pageInPortions<Row, Page<Row>>(request, (part, isFirst) =>
    onePage(db, isFirst ? list : { ...list, countFrom: null }, part, where),
  );
}

async function onePage<Row>(db: Db, list: KeysetList<Row>, request: PageRequest, where: Where): Promise<Page<Row>> {
  const statement = keysetStatement(list, request, where);
  const rows = await records(db, statement.text, statement.params);
  const placed = rows.flatMap((row) => {
    const { place, sortKeys } = PLACE.readRow(row);
    return place === null ? [] : [{ node: list.columns.readRow(row), sortKeys: sortKeys ?? [] }];
  });
  const page = pageOf(placed, request, ({ sortKeys }) => encodeCursor(sortKeys));
  return { ...page, nodes: page.nodes.map(({ node }) => node), totalCount: rows.length > 0 ? TOTAL.readRow(rows[0]).totalCount : 0 };
}

/** An empty page is one row without a place. */
export function keysetStatement<Row>(
  { columns: list, from, countFrom = from, order }: KeysetList<Row>,
  request: PageRequest,
  where: Where,
): { readonly text: string; readonly params: unknown[] } {
  const params = new Params();
  const conditions = where(params);
  const beyond = request.after ? [afterSql(order, request.after, params)] : [];
  const ordering = orderSql(order);
  const keys = [...order.keys.map(({ sql }) => `(${sql})::text`), `${order.id}::text`].join(', ');
  const count = countFrom === null ? '0 AS "totalCount"' : `count(*)::int AS "totalCount" FROM ${countFrom} ${whereSql(conditions)}`;
  const text = `
    SELECT counted."totalCount", page.* FROM (SELECT ${count}) counted
    LEFT JOIN LATERAL (
      SELECT ${list.sql}, ARRAY[${keys}] AS "sortKeys", row_number() OVER (${ordering})::int AS place
      FROM ${from} ${whereSql([...conditions, ...beyond])} ${ordering} ${limitSql(request, params)}
    ) page ON true ORDER BY page.place`;
  return { text, params: params.values };
}

const PLACE = columns({ place: column('place', nullable(int)), sortKeys: column('sortKeys', nullable(listOf(text))) });
const TOTAL = columns({ totalCount: column('totalCount', int) });
const PARENT = columns({
  parentId: column('parentId', text),
  totalCount: column('totalCount', int),
  place: column('place', nullable(int)),
});
