/**
 * Settlements of payment gateways for admins: their files are imported line by line, what was paid out is posted, and
 * the differences to the payments and refunds of this market are listed. Every line is posted, also one that differs:
 * the bank account has its money, and what is left on the account GATEWAY is what gateways have yet to pay out, or paid
 * too much.
 */
import path from 'node:path';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { PaymentGateway } from '../../../../schema/values/money/gateways';
import { serverLimits } from '../../../../schema/values/server-limits';
import { inTransaction } from '../../../platform/db/transaction';
import { readInThread } from '../../../platform/files/read-in-thread';
import type { SmallFile } from '../../../platform/files/read-upload';
import { money, toMoney } from '../../../platform/money';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { AuditService } from '../../audit/audit.service';
import { GatewayChecksService } from '../gateway/gateway-checks.service';
import { LateRefundsService, REFUNDS_BY_HAND } from '../gateway/late-refunds.service';
import { LedgerService } from '../ledger/ledger.service';
import type { PostedEntry, Posting } from '../ledger/posting';
import { mayRunMoney } from '../money.policy';
import type { SettlementLine } from './settlement-line';
import { type DifferenceFilterValues, differenceCounts, differencesPage, gatewayBalances } from './settlements.query';
import { type AddedLine, addLines, markSettled } from './settlements.store';
import type { GatewayDifference, GatewayReconciliation, ImportGatewaySettlementPayload } from './settlements.types';

interface SettlementUpload extends SmallFile {
  readonly gateway: PaymentGateway;
}

const THREAD = path.join(__dirname, 'settlement-thread');

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class GatewaySettlementsService {
  constructor(
    private readonly db: DataSource,
    private readonly ledger: LedgerService,
    private readonly late: LateRefundsService,
    private readonly checks: GatewayChecksService,
    private readonly audit: AuditService,
  ) {}

  /**
   * All lines of the file or none; `end` ends the reading. BAD_USER_INPUT with each wrong line; lines that were
   * imported before, by this file or another, change nothing.
   */
  async importFile(
    admin: Viewer,
    { gateway, filename, bytes }: SettlementUpload,
    end: AbortSignal,
  ): Promise<ImportGatewaySettlementPayload> {
    assertMay(mayRunMoney(admin));
    const lines = await readInThread<SettlementLine[]>({ accountId: admin.id, entry: THREAD, input: { bytes, gateway }, end });
    const added = await inTransaction(this.db, (tx) => this.add(tx, admin, { gateway, filename, lines }));
    return {
      lineCount: lines.length,
      addedCount: added.length,
      agreedCount: added.filter(({ agrees }) => agrees).length,
      reconciliation: await this.read(admin),
    };
  }

  /** Two statements. */
  async read(admin: Viewer): Promise<GatewayReconciliation> {
    assertMay(mayRunMoney(admin));
    const [balances, counts] = await Promise.all([gatewayBalances(this.db), differenceCounts(this.db)]);
    return {
      id: 'gateways',
      ...balances,
      missing: counts.MISSING,
      doubled: counts.DOUBLED,
      otherAmount: counts.AMOUNT,
      unknown: counts.UNKNOWN,
      rejected: counts.REJECTED,
      notOwed: counts.NOT_OWED,
      waitDays: serverLimits.settlementWaitDays,
    };
  }

  /** Latest first. */
  differences(admin: Viewer, filter: DifferenceFilterValues, page: PageRequest): Promise<Page<GatewayDifference>> {
    assertMay(mayRunMoney(admin));
    return differencesPage(this.db, filter, page);
  }

  private async add(
    tx: EntityManager,
    admin: Viewer,
    { gateway, filename, lines }: Omit<SettlementUpload, 'bytes'> & { readonly lines: readonly SettlementLine[] },
  ): Promise<AddedLine[]> {
    // one file after the other: two of them never settle a transaction at once without one being doubled
    await this.ledger.lock(tx, REFUNDS_BY_HAND);
    await this.late.settled(tx, gateway, lines);
    const added = await addLines(tx, gateway, lines, admin.id);
    if (added.length === 0) return added;
    const strange = added.filter(({ orderId, amount }) => orderId === null && money(amount).gt(0));
    if (strange.length > 0) await this.checks.askAgain(tx, gateway, strange);
    // before the ledger's rows: refunds lock a payment first, too
    await markSettled(tx, gateway, lines);
    await this.ledger.post(tx, added.map(settlementPosting));
    await this.audit.record(tx, {
      actorId: admin.id,
      action: 'payment.settlementImported',
      subjectType: 'ledger',
      subjectId: null,
      reason: null,
      details: { gateway, file: filename, lines: lines.length, added: added.length },
    });
    return added;
  }
}

/**
 * Returns the posting of a settled line: the amount is in the bank account, less the gateway's fee, on the day of the
 * settlement.
 */
function settlementPosting({ id, amount, fee, settledOn, orderId }: AddedLine): Posting {
  const entries: PostedEntry[] = [
    { account: 'CASH', ownerId: null, amount: toMoney(money(amount).minus(fee)) },
    { account: 'FEES', ownerId: null, amount: fee },
    { account: 'GATEWAY', ownerId: null, amount: toMoney(money(amount).times(-1)) },
  ];
  return {
    key: `settlement:${id}`,
    kind: 'GATEWAY_SETTLED',
    orderId,
    occurredAt: new Date(`${settledOn}T00:00:00+06:00`),
    entries: entries.filter((entry) => !money(entry.amount).eq(0)),
  };
}
