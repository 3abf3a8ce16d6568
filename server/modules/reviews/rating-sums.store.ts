/** Whether a rating counts for the public averages. Called by RatingSumsService. */
import type { EntityManager } from 'typeorm';
import { exists } from '../../platform/db/sql';

const IS_PUBLIC = 'SELECT 1 FROM order_lines WHERE id = $1 AND is_public';

/** True for what was bought from a post for everyone. */
export function isPublicLine(tx: EntityManager, orderLineId: string): Promise<boolean> {
  return exists(tx, IS_PUBLIC, [orderLineId]);
}
