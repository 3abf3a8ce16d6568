/**
 * The commands of the money model share this file. A new subject adds a file of commands, and its rows to `commands` in
 * model.test.ts.
 */
import type fc from 'fast-check';
import { addMonths } from '../../../../schema/values/money/months';
import { AppError } from '../../../../server/platform/errors/app-error';
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import type { TestOrder } from '../../../support/build-orders';
import { lastMonth } from '../support/bills';
import type { PayingApp } from '../support/gateways';

export interface World {
  readonly app: TestApp;
  readonly admin: TestAccount;
  readonly sellers: readonly TestAccount[];
  readonly behave: PayingApp['behave'];
}

/**
 * Orders that are delivered now, by their ids; those that wait for money or delivery online, and those delivered of
 * them; the months that are billed so far.
 */
export interface Run extends World {
  readonly delivered: string[];
  readonly online: TestOrder[];
  readonly deliveredOnline: string[];
  months: number;
}

export type Step = (run: Run) => Promise<void>;

/** A command, and how often it is among the steps. */
export interface WeightedStep {
  readonly weight: number;
  readonly arbitrary: fc.Arbitrary<Step>;
}

export const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
export const sellerAt = ({ sellers }: World, index: number): TestAccount => nth(sellers, index) as TestAccount;
/** A day of the month that no bill has yet. */
export const dayOf = ({ months }: Run): string => `${addMonths(lastMonth(), months - 2)}-15 06:00+00`;

/** Runs a step, and returns false if the state of the order does not allow it. Such a step changes nothing. */
export async function whereAllowed(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
