/**
 * The commands that tests take out of documents, or hand to the machine that they install: bash runs them, so each
 * begins with a word of a closed list. Words are looked for where a command may begin, more often than they need be.
 */
import type { FileMap } from './source-tree';

const BLOCK = /^[ \t]*(`{3,}|~{3,})(?:sh|bash|zsh|console|shell)\b.*\n([^]*?)^[ \t]*\1/gm;
/** A text that is handed to the installed machine, or its name; all else is not clear. */
const HANDED = /(?<![\w.]|function )(?:run|shell)\(\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`|(\w+)(?: \?\? '')?(?=\s*[,)]))?/g;
/** Behind these words another command begins. */
const BEFORE = 'do else exec if sudo then while'.split(' ');

/** Programs, words of the shell, and functions that the documents have for themselves. */
const COMMANDS =
  `. [ ask cat cd cp curl cut date docker echo export find git grep haatbar id install login makeKey mv nginx node npm npx order rm sed send set
  step systemctl tar tr upsert useradd wc`.split(/\s+/);
/** These are no commands, but stand where one may begin: parts of expressions, of requests and of names. */
const OTHERS = '$@ $POTATO $POTATO-2 $input: 1:+-H TX [^ canteen- createApiKey input: kitchen- potato- s/, secret token value'.split(' ');
const IN_DOCUMENTS = new Set([...COMMANDS, ...OTHERS]);

/** A quoted text, or a comment: neither begins within the other. */
const QUOTED = /"(?:[^"\\]|\\[^])*"|'[^']*'|(?<=^|\s)#.*$/gm;

/** Returns the first word of every command of a text for bash. */
function commandWords(text: string): string[] {
  const bare = text
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/<<-?\s*'?(\w+)'?(.*)\n[^]*?\n\s*\1$/gm, '$2')
    .replaceAll(/\$\{[^}]*\}|\{[^}\s]*\}/g, 'X')
    .replaceAll(QUOTED, (all) => (/^["]/.test(all) ? all.replaceAll("'", '') : all.startsWith("'") ? "''" : ''));
  return bare.split(/\$\(|&&|(?<![>&])&(?![>&])|[\n;|`({]/).flatMap((part) => {
    const words = part.replaceAll('"', ' ').trim().split(/\s+/);
    const first = words.findIndex((word) => !/^\w+=/.test(word) && !BEFORE.includes(word));
    const word = words[first]?.replace(/[)}&]+$/, '') ?? '';
    return word === '' ? [] : [word];
  });
}

const textsOf = (file: string, text: string): string[] =>
  file.endsWith('.md')
    ? [...text.matchAll(BLOCK)].map(([, , block = '']) => block)
    : [...text.matchAll(HANDED)].map(
        ([all, one, other, template, name]) => one ?? other ?? template ?? (name === undefined ? all : textOf(name, text)),
      );

/** The text of a constant; a name without one is that of a block of a document. */
const textOf = (name: string, text: string): string =>
  new RegExp(`\\bconst ${name} =\\s*(?:'([^']*)'|"([^"]*)"|\`([^\`]*)\`);`).exec(text)?.slice(1).join('') ?? '';

/** `files`: documents, and the tests of installed machines. */
export const unlistedWords = (files: FileMap): string[] => [
  ...new Set(
    [...files].flatMap(([file, text]) =>
      textsOf(file, text)
        .flatMap(commandWords)
        .filter((word) => !IN_DOCUMENTS.has(word))
        .map((word) => `${file}: ${word} begins a command`),
    ),
  ),
];
