import { registerEnumType } from 'type-graphql';
import { BillPaymentMethod, BillState } from '../../../schema/values/money/bills';
import { LedgerAccountKind, LedgerKind } from '../../../schema/values/money/ledger';
import { PayoutAction, PayoutState, TransferDifference } from '../../../schema/values/money/payouts';

registerEnumType(LedgerAccountKind, {
  name: 'LedgerAccountKind',
  description: "Accounts of the ledger. RECEIVABLE and PAYABLE are a seller's, the others the platform's.",
  valuesConfig: {
    RECEIVABLE: { description: 'What the seller owes the platform: commission, VAT.' },
    PAYABLE: { description: 'What the platform owes the seller: orders paid online, discounts that the platform pays.' },
    COMMISSION: { description: "The platform's commission." },
    DISCOUNTS: { description: 'Discounts that the platform pays.' },
    VAT: { description: 'VAT on the commission, which the platform passes on.' },
    CASH: { description: 'Payments received.' },
    GATEWAY: { description: 'Payments that a payment gateway has yet to pay out.' },
    REFUNDS: { description: 'Refunds that the platform has yet to pay.' },
    HELD: { description: 'Payments of buyers that are held until delivery.' },
    FEES: { description: 'Fees of payment gateways.' },
    COVERED: { description: 'Refunds that the platform gave for sellers who have left.' },
  },
});
registerEnumType(LedgerKind, {
  name: 'LedgerKind',
  description: 'What a transaction of the ledger is about.',
  valuesConfig: {
    ORDER_DELIVERED: { description: 'An order was delivered: its commission, and the discount that the platform pays.' },
    ORDER_CORRECTED: { description: 'A part of a delivered order was refunded.' },
    REVERSAL: { description: 'The opposite of an earlier transaction: a delivery was taken back.' },
    BILL: { description: 'A commission bill was issued: its VAT, and the credit that it uses.' },
    BILL_PAYMENT: { description: 'A commission bill was paid.' },
    PAYOUT: { description: 'A payout to the seller began: it is off the balance.' },
    PAYOUT_REVERSED: { description: 'A payout failed: its amount is in the balance again.' },
    PAYMENT_RECEIVED: { description: 'A buyer paid through a gateway.' },
    REFUND_DUE: { description: 'Held money is to go back to its buyer.' },
    PAYMENT_REFUNDED: { description: 'A gateway gave money back to a buyer.' },
    GATEWAY_SETTLED: { description: 'A gateway paid out what it had received, less its fee.' },
    REFUND_COVERED: { description: 'The platform gave a refund of a seller who has left.' },
    REFUND_RETURNED: { description: 'Such a refund was not given after all.' },
  },
});
registerEnumType(BillState, {
  name: 'BillState',
  description: 'Whether a bill is paid.',
  valuesConfig: {
    OPEN: { description: 'Not paid; its due day is not over.' },
    OVERDUE: { description: 'Not paid, and its due day is over.' },
    PAID: { description: 'Paid as a whole, or covered by what the platform owed the seller.' },
  },
});
registerEnumType(BillPaymentMethod, {
  name: 'BillPaymentMethod',
  description: 'How money for a bill was received.',
  valuesConfig: {
    BKASH: { description: 'bKash.' },
    NAGAD: { description: 'Nagad.' },
    ROCKET: { description: 'Rocket.' },
    BANK: { description: 'A bank transfer.' },
    CASH: { description: 'Cash; it has no reference.' },
  },
});
registerEnumType(PayoutState, {
  name: 'PayoutState',
  description: 'How far a payout is.',
  valuesConfig: {
    REQUESTED: { description: 'The seller asked for it; it is in the next batch.' },
    SENT: { description: 'In a batch: the transfer is being made.' },
    PAID: { description: 'The transfer was made.' },
    FAILED: { description: 'The transfer was not made, or came back: the amount is in the balance again.' },
  },
});
registerEnumType(PayoutAction, {
  name: 'PayoutAction',
  description: 'What an admin may do with a payout.',
  valuesConfig: {
    PAY: { description: 'The transfer was made: markPayoutPaid.' },
    FAIL: { description: 'The transfer was not made, or came back: markPayoutFailed.' },
    CORRECT_NUMBER: { description: 'The recorded number is wrong: correctPayoutNumber.' },
  },
});
registerEnumType(TransferDifference, {
  name: 'TransferDifference',
  description: 'How a report of transfers differs from a batch of payouts.',
  valuesConfig: {
    UNKNOWN: { description: 'The report has a transfer for no payout of the batch.' },
    DOUBLED: { description: 'The report has a second transfer for the payout, or a transfer that another payout has.' },
    CLAIMED: {
      description:
        'The transfer is claimed for an order, or disputed: record it by markPayoutPaid, or correctPayoutNumber of a paid one, which name the order.',
    },
    AMOUNT: { description: 'The transfer is of another amount.' },
    FAILED: { description: 'The report has a transfer for a payout that was recorded as failed.' },
    MISSING: { description: 'The report has no transfer for the payout.' },
  },
});

/** The argument of operations that record a transfer of the market. */
export const takeBackReason = {
  nullable: true,
  description:
    'Where an order, or a refund of a seller, has the number: why it is taken back from there. Its parties are notified; without this it is a CONFLICT that names the order.',
} as const;

/** The arguments of operations that correct the number of such a transfer. */
export const rightNumber = {
  nullable: true,
  description: 'The right number, 4 to 64 letters and digits; null where it is not known: the wrong one is only free again.',
} as const;
export const numberReason = { description: 'Why; the parties read it, and it is recorded in the audit trail.' } as const;
