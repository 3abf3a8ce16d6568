import '../support/device-storage';
import { act, waitFor } from '@testing-library/react';
import { clear, createStore, entries } from 'idb-keyval';
import { eraseRows, readRow } from '../../../client/platform/offline/offline-store';
import { loadOfflineCopy } from '../../../client/platform/offline/offline-link';
import type { FakeServer } from '../support/fake-server';
import { renderApp } from '../support/render';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const rows = createStore('haatbar-offline', 'rows');

/** The names of the operations that are on the device, with their data as text. */
export async function saved(): Promise<Map<string, string>> {
  const all = await entries<string, { text: string } | string>(rows);
  return new Map(all.flatMap(([key, row]) => (typeof row === 'string' ? [] : [[(JSON.parse(key) as [string])[0], row.text]])));
}

export async function emptyDevice(): Promise<void> {
  await eraseRows();
  await clear(rows);
}

/** The browser reports that the network is gone, or back. */
export function network(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** Opens a page while there is a network, and waits until these operations are on the device. */
export async function visit(path: string, operations: readonly string[], options: Options): Promise<ReturnType<typeof renderApp>> {
  const view = renderApp(path, { offlineCopy: true, ...options });
  await act(async () => void (await loadOfflineCopy(view.server.client)));
  await waitFor(async () => expect([...(await saved()).keys()]).toEqual(expect.arrayContaining([...operations])));
  return view;
}

/** Closes the page; what it had not yet saved is lost. */
export async function leave({ server, unmount }: ReturnType<typeof renderApp>): Promise<void> {
  unmount();
  (await loadOfflineCopy(server.client)).forget();
}

/** The page goes into the background, where it saves at once what it had not yet saved. */
export async function hide(): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  await readRow(undefined, '', ''); // in turn, behind what is being written
}

/** The page is loaded again without a network. */
export function reloadOffline(path: string, options: Options): ReturnType<typeof renderApp> {
  network(false);
  return renderApp(path, { offlineCopy: true, connected: false, ...options });
}

export const banner = () => document.querySelector('.offline-banner');
export const disconnect = (server: FakeServer): void => {
  server.connected = false;
  network(false);
};
export const connect = (server: FakeServer): void => {
  server.connected = true;
  network(true);
};
