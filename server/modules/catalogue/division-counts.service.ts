/** How many products of each division are on the market for everyone. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { ReadDatabase } from '../../platform/db/read-database';
import { rows } from '../../platform/db/sql';
import { Params } from './keyset';
import { visibleSql } from './market-query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DivisionCountsService {
  constructor(private readonly reads: ReadDatabase) {}

  /** In the order asked for; one statement. */
  async products(divisionIds: readonly number[]): Promise<number[]> {
    const params = new Params();
    const text = `SELECT p.division_id AS id, count(*)::int AS count FROM products p JOIN users s ON s.id = p.seller_id
      WHERE p.division_id = ANY (${params.add(divisionIds)}::int[]) AND ${visibleSql({ seesBusinessPosts: false, viewerId: null }, params)}
      GROUP BY p.division_id`;
    const found = await this.reads.run((db) => rows<{ id: number; count: number }>(db, text, params.values));
    const byId = new Map(found.map(({ id, count }) => [id, count]));
    return divisionIds.map((id) => byId.get(id) ?? 0);
  }
}
