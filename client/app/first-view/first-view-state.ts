import type { NormalizedCacheObject } from '@apollo/client/cache';
import type { HydrationState } from 'react-router-dom';
import type { FirstViewChoices } from '../../../schema/values/site/page-renderer';

/**
 * The server sends this beside a page's markup, in a script element that holds data: the browser's first render is made
 * of the same.
 */
export interface FirstViewState extends FirstViewChoices {
  /** When the data was read, in milliseconds. */
  readonly at: number;
  readonly cache: NormalizedCacheObject;
  readonly router: {
    readonly loaderData: HydrationState['loaderData'];
    readonly errors: Readonly<Record<string, RouteFailure>> | null;
  };
}

export interface RouteFailure {
  readonly status: number;
  readonly statusText: string;
}

const elementId = 'first-view';

/** Null where the page is the shell, which the client fills by itself. */
export function readFirstView(): FirstViewState | null {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as FirstViewState) : null;
}
