/**
 * A payment gateway elsewhere. What it reports in a callback is a hint to ask it: the state of a payment is what
 * `queryPayment` returns. Methods throw where the gateway is away or its response cannot be read; nothing that they
 * throw or log has numbers of payers, tokens or secrets. Implemented by BkashProvider and SslcommerzProvider.
 */
import type { PaymentGateway } from '../../../schema/values/money/gateways';

export interface NewPayment {
  /** Ours, unique for each payment, at most 30 letters and digits. */
  readonly invoice: string;
  /** BDT. */
  readonly amount: string;
  /**
   * Where the gateway sends the buyer back to and calls: the address of this gateway's callbacks without the end slash.
   */
  readonly callbackUrl: string;
  /** Description of the purchase, shown to the payer. */
  readonly title: string;
  readonly payer: { readonly name: string; readonly phone: string };
}

export interface StartedPayment {
  /** The gateway's id of the payment. */
  readonly reference: string;
  /** The page of the gateway where the buyer pays. */
  readonly pageUrl: string;
}

export interface PaymentKey {
  readonly reference: string;
  readonly invoice: string;
}

/**
 * WAITING for the payer; AUTHORISED by the payer and taken by `execute`; CAPTURED: the gateway has the money; CANCELLED
 * and FAILED: it will not come.
 */
export type QueriedPayment =
  | { readonly state: 'WAITING' | 'AUTHORISED' | 'CANCELLED' | 'FAILED' }
  | {
      readonly state: 'CAPTURED';
      /** The gateway's transaction, by which refunds and settlements name it. */
      readonly trxId: string;
      /** BDT. */
      readonly amount: string;
      readonly invoice: string;
      /** The gateway has the money, and reports a risk: someone else than its owner may have paid with it. */
      readonly isRisky: boolean;
    };

export interface RefundRequest {
  readonly payment: PaymentKey & { readonly trxId: string };
  /** Ours, unique for each refund. */
  readonly id: string;
  /** BDT. */
  readonly amount: string;
  readonly title: string;
}

/**
 * `reference` is the gateway's, as soon as it has named one. `reason` and `unknownWord` are the gateway's words, never
 * a text with data of the payer. SENT: it is on its way, or `unknownWord` says something that is not known here.
 */
export type QueriedRefund =
  | { readonly state: 'DONE'; readonly reference: string }
  | { readonly state: 'SENT'; readonly reference: string; readonly unknownWord?: string }
  | { readonly state: 'REJECTED'; readonly reason: string; readonly reference?: string };

/** Identifies an earlier attempt to refund at the gateway. */
export interface RefundSearch {
  readonly refund: RefundRequest;
  /** Refunds of the payment that are known, by the gateway's references. */
  readonly otherReferences: readonly string[];
  /** The gateway's reference of this refund, where its response has arrived. */
  readonly reference: string | null;
}

export type CallbackFields = Readonly<Record<string, string>>;

export abstract class PaymentProvider {
  abstract readonly gateway: PaymentGateway;

  /** False while the gateway cannot be reached: `/readyz` names it. */
  abstract isUp(): boolean;
  abstract create(payment: NewPayment): Promise<StartedPayment>;
  /**
   * Takes the money that the payer has authorised. A second call changes nothing; its outcome is what `queryPayment`
   * returns.
   */
  abstract execute(key: PaymentKey): Promise<void>;
  abstract queryPayment(key: PaymentKey): Promise<QueriedPayment>;
  abstract refund(refund: RefundRequest): Promise<QueriedRefund>;
  /** Null where the gateway knows no refund of this request. */
  abstract findRefund(search: RefundSearch): Promise<QueriedRefund | null>;
  /**
   * Which payment a callback is about, by `reference` or `invoice`; null where its signature or form is not the
   * gateway's.
   */
  abstract readCallback(fields: CallbackFields): { readonly reference: string } | { readonly invoice: string } | null;
}
