/** Payments of bills, terms of billing, payouts and the report of their transfers. */
import { billingTermsRules, billPaymentRules, taxNumberRules } from '../../../schema/rules/money/billing.rules';
import { nextBatchDay } from '../../../schema/rules/money/payout-days';
import { payoutReferenceRules, payoutReportRules, payoutRequestRules, payoutTransferRules } from '../../../schema/rules/money/payout.rules';
import { transferLines } from '../../../schema/rules/money/transfer-lines';
import { limits } from '../../../schema/values/limits';
import { keysOf } from '../support/rule-keys';

describe('a payment of a bill', () => {
  const payment = { amount: '115.50', method: 'BKASH', reference: ' ab c1-2 ', receivedOn: '২০২৬-১১-০১' };

  it('is stored with its reference in capitals', () => {
    expect(billPaymentRules.cast(payment)).toEqual({ amount: '115.5', method: 'BKASH', reference: 'ABC1-2', receivedOn: '2026-11-01' });
  });

  it('in cash has no reference', () => {
    expect(billPaymentRules.cast({ ...payment, method: 'CASH' }).reference).toBeNull();
    expect(keysOf(billPaymentRules, { ...payment, method: 'CASH', reference: undefined })).toEqual({});
  });

  it.each([
    [{ reference: '' }, { reference: 'bill.reference' }],
    [{ reference: 'AB1' }, { reference: 'bill.reference' }],
    [{ reference: 'AB_12' }, { reference: 'bill.reference' }],
    [{ reference: '_AB12' }, { reference: 'bill.reference' }],
    [{ reference: {} }, { reference: 'bill.reference' }],
    [{ reference: 'A'.repeat(65) }, { reference: 'error.tooLong' }],
    [{ amount: '0' }, { amount: 'bill.amount' }],
    [{ amount: '1.555' }, { amount: 'amount.tooFine' }],
    [{ amount: String(limits.maxBillAmount + 1) }, { amount: 'bill.amount' }],
    [{ method: 'COWRIES' }, { method: 'bill.method' }],
    [{ receivedOn: '' }, { receivedOn: 'bill.receivedOn' }],
    [{ receivedOn: {} }, { receivedOn: 'bill.receivedOn' }],
  ])('%j is rejected with %j', (change, keys) => {
    expect(keysOf(billPaymentRules, { ...payment, ...change })).toEqual(keys);
  });
});

describe('terms of billing', () => {
  const terms = {
    vatPercent: '15',
    dueDays: '10',
    overdueLimit: '5000',
    billedFrom: '2026-01',
    taxNumber: '1234567890123',
    payee: 'Haatbar',
    reason: 'New year',
  };

  it('are accepted', () => expect(keysOf(billingTermsRules, terms)).toEqual({}));

  it.each([
    [{ vatPercent: '100.01' }, { vatPercent: 'bill.vatPercent' }],
    [{ dueDays: '0' }, { dueDays: 'bill.dueDays' }],
    [{ dueDays: '91' }, { dueDays: 'bill.dueDays' }],
    [{ overdueLimit: '' }, { overdueLimit: 'bill.overdueLimit' }],
    [{ billedFrom: '' }, { billedFrom: 'bill.firstMonth' }],
    [{ taxNumber: '123456789012' }, { taxNumber: 'bill.taxNumber' }],
    [{ payee: 'x'.repeat(limits.billPayeeLength + 1) }, { payee: 'error.tooLong' }],
    [{ reason: '' }, { reason: 'order.reasonRequired' }],
  ])('%j is rejected with %j', (change, keys) => {
    expect(keysOf(billingTermsRules, { ...terms, ...change })).toEqual(keys);
  });

  it('a tax number has 13 digits', () => {
    expect([{ taxNumber: '১২৩৪৫৬৭৮৯০১২৩' }, { taxNumber: '12345678901234' }, {}].map((one) => keysOf(taxNumberRules, one))).toEqual([
      {},
      { taxNumber: 'bill.taxNumber' },
      { taxNumber: 'bill.taxNumber' },
    ]);
  });
});

describe('a transfer of a payout', () => {
  const transfer = { number: ' po-1 ', reference: 'tr x১২', amount: '100' };

  it('is compared in capitals, without blanks, in digits of one script', () => {
    expect(payoutTransferRules.cast(transfer)).toEqual({ number: 'PO-1', reference: 'TRX12', amount: '100' });
    expect(payoutReferenceRules.cast({ reference: 'a b\tcd' })).toEqual({ reference: 'ABCD' });
  });

  it.each([
    [{ number: '' }, { number: 'payout.transferNumber' }],
    [{ number: {} }, { number: 'payout.transferNumber' }],
    [{ number: '1'.repeat(41) }, { number: 'error.tooLong' }],
    [{ reference: '' }, { reference: 'bill.reference' }],
    [{ reference: {} }, { reference: 'bill.reference' }],
    [{ reference: 'abc' }, { reference: 'bill.reference' }],
    [{ reference: 'ab#cd' }, { reference: 'bill.reference' }],
    [{ reference: '#abcd' }, { reference: 'bill.reference' }],
    [{ reference: 'abcd#' }, { reference: 'bill.reference' }],
    [{ amount: String(limits.maxPayoutAmount + 1) }, { amount: 'bill.amount' }],
    [{ amount: 'x' }, { amount: 'bill.amount' }],
  ])('%j is rejected with %j', (change, keys) => {
    expect(keysOf(payoutTransferRules, { ...transfer, ...change })).toEqual(keys);
  });

  it('goes to an account of a known kind', () => {
    expect([{ method: 'BANK' }, { method: 'PURSE' }, {}].map((one) => keysOf(payoutRequestRules, one))).toEqual([
      {},
      { method: 'payout.method' },
      { method: 'payout.method' },
    ]);
  });
});

describe('a report of transfers', () => {
  it.each([
    ['PO-1\tTRX1\t1,000.50', [{ number: 'PO-1', reference: 'TRX1', amount: '1000.5' }]],
    ['"PO-1"; TRX1 ;"1,000 "', [{ number: 'PO-1', reference: 'TRX1', amount: '1000' }]],
    ['PO-1,TRX1,1,000.50', [{ number: 'PO-1', reference: 'TRX1', amount: '1000.5' }]],
    ['PO-1;TRX1;45,50', [{ number: 'PO-1', reference: 'TRX1', amount: '45,50' }]],
    [
      'number,reference,amount\r\nPO-1,TRX1,5\n  \n\nPO-2,TRX2,6',
      [
        { number: 'PO-1', reference: 'TRX1', amount: '5' },
        { number: 'PO-2', reference: 'TRX2', amount: '6' },
      ],
    ],
    [
      'PO-১,TRX1,5\nheading,x,y',
      [
        { number: 'PO-১', reference: 'TRX1', amount: '5' },
        { number: 'heading', reference: 'x', amount: 'y' },
      ],
    ],
    ['1', [{ number: '1', reference: '', amount: '' }]],
    ['1,2', [{ number: '1', reference: '2', amount: '' }]],
    ['', []],
  ])('%j has these transfers', (report, lines) => {
    expect(transferLines(report)).toEqual(lines);
  });

  const lines = (count: number) => Array.from({ length: count }, (_, index) => `PO-${index + 1},TRX${index + 1000},5`).join('\n');

  it('has a known kind of account, valid lines, and at most a thousand', () => {
    const keys = (report: unknown, method = 'BKASH') => keysOf(payoutReportRules, { method, report });
    expect([keys(lines(2)), keys(lines(limits.payoutTransfers)), keys(lines(limits.payoutTransfers + 1))]).toEqual([
      {},
      {},
      { report: 'payout.tooManyTransfers' },
    ]);
    expect([keys(''), keys(undefined), keys('PO-1,TRX1,0'), keys(`${lines(2)}\nPO-3,x,5`), keys(lines(1), 'PURSE')]).toEqual([
      { report: 'payout.report' },
      { report: 'payout.report' },
      { report: 'payout.report' },
      { report: 'payout.report' },
      { method: 'payout.method' },
    ]);
  });
});

it('the next batch of payouts is the first such weekday from today on', () => {
  const thursday = '2026-11-26';
  expect([nextBatchDay('THURSDAY', thursday), nextBatchDay('FRIDAY', thursday), nextBatchDay('WEDNESDAY', thursday)]).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-12-02',
  ]);
});
