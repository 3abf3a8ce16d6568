/**
 * A page reports these about itself to the server: how fast it was for its user, and errors of scripts. Reports contain
 * nothing about the user.
 */
import { renderedPages } from './page-renderer';

export const CLIENT_REPORTS_PATH = '/client-reports';

/**
 * Web vitals (web.dev/vitals): largest contentful paint and interaction to next paint in milliseconds, cumulative
 * layout shift without a unit.
 */
export const webVitals = ['LCP', 'INP', 'CLS'] as const;
export type WebVital = (typeof webVitals)[number];

/** The share of page loads that report their vitals; errors are reported by all. */
export const VITALS_SHARE = 0.1;

/** Every page that the client draws by itself. */
export const OTHER_PAGES = 'other';
/** The pages by which reports are counted. */
export const reportedPages: readonly string[] = [...Object.keys(renderedPages), OTHER_PAGES];

/** More errors of one page load say nothing new. */
export const MOST_REPORTED_ERRORS = 5;

export interface ReportedError {
  /** Its class: `TypeError`. */
  readonly name: string;
  /** The script of this build where it was thrown, as a path; null where it is unknown. */
  readonly file: string | null;
  readonly line: number;
  readonly column: number;
}

export interface ClientReport {
  readonly page: string;
  readonly vitals: readonly { readonly name: WebVital; readonly value: number }[];
  readonly errors: readonly ReportedError[];
}
