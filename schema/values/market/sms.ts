/**
 * Where a short message is: in the queue (or, without a provider, left to an operator), taken by the provider, or given
 * up.
 */
export const SmsStatus = { PENDING: 'PENDING', SENT: 'SENT', FAILED: 'FAILED' } as const;
export type SmsStatus = (typeof SmsStatus)[keyof typeof SmsStatus];
