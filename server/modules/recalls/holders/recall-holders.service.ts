/**
 * Lists who had some of a recalled lot, and what buyers reported of it: the records of a recall, page by page. Admins
 * read all of them, a seller what was sold of their own lots.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { Role } from '../../../../schema/values/accounts/roles';
import { serverLimits } from '../../../../schema/values/server-limits';
import { invalidInput } from '../../../platform/errors/validation-error';
import { decodeCursor, encodeCursor, idOfCursor } from '../../../platform/paging/cursor';
import type { Viewer } from '../../../platform/security/viewer';
import { isUuid } from '../../../platform/uuid';
import { parseLabelCode } from '../../catalogue/labels/labels.service';
import { mayReadHolders } from '../lot.policy';
import type { LotView } from '../lot.types';
import { lotByCode } from '../lots.query';
import { recalledLot } from '../recalled/recalled-sales.query';
import { problemsOfLot } from './lot-problems.query';
import { countHolders, holdersOf } from './recall-holders.query';
import type { LotProblems, RecallHolder, RecallHolders } from './recall-holders.types';

const PAGE = serverLimits.traceSteps;

export interface ReadableLot {
  readonly lot: LotView;
  /** Null: lots of all sellers. */
  readonly sellerId: string | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RecallHoldersService {
  constructor(private readonly db: DataSource) {}

  /** Null for another seller's lot, and for one that was not recalled. */
  async list(viewer: Viewer, written: string, after: string | null): Promise<RecallHolders | null> {
    const readable = await this.readable(viewer, written);
    if (!readable || !(await recalledLot(this.db, readable.lot.id))) return null;
    const { lot, sellerId } = readable;
    const rows = await holdersOf(this.db, { lotId: lot.id, sellerId, after: after ? placeOf(after) : null, limit: PAGE + 1 });
    const page = rows.slice(0, PAGE);
    const last = page.at(-1);
    return {
      holders: page.map((row) => shownTo(viewer, row)),
      totalCount: await countHolders(this.db, lot.id, sellerId),
      endCursor: last ? encodeCursor([last.lotId, last.lineId]) : null,
      hasMore: rows.length > PAGE,
    };
  }

  /** Null for another seller's lot. */
  async problems(viewer: Viewer, written: string, after: string | null): Promise<LotProblems | null> {
    const readable = await this.readable(viewer, written);
    if (!readable) return null;
    const before = after ? idOfCursor(after) : null;
    const rows = await problemsOfLot(this.db, { lotId: readable.lot.id, sellerId: readable.sellerId, after: before, limit: PAGE + 1 });
    const problems = rows.slice(0, PAGE);
    const last = problems.at(-1);
    return { problems, endCursor: last ? encodeCursor([last.id]) : null, hasMore: rows.length > PAGE };
  }

  /** The lot, and of whose lots this viewer reads the records. */
  async readable(viewer: Viewer, written: string): Promise<ReadableLot | null> {
    const code = parseLabelCode(written);
    const lot = code === null ? null : await lotByCode(this.db, code);
    if (!lot || !mayReadHolders(viewer, lot)) return null;
    return { lot, sellerId: viewer.role === Role.ADMIN ? null : viewer.id };
  }
}

/** Sellers read that an admin stated something, and not which one. */
export function shownTo<Row extends Pick<RecallHolder, 'statedByRole' | 'statedByName'>>(viewer: Viewer, row: Row): Row {
  return row.statedByRole === Role.ADMIN && viewer.role !== Role.ADMIN ? { ...row, statedByName: null } : row;
}

function placeOf(cursor: string): readonly [string, string] {
  const [lotId, lineId] = decodeCursor(cursor, 2);
  if (!isUuid(lotId) || !isUuid(lineId)) throw invalidInput([{ field: 'after', key: 'error.badCursor' }]);
  return [lotId, lineId];
}
