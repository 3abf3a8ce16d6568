/**
 * Lists each column that shows an image: those that refer to `images`, except those that are deleted with the image.
 * Modules that remove images use the list, so that an image is removed only where no column shows it; a test compares
 * the list with the foreign keys of the database.
 */
export interface ImageUse {
  readonly table: string;
  readonly column: string;
  /** SQL of a row `s` that does not show its image. */
  readonly unless?: string;
}

export const imageUses: readonly ImageUse[] = [
  { table: 'products', column: 'main_image_id' },
  { table: 'product_images', column: 'image_id' },
  { table: 'order_lines', column: 'image_id' },
  { table: 'notifications', column: 'image_id' },
  { table: 'lot_event_images', column: 'image_id' },
  { table: 'seller_story_images', column: 'image_id' },
  { table: 'review_images', column: 'image_id', unless: 's.is_hidden' },
];

/** SQL: nothing shows the image `i`. */
export const isUnusedImage = imageUses
  .map(({ table, column, unless }) => `NOT EXISTS (SELECT 1 FROM ${table} s WHERE s.${column} = i.id${unless ? ` AND NOT ${unless}` : ''})`)
  .join(' AND ');
