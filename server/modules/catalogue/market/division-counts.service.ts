/** How many products of each division are on the market for everyone. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { ReadDatabase } from '../../../platform/db/read-database';
import { productsByDivision } from './market-figures.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DivisionCountsService {
  constructor(private readonly reads: ReadDatabase) {}

  /** In the order requested; one statement. */
  async products(divisionIds: readonly number[]): Promise<number[]> {
    const counts = await this.reads.run((db) => productsByDivision(db, divisionIds));
    return divisionIds.map((id) => counts.get(id) ?? 0);
  }
}
