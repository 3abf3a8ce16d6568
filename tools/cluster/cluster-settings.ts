/**
 * The environment of `npm run cluster`, the only place of the tool that reads it: its own variables, and the search
 * path that its programs are given.
 */

const { env } = process;

export const SEARCH_PATH = env.PATH ?? '';

export interface ClusterSettings {
  readonly minutes: number;
  readonly applications: number;
  readonly port: number;
  readonly isSynchronous: boolean;
  readonly seedDemo: string;
}

/** Throws where a variable is not a whole number within its limits. */
export function readClusterSettings(): ClusterSettings {
  return {
    minutes: wholeNumber('CLUSTER_MINUTES', 60, 1_440),
    applications: wholeNumber('CLUSTER_APPLICATIONS', 3, 8),
    port: wholeNumber('CLUSTER_PORT', 8_080, 65_535),
    isSynchronous: env.CLUSTER_SYNCHRONOUS === 'true',
    seedDemo: env.SEED_DEMO ?? 'false',
  };
}

function wholeNumber(name: string, fallback: number, most: number): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new Error(`${name} must be a whole number from 1 to ${most}.`);
  return value;
}
