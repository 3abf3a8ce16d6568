/** Hands what a run has measured to `npm run chaos`, one line of JSON each, where CHAOS_FIGURES names a file. */
import fs from 'node:fs';
import type { Cost } from './scenarios';

export interface Figure {
  readonly fault: string;
  readonly cost: Cost;
  /** Describes what else was measured. */
  readonly comment: string;
}

export function record(fault: string, cost: Cost, comment = ''): void {
  const file = process.env.CHAOS_FIGURES;
  const figure: Figure = { fault, cost, comment };
  if (file !== undefined) fs.appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
