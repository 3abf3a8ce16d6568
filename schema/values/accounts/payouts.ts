/** Where a seller receives money: one account of each method. */
import { mobileMoneyMethods, type PaymentMethod } from '../orders/orders';

export const PayoutMethod = { BKASH: 'BKASH', NAGAD: 'NAGAD', ROCKET: 'ROCKET', BANK: 'BANK' } as const;
export type PayoutMethod = (typeof PayoutMethod)[keyof typeof PayoutMethod];

/** Messages call the payout methods by these names. */
export const payoutNames: Readonly<Record<PayoutMethod, { readonly en: string; readonly bn: string }>> = {
  BKASH: { en: 'bKash', bn: 'বিকাশ' },
  NAGAD: { en: 'Nagad', bn: 'নগদ (মোবাইল)' },
  ROCKET: { en: 'Rocket', bn: 'রকেট' },
  BANK: { en: 'bank account', bn: 'ব্যাংক অ্যাকাউন্ট' },
};

/**
 * The ways in which buyers can pay a seller with these accounts: cash always, online where the market has a gateway; a
 * bank account receives payouts of the market alone.
 */
export function acceptedPayments(methods: readonly PayoutMethod[], hasGateway: boolean): PaymentMethod[] {
  const mobile = mobileMoneyMethods.filter((method) => methods.includes(method));
  return ['CASH_ON_DELIVERY', ...mobile, ...(hasGateway ? (['ONLINE'] as const) : [])];
}

/** The last three digits of a number, for messages that may be read by others. */
export const endOfNumber = (number: string): string => number.slice(-3);
