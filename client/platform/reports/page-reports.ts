/**
 * Reports to the server how fast this page was for its user (a sample) and which scripts failed: classes and positions,
 * no texts, no addresses, nothing of the user. Loaded after the page; sent once, when it is left.
 */
import { onCLS, onINP, onLCP } from 'web-vitals';
import {
  CLIENT_REPORTS_PATH,
  type ClientReport,
  MOST_REPORTED_ERRORS,
  OTHER_PAGES,
  type ReportedError,
  VITALS_SHARE,
  type WebVital,
} from '../../../schema/values/site/client-reports';
import { renderedPathOf } from '../../../schema/values/site/page-renderer';
import { onScreenError } from './screen-error';

export function startPageReports(chance: () => number = Math.random): void {
  const page = renderedPathOf(window.location.pathname) ?? OTHER_PAGES;
  const vitals = new Map<WebVital, number>();
  const errors: ReportedError[] = [];
  let sentErrors = 0;
  const add = (error: unknown) => {
    if (sentErrors + errors.length < MOST_REPORTED_ERRORS) errors.push(describe(error));
  };
  window.addEventListener('error', ({ error }) => add(error));
  window.addEventListener('unhandledrejection', ({ reason }) => add(reason));
  onScreenError(add);
  if (chance() < VITALS_SHARE) {
    const note = ({ name, value }: { readonly name: string; readonly value: number }) => void vitals.set(name as WebVital, value);
    for (const follow of [onLCP, onINP, onCLS]) follow(note);
  }
  // web-vitals reports in the same event, before it: its listeners were added first
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || (vitals.size === 0 && errors.length === 0)) return;
    const report: ClientReport = { page, vitals: [...vitals].map(([name, value]) => ({ name, value })), errors: [...errors] };
    navigator.sendBeacon(CLIENT_REPORTS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
    vitals.clear();
    sentErrors += errors.length;
    errors.length = 0;
  });
}

/** The first place of the stack in a script of this site; its message could hold what the user entered. */
function describe(error: unknown): ReportedError {
  const { name = '', stack = '' } = error instanceof Error ? error : {};
  const [, file = null, line = '0', column = '0'] = /(\/assets\/[\w.-]+\.js):(\d+):(\d+)/.exec(stack) ?? [];
  const isChunk = error instanceof Error && /dynamically imported module|Unable to preload/i.test(error.message);
  return {
    name: isChunk ? 'ChunkError' : name.replace(/[^A-Za-z]/g, '').slice(0, 40) || 'Error',
    file,
    line: Number(line),
    column: Number(column),
  };
}
