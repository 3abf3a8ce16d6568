/**
 * An error that a screen's boundary has caught: no browser event names it. Sent by the boundary, received by
 * page-reports.ts.
 */
const SCREEN_ERROR = 'haatbar:screen-error';

export function announceScreenError(error: unknown): void {
  window.dispatchEvent(new CustomEvent(SCREEN_ERROR, { detail: error }));
}

export function onScreenError(receive: (error: unknown) => void): void {
  window.addEventListener(SCREEN_ERROR, (event) => receive((event as CustomEvent<unknown>).detail));
}
