/** From a line of an order to its lots, for loaders: once it was sent, for its buyer, its seller and admins. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/security/viewer';
import { mayReadLineLots } from '../lot.policy';
import { lotsOfLines } from './line-lots.query';
import type { OrderLineLot } from './line-lots.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class LineLotsService {
  constructor(private readonly db: DataSource) {}

  /** In the order requested; nothing of another's order. */
  async findForLines(viewer: Viewer | null, lineIds: readonly string[]): Promise<OrderLineLot[][]> {
    const lots = viewer ? (await lotsOfLines(this.db, lineIds)).filter((order) => mayReadLineLots(viewer, order)) : [];
    return lineIds.map((id) => lots.filter(({ lineId }) => lineId === id));
  }
}
