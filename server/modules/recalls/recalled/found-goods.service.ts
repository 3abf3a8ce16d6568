/** Takes what buyers and sellers state about recalled goods: how much of them was found, and what became of it. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { FoundGoodsOutcome } from '../../../../schema/values/catalogue/lots';
import { unitFacts } from '../../../../schema/values/catalogue/units';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { money, toQuantity } from '../../../platform/money';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { isUuid } from '../../../platform/uuid';
import { mayStateFound } from '../lot.policy';
import { lockRecalledLine, recordFound } from './recalled-goods.store';
import { recalledLine, type RecalledLine, recalledLines } from './recalled-sales.query';

/** After the rules. */
export interface FoundGoods {
  readonly lineId: string;
  readonly quantity: string;
  readonly outcome?: FoundGoodsOutcome | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class FoundGoodsService {
  constructor(
    private readonly db: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The latest statement counts, but none of the seller after one of the buyer (CONFLICT). NOT_FOUND for a stranger's
   * line, CONFLICT for one of which nothing was recalled, BAD_USER_INPUT above what
   * its maker has: of a trader's delivery what was neither listed nor sold.
   */
  state(viewer: Viewer, given: FoundGoods, key?: RequestKey | null): Promise<RecalledLine> {
    return inTransaction(this.db, async (tx) => {
      const isDone = await this.idempotency.isDone(tx, key, { userId: viewer.id, operation: 'stateFoundGoods', body: inFixedOrder(given) });
      if (!isDone) await this.write(tx, viewer, given);
      const [line] = await recalledLines(tx, [given.lineId]);
      if (!line) throw conflict('lot.notRecalled', { status: 'NOT_RECALLED' });
      return line;
    });
  }

  /** In the order requested; null for lines of which nothing was recalled. The viewer may see the orders. */
  async findForLines(lineIds: readonly string[]): Promise<(RecalledLine | null)[]> {
    const linesById = new Map((await recalledLines(this.db, lineIds)).map((line) => [line.id, line]));
    return lineIds.map((id) => linesById.get(id) ?? null);
  }

  private async write(tx: EntityManager, viewer: Viewer, { lineId, quantity, outcome = null }: FoundGoods): Promise<void> {
    // the line is locked before what others stated is read
    const most = isUuid(lineId) ? await lockRecalledLine(tx, lineId) : null;
    const line = isUuid(lineId) ? await recalledLine(tx, lineId) : null;
    assertMay(line !== null && mayStateFound(viewer, line), 'NOT_FOUND');
    if (most === null) throw conflict('lot.notRecalled', { status: 'NOT_RECALLED' });
    if (line.isStatedByBuyer && viewer.id !== line.buyerId) throw conflict('lot.foundByBuyer', { status: 'STATED' });
    if (!money(quantity).round(unitFacts[line.unit].decimals, 0).eq(quantity))
      throw invalidInput([{ field: 'quantity', key: 'quantity.decimals' }]);
    const missing = money(most).minus(quantity);
    if (missing.lt(0)) throw invalidInput([{ field: 'quantity', key: 'lot.foundAbove', params: { most: toQuantity(most) } }]);
    const became = money(quantity).eq(0) ? null : outcome;
    await recordFound(tx, lineId, { actorId: viewer.id, quantity, missing: missing.toFixed(), outcome: became });
    this.outbox.record(tx, 'ORDER_CHANGED', [line.orderId]);
  }
}
