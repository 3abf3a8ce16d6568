/** A visitor's list stored on the device until login takes it over; every screen and tab that shows it follows. */
interface DeviceListOptions<T> {
  /** Where it is in the browser's storage. */
  readonly storageKey: string;
  /** A stored value that fails this check is ignored. */
  readonly isItem: (value: unknown) => value is T;
  readonly max: number;
}

export interface DeviceList<T> {
  readonly read: () => readonly T[];
  /** Beyond the most it may hold, the oldest fall out. */
  readonly write: (next: readonly T[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const none: readonly never[] = [];
/** Returns the empty list, which the server renders for every list and so the browser's first render does as well. */
export const noItems = (): readonly never[] => none;

export function deviceList<T>({ storageKey, isItem, max }: DeviceListOptions<T>): DeviceList<T> {
  const listeners = new Set<() => void>();
  let items: readonly T[] | null = null;
  // always the same empty list: another one than the server's would draw every card a second time
  const orNone = (list: readonly T[]): readonly T[] => (list.length > 0 ? list : none);

  const read = () => {
    if (items) return items;
    try {
      const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
      items = Array.isArray(stored) ? orNone(stored.filter(isItem).slice(-max)) : none;
    } catch {
      items = none;
    }
    return items;
  };
  const write = (next: readonly T[]) => {
    items = orNone(next.slice(-max));
    try {
      if (items.length) window.localStorage.setItem(storageKey, JSON.stringify(items));
      else window.localStorage.removeItem(storageKey);
    } catch {
      // storage rejected: the list lives as long as the page
    }
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== storageKey && event.key !== null) return;
      items = null; // another tab changed it
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };
  return { read, write, subscribe };
}
