/**
 * The decisions about lots and what left them without a sale, for loaders. Whoever reads a lot is its seller or an
 * admin; sellers and programs read that an admin decided, and not which one.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { Role } from '../../../../schema/values/accounts/roles';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { Viewer } from '../../../platform/security/viewer';
import { removalsOfLots, removalTotals } from '../lot-removals.query';
import type { LotDecisionView, LotRemovalTotal, LotRemovalView } from './lot-details.types';
import { historyOfLots, recallsAskedBy } from './lot-history.query';
import { unsaidCashOf } from './unsaid-cash.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class LotDetailsService {
  constructor(private readonly db: DataSource) {}

  /** In the order requested, the latest decisions of each lot first. */
  async history(viewer: Viewer | null, lotIds: readonly string[]): Promise<LotDecisionView[][]> {
    const decisions = await historyOfLots(this.db, lotIds, serverLimits.lotDetails);
    return lotIds.map((id) =>
      decisions
        .filter(({ lotId }) => lotId === id)
        .map(({ actorName, seconds, ...row }) => {
          const isHidden = row.actorRole === Role.ADMIN && (viewer?.role !== Role.ADMIN || viewer.apiKey !== undefined);
          return { ...row, actorName: isHidden ? null : actorName, seconds: seconds === null ? null : Number(seconds) };
        }),
    );
  }

  /** Whether the viewer asked for their recalls, in the order requested. */
  async areAskedBy(viewer: Viewer | null, lotIds: readonly string[]): Promise<boolean[]> {
    const mine = viewer ? await recallsAskedBy(this.db, viewer.id, lotIds) : [];
    return lotIds.map((id) => mine.some(({ lotId }) => lotId === id));
  }

  /**
   * For an admin: what orders with goods of each lot cost that nobody has said to be paid, BDT. Few lots wait for a
   * recall, so each is read alone.
   */
  async unsaidCash(viewer: Viewer | null, lotIds: readonly string[]): Promise<(string | null)[]> {
    if (viewer?.role !== Role.ADMIN) return lotIds.map(() => null);
    const amounts: string[] = [];
    for (const id of lotIds) amounts.push(await unsaidCashOf(this.db, id));
    return amounts;
  }

  /** In the order requested, the largest of each lot, the latest of these first. */
  async removals(lotIds: readonly string[]): Promise<LotRemovalView[][]> {
    const removals = await removalsOfLots(this.db, lotIds, serverLimits.lotDetails);
    return lotIds.map((id) => removals.filter(({ lotId }) => lotId === id));
  }

  /** In the order requested. */
  async removalTotals(lotIds: readonly string[]): Promise<LotRemovalTotal[]> {
    const totals = new Map((await removalTotals(this.db, lotIds)).map(({ lotId, ...total }) => [lotId, total]));
    return lotIds.map((id) => totals.get(id) ?? { count: 0, quantity: '0' });
  }
}
