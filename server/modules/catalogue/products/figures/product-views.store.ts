/**
 * Writes views: those of each product and day, and those of the offer that was open. Nothing points at either table.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { BackgroundDatabase } from '../../../../platform/db/background-database';
import { column, columns, int, type RowOf, selectOne } from '../../../../platform/db/columns';
import { type Db, execute } from '../../../../platform/db/sql';

export interface DayViews {
  readonly productId: string;
  /** yyyy-mm-dd in Dhaka. */
  readonly day: string;
  readonly views: number;
}

// Rows are written in the order of their keys, so that two processes never wait for each other in a circle.
const ADD = `
  WITH seen AS (SELECT * FROM unnest($1::uuid[], $2::date[], $3::int[]) AS seen (product_id, day, views)),
  offers AS (
    INSERT INTO sell_post_views (sell_post_id, views)
    SELECT post.id, sum(seen.views) FROM seen JOIN sell_posts post ON post.product_id = seen.product_id AND post.state = 'OPEN'
    GROUP BY post.id ORDER BY post.id
    ON CONFLICT (sell_post_id) DO UPDATE SET views = sell_post_views.views + EXCLUDED.views
  )
  INSERT INTO product_views (product_id, day, views) SELECT product_id, day, views FROM seen ORDER BY product_id, day
  ON CONFLICT (product_id, day) DO UPDATE SET views = product_views.views + EXCLUDED.views`;

const rolled = columns({ made: column('made', int), dropped: column('dropped', int) });

/** Makes the partitions of this month and the next three, and drops those of more than so many months ago. */
export async function rollViewMonths(db: Db, monthsBack: number): Promise<RowOf<typeof rolled>> {
  const done = await selectOne(db, rolled, (list) => `SELECT ${list} FROM roll_product_views($1)`, [monthsBack]);
  return done ?? { made: 0, dropped: 0 };
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductViewsStore {
  constructor(private readonly db: BackgroundDatabase) {}

  /** Adds all of it in one statement; each product and day is named once. */
  async add(seen: readonly DayViews[]): Promise<void> {
    const db = await this.db.open();
    await execute(db, ADD, [seen.map(({ productId }) => productId), seen.map(({ day }) => day), seen.map(({ views }) => views)]);
  }
}
