/** Finds variables of the environment that look like a setting of this server and are none: nothing would read them. */
import { knownVariables } from './env';

export interface Misspelt {
  readonly name: string;
  readonly meant: string;
}

/** Shorter names resemble those of too many other programs. */
const LEAST_LENGTH = 6;
const MOST_DIFFERENT_LETTERS = 2;

export function misspeltVariables(environment: NodeJS.ProcessEnv = process.env): Misspelt[] {
  const unknown = Object.keys(environment).filter((name) => !knownVariables.includes(name) && name.length >= LEAST_LENGTH);
  return unknown.flatMap((name) => {
    const [nearest] = knownVariables
      .filter((variable) => variable.length >= LEAST_LENGTH)
      .map((variable) => ({ variable, difference: differentLetters(variable, name.toUpperCase()) }))
      .toSorted((a, b) => a.difference - b.difference);
    return nearest && nearest.difference <= MOST_DIFFERENT_LETTERS ? [{ name, meant: nearest.variable }] : [];
  });
}

/** How many letters one name has that the other lacks, wherever they stand. */
function differentLetters(one: string, other: string): number {
  const counts = new Map<string, number>();
  for (const letter of one) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  for (const letter of other) counts.set(letter, (counts.get(letter) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}
