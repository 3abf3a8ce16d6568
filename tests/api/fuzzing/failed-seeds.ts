/**
 * Seeds and paths of runs that failed once, as fast-check printed them: replayed before each run. What they found has a
 * plain test of its own beside them.
 */
import type { Surface } from './support/fuzz';

export interface FailedSeed {
  readonly seed: number;
  readonly path: string;
  /** Describes the failure. */
  readonly found: string;
}

export const failedSeeds: Readonly<Record<Surface, readonly FailedSeed[]>> = {
  graphql: [],
  rest: [{ seed: -677093329, path: '53', found: 'a parameter __proto__ was a 500' }],
  forms: [
    {
      seed: -552898975,
      path: '71',
      found: 'a long Content-Type had an error of REST',
    },
  ],
  sockets: [],
  callbacks: [],
  addresses: [],
};
