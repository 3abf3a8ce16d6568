/** One line of `npm run doctor`: what was checked, what was found, and what to do where it is not well. */
export interface Check {
  readonly subject: string;
  /** `fail`: the server cannot start or serve; `warn`: it works, but not as an installation should. */
  readonly state: 'ok' | 'warn' | 'fail';
  readonly finding: string;
  readonly advice?: string;
}

export const ok = (subject: string, finding: string): Check => ({ subject, state: 'ok', finding });
export const warn = (subject: string, finding: string, advice: string): Check => ({ subject, state: 'warn', finding, advice });
export const fail = (subject: string, finding: string, advice: string): Check => ({ subject, state: 'fail', finding, advice });

/** The reason of an error, on one line and without its stack. */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: { code?: string; message?: string } };
  return (cause?.code ?? cause?.message ?? (message || code) ?? 'unknown').split('\n', 1)[0] ?? '';
}

const WIDTH = 14;

export function printed({ subject, state, finding, advice }: Check): string {
  const mark = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' }[state];
  return `${mark}  ${subject.padEnd(WIDTH)} ${finding}\n${advice === undefined ? '' : `${' '.repeat(WIDTH + 7)}→ ${advice}\n`}`;
}
