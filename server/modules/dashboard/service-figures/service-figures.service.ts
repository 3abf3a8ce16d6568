/**
 * How well sellers serve: how soon orders and questions get a response, how many delivered orders had a problem, and
 * how many refunds were given in time. A job of every hour counts the last 90 days into a row for each seller; everyone
 * sees it rounded and from a least number on, the seller exactly.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { shownProblemPercent, shownRefundsInTimePercent, shownResponseHours } from '../../../../schema/rules/market/service-figures';
import { allowStatementTime } from '../../../platform/db/statement-time';
import { inTransaction } from '../../../platform/db/transaction';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { maySeeSellerDashboard } from '../dashboard.policy';
import { deleteServiceFigures, fillServiceFigures, type ServiceFiguresRow, serviceFiguresOf } from './service-figures.store';
import type { ServiceFigures } from './service-figures.types';

export const SERVICE_FIGURES_JOB = 'count-service-figures';
export const SERVICE_FIGURES_CRON = '25 * * * *';

/** No request waits for the count. */
const MOST_SECONDS = 60;

/** Figures that everyone sees; null below the least number. */
export type ShownFigures = Pick<ServiceFigures, 'responseHours' | 'problemPercent' | 'refundsInTimePercent'>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ServiceFiguresService {
  constructor(private readonly db: DataSource) {}

  /** Running it twice has the effect of once. */
  refresh(): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      await allowStatementTime(tx, MOST_SECONDS);
      await this.fill(tx);
    });
  }

  /** The same in a transaction of the caller. */
  fill(tx: EntityManager): Promise<void> {
    return fillServiceFigures(tx);
  }

  /** Deletes the figures of a seller who closes the account. */
  erase(tx: EntityManager, sellerId: string): Promise<void> {
    return deleteServiceFigures(tx, sellerId);
  }

  /** Returns the figures that everyone sees of each seller, in the order requested, in one statement. For loaders. */
  async shownOf(sellerIds: readonly string[]): Promise<ShownFigures[]> {
    const figuresBySeller = new Map((await serviceFiguresOf(this.db, sellerIds)).map((row) => [row.sellerId, row]));
    return sellerIds.map((id) => shown(figuresBySeller.get(id)));
  }

  /** The viewer's own, exact and as everyone sees them; zeros before the first count. */
  async findForSeller(viewer: Viewer): Promise<ServiceFigures> {
    assertMay(maySeeSellerDashboard(viewer));
    const [row] = await serviceFiguresOf(this.db, [viewer.id]);
    const {
      responses = 0,
      responseMinutes = null,
      delivered = 0,
      problems = 0,
      refunds = 0,
      refundsInTime = 0,
      countedAt = null,
    } = row ?? {};
    return { responses, responseMinutes, delivered, problems, refunds, refundsInTime, countedAt, ...shown(row) };
  }
}

function shown(row: ServiceFiguresRow | undefined): ShownFigures {
  if (!row) return { responseHours: null, problemPercent: null, refundsInTimePercent: null };
  return {
    responseHours: shownResponseHours(row.responseMinutes, row.responses),
    problemPercent: shownProblemPercent(row.problems, row.delivered),
    refundsInTimePercent: shownRefundsInTimePercent(row.refundsInTime, row.refunds),
  };
}
