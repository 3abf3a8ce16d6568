import { useEffect, useRef, useState } from 'react';

/**
 * Single letters work only while the drawer is open and no one is typing, and can be switched off on this device (WCAG
 * 2.1.4).
 */
const storageKey = 'admin-keys';

function readSwitch(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function useKeySwitch(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(readSwitch);
  const change = (next: boolean) => {
    setOn(next);
    try {
      window.localStorage.setItem(storageKey, next ? 'on' : 'off');
    } catch {
      // storage rejected: it holds for this visit
    }
  };
  return [on, change];
}

/** By the letter that was typed, or by its place on the keyboard where the layout writes another script. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : /^[\u0980-\u09FF]/.test(key) ? code.replace('Key', '').toLowerCase() : '';
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');

export function useDrawerKeys(keys: Readonly<Record<string, (() => void) | undefined>>, on: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const act = latest.current[letterOf(event)];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
