/** Two spellings of one transfer have one key; transfer-spellings.test.ts compares them in the database. */
import { transferKey, transferReference } from '../../schema/text/transfer-key';
import { refundGivenRules } from '../../schema/rules/orders/order-refund.rules';
import { paymentClaimRules } from '../../schema/rules/orders/order.rules';
import { billPaymentRules } from '../../schema/rules/money/billing.rules';
import { payoutReferenceRules, payoutTransferRules } from '../../schema/rules/money/payout.rules';

const SPELLINGS = [
  '9OK1l0AB',
  ' 9ok1 l0ab ',
  '9OK1-L0-AB',
  '৯OK১L০AB',
  '90KI-10AB',
  '9\u200bOK1L\u2060OAB',
  '9OK1–L0—AB',
  '9OK1\u00a0L0AB',
];

it.each(SPELLINGS)('%j is of the transfer 90K110AB', (spelling) => {
  expect(transferKey(transferReference(spelling, 64))).toBe('90K110AB');
});

it('other letters and digits are of other transfers', () => {
  expect(new Set(['90K110AB', '90K110A8', '90K110A', '9QK110AB', '95K110AB', '9SK110AB'].map(transferKey)).size).toBe(6);
});

it.each(SPELLINGS)('%j is read by every form that asks for a transfer', async (spelling) => {
  const claim = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: spelling };
  const given = [
    (await paymentClaimRules.validate(claim)).paymentReference,
    (await refundGivenRules.validate({ method: 'BKASH', reference: spelling })).reference,
    (await payoutReferenceRules.validate({ reference: spelling })).reference,
    (await payoutTransferRules.validate({ number: 'PO-1', reference: spelling, amount: '1' })).reference,
    (await billPaymentRules.validate({ amount: '1', method: 'BANK', reference: spelling, receivedOn: '2026-11-01' })).reference,
  ];
  expect(given.map((reference) => transferKey(reference ?? ''))).toEqual(Array.from({ length: 5 }, () => '90K110AB'));
});

it('separators alone name no transfer', async () => {
  await expect(payoutReferenceRules.validate({ reference: '-./-AB' })).rejects.toThrow('bill.reference');
});
