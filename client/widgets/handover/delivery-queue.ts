import type { ApolloClient } from '@apollo/client';
import { DeliverOrderDocument, UploadOrderImageDocument } from '../../generated/graphql';
import type {
  DeliverOrderMutation,
  DeliverOrderMutationVariables,
  UploadOrderImageMutation,
  UploadOrderImageMutationVariables,
} from '../../generated/graphql';
import { newRequestKey } from '../../platform/apollo/new-request-key';
import { readError } from '../../platform/apollo/read-error';
import type { Failure } from '../../platform/apollo/read-error';
import { eraseDelivery, storedDeliveries, storeDelivery } from './delivery-store';
import type { DeliveredSale, WaitingDelivery } from './delivery-store';

/** Holds what a seller gives with a delivery: the buyer's code or an image, and whether the money was received. */
export interface HandoverInput {
  readonly code: string | null;
  readonly image: File | null;
  readonly paymentReceived: boolean;
}

/** Sent, stored until there is a network, or rejected. */
export type Outcome = { readonly is: 'sent' } | { readonly is: 'waiting' } | { readonly is: 'rejected'; readonly failure: Failure };

const againAfterMs = 20_000;
/** A repeated request fails again with these errors; with any other error the delivery waits for another try. */
const final: ReadonlySet<string | null> = new Set([
  'BAD_USER_INPUT',
  'CONFLICT',
  'FORBIDDEN',
  'IDEMPOTENCY_KEY_REUSED',
  'INVALID_TRANSITION',
  'NOT_FOUND',
]);
const isFinal = ({ kind, code }: Failure) => kind === 'server' && final.has(code);

/**
 * The deliveries of one user on this device: each is sent once, at once or when the network is back. A code is checked
 * by the server alone.
 */
export class DeliveryQueue {
  private list: readonly WaitingDelivery[] = [];
  private readonly listeners = new Set<() => void>();
  private flushing: Promise<void> | null = null;
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly onOnline = () => void this.flush();
  private readonly sentListeners = new Set<(delivery: WaitingDelivery) => void>();

  constructor(
    private readonly client: ApolloClient,
    readonly owner: string,
  ) {
    window.addEventListener('online', this.onOnline);
    this.timer = setInterval(this.onOnline, againAfterMs);
    void this.load();
  }

  /** Calls with each delivery that arrived after it had waited, until the returned function is called. */
  reportSent(listener: (delivery: WaitingDelivery) => void): () => void {
    this.sentListeners.add(listener);
    return () => void this.sentListeners.delete(listener);
  }

  /** Another user has this device now. */
  stop(): void {
    window.removeEventListener('online', this.onOnline);
    clearInterval(this.timer);
    this.listeners.clear();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): readonly WaitingDelivery[] => this.list;

  async deliver(order: DeliveredSale, { code, image, paymentReceived }: HandoverInput): Promise<Outcome> {
    const stored = image && { bytes: await image.arrayBuffer(), name: image.name, type: image.type };
    const about = { order: plain(order), code, image: stored, imageId: null, paymentReceived };
    const delivery: WaitingDelivery = { ...about, key: newRequestKey(), savedAt: Date.now(), error: null };
    if (!navigator.onLine) return this.wait(delivery, null);
    const failure = await this.send(delivery);
    if (!failure) {
      await this.drop(order.id);
      return { is: 'sent' };
    }
    return isFinal(failure) ? { is: 'rejected', failure } : this.wait(delivery, failure);
  }

  /** It is not sent any more. */
  async drop(orderId: string): Promise<void> {
    await eraseDelivery(this.owner, orderId);
    this.show(this.list.filter(({ order }) => order.id !== orderId));
  }

  /** Sends what waits, one after the other; what is rejected stays with its error. */
  flush(): Promise<void> {
    this.flushing ??= this.sendAll().finally(() => {
      this.flushing = null;
    });
    return this.flushing;
  }

  private async load(): Promise<void> {
    this.show(await storedDeliveries(this.owner));
    await this.flush();
  }

  private async sendAll(): Promise<void> {
    for (const delivery of this.list.filter(({ error }) => error === null)) {
      if (!navigator.onLine) return;
      const failure = await this.send(delivery);
      if (failure && !isFinal(failure)) return;
      const current = this.list.find(({ key }) => key === delivery.key);
      if (!current) continue;
      if (failure) {
        await this.save({ ...current, error: Object.values(failure.fields)[0] ?? failure.message ?? failure.code });
        continue;
      }
      await this.drop(delivery.order.id);
      for (const listener of this.sentListeners) listener(delivery);
      void this.client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
  }

  /** The image first, which is sent once: its id is stored before the delivery is sent. */
  private async send(delivery: WaitingDelivery): Promise<Failure | null> {
    const { order, code, paymentReceived, key: idempotencyKey } = delivery;
    try {
      const imageId = delivery.imageId ?? (await this.upload(delivery));
      const variables = { id: order.id, code, imageIds: imageId ? [imageId] : null, paymentReceived, idempotencyKey };
      await this.client.mutate<DeliverOrderMutation, DeliverOrderMutationVariables>({ mutation: DeliverOrderDocument, variables });
      return null;
    } catch (error) {
      return readError(error);
    }
  }

  private async upload({ order, image, key }: WaitingDelivery): Promise<string | null> {
    if (!image) return null;
    const file = new File([image.bytes], image.name, { type: image.type });
    const { data } = await this.client.mutate<UploadOrderImageMutation, UploadOrderImageMutationVariables>({
      mutation: UploadOrderImageDocument,
      variables: { orderId: order.id, file },
    });
    const imageId = data?.uploadOrderImage.id ?? null;
    const waiting = this.list.find((one) => one.key === key);
    if (waiting) await this.save({ ...waiting, imageId });
    return imageId;
  }

  private async wait(delivery: WaitingDelivery, failure: Failure | null): Promise<Outcome> {
    if (!(await storeDelivery(this.owner, delivery)) && failure) return { is: 'rejected', failure };
    this.show([...this.list.filter(({ order }) => order.id !== delivery.order.id), delivery]);
    return { is: 'waiting' };
  }

  private async save(delivery: WaitingDelivery): Promise<void> {
    await storeDelivery(this.owner, delivery);
    this.show(this.list.map((one) => (one.key === delivery.key ? delivery : one)));
  }

  private show(list: readonly WaitingDelivery[]): void {
    this.list = list;
    this.listeners.forEach((listener) => listener());
  }
}

const plain = ({ id, trackingNumber, total, paymentStatus, money }: DeliveredSale): DeliveredSale => ({
  id,
  trackingNumber,
  total,
  paymentStatus,
  ...(money && { money: { due: money.due } }),
});

const queues = new WeakMap<ApolloClient, DeliveryQueue>();

/** One for each client and user; it outlives the screen. */
export function deliveryQueue(client: ApolloClient, owner: string): DeliveryQueue {
  const current = queues.get(client);
  if (current?.owner === owner) return current;
  current?.stop();
  const queue = new DeliveryQueue(client, owner);
  queues.set(client, queue);
  return queue;
}
