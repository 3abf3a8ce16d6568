/** Every row of the table of bad inputs is sent by a test of a real door: by its id in a title, or as the key or first argument of what sends it. */
import type { FileMap } from './source-tree';

const door = /^tests\/(api|rest|run)\/.*\.test\.ts$/;

export function unclaimedRows(files: FileMap, ids: readonly string[]): string[] {
  const tests = [...files].filter(([name]) => door.test(name)).map(([, text]) => text);
  return ids
    .filter((id) => !tests.some((text) => claims(text, id)))
    .map((id) => `${id}: no test under tests/api, tests/rest or tests/run sends it`);
}

function claims(text: string, id: string): boolean {
  const inTitle = `['"\`](?:[A-Z]\\d{1,2}[\\s,]+)*${id}\\b`;
  const asKey = `\\b${id}: `;
  return new RegExp(`${inTitle}|${asKey}`).test(text);
}
