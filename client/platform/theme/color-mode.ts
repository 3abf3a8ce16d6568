import { useMemo, useSyncExternalStore } from 'react';
import { brand } from '../brand';

/** Light, dark or as the system is set; stored on the device. index.html has set the class before the first paint. */
export type ThemeChoice = 'light' | 'dark' | 'system';
export type ColorMode = 'light' | 'dark';

const storageKey = 'theme';
const listeners = new Set<() => void>();
const systemTheme = () => window.matchMedia('(prefers-color-scheme: dark)');
const systemIsDark = () => systemTheme().matches;
const paper = () => window.matchMedia('print');

function readStored(): ThemeChoice {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

let choice = readStored();

const modeOf = (wanted: ThemeChoice): ColorMode => (wanted === 'system' ? (systemIsDark() ? 'dark' : 'light') : wanted);

function apply(): void {
  const mode = paper().matches ? 'light' : modeOf(choice);
  document.documentElement.classList.toggle('dark', mode === 'dark');
  document.documentElement.classList.toggle('light', mode === 'light');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', brand.themeColor[mode]);
}

export function setTheme(wanted: ThemeChoice): void {
  choice = wanted;
  try {
    if (wanted === 'system') window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, wanted);
  } catch {
    // the choice still holds for this visit
  }
  apply();
  listeners.forEach((listener) => listener());
}

/** Changes the page with the device at dusk, also where no switch is shown; on paper every page is light. */
export function followSystemTheme(): void {
  systemTheme().addEventListener('change', apply);
  paper().addEventListener('change', apply);
}

function subscribe(listener: () => void): () => void {
  const media = systemTheme();
  const onSystem = () => {
    apply();
    listener();
  };
  listeners.add(listener);
  media.addEventListener('change', onSystem);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', onSystem);
  };
}

export function useColorMode(): { mode: ColorMode; choice: ThemeChoice; setTheme: (wanted: ThemeChoice) => void } {
  const mode = useSyncExternalStore(
    subscribe,
    () => modeOf(choice),
    () => 'light' as const,
  );
  const wanted = useSyncExternalStore(
    subscribe,
    () => choice,
    () => 'system' as const,
  );
  return useMemo(() => ({ mode, choice: wanted, setTheme }), [mode, wanted]);
}
