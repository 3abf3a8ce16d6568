/** The scripts of package.json: each is one program, which takes the place of its shell. */
import { startedByText, variablesOf } from './started-words';
import { PROGRAMS } from './starting-programs';

/** They run a text of Node. */
const NAMED: Readonly<Record<string, string>> = {
  prestart: 'builds where there are sources; an installation has none',
  compile: 'the same, the server alone',
};
const IF_THERE = `exec node -e "require('node:fs').existsSync('tools/build/build.cjs') && require('./tools/build/build.cjs')" -- --if-stale`;

/**
 * A step before a script is a script of its own, `pre…`. In the place of its shell, a program is reached by a signal
 * to npm. `packaged`: programs that packages bring.
 */
export function brokenScripts(scripts: Readonly<Record<string, string>>, packaged: readonly string[]): string[] {
  return Object.entries(scripts).flatMap(([name, text]) => {
    const unquoted = text.replaceAll(/'[^']*'/g, "''");
    const bare = unquoted.replaceAll(/"(?:\\.|[^"\\])*"/g, '""');
    // a shell runs what is in double quotes too
    if (/`|\$\(/.test(unquoted) || /&&|\|\||[|;&\n]/.test(bare)) return [`${name} is more than one program`];
    if (!/^(?:[A-Z_]+=\S+ )*exec /.test(bare)) return [`${name} does not begin with exec`];
    if (Object.hasOwn(NAMED, name) && text.startsWith(IF_THERE)) return [];
    const { programs, odd } = startedByText(text, []);
    if (odd.length > 0 || variablesOf(text).length > 0) return [`${name} starts what cannot be told`];
    return programs.filter((one) => !isListed(one) && !packaged.includes(one)).map((one) => `${name} starts ${one}`);
  });
}

const isListed = (program: string): boolean => Object.hasOwn(PROGRAMS, program) && PROGRAMS[program]?.includes('package.json') === true;
