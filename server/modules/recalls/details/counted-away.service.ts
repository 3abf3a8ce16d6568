/**
 * Shows admins what was counted away of goods that a recall reaches, and which lots may have the same goods. A new
 * harvest looks the same as old goods that are said to be one, so nothing is recalled by this: an admin decides.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { LotRemovalCause } from '../../../../schema/values/catalogue/lots';
import { serverLimits } from '../../../../schema/values/server-limits';
import { money, toQuantity } from '../../../platform/money';
import type { Viewer } from '../../../platform/security/viewer';
import { affectedLots } from '../lot-holds.store';
import { mayReadCountedAway } from '../lot.policy';
import { lotViewsByIds } from '../lots.query';
import { type CountedAwayRow, countedAwayOf } from './counted-away.query';
import type { CountedAway, CountedAwayTotal } from './counted-away.types';
import { unlistedOf } from './unlisted-goods.query';

type Row = CountedAwayRow & { readonly traderId: string | null; readonly traderName: string | null };

export interface CountedAwayGoods {
  readonly goods: readonly CountedAway[];
  readonly total: CountedAwayTotal;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CountedAwayService {
  constructor(private readonly db: DataSource) {}

  /**
   * For the lot, the same goods and all that was made of them: what left the lot itself first, then the largest; null
   * for sellers.
   */
  async read(viewer: Viewer | null, lotId: string): Promise<CountedAwayGoods | null> {
    if (!viewer || !mayReadCountedAway(viewer)) return null;
    const { rows, ...total } = await this.rows(lotId);
    const ids = new Set(rows.flatMap((row) => [row.lotId, ...row.mayBe]));
    const lots = new Map((await lotViewsByIds(this.db, [...ids])).map((lot) => [lot.id, lot]));
    const goods = rows.flatMap(({ lotId: id, mayBe, ...row }) => {
      const lot = lots.get(id);
      return lot ? [{ ...row, lot, mayBe: mayBe.flatMap((one) => lots.get(one) ?? []) }] : [];
    });
    return { goods, total };
  }

  /** The same for a loader: goods and total are fields of one object. */
  async readAll(viewer: Viewer | null, lotIds: readonly string[]): Promise<(CountedAwayGoods | null)[]> {
    const goods: (CountedAwayGoods | null)[] = [];
    for (const lotId of lotIds) goods.push(await this.read(viewer, lotId));
    return goods;
  }

  /**
   * The lots that are reached are read before: of a recursive query the planner guesses how many there are, and joins
   * of that with all lots of a seller took minutes.
   */
  private async rows(lotId: string): Promise<CountedAwayTotal & { readonly rows: readonly Row[] }> {
    const reached = (await affectedLots(this.db, lotId)).map(({ id }) => id);
    const away = (await countedAwayOf(this.db, reached, lotId)).map((row) => ({ ...row, traderId: null, traderName: null }));
    const unlisted = (await unlistedOf(this.db, reached, lotId)).map((row) => ({ ...row, cause: LotRemovalCause.NOT_LISTED }));
    const rows = [...away, ...unlisted].toSorted(
      (one, other) => +other.isAsked - +one.isAsked || money(other.size).cmp(one.size) || +other.countedAt - +one.countedAt,
    );
    const stated = away.filter(({ isStated }) => isStated);
    const kilograms = stated.reduce(
      (sum, row) => sum.plus(row.kilograms),
      money(away[0]?.totalKilograms ?? 0).plus(unlisted[0]?.totalKilograms ?? 0),
    );
    return {
      rows: rows.slice(0, serverLimits.lotDetails),
      count: (away[0]?.total ?? 0) + (unlisted[0]?.total ?? 0) + stated.length,
      kilograms: toQuantity(kilograms),
    };
  }
}
