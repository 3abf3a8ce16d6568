/** The kinds of accounts and transactions of the ledger (docs/decisions/0065-ledger.md). */

/**
 * RECEIVABLE and PAYABLE belong to one seller each, the others to the platform. A positive amount of a seller's account
 * is what the seller owes. HELD is money of buyers until delivery, REFUNDS what goes back to them, GATEWAY what a
 * gateway has yet to pay out, FEES what it takes of it. COVERED is what the platform gave for sellers who have left.
 */
export const LedgerAccountKind = {
  RECEIVABLE: 'RECEIVABLE',
  PAYABLE: 'PAYABLE',
  COMMISSION: 'COMMISSION',
  DISCOUNTS: 'DISCOUNTS',
  VAT: 'VAT',
  CASH: 'CASH',
  GATEWAY: 'GATEWAY',
  REFUNDS: 'REFUNDS',
  HELD: 'HELD',
  FEES: 'FEES',
  COVERED: 'COVERED',
} as const;
export type LedgerAccountKind = (typeof LedgerAccountKind)[keyof typeof LedgerAccountKind];

export const LedgerKind = {
  ORDER_DELIVERED: 'ORDER_DELIVERED',
  ORDER_CORRECTED: 'ORDER_CORRECTED',
  REVERSAL: 'REVERSAL',
  BILL: 'BILL',
  BILL_PAYMENT: 'BILL_PAYMENT',
  PAYOUT: 'PAYOUT',
  PAYOUT_REVERSED: 'PAYOUT_REVERSED',
  PAYMENT_RECEIVED: 'PAYMENT_RECEIVED',
  REFUND_DUE: 'REFUND_DUE',
  PAYMENT_REFUNDED: 'PAYMENT_REFUNDED',
  GATEWAY_SETTLED: 'GATEWAY_SETTLED',
  REFUND_COVERED: 'REFUND_COVERED',
  REFUND_RETURNED: 'REFUND_RETURNED',
} as const;
export type LedgerKind = (typeof LedgerKind)[keyof typeof LedgerKind];
