/** Each short message counts against one of these budgets: `sms-budgets.ts` has the rules and the figures. */
export const SmsBudget = {
  /**
   * A one-time code that its receiver asked for; code-limits.service.ts bounds them. It is not sent and not readable
   * any more once it has expired (`limits.otpMinutes`).
   */
  CODE: 'CODE',
  /** The market reports its own transfer of money. */
  PAYOUT: 'PAYOUT',
  /** The code that brings an order to its buyer. */
  HANDOVER: 'HANDOVER',
  /** The receiver caused it or asked for it: a changed payout account, a recurring order, a price alert. */
  OWN: 'OWN',
  /** The market or an admin decided on it: bills, approvals, recalls. */
  MARKET: 'MARKET',
  /** Another user caused it. */
  OTHERS: 'OTHERS',
} as const;
export type SmsBudget = (typeof SmsBudget)[keyof typeof SmsBudget];

/** A short message to a phone, before it is stored. */
export interface ShortMessage {
  readonly phone: string;
  readonly body: string;
  /** Purpose of the message (`password-reset`, `order-placed` …); up to 30 letters. */
  readonly purpose: string;
  readonly budget: SmsBudget;
  /** The user who causes it: one is sent few of the same purpose to the same phone. */
  readonly sender?: string | null;
  /** Subject that is reported to a phone only once: `parcel HB-100001`. */
  readonly once?: string | null;
  /** Sent in its place where the phone is sent too many: that there is more to read in the app. */
  readonly collecting?: string | null;
}
