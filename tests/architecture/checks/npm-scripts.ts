/** The scripts of package.json: each is one program, which takes the place of its shell. */

/** Programs that the scripts start: packages bring them, but for these. */
const OF_SCRIPTS = ['node', 'npm', 'env', 'mkdir'];
/** Other commands of npm run anything. */
const OF_NPM = /^exec npm (?:run|sbom) /;

/**
 * A step before a script is a script of its own, `pre…`. In the place of its shell, a program is reached by a signal
 * to npm.
 */
export function brokenScripts(scripts: Readonly<Record<string, string>>, packaged: readonly string[]): string[] {
  return Object.entries(scripts).flatMap(([name, text]) => {
    const unquoted = text.replaceAll(/'[^']*'/g, "''");
    const bare = unquoted.replaceAll(/"(?:\\.|[^"\\])*"/g, '""');
    // a shell runs what is in double quotes too
    if (/`|\$\(/.test(unquoted) || /&&|\|\||[|;&\n]/.test(bare)) return [`${name} is more than one program`];
    const [, exec, program = ''] = /^(?:[A-Z_]+=\S+ )*(exec )?(?:env (?:[A-Z_]+=\S+ )+)?(\S+)/.exec(bare) ?? [];
    if (exec === undefined) return [`${name} does not begin with exec`];
    if (program === 'npm' && !OF_NPM.test(bare)) return [`${name} starts what npm finds`];
    return [...OF_SCRIPTS, ...packaged].includes(program) ? [] : [`${name} starts ${program}`];
  });
}
