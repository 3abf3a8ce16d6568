/**
 * A test's title states a behaviour. Ids come last in brackets, and each is a requirement or a row of the table of
 * rejected inputs.
 */
import type { FileMap } from './source-tree';

const titles = /(?:\b(?:it|test|describe)(?:\.(?:each|only|skip|failing))*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const SKIPS = /\b(?:it|describe|test)\.skip\b/;
const firstId = /^[A-Z]\d{1,2}\b/;
const lastIds = /\[([A-Z]{1,2}\d{1,2}(?:[ ,]+[A-Z]{1,2}\d{1,2})*)\]$/;

/** The ids of docs/requirements.md: the first cells of its tables. */
export function requirementIds(requirements: string): string[] {
  return [...requirements.matchAll(/^\| ([A-Z]\d{1,2}) +\|/gm)].map(([, id = '']) => id);
}

export function badTitles(files: FileMap, known: readonly string[]): string[] {
  return [...files]
    .filter(([name]) => /^tests\/.*\.test\.tsx?$/.test(name))
    .flatMap(([name, text]) => [
      ...(SKIPS.test(text) && !text.includes('(skipped where ') ? [`${name} leaves tests out, and no title says "(skipped where …)"`] : []),
      ...titlesOf(text).flatMap((title) => [
        ...(firstId.test(title) ? [`${name}: "${title}" begins with an id: ids come last, in brackets`] : []),
        ...idsOf(title)
          .filter((id) => !known.includes(id))
          .map((id) => `${name}: ${id} is on no list`),
      ]),
    ]);
}

/** Requirements that no title carries. */
export function unprovenRequirements(files: FileMap, requirements: readonly string[]): string[] {
  const proven = new Set([...files].flatMap(([name, text]) => (/^tests\/.*\.test\.tsx?$/.test(name) ? titlesOf(text).flatMap(idsOf) : [])));
  return requirements.filter((id) => !proven.has(id));
}

/** The titles of `it`, `test` and `describe`, as they are written: with their placeholders. */
export function titlesOf(text: string): string[] {
  return [...text.matchAll(titles)].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1'));
}

function idsOf(title: string): string[] {
  return lastIds.exec(title)?.[1]?.split(/[ ,]+/) ?? [];
}
