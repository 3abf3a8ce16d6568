import type { PaymentStatus } from '../../generated/graphql';

interface Paid {
  readonly paymentStatus: PaymentStatus;
  readonly money: { readonly claimed: string; readonly claimedCash: string };
}

/** Nobody has reported cash that the market asks a seller about: it has a word of its own. */
export const paymentWord = ({ paymentStatus, money: { claimed, claimedCash } }: Paid): PaymentStatus | 'CASH_ASKED' =>
  paymentStatus === 'CLAIMED' && Number(claimedCash) > 0 && Number(claimedCash) >= Number(claimed) ? 'CASH_ASKED' : paymentStatus;
