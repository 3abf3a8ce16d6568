/** Ids at the head of a test's title name a line of the parity list or a row of the table of bad inputs; a slip of the pen would prove nothing. */
import type { FileMap } from './source-tree';

/** Letter of the parity list → its number of lines. */
const parity: Readonly<Record<string, number>> = {
  ...{ R: 13, T: 9, L: 6, G: 7, F: 3, W: 3, D: 2, P: 3, C: 3, A: 4, M: 2, O: 4 },
  ...{ N: 3, U: 7, V: 2, E: 3, Q: 2, S: 6, X: 4, I: 2, H: 3 },
};
const titles = /\b(?:it|test|describe)(?:\.(?:each|only|skip|failing)(?:\([^]*?\)|`[^`]*`)?)?\(\s*(['"`])([^]*?)\1/g;
const ids = /^(?:[A-Z]\d{1,2}\b[\s,:/–-]*)+/;

export function unknownIds(files: FileMap, rows: readonly string[]): string[] {
  const known = (id: string) => rows.includes(id) || isParityId(id);
  return [...files]
    .filter(([name]) => /^tests\/.*\.test\.tsx?$/.test(name))
    .flatMap(([name, text]) =>
      idsIn(text)
        .filter((id) => !known(id))
        .map((id) => `${name}: ${id} is on no list`),
    );
}

export function isParityId(id: string): boolean {
  const number = /^[A-Z][1-9]\d?$/.test(id) ? Number(id.slice(1)) : 0;
  return number > 0 && number <= (parity[id.charAt(0)] ?? 0);
}

function idsIn(text: string): string[] {
  return [...text.matchAll(titles)].flatMap(([, , title = '']) => ids.exec(title)?.[0].match(/[A-Z]\d{1,2}/g) ?? []);
}
