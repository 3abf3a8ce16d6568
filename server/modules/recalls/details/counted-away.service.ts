/**
 * Shows admins what was counted away of goods that a recall reaches, and which lots may have the same goods. A new
 * harvest looks the same as old goods that are said to be one, so nothing is recalled by this: an admin decides.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { LotRemovalCause } from '../../../../schema/values/catalogue/lots';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { Viewer } from '../../../platform/security/viewer';
import { affectedLots } from '../lot-holds.store';
import { mayReadCountedAway } from '../lot.policy';
import { lotViewsByIds } from '../lots.query';
import { type CountedAwayRow, countedAwayOf } from './counted-away.query';
import type { CountedAway } from './counted-away.types';
import { unlistedOf } from './unlisted-goods.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CountedAwayService {
  constructor(private readonly db: DataSource) {}

  /** For the lot, the same goods and all that was made of them, the latest first; null for sellers. */
  async read(viewer: Viewer | null, lotId: string): Promise<CountedAway[] | null> {
    if (!viewer || !mayReadCountedAway(viewer)) return null;
    const rows = await this.rows(lotId);
    const ids = new Set(rows.flatMap((row) => [row.lotId, ...row.mayBe]));
    const lots = new Map((await lotViewsByIds(this.db, [...ids])).map((lot) => [lot.id, lot]));
    return rows.flatMap(({ lotId: id, mayBe, ...row }) => {
      const lot = lots.get(id);
      return lot ? [{ ...row, lot, mayBe: mayBe.flatMap((one) => lots.get(one) ?? []) }] : [];
    });
  }

  /**
   * The lots that are reached are read before: of a recursive query the planner guesses how many there are, and joins
   * of that with all lots of a seller took minutes.
   */
  private async rows(
    lotId: string,
  ): Promise<(CountedAwayRow & { readonly traderId: string | null; readonly traderName: string | null })[]> {
    const reached = (await affectedLots(this.db, lotId)).map(({ id }) => id);
    const away = (await countedAwayOf(this.db, reached)).map((row) => ({ ...row, traderId: null, traderName: null }));
    const unlisted = (await unlistedOf(this.db, reached)).map((row) => ({ ...row, cause: LotRemovalCause.NOT_LISTED }));
    return [...away, ...unlisted].toSorted((one, other) => +other.countedAt - +one.countedAt).slice(0, serverLimits.lotDetails);
  }
}
