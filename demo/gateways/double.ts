/**
 * The doubles of the payment gateways share this code: how they behave, which tests change by `POST /control`, and how
 * they send callbacks. They are for this machine alone: they hold no money, and their pages say so.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Behaviour {
  /** Milliseconds before each response of the API. */
  delayMs: number;
  /** How often a callback is sent; `lost` sends none, and the page has no way back. */
  callbacks: 'once' | 'twice' | 'lost';
  /** `late` gives after all what was rejected, without being asked for it again. */
  refunds: 'accept' | 'reject' | 'late';
  /** Responses of these requests are lost after they have taken effect. */
  lose: readonly ('execute' | 'refund')[];
  /** SSLCOMMERZ reports its payments as risky. */
  isRisky: boolean;
}

/**
 * A payment that the double has received and what it gave back, BDT. `GET /control/{gateway}` returns them; tests
 * compare them with the ledger.
 */
export interface TakenPayment {
  readonly invoice: string;
  readonly amount: string;
  readonly refunds: readonly string[];
}

const usual: Behaviour = { delayMs: 0, callbacks: 'once', refunds: 'accept', lose: [], isRisky: false };

export class Conduct {
  private now: Behaviour = usual;

  get behaviour(): Behaviour {
    return this.now;
  }

  /** Resets every setting that `wanted` does not name to its usual value. */
  change(wanted: Partial<Behaviour>): void {
    this.now = { ...usual, ...wanted };
  }

  async pause(): Promise<void> {
    if (this.now.delayMs > 0) await sleep(this.now.delayMs);
  }

  /** As often as callbacks are sent now. */
  async callingBack(send: () => Promise<unknown>): Promise<void> {
    const times = { once: 1, twice: 2, lost: 0 }[this.now.callbacks];
    for (let time = 0; time < times; time++) await send().catch(() => undefined);
  }
}

/** Amounts in paisa, so that sums are exact. */
export const paisaOf = (amount: string): number => Math.round(Number(amount) * 100);
export const takaOf = (paisa: number): string => (paisa / 100).toFixed(2);
