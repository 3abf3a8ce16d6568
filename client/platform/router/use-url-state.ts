import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The URL is the state of a list, so that it can be linked, reloaded and gone back to: read on load, written with
 * replace, pushed on a change of page; any other change goes back to page 1.
 */
export type UrlChange = Record<string, string | number | boolean | null | undefined>;

export interface UrlState {
  readonly get: (name: string) => string;
  /** A whole number from 1 to `max`; null for anything else. */
  readonly whole: (name: string, max?: number) => number | null;
  /** From 1; anything odd in the address counts as 1. */
  readonly page: number;
  readonly set: (change: UrlChange) => void;
  /** The address with this change, for links. */
  readonly hrefWith: (change: UrlChange) => string;
}

/** More than any list has, and still far from what a number of the database holds. */
const mostPages = 10_000;
const mostWhole = 2_147_483_647;

function changed(search: string, change: UrlChange): string {
  const params = new URLSearchParams(search);
  if (!('page' in change)) params.delete('page');
  for (const [name, value] of Object.entries(change)) {
    const empty = value === null || value === undefined || value === '' || value === false || (name === 'page' && value === 1);
    if (empty) params.delete(name);
    else params.set(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

export function useUrlState(): UrlState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const set = useCallback(
    (change: UrlChange) =>
      void navigate(
        { pathname, search: changed(search, change) },
        { replace: !('page' in change), preventScrollReset: !('page' in change) },
      ),
    [navigate, pathname, search],
  );
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const whole = (name: string, max = mostWhole) => {
      const text = params.get(name) ?? '';
      const number = /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : 0;
      return number > 0 && number <= max ? number : null;
    };
    return {
      get: (name) => params.get(name) ?? '',
      whole,
      page: whole('page', mostPages) ?? 1,
      set,
      hrefWith: (change) => `${pathname}${changed(search, change)}`,
    };
  }, [pathname, search, set]);
}
