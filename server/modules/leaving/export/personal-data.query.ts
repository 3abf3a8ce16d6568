/**
 * Reads what the modules declare of a user (personal-records.port.ts), some rows or one image at a time. Called by
 * PersonalDataService.
 */
import type { EntityManager } from 'typeorm';
import { bytes, column, columns, int, nullable, type RowOf, select, text } from '../../../platform/db/columns';
import { type Db, execute, records } from '../../../platform/db/sql';
import { allowStatementTime } from '../../../platform/db/statement-time';
import type { PersonalFile, PersonalImages } from '../../../platform/personal-data/personal-records.port';

const row = columns({ record: column('record', text) });
const image = columns({
  key: column('key', text),
  content: column('content', nullable(bytes)),
  hash: column('hash', nullable(text)),
  width: column('width', nullable(int)),
});
export type PersonalImage = RowOf<typeof image>;

const AS_OF_NOW = 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY';
/** No request waits for it: the lists of a seller of many years take longer than a statement of a request. */
const MOST_SECONDS = 60;
const OPEN = (sql: string) => `DECLARE personal_rows NO SCROLL CURSOR FOR SELECT row_to_json(found)::text AS record FROM (${sql}) AS found`;
const NEXT = () => 'FETCH 200 FROM personal_rows';
const CLOSE = 'CLOSE personal_rows';

/** As the first of a transaction: all that it reads is of one moment. */
export async function readOneMoment(tx: EntityManager): Promise<void> {
  await execute(tx, AS_OF_NOW);
  await allowStatementTime(tx, MOST_SECONDS);
}

/** Each row as JSON; a cursor holds those that have not been asked for. */
export async function* personalRows(tx: EntityManager, { sql }: PersonalFile, userId: string): AsyncIterable<string> {
  await execute(tx, OPEN(sql), [userId]);
  for (let rows = await select(tx, row, NEXT); rows.length > 0; rows = await select(tx, row, NEXT)) {
    for (const { record } of rows) yield record;
  }
  await execute(tx, CLOSE);
}

/** The first image behind this key; null behind the last one. */
export async function nextImage(db: Db, { sql }: PersonalImages, userId: string, after: string): Promise<PersonalImage | null> {
  const [first] = (await records(db, sql, [userId, after])).map(image.readRow);
  return first ?? null;
}
