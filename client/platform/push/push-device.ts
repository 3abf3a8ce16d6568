import type { ApolloClient } from '@apollo/client';
import { PushPublicKeyDocument, RemovePushSubscriptionDocument, SavePushSubscriptionDocument } from '../../generated/graphql';
import type {
  PushPublicKeyQuery,
  RemovePushSubscriptionMutation,
  SavePushSubscriptionMutation,
  SavePushSubscriptionMutationVariables,
} from '../../generated/graphql';

/**
 * Notifications on this device: the browser's subscription to web push, and whose it is. The device remembers who
 * switched it on, so that it is renewed for them after their next login, and for no one else who uses the browser. A
 * logout ends it here and at the server.
 */
const ownerKey = 'pushOwner';

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** How switching on ended; `blocked`: the user, or the browser by itself, did not allow it. */
export type PushOutcome = 'on' | 'blocked' | 'dismissed' | 'failed';

function readOwner(): string | null {
  try {
    return window.localStorage.getItem(ownerKey);
  } catch {
    return null;
  }
}

function writeOwner(accountId: string | null): void {
  try {
    if (accountId === null) window.localStorage.removeItem(ownerKey);
    else window.localStorage.setItem(ownerKey, accountId);
  } catch {
    // storage rejected: the device is not renewed after the next login
  }
}

/** Null where the browser cannot show notifications: without a service worker there is nothing to show them. */
async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function readPushState(accountId: string): Promise<PushState> {
  const registration = await findRegistration();
  if (!registration) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isOn =
    Notification.permission === 'granted' && readOwner() === accountId && (await registration.pushManager.getSubscription()) !== null;
  return isOn ? 'on' : 'off';
}

/** Asks the browser's user for permission, so only after a tap. */
export async function turnPushOn(client: ApolloClient, accountId: string): Promise<PushOutcome> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed';
  try {
    const registration = await findRegistration();
    if (!registration) return 'failed';
    await save(client, registration);
    writeOwner(accountId);
    return 'on';
  } catch (failure) {
    console.error('Notifications could not be switched on.', failure);
    await forgetPush();
    return 'failed';
  }
}

/** The browser's part ends in any case; the server's throws where it does not respond. */
export async function turnPushOff(client: ApolloClient): Promise<void> {
  await forgetPush();
  await client.mutate<RemovePushSubscriptionMutation>({ mutation: RemovePushSubscriptionDocument });
}

/**
 * After a login, and where the settings are opened: the server gets the subscription again, for the session that is
 * new. What another user left ends.
 */
export async function renewPush(client: ApolloClient, accountId: string): Promise<void> {
  const registration = await findRegistration();
  if (!registration || !(await registration.pushManager.getSubscription())) return;
  if (readOwner() === accountId && Notification.permission === 'granted') await save(client, registration);
  else await forgetPush();
}

/** Without the server, which forgets the device with its session. */
export async function forgetPush(): Promise<void> {
  writeOwner(null);
  const registration = await findRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function save(client: ApolloClient, registration: ServiceWorkerRegistration): Promise<void> {
  const { data } = await client.query<PushPublicKeyQuery>({ query: PushPublicKeyDocument, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The key was not returned.');
  const { endpoint, keys } = (await subscribed(registration, data.pushPublicKey)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser returned no address or keys.');
  await client.mutate<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>({
    mutation: SavePushSubscriptionDocument,
    variables: { input: { endpoint, p256dh: keys.p256dh, auth: keys.auth } },
  });
}

/** A subscription by another key of the market is of no use any more. */
async function subscribed({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const existing = await pushManager.getSubscription();
  const key = existing?.options.applicationServerKey;
  if (existing && key && base64url(key) === publicKey) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
