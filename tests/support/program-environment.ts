/** The environment of a program that a test starts: nothing of a developer's own settings (clean-environment.cjs). */
export const { programEnvironment, SETTINGS } = require('./clean-environment.cjs') as {
  readonly programEnvironment: (environment?: NodeJS.ProcessEnv) => Record<string, string>;
  readonly SETTINGS: ReadonlySet<string>;
};
