/**
 * Every row of the table of bad inputs is sent by a test of a real transport: by its id in a title, or as the key or an
 * argument of what sends it.
 */
import type { FileMap } from './source-tree';

const overHttp = /^tests\/(api|rest|run)\/.*\.test\.ts$/;

export function unclaimedRows(files: FileMap, ids: readonly string[]): string[] {
  const tests = [...files].filter(([name]) => overHttp.test(name)).map(([, text]) => text);
  return ids
    .filter((id) => !tests.some((text) => claims(text, id)))
    .map((id) => `${id}: no test under tests/api, tests/rest or tests/run sends it`);
}

function claims(text: string, id: string): boolean {
  const inTitle = `\\[(?:[A-Z]\\d{1,2} )*${id}(?: [A-Z]\\d{1,2})*\\]['"\`]`;
  const asArgument = `['"\`]${id}['"\`]`;
  const asKey = `\\b${id}: `;
  return new RegExp(`${inTitle}|${asArgument}|${asKey}`).test(text);
}
