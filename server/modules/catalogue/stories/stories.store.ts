/** The statements behind sellers' stories. Called by StoriesService. */
import type { EntityManager } from 'typeorm';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { column, columns, flag, instant, listOf, nullable, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const story = columns({
  sellerId: column('s.seller_id', text),
  textBn: column('s.text_bn', nullable(text)),
  textEn: column('s.text_en', nullable(text)),
  hiddenReason: column('s.hidden_reason', nullable(text)),
  updatedAt: column('s.updated_at', instant),
  imageIds: column('ARRAY(SELECT i.image_id FROM seller_story_images i WHERE i.seller_id = s.seller_id ORDER BY i.position)', listOf(text)),
});
export type StoryRow = RowOf<typeof story>;

const locked = columns({
  sellerId: column('s.seller_id', text),
  isHidden: column('s.hidden_at IS NOT NULL', flag),
  role: column('u.role', oneOf(sellingRoles)),
});

const OF_SELLERS = (list: string) => `SELECT ${list} FROM seller_stories s WHERE s.seller_id = ANY ($1::uuid[])`;
const LOCK = (list: string) =>
  `SELECT ${list} FROM seller_stories s JOIN users u ON u.id = s.seller_id WHERE s.seller_id = $1 FOR UPDATE OF s`;
const SAVE = `
  INSERT INTO seller_stories (seller_id, text_bn, text_en) VALUES ($1, $2, $3)
  ON CONFLICT (seller_id) DO UPDATE SET text_bn = EXCLUDED.text_bn, text_en = EXCLUDED.text_en, updated_at = now()`;
const CLEAR_IMAGES = 'DELETE FROM seller_story_images WHERE seller_id = $1';
const ADD_IMAGES = `
  INSERT INTO seller_story_images (seller_id, position, image_id)
  SELECT $1, given.place - 1, given.id FROM unnest($2::uuid[]) WITH ORDINALITY AS given (id, place)`;
const MODERATE = `
  UPDATE seller_stories SET hidden_at = CASE WHEN $2::boolean THEN now() END, hidden_reason = CASE WHEN $2::boolean THEN $3::varchar END WHERE seller_id = $1`;
const DELETE = 'DELETE FROM seller_stories WHERE seller_id = $1';

export function storiesOf(db: Db, sellerIds: readonly string[]): Promise<StoryRow[]> {
  return select(db, story, OF_SELLERS, [sellerIds]);
}

export function lockStory(tx: EntityManager, sellerId: string): Promise<RowOf<typeof locked> | null> {
  return selectOne(tx, locked, LOCK, [sellerId]);
}

export interface NewStory {
  readonly textBn: string | null;
  readonly textEn: string | null;
  readonly imageIds: readonly string[];
}

/** In place of what was there; what an admin hid stays hidden. */
export async function saveStory(tx: EntityManager, sellerId: string, { textBn, textEn, imageIds }: NewStory): Promise<void> {
  await execute(tx, SAVE, [sellerId, textBn, textEn]);
  await execute(tx, CLEAR_IMAGES, [sellerId]);
  if (imageIds.length > 0) await execute(tx, ADD_IMAGES, [sellerId, imageIds]);
}

export async function moderateStory(tx: EntityManager, sellerId: string, isHidden: boolean, reason: string): Promise<void> {
  await execute(tx, MODERATE, [sellerId, isHidden, reason]);
}

export async function deleteStory(tx: EntityManager, sellerId: string): Promise<void> {
  await execute(tx, DELETE, [sellerId]);
}
