/** A short message to a phone, before it is stored. */
export interface ShortMessage {
  readonly phone: string;
  readonly body: string;
  /** What it is for (`password-reset`, `order-placed` …); up to 30 letters. */
  readonly purpose: string;
  /** It holds a one-time code: not sent and not readable any more once that has expired (`limits.otpMinutes`). */
  readonly isCode?: boolean;
}
