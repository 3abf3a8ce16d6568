/** The table of images that show why lots are on hold. Called by LotImagesService. */
import type { EntityManager } from 'typeorm';
import { column, columns, type RowOf, select, text } from '../../platform/db/columns';
import { type Db, execute } from '../../platform/db/sql';

const ADD = `
  INSERT INTO lot_event_images (event_id, position, image_id)
  SELECT $1, position - 1, image_id FROM unnest($2::uuid[]) WITH ORDINALITY AS given (image_id, position)`;
const shown = columns({ lotId: column('e.lot_id', text), imageId: column('i.image_id', text) });
/** Decisions since the lot was released last. */
const SHOWN = (list: string) => `
  SELECT ${list} FROM lot_events e JOIN lot_event_images i ON i.event_id = e.id
  WHERE e.lot_id = ANY ($1::uuid[]) AND NOT EXISTS (SELECT 1 FROM lot_events later WHERE later.lot_id = e.lot_id AND later.kind = 'RELEASED' AND later.id > e.id)
  ORDER BY e.lot_id, e.id, i.position`;

export async function addEventImages(tx: EntityManager, eventId: string, imageIds: readonly string[]): Promise<void> {
  await execute(tx, ADD, [eventId, imageIds]);
}

/** The images of each lot, the earliest decision first. */
export function imagesOfLots(db: Db, lotIds: readonly string[]): Promise<RowOf<typeof shown>[]> {
  return select(db, shown, SHOWN, [lotIds]);
}
