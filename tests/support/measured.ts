/** Hands the figure of a goal to `npm run chaos`, one line of JSON each, where MEASURED names a file. */
import fs from 'node:fs';

export interface Measured {
  readonly text: string;
  readonly isMet: boolean;
}

/**
 * `isMet`: where a figure depends on the speed of the machine, the test passes all the same, and the table shows the
 * goal as missed.
 */
export function measured(text: string, isMet = true): void {
  const file = process.env.MEASURED;
  const figure: Measured = { text, isMet };
  if (file !== undefined) fs.appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** The value below which 99 of 100 are. */
export function p99(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN;
}
