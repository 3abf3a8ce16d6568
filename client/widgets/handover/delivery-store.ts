import { createStore, del, entries, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import type { PaymentStatus } from '../../../schema/values/orders/orders';

/**
 * Deliveries that wait for a network, in IndexedDB, by user and order: what was typed, until the server has responded
 * to it.
 */
export interface DeliveredSale {
  readonly id: string;
  readonly trackingNumber: string;
  readonly total: string;
  readonly paymentStatus: PaymentStatus;
  /** It has what is still to be paid. Deliveries that an earlier release stored on the device have only the total. */
  readonly money?: { readonly due: string };
}

/** The bytes of an image: a File would not outlive every browser's storage. */
interface StoredImage {
  readonly bytes: ArrayBuffer;
  readonly name: string;
  readonly type: string;
}

export interface WaitingDelivery {
  readonly order: DeliveredSale;
  /** The idempotency key: however often it is sent, it is one delivery. */
  readonly key: string;
  readonly code: string | null;
  readonly image: StoredImage | null;
  /** Once the server has the image. */
  readonly imageId: string | null;
  readonly paymentReceived: boolean;
  readonly savedAt: number;
  /** Why the server rejected it, in the user's language; null while it waits. */
  readonly error: string | null;
}

let opened: UseStore | null = null;
const store = () => (opened ??= createStore('haatbar-deliveries', 'deliveries'));
const keyOf = (owner: string, orderId: string) => `${owner}|${orderId}`;

/** The oldest first; none where the browser stores nothing. */
export async function storedDeliveries(owner: string): Promise<WaitingDelivery[]> {
  try {
    const deliveries = await entries<string, WaitingDelivery>(store());
    return deliveries
      .filter(([key]) => key.startsWith(`${owner}|`))
      .map(([, delivery]) => delivery)
      .sort((one, other) => one.savedAt - other.savedAt);
  } catch {
    return [];
  }
}

/** False where the browser stores nothing. */
export async function storeDelivery(owner: string, delivery: WaitingDelivery): Promise<boolean> {
  try {
    await set(keyOf(owner, delivery.order.id), delivery, store());
    return true;
  } catch {
    return false;
  }
}

export async function eraseDelivery(owner: string, orderId: string): Promise<void> {
  try {
    await del(keyOf(owner, orderId), store());
  } catch {
    // what could not be stored is not there
  }
}
