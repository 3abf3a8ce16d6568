/**
 * Shows admins what was counted away of goods that a recall reaches, and which lots may have the same goods. A new
 * harvest looks the same as old goods that are said to be one, so nothing is recalled by this: an admin decides.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/security/viewer';
import { mayReadCountedAway } from '../lot.policy';
import { lotViewsByIds } from '../lots.query';
import { countedAwayOf } from './counted-away.query';
import type { CountedAway } from './counted-away.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CountedAwayService {
  constructor(private readonly db: DataSource) {}

  /** For the lot, the same goods and all that was made of them, the latest first; null for sellers. */
  async read(viewer: Viewer | null, lotId: string): Promise<CountedAway[] | null> {
    if (!viewer || !mayReadCountedAway(viewer)) return null;
    const rows = await countedAwayOf(this.db, lotId);
    const ids = new Set(rows.flatMap((row) => [row.lotId, ...row.mayBe]));
    const lots = new Map((await lotViewsByIds(this.db, [...ids])).map((lot) => [lot.id, lot]));
    return rows.flatMap(({ lotId: id, mayBe, ...row }) => {
      const lot = lots.get(id);
      return lot ? [{ ...row, lot, mayBe: mayBe.flatMap((one) => lots.get(one) ?? []) }] : [];
    });
  }
}
