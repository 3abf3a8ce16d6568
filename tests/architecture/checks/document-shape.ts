/** Lines that can be read beside each other in an editor and in a review. */
const LONGEST_LINE = 300;

/** Lines of a document that are too long, as `name:line has n characters`; rows of tables and blocks of code may be. */
export function longLines(name: string, markdown: string): string[] {
  let isFenced = false;
  return markdown.split('\n').flatMap((line, at) => {
    if (/^ *```/.test(line)) isFenced = !isFenced;
    const mayBeLong = isFenced || line.trimStart().startsWith('|');
    return mayBeLong || line.length <= LONGEST_LINE ? [] : [`${name}:${at + 1} has ${line.length} characters`];
  });
}
