/** The scripts of package.json: each is one program, which takes the place of its shell. */
import { readShell } from './shell-text';
import { OUTSIDE, startedByText, variablesOf } from './started-words';
import { PROGRAMS } from './starting-programs';

/** It builds in the program itself: npm leaves out a step before a script where it is told to run no scripts. */
const BUILT_FIRST = './tools/build/built-first.cjs';
/** The programs of packages: others run what their arguments say, or what they bring from elsewhere. */
const PACKAGED = 'graphql-codegen jest knip oxlint prettier redocly spectral stryker tsc'.split(' ');
/** Npm runs them by itself, when packages are installed or packed. */
const BY_ITSELF = /^(?:pre|post)?(?:dependencies|install|pack|prepare|publish|uninstall|version)$|^prepublishOnly$/;

/**
 * A step before a script is a script of its own, `pre…`. In the place of its shell, a program is reached by a signal
 * to npm.
 */
export function brokenScripts(scripts: Readonly<Record<string, string>>): string[] {
  return Object.entries(scripts).flatMap(([name, text]) => {
    const unquoted = text.replaceAll(/'[^']*'/g, "''");
    const bare = unquoted.replaceAll(/"(?:\\.|[^"\\])*"/g, '""');
    // a shell runs what is in double quotes too
    if (/`|\$\(/.test(unquoted) || /&&|\|\||[|;&\n]/.test(bare)) return [`${name} is more than one program`];
    if (BY_ITSELF.test(name)) return [`${name} is run by npm itself`];
    if (!/^(?:[A-Z_]+=\S+ )*exec /.test(bare)) return [`${name} does not begin with exec`];
    if (/ dist\/app\//.test(text) && !text.includes(` -r ${BUILT_FIRST} `)) return [`${name} runs what may not be built`];
    const { programs, odd } = startedByText(text, []);
    if (odd.length > 0 || variablesOf(text).length > 0 || readsOutside(text)) return [`${name} starts what cannot be told`];
    return programs.filter((one) => !isListed(one) && !PACKAGED.includes(one)).map((one) => `${name} starts ${one}`);
  });
}

const isListed = (program: string): boolean => Object.hasOwn(PROGRAMS, program) && PROGRAMS[program]?.includes('package.json') === true;

/** A program of a package loads what its arguments name: plugins, settings. */
const readsOutside = (text: string): boolean =>
  readShell(text).commands.some(
    (words) => words.some((word) => PACKAGED.includes(word.text)) && words.some((word) => OUTSIDE.test(word.text)),
  );
