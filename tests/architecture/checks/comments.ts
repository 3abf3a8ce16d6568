/**
 * The comments of a file, each with the number of its first line. CSS and TypeScript write them alike; GraphQL and YAML
 * begin them with #.
 */
export interface Comment {
  readonly line: number;
  readonly text: string;
}

/** After a blank, a bracket or nothing: 'https://…' and 'docs/*.md' begin no comment. */
const slashes = /(?<=^|[\s({[,;])(?:\/\*[^]*?\*\/|\/\/[^\n]*)/gm;
const hashes = /(?<=^|\s)#[^\n]*/gm;

export function commentsOf(name: string, text: string): Comment[] {
  const pattern = /\.(graphql|ya?ml)$/.test(name) ? hashes : slashes;
  return [...text.matchAll(pattern)].map(({ 0: comment, index }) => ({ line: text.slice(0, index).split('\n').length, text: comment }));
}
