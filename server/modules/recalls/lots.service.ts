/** Lists lots, and traces a lot: back to the field, and forward to each line of an order. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { toAsciiDigits } from '../../../schema/text/digits';
import { serverLimits } from '../../../schema/values/server-limits';
import type { Page, PageRequest } from '../../platform/paging/page';
import { assertMay } from '../../platform/security/assert-policy';
import type { Viewer } from '../../platform/security/viewer';
import { isUuid } from '../../platform/uuid';
import { parseLabelCode } from '../catalogue/labels/labels.service';
import { furthestOf, furthestUnitChangeOf, mayHold, mayReadBuyer, mayReadLots, mayRecall } from './lot.policy';
import type { LotTrace, LotView } from './lot.types';
import { traceSteps } from './lot-trace.query';
import { type AllLotsFilterValues, allLotsPage, type LotFilterValues, lotByCode, lotsPage } from './lots.query';
import { unitChangesOf } from './unit-changes.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class LotsService {
  constructor(private readonly db: DataSource) {}

  /** The seller's own, the latest first. */
  async list(viewer: Viewer, filter: LotFilterValues, page: PageRequest): Promise<Page<LotView>> {
    assertMay(mayReadLots(viewer));
    return lotsPage(this.db, viewer.id, { ...filter, productId: idOrNone(filter.productId) }, page);
  }

  /** All sellers' lots, the latest first. */
  async all(admin: Viewer, filter: AllLotsFilterValues, page: PageRequest): Promise<Page<LotView>> {
    assertMay(mayRecall(admin));
    const [code, sellerId, productId] = [codeStart(filter.code), idOrNone(filter.sellerId), idOrNone(filter.productId)];
    return allLotsPage(this.db, { ...filter, code, sellerId, productId }, page);
  }

  /** Null for another seller's lot and for what is no lot. `skip`: steps that were read before. */
  async trace(viewer: Viewer, written: string, skip: number): Promise<LotTrace | null> {
    const code = parseLabelCode(written);
    const lot = code === null ? null : await lotByCode(this.db, code);
    if (!lot || !mayHold(viewer, lot)) return null;
    const steps = await traceSteps(this.db, lot.id, furthestOf(viewer), skip);
    const unitChanges = await unitChangesOf(this.db, lot.id, furthestUnitChangeOf(viewer));
    const page = steps.slice(0, serverLimits.traceSteps).map(({ buyerRole, ...step }) => {
      return mayReadBuyer(viewer, buyerRole) ? step : { ...step, buyerName: null };
    });
    return { lot, unitChanges, steps: page, hasMore: steps.length > serverLimits.traceSteps };
  }
}

/** Nothing has this id. */
const NONE = '00000000-0000-0000-0000-000000000000';
const idOrNone = (id: string | null | undefined): string | null => (!id || isUuid(id) ? (id ?? null) : NONE);
/** As codes are stored; what is no part of a code begins none. */
const codeStart = (written: string | null | undefined): string | null =>
  written ? toAsciiDigits(written).replaceAll(/[\s-]/g, '').toUpperCase() : null;
