/**
 * Issues the commission bills of a month that is over: one a seller, of all that no bill has yet, and of what the
 * seller owes besides. A job of every night; a month that was missed is billed with the next one. Safe in several
 * processes at once: a seller is billed under the lock of the seller's money, and a transaction of the ledger by one
 * bill alone.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, dayAt } from '../../../../schema/rules/orders/delivery-days';
import { addMonths, monthAt } from '../../../../schema/values/money/months';
import { inTransaction } from '../../../platform/db/transaction';
import { money, toMoney } from '../../../platform/money';
import { LedgerService } from '../ledger/ledger.service';
import type { PostedEntry, Posting } from '../ledger/posting';
import { payableOf } from '../payouts/payable.query';
import { BillNotificationsService } from './bill-notifications.service';
import { StoredBill } from './stored-bill.entity';
import { addBillLines, type BilledMonths, billedParty, nextBillNumber, sellersToBill, unbilledLines } from './bill-issuing.store';
import { type BillSums, billSums } from './bill-sums';
import type { BillingTerms } from './billing-terms.entity';
import { BillingTermsService } from './billing-terms.service';

export const ISSUE_BILLS_JOB = 'issue-bills';
/** 02:20 in Bangladesh. */
export const ISSUE_BILLS_CRON = '20 20 * * *';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BillIssuingService {
  constructor(
    private readonly db: DataSource,
    private readonly terms: BillingTermsService,
    private readonly ledger: LedgerService,
    private readonly notifications: BillNotificationsService,
  ) {}

  /**
   * Bills the month before this moment, and returns how many bills it issued. One that fails keeps no other waiting;
   * what failed is thrown at the end, so that the job reports it.
   */
  async issueDue(now = new Date()): Promise<number> {
    const terms = await this.terms.current(this.db);
    const months = { first: terms.firstMonth, last: `${addMonths(monthAt(now), -1)}-01` };
    let issued = 0;
    const failures: unknown[] = [];
    for (const sellerId of await sellersToBill(this.db, months)) {
      const isIssued = inTransaction(this.db, (tx) => this.issue(tx, sellerId, months, terms, now));
      if (await isIssued.catch((error: unknown) => void failures.push(error))) issued++;
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} bills were not issued`);
    return issued;
  }

  private async issue(tx: EntityManager, sellerId: string, months: BilledMonths, terms: BillingTerms, now: Date): Promise<boolean> {
    await this.ledger.lock(tx, sellerId);
    if (await tx.existsBy(StoredBill, { sellerId, month: months.last })) return false;
    const lines = await unbilledLines(tx, sellerId, months);
    const [payable] = await payableOf(tx, [sellerId]);
    const sums = billSums(lines, terms.vatPercent, payable?.free ?? '0');
    if (!sums) return false;
    const { hasLines, ...amounts } = sums;
    const bill = await this.store(tx, sellerId, months.last, amounts, terms, now);
    const withheld = (hasLines ? lines : []).map((line) => ({ ...line, withheld: toMoney(money(line.commission).minus(line.receivable)) }));
    await addBillLines(tx, bill.id, withheld);
    await this.ledger.post(tx, postingsOf(bill, now));
    await this.notifications.issued(tx, bill);
    return true;
  }

  private async store(
    tx: EntityManager,
    sellerId: string,
    month: string,
    sums: Omit<BillSums, 'hasLines'>,
    { vatPercent, dueDays, payee, taxNumber }: BillingTerms,
    now: Date,
  ): Promise<StoredBill> {
    const year = Number(monthAt(now).slice(0, 4));
    const number = `HB-${year}-${String(await nextBillNumber(tx, year)).padStart(6, '0')}`;
    const dueOn = addDays(dayAt(now), dueDays);
    const { identifiers } = await tx.insert(StoredBill, {
      number,
      sellerId,
      month,
      ...(await billedParty(tx, sellerId)),
      ...sums,
      vatPercent,
      payee,
      marketTaxNumber: taxNumber,
      dueOn,
      issuedAt: now,
    });
    return tx.findOneByOrFail(StoredBill, { id: String(identifiers[0]?.id) });
  }
}

/** The VAT, what the bill asks for besides, and the credit that it uses; nothing where all are zero. */
function postingsOf({ id, sellerId, vat, carriedOver, credit }: StoredBill, now: Date): Posting[] {
  const pair = (account: 'RECEIVABLE' | 'PAYABLE', amount: string, against: PostedEntry): PostedEntry[] =>
    money(amount).eq(0) ? [] : [{ account, ownerId: sellerId, amount }, against];
  const entries = [
    ...pair('RECEIVABLE', vat, { account: 'VAT', ownerId: null, amount: `-${vat}` }),
    ...pair('RECEIVABLE', carriedOver, { account: 'PAYABLE', ownerId: sellerId, amount: `-${carriedOver}` }),
    ...pair('PAYABLE', credit, { account: 'RECEIVABLE', ownerId: sellerId, amount: `-${credit}` }),
  ];
  return entries.length === 0 ? [] : [{ key: `bill:${id}`, kind: 'BILL', orderId: null, occurredAt: now, entries }];
}
