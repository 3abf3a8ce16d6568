/** The settings, read from an environment. */
import path from 'node:path';
import fs from 'node:fs';
import { ConfigError, isSecure, knownVariables, readConfig } from '../../server/platform/config/env';

const S3 = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

it('has the defaults of docs/operations.md', () => {
  expect(readConfig({})).toMatchObject({
    nodeEnv: 'production',
    host: '127.0.0.1',
    port: 4000,
    publicUrl: null,
    trustProxy: 0,
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    readDatabaseUrl: null,
    redisUrl: null,
    s3: null,
    cloudinary: null,
    sms: null,
    migrate: true,
    jobs: true,
    seedDemo: null,
    otpRequired: false,
    adminSecondFactor: false,
    supportPhone: null,
    supportEmail: null,
    gs1Prefix: null,
    registrationsPerHour: 10,
    logLevel: 'info',
  });
});

it('asks for phone codes in production where an SMS provider is configured, unless switched off', () => {
  const sms = { SMS_HTTP_URL: 'https://sms.example/send' };
  expect(readConfig(sms).otpRequired).toBe(true);
  expect(readConfig({ ...sms, OTP_REQUIRED: 'false' }).otpRequired).toBe(false);
  expect(readConfig({ ...sms, NODE_ENV: 'development' }).otpRequired).toBe(false);
  expect(readConfig({ OTP_REQUIRED: 'true' }).otpRequired).toBe(true);
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

const GS1 = 'GS1_PREFIX must be a GS1 company prefix: 4 to 12 digits, not of the numbers for restricted use.';
it.each(['8801234', '0614141', '4012', '952123456789'])('takes %s for a company prefix of GS1', (prefix) => {
  expect(readConfig({ GS1_PREFIX: prefix }).gs1Prefix).toBe(prefix);
});
it.each(['880', '8801234567890', '88012a', '2001234', '9791234', '0212345'])('rejects %s as a company prefix of GS1', (prefix) => {
  expect(() => readConfig({ GS1_PREFIX: prefix })).toThrow(new ConfigError(GS1));
});

it('takes an empty variable for one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SEED_DEMO: ' ' })).toMatchObject({ port: 4000, databaseUrl: null, seedDemo: null });
});

it.each([
  [
    { SEED_DEMO: 'true', PUBLIC_URL: 'https://haatbar.example' },
    'SEED_DEMO=true is not for a server with PUBLIC_URL: everyone knows the passwords of the demo accounts.',
  ],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '40.5' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PUBLIC_URL: 'haatbar.example' }, 'PUBLIC_URL must be a URL beginning with http:// or https://.'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV must be one of development, production, test.'],
  [{ JOBS: 'yes' }, 'JOBS must be true or false.'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be a URL beginning with redis:// or rediss://.'],
  [{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b' }, 'The S3 store needs S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY too.'],
  [{ CLOUDINARY_CLOUD_NAME: 'c' }, 'Cloudinary needs CLOUDINARY_UPLOAD_PRESET, or CLOUDINARY_API_KEY and CLOUDINARY_API_SECRET.'],
  [{ CLOUDINARY_CLOUD_NAME: 'c', CLOUDINARY_API_KEY: 'k' }, 'CLOUDINARY_API_KEY and CLOUDINARY_API_SECRET belong together.'],
  [
    { ...S3, CLOUDINARY_CLOUD_NAME: 'c', CLOUDINARY_UPLOAD_PRESET: 'p' },
    'Set S3_* or CLOUDINARY_*, not both: images are stored in one place.',
  ],
  [{ SMS_HTTP_URL: 'https://sms.example', SMS_HTTP_BODY: 'to={{phone}}' }, 'SMS_HTTP_BODY must have the places {{phone}} and {{text}}.'],
  [
    { BKASH_USERNAME: 'u', BKASH_PASSWORD: 'p' },
    'BKASH_USERNAME, BKASH_PASSWORD, BKASH_APP_KEY, BKASH_APP_SECRET belong together. Missing: BKASH_APP_KEY, BKASH_APP_SECRET.',
  ],
  [{ SSLCOMMERZ_STORE_ID: 's' }, 'SSLCOMMERZ_STORE_ID, SSLCOMMERZ_STORE_PASSWORD belong together. Missing: SSLCOMMERZ_STORE_PASSWORD.'],
  [
    { SSLCOMMERZ_STORE_ID: 's', SSLCOMMERZ_STORE_PASSWORD: 'p' },
    'SSLCOMMERZ_STORE_ID needs PUBLIC_URL, where the gateway sends buyers back to.',
  ],
  [
    {
      SSLCOMMERZ_STORE_ID: 's',
      SSLCOMMERZ_STORE_PASSWORD: 'p',
      PUBLIC_URL: 'https://haatbar.example',
      SSLCOMMERZ_BASE_URL: 'http://ssl.example',
    },
    'SSLCOMMERZ_BASE_URL must begin with https://: what is sent there has passwords.',
  ],
  [{ BKASH_BASE_URL: 'bkash' }, 'BKASH_BASE_URL must be a URL beginning with http:// or https://.'],
  [{ SUPPORT_PHONE: 'call us' }, 'SUPPORT_PHONE must be a phone number of 3 to 15 digits.'],
  [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL must be an e-mail address.'],
])('names the variable that is wrong: %j', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(new ConfigError(message));
});

it('reports every wrong variable at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT must[^]*LOG_LEVEL must/);
});

it('reads the ports where they are set', () => {
  expect(readConfig({ ...S3, S3_PUBLIC_URL: 'https://pictures.example/', SMS_HTTP_URL: 'https://sms.example/send' })).toMatchObject({
    s3: { endpoint: 'https://s3.example', region: 'us-east-1', publicUrl: 'https://pictures.example' },
    sms: { url: 'https://sms.example/send', token: null, body: '{"to":"{{phone}}","text":"{{text}}"}', perDay: 20_000 },
  });
});

const file = (name: string) => fs.readFileSync(path.join(__dirname, '..', '..', name), 'utf8');

it('docs/operations.md describes every variable', () => {
  const table = file('docs/operations.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const described = table.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));
  const notForOperators = ['NODE_ENV', 'CLIENT_DIR', 'ADMIN_PASSWORD'];
  expect(knownVariables.filter((name) => !described.includes(name) && !notForOperators.includes(name))).toEqual([]);
  expect(described.filter((name) => !knownVariables.includes(name ?? ''))).toEqual([]);
});

it('docker-compose.yml sets only variables that are read', () => {
  const block = /environment: &app-environment\n((?: {4}\S.*\n)+)/.exec(file('docker-compose.yml'))?.[1] ?? '';
  const set = [...block.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name ?? '');
  expect(set).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT', 'S3_BUCKET']));
  expect(set.filter((name) => !knownVariables.includes(name))).toEqual([]);
});

it('docker-compose.yml has no default for a secret, and gives the rights of the owner to the migration alone', () => {
  const compose = file('docker-compose.yml');
  const secrets = [...compose.matchAll(/\$\{(\w*(?:PASSWORD|SECRET)\w*)(:[^}])?([^}]*)/g)];
  const named = (wanted: string) => new Set(secrets.filter(([, , kind]) => kind === wanted).map(([, name]) => name));
  expect(named(':?')).toEqual(new Set(['POSTGRES_PASSWORD', 'POSTGRES_OWNER_PASSWORD', 'S3_SECRET_ACCESS_KEY']));
  // of services that a market may do without: empty where they are not set
  expect(secrets.filter(([, , kind, value]) => kind !== ':?' && (kind !== ':-' || value !== ''))).toEqual([]);
  const optional = ['BKASH_APP_SECRET', 'BKASH_PASSWORD', 'CLOUDINARY_API_SECRET', 'SSLCOMMERZ_STORE_PASSWORD'];
  expect(named(':-')).toEqual(new Set(optional));
  const services = compose.split(/^ {2}(?=[\w-]+:)/m);
  expect(services.filter((text) => text.includes('DATABASE_OWNER_URL:')).map((text) => text.split(':')[0])).toEqual(['migrate']);
  expect(/environment: &app-environment\n((?: {4}\S.*\n)+)/.exec(compose)?.[1]).toContain("MIGRATE: 'false'");
});
