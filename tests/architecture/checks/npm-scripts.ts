/** The scripts of package.json: each is one program, which takes the place of its shell. */
import { readShell } from './shell-text';
import { OUTSIDE, startedByText, variablesOf } from './started-words';
import { PROGRAMS } from './starting-programs';

/** It builds in the program itself: npm leaves out a step before a script with `ignore-scripts`. */
const BUILT_FIRST = './tools/build/built-first.cjs';
/** The programs of packages: others run what their arguments say, or what they bring from elsewhere. */
const PACKAGED = 'graphql-codegen jest knip oxlint prettier redocly spectral stryker tsc'.split(' ');
/**
 * Options and commands that a script may have behind a program, beside names of files: any other option may start
 * something (`--open`, `--notify`, `--onlyChanged`), and so may another command of a tool.
 */
const OPTIONS: Readonly<Record<string, string>> = {
  'graphql-codegen': '--config --errors-only',
  jest: '-c --selectProjects -i --runTestsByPath',
  knip: '-c --no-progress',
  node: '-r --v8-pool-size --heap-growing-percent --if-stale',
  npm: 'sbom --sbom-format --sbom-type --omit',
  oxlint: '-c --type-aware --deny-warnings',
  prettier: '--no-editorconfig --write --check --log-level',
  redocly: 'lint --config',
  spectral: 'lint --quiet --fail-severity --ruleset',
  stryker: 'run',
  tsc: '-p --noEmit',
};
/** Their first word is a command. */
const WITH_COMMANDS = ['npm', 'redocly', 'spectral', 'stryker'];
const VARIABLES = 'FAST INPUTS MALLOC_TRIM_THRESHOLD_ MIRROR REDOCLY_SUPPRESS_UPDATE_NOTICE REDOCLY_TELEMETRY TESTS'.split(' ');
/** This program of a package is run by the name of its file. */
const TYPEORM = 'exec node -r ./tools/build/register.cjs node_modules/typeorm/cli.js';

/** Npm runs them by itself, when packages are installed or packed. */
const BY_ITSELF = /^(?:pre|post)?(?:dependencies|install|pack|prepare|publish|uninstall|version)$|^prepublishOnly$/;

/**
 * A script of several steps is tools/ci/in-turn.cjs, not a step named `pre…`, which npm leaves out with
 * `ignore-scripts`. In the place of its shell, a program is reached by a signal to npm.
 */
export function brokenScripts(scripts: Readonly<Record<string, string>>): string[] {
  return Object.entries(scripts).flatMap(([name, text]) => {
    const unquoted = text.replaceAll(/'[^']*'/g, "''");
    const bare = unquoted.replaceAll(/"(?:\\.|[^"\\])*"/g, '""');
    // a shell runs what is in double quotes too
    if (/`|\$\(/.test(unquoted) || /&&|\|\||[|;&\n]/.test(bare)) return [`${name} is more than one program`];
    if (BY_ITSELF.test(name)) return [`${name} is run by npm itself`];
    if (Object.hasOwn(scripts, name.replace(/^(?:pre|post)/, '')) && /^(?:pre|post)/.test(name)) return [`${name} may be left out by npm`];
    if (!/^(?:[A-Z_]+=\S+ )*exec /.test(bare)) return [`${name} does not begin with exec`];
    if (/ dist\/app\//.test(text) && !text.includes(` -r ${BUILT_FIRST} `)) return [`${name} runs what may not be built`];
    const unusual = unusualWords(text);
    if (unusual.length > 0) return unusual.map((word) => `${name} has ${word}`);
    if (text === TYPEORM) return [];
    const { programs, odd } = startedByText(text, []);
    if (odd.length > 0 || variablesOf(text).length > 0 || readsOutside(text)) return [`${name} starts what cannot be told`];
    return programs.filter((one) => !isListed(one) && !PACKAGED.includes(one)).map((one) => `${name} starts ${one}`);
  });
}

/** Options, commands and variables that no script of this project has. */
function unusualWords(text: string): string[] {
  return readShell(text).commands.flatMap((all) => {
    const words = all.map((word) => word.text);
    const at = words.findIndex((word) => Object.hasOwn(OPTIONS, word));
    const [program = '', ...rest] = at < 0 ? [] : words.slice(at);
    const allowed = (OPTIONS[program] ?? '').split(' ');
    return [
      ...words.filter((word) => /^\w+=/.test(word) && !VARIABLES.includes(word.split('=')[0] ?? '')),
      ...rest.filter((word, index) => {
        const isCommand = index === 0 && WITH_COMMANDS.includes(program);
        return (isCommand || word.startsWith('-')) && !allowed.includes(word.split('=')[0] ?? '');
      }),
    ];
  });
}

const isListed = (program: string): boolean => Object.hasOwn(PROGRAMS, program) && PROGRAMS[program]?.includes('package.json') === true;

/** A program of a package loads what its arguments name: plugins, settings. */
const readsOutside = (text: string): boolean =>
  readShell(text).commands.some(
    (words) => words.some((word) => PACKAGED.includes(word.text)) && words.some((word) => OUTSIDE.test(word.text)),
  );
