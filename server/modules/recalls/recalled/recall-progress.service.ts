/** Shows how far a recall is: how much was found, and to whom the lot's seller sold the same goods. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { money, toQuantity } from '../../../platform/money';
import type { Viewer } from '../../../platform/security/viewer';
import { parseLabelCode } from '../../catalogue/labels/labels.service';
import { mayHold, mayReadHolders } from '../lot.policy';
import { lotByCode, lotViewsByIds } from '../lots.query';
import { recalledStock } from './recall-progress.query';
import type { Recall } from './recall.types';
import { recalledLot, recalledSales } from './recalled-sales.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RecallProgressService {
  constructor(private readonly db: DataSource) {}

  /**
   * Null for another seller's lot and for one that was not recalled; an admin's key reads no sales, which name people.
   * `skip`: sales that were read before.
   */
  async read(viewer: Viewer, written: string, skip: number): Promise<Recall | null> {
    const code = parseLabelCode(written);
    const lot = code === null ? null : await lotByCode(this.db, code);
    if (!lot || !mayHold(viewer, lot)) return null;
    const recalled = await recalledLot(this.db, lot.id);
    if (!recalled) return null;
    const { lotIds, quantity, out } = await recalledStock(this.db, lot.id);
    const sales = mayReadHolders(viewer, lot) ? await recalledSales(this.db, lotIds, skip) : [];
    return {
      lot,
      recalledAt: recalled.recalledAt,
      quantity,
      lots: await lotViewsByIds(this.db, lotIds),
      found: toQuantity(money(quantity).minus(out).toFixed()),
      sales: sales.slice(0, serverLimits.traceSteps),
      hasMore: sales.length > serverLimits.traceSteps,
    };
  }
}
