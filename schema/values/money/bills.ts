/** Commission bills (docs/decisions/0066-commission-bills.md). */

/** OPEN until its due day is over, then OVERDUE, until it is PAID. */
export const BillState = { OPEN: 'OPEN', OVERDUE: 'OVERDUE', PAID: 'PAID' } as const;
export type BillState = (typeof BillState)[keyof typeof BillState];

/** How a bill was paid. */
export const BillPaymentMethod = { BKASH: 'BKASH', NAGAD: 'NAGAD', ROCKET: 'ROCKET', BANK: 'BANK', CASH: 'CASH' } as const;
export type BillPaymentMethod = (typeof BillPaymentMethod)[keyof typeof BillPaymentMethod];

/** Sellers are reminded this many days from the due day, in this order; the first is before it. */
export const billReminderDays = [-3, 1, 7] as const;

/** Digits of a Business Identification Number (BIN) of the National Board of Revenue. */
export const TAX_NUMBER_DIGITS = 13;
