/**
 * Which programs a command starts, by its words. One that starts the program of its arguments is looked through; what
 * is not clear is odd, and never passed over.
 */
import { readShell, type Word } from './shell-text';

export interface Started {
  readonly programs: readonly string[];
  /** Commands that are not clear. */
  readonly odd: readonly string[];
}

/** How they start a program that nobody reads here: `eval` and `.` are not among them. */
const OF_SHELL = 'cd echo exit export false kill local printf read return set shift test trap true umask unset wait [ :'.split(' ');
const SHELLS = ['sh', 'bash'];
/** Other commands of npm and git run anything, and other options of npm take what it runs from elsewhere. */
const OF_NPM = ['ci', 'run', 'sbom', 'start', 'test'];
const OPTIONS_OF_NPM = /^--(?:silent|no-audit|no-fund|json|outputFile=.*|omit(?:=dev)?|ignore-scripts|sbom-format|sbom-type)$/;
/** Whatever else is behind `--` of tests may start something (`--notify`, `--onlyChanged`). */
const OPTIONS_OF_TESTS = /^-(?:i$|-runTestsByPath$|-selectProjects$|-json$|-outputFile=)/;
const OF_COMPOSE = ['build', 'run', 'stop', 'up'];
const OF_GIT = ['diff', 'ls-files', 'merge-base', 'status'];
/** The same Node that runs the caller. */
export const NODE = 'node-itself';
/** A file that is not of this project, or no file. */
export const OUTSIDE = /(?:^|=)(?:[/~]|\.\.|\w+:)|^-$/;
/** With these a shell, Node, npm, git or the loader of programs starts or loads what they name. */
const VARIABLES =
  /(?<![\w$])(?:BASH_ENV|ENV|NODE_OPTIONS|NODE_PATH|NODE_REPL_EXTERNAL_MODULE|LD_(?:AUDIT|LIBRARY_PATH|PRELOAD)|DYLD_\w+|GIT_\w+|SSH_ASKPASS|PROMPT_COMMAND|npm_config_\w+|NPM_CONFIG_\w+)(?!\w)/g;
/** Node runs the text after it. */
export const TEXT_OF_NODE = /^(?:-e|-p|-pe|--eval\b.*|--print\b.*)$/;

/** PostgreSQL starts what these settings, functions of these languages, and this form of COPY name. */
const OF_POSTGRES = /(?<!\w)(?:archive|archive_cleanup|recovery_end|restore|ssl_passphrase)_command(?!\w)/g;
const OF_LANGUAGE =
  /\blanguage\s+["']?(?:pl(?!pgsql\b)\w+|c)\b(?=["'\s;`]*(?:as|\$|`|;|$))|\bextension\s+(?:if\s+not\s+exists\s+)?["']?pl(?!pgsql\b)\w+/gim;
const OF_COPY = /\b(?:TO|FROM)\s+PROGRAM\b|\b(?:to|from)\s+program\s+(?:E?\\?['"]|\$)/gi;

/** Names with which another program starts something, as often as they are there. */
export const variablesOf = (text: string): string[] => [
  ...[...text.matchAll(VARIABLES)].map(([name]) => `the variable ${name}`),
  ...[...text.matchAll(OF_POSTGRES)].map(([name]) => `the setting ${name}`),
  ...[...text.matchAll(OF_COPY)].map(() => 'the setting COPY … PROGRAM'),
  ...[...text.matchAll(OF_LANGUAGE)].map(([language]) => `the function of ${language}`),
];

/** `files`: the scripts that are read elsewhere. */
export function startedBy(words: readonly Word[], files: readonly string[], functions: ReadonlySet<string> = new Set()): Started {
  const command = words.slice(words.findIndex(({ text }) => !/^\w+=/.test(text)));
  const [first, ...args] = words.every(({ text }) => /^\w+=/.test(text)) ? [] : command;
  if (!first) return nothing;
  const name = first.text.replace(/^(?:\/usr)?\/bin\//, '');
  const own = first.isKnown && name !== 'exec' ? [name] : [];
  const odd = { programs: own, odd: [words.map(({ text }) => text).join(' ')] };
  if (!first.isKnown) return odd;
  if (name === 'trap') return args[0]?.isKnown ? startedByText(args[0].text, files, functions) : { programs: [], odd: odd.odd };
  // with its folder it is a program
  if ((OF_SHELL.includes(name) && first.text === name) || functions.has(name)) return nothing;
  if (SHELLS.includes(name)) {
    const flag = args.findIndex(({ text }) => /^-\w*c$/.test(text));
    const isFile = args[0]?.isKnown === true && files.includes(args[0].text);
    const text = flag >= 0 && args.slice(0, flag).every(({ text: one }) => /^-|^pipefail$/.test(one)) ? args[flag + 1] : undefined;
    if (!isFile && !text?.isKnown) return odd;
    if (isFile || !text) return { programs: own, odd: [] };
    const inside = startedByText(text.text, files);
    return { programs: [...own, ...inside.programs], odd: inside.odd.map((one) => `in its text: ${one}`) };
  }
  const rest = through(name, args);
  if (rest === null) return odd;
  return join({ programs: own, odd: [] }, startedBy(rest, files));
}

export function startedByText(text: string, files: readonly string[], known: ReadonlySet<string> = new Set()): Started {
  try {
    const { commands, functions } = readShell(text);
    return join(...commands.map((words) => startedBy(words, files, new Set([...known, ...functions]))));
  } catch (error) {
    return { programs: [], odd: [`${text.slice(0, 40)}: ${(error as Error).message}`] };
  }
}

/** The command in the arguments of another one: empty where it has none, null where that is not clear. */
function through(name: string, args: readonly Word[]): readonly Word[] | null {
  const [first, second, third] = args.map(({ text, isKnown }) => (isKnown ? text : null));
  switch (name) {
    case 'exec':
    case 'env':
      return first?.startsWith('-') ? null : args;
    case 'runuser':
      return first === '-u' && third === '--' ? args.slice(3) : null;
    case 'taskset':
      if (first === '-acp') return [];
      return first === '-c' && second !== undefined ? args.slice(2) : null;
    case 'npm':
      return OF_NPM.includes(first ?? '') && hasKnownOptions(args) ? [] : null;
    case 'docker': {
      // what a container starts is in the file of Compose; another command is not read
      const names = args.slice(2).filter(({ text }) => !text.startsWith('-'));
      return first === 'compose' && OF_COMPOSE.includes(second ?? '') && (second !== 'run' || names.length === 1) ? [] : null;
    }
    case 'git':
      return OF_GIT.includes(first ?? '') ? [] : null;
    case NODE:
    case 'node':
      return isScript(args) ? [] : null;
    default:
      return [];
  }
}

/** The options before `--` are npm's own; the rest belongs to what it runs. */
function hasKnownOptions(args: readonly Word[]): boolean {
  const end = args.findIndex(({ text }) => text === '--');
  const areTests = args.some(({ text }) => /^test(?::|$)/.test(text));
  const ofTests = areTests && end >= 0 ? args.slice(end + 1) : [];
  if (ofTests.some(({ text }) => text.startsWith('-') && !OPTIONS_OF_TESTS.test(text))) return false;
  return args.slice(0, end < 0 ? undefined : end).every(({ text }) => !text.startsWith('-') || OPTIONS_OF_NPM.test(text));
}

/** Node gets a file of this project that is known, after options that are known. */
function isScript([first, ...rest]: readonly Word[]): boolean {
  if (!first?.isKnown || TEXT_OF_NODE.test(first.text) || OUTSIDE.test(first.text)) return false;
  if (/^--(?:experimental-)?loader\b/.test(first.text)) return false;
  if (['-r', '--require', '--import'].includes(first.text))
    return rest[0]?.isKnown === true && !OUTSIDE.test(rest[0].text) && isScript(rest.slice(1));
  return first.text.startsWith('-') ? isScript(rest) : !/^(?:\.\/)?node_modules\//.test(first.text);
}

const nothing: Started = { programs: [], odd: [] };

const join = (...all: readonly Started[]): Started => ({
  programs: all.flatMap(({ programs }) => programs),
  odd: all.flatMap(({ odd }) => odd),
});
