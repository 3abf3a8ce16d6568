/** The settings, read from an environment. */
import path from 'node:path';
import { ConfigError, isSecure, readConfig } from '../../server/platform/config/env';

it('has the defaults of the README', () => {
  expect(readConfig({})).toMatchObject({
    nodeEnv: 'production',
    host: '127.0.0.1',
    port: 4000,
    publicUrl: null,
    trustProxy: 0,
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    migrate: true,
    jobs: true,
    seedDemo: null,
    otpRequired: false,
    logLevel: 'info',
  });
});

it('reads what is set, without the white space around it', () => {
  const config = readConfig({
    PORT: ' 8080 ',
    SEED_DEMO: 'false',
    MIGRATE: 'FALSE',
    PUBLIC_URL: 'https://haatbar.example/',
    DATA_DIR: '/srv/data',
  });
  expect(config).toMatchObject({ port: 8080, seedDemo: false, migrate: false, publicUrl: 'https://haatbar.example', dataDir: '/srv/data' });
  expect(isSecure(config)).toBe(true);
  expect(isSecure(readConfig({ PUBLIC_URL: 'http://localhost:8080' }))).toBe(false);
});

it('takes an empty variable for one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SEED_DEMO: ' ' })).toMatchObject({ port: 4000, databaseUrl: null, seedDemo: null });
});

it.each([
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '40.5' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PUBLIC_URL: 'haatbar.example' }, 'PUBLIC_URL must be a URL beginning with http:// or https://.'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV must be one of development, production, test.'],
  [{ JOBS: 'yes' }, 'JOBS must be true or false.'],
])('names the variable that is wrong: %j', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new ConfigError(sentence));
});

it('tells of every wrong variable at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT must[^]*LOG_LEVEL must/);
});
