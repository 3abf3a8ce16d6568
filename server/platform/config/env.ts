/**
 * The settings of one server process, and the only place that reads `process.env`. A wrong value stops the start with a
 * message that names the variable. Handed out as the injectable `Config`.
 */
import os from 'node:os';
import path from 'node:path';
import * as yup from 'yup';
import { emailPattern } from '../../../schema/rules/accounts/register.rules';
import { supportPhonePattern } from '../../../schema/rules/market/support.rules';
import { serverLimits } from '../../../schema/values/server-limits';
import {
  type ClientUploadSettings,
  type CloudinarySettings,
  imageStoreErrors,
  imageStoreVariables,
  readClientUploads,
  readCloudinary,
  readS3,
  type S3Settings,
} from './image-store-settings';
import { type MetricsSettings, observationVariables, readMetrics, readTraces, type TraceSettings } from './observation-settings';
import {
  type BkashSettings,
  paymentErrors,
  paymentVariables,
  readBkash,
  readSslcommerz,
  type SslcommerzSettings,
} from './payment-settings';
import { pushErrors, type PushSettings, pushVariables, readPush } from './push-settings';
import { readSms, readSmsCountries, type SmsSettings, smsVariables } from './sms-settings';
import { choice, gs1Prefix, isLoopback, truth, url, webAddress, whole, withoutEndSlash } from './variable-kinds';

export class Config {
  /** `production` unless NODE_ENV is set otherwise. */
  readonly nodeEnv!: 'development' | 'production' | 'test';
  readonly host!: string;
  /** 0 asks the system for a free port. */
  readonly port!: number;
  /**
   * Where visitors reach the site, e.g. https://haatbar.example; decides Secure cookies and HSTS. Null: what they
   * typed.
   */
  readonly publicUrl!: string | null;
  /** How many proxies in front may set the visitor's address (X-Forwarded-For). */
  readonly trustProxy!: number;
  /** Database (when embedded) and images. */
  readonly dataDir!: string;
  /** The built web client. */
  readonly clientDir!: string;
  /** Another PostgreSQL instead of the embedded one. */
  readonly databaseUrl!: string | null;
  /** Connects as the owner of the tables, for migrations and commands; null: `databaseUrl` does both. */
  readonly databaseOwnerUrl!: string | null;
  readonly databasePoolSize!: number;
  /** A copy of the database that public reads are sent to; it may lag a little. */
  readonly readDatabaseUrl!: string | null;
  /** A copy that is further behind is left alone. */
  readonly readDatabaseMaxLagSeconds!: number;
  /** How long responses to visitors' reads are stored, unless what they show changes before; 0: not at all. */
  readonly readCacheSeconds!: number;
  /** Carries live events and rate limits between several processes. */
  readonly redisUrl!: string | null;
  /** Both null: images are stored in `dataDir`. */
  readonly s3!: S3Settings | null;
  readonly cloudinary!: CloudinarySettings | null;
  /** Clouds whose images REST fetches where a client gives their address. */
  readonly clientUploads!: ClientUploadSettings;
  /** Null: short messages wait in the outbox for an operator. */
  readonly sms!: SmsSettings | null;
  /** Short messages go to Bangladesh and to countries with these calling codes. */
  readonly smsCountries!: readonly string[];
  readonly push!: PushSettings;
  /** Null: no metrics are collected. */
  readonly metrics!: MetricsSettings | null;
  /** Null: nothing is traced. */
  readonly traces!: TraceSettings | null;
  /** Null: the gateway is not offered. */
  readonly bkash!: BkashSettings | null;
  readonly sslcommerz!: SslcommerzSettings | null;
  /**
   * Webhooks and web push may go to private addresses and plain HTTP: for tests and developers, never in production.
   */
  readonly webhookAllowPrivate!: boolean;
  /** False leaves out server/platform/fast. */
  readonly fast!: boolean;
  /** May this process change the tables? */
  readonly migrate!: boolean;
  /** May this process run queued and timed jobs? */
  readonly jobs!: boolean;
  /** Null: the demo market is made when an embedded database is empty and only this machine reaches the server. */
  readonly seedDemo!: boolean | null;
  /**
   * A phone is proved by a code before it registers and before its first order; by default in production with an SMS
   * provider.
   */
  readonly otpRequired!: boolean;
  /** The market's company prefix at GS1, for ids in files of lots; null: ids are addresses of the market. */
  readonly gs1Prefix!: string | null;
  /** Shown to users unless an admin has set others; null: only the message form is offered. */
  readonly supportPhone!: string | null;
  readonly supportEmail!: string | null;
  /** Admin accounts need a second factor; by default in production, unless only this machine reaches the server. */
  readonly adminSecondFactor!: boolean;
  /** New accounts of one network address in an hour. */
  readonly registrationsPerHour!: number;
  /** Only for the command admin:create, where no one is there to type it. */
  readonly adminPassword!: string | null;
  readonly logLevel!: 'silent' | 'error' | 'warn' | 'info' | 'debug';

  constructor(values: { readonly [K in keyof Config]: Config[K] }) {
    Object.assign(this, values);
  }
}

/** Cookies are Secure and HSTS is sent only where the site is reached by TLS. */
export function isSecure(config: Config): boolean {
  return config.publicUrl?.startsWith('https://') ?? false;
}

/**
 * Only the machine it runs on reaches the server: it listens on a loopback address, no public address is set, and there
 * is no proxy in front.
 */
export function isLocalOnly({ host, publicUrl, trustProxy }: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): boolean {
  return publicUrl === null && isLoopback(host) && trustProxy === 0;
}

/** Where browsers reach this server: the public address, else the one it listens on. */
export function siteAddress({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The environment has errors; the message lists them for the operator who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const variables = yup.object({
  NODE_ENV: choice('development', 'production', 'test').default('production'),
  HOST: yup.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(4000),
  PUBLIC_URL: webAddress(),
  TRUST_PROXY: whole(0, 10).default(0),
  DATA_DIR: yup.string().default('.data'),
  CLIENT_DIR: yup.string().default(path.join('dist', 'client')),
  DATABASE_URL: url('postgres://', /^postgres(ql)?:\/\/[^\s]+$/),
  DATABASE_OWNER_URL: url('postgres://', /^postgres(ql)?:\/\/[^\s]+$/),
  DATABASE_POOL_SIZE: whole(1, 500).default(10),
  READ_DATABASE_URL: url('postgres://', /^postgres(ql)?:\/\/[^\s]+$/),
  READ_DATABASE_MAX_LAG_SECONDS: whole(1, 3600).default(10),
  READ_CACHE_SECONDS: whole(0, 60).default(5),
  REDIS_URL: url('redis:// or rediss://', /^rediss?:\/\/[^\s]+$/),
  ...imageStoreVariables,
  ...smsVariables,
  ...pushVariables,
  ...observationVariables,
  ...paymentVariables,
  WEBHOOK_ALLOW_PRIVATE: truth.default(false),
  FAST: choice('on', 'off').default('on'),
  MIGRATE: truth.default(true),
  JOBS: truth.default(true),
  SEED_DEMO: truth,
  SUPPORT_PHONE: yup
    .string()
    .matches(supportPhonePattern, { message: 'SUPPORT_PHONE must be a phone number of 3 to 15 digits.', excludeEmptyString: true }),
  SUPPORT_EMAIL: yup.string().matches(emailPattern, { message: 'SUPPORT_EMAIL must be an e-mail address.', excludeEmptyString: true }),
  OTP_REQUIRED: truth,
  GS1_PREFIX: gs1Prefix,
  ADMIN_SECOND_FACTOR: truth,
  REGISTRATIONS_PER_HOUR: whole(1, 1_000_000).default(serverLimits.registrationsPerAddressPerHour),
  ADMIN_PASSWORD: yup.string(),
  LOG_LEVEL: choice('silent', 'error', 'warn', 'info', 'debug').default('info'),
});

/** Every variable that is read. */
export const knownVariables: readonly string[] = Object.keys(variables.fields);

/** The options that Node was started with, on its command line or by NODE_OPTIONS. */
export const nodeOptions = (): readonly string[] => [...process.execArgv, process.env.NODE_OPTIONS ?? ''];

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(knownVariables.map((name) => [name, environment[name]?.trim() || undefined]));
  const env = checked(given);
  const problems = [...imageStoreErrors(env), ...paymentErrors(env), ...pushErrors(env)];
  if (env.NODE_ENV === 'production' && env.WEBHOOK_ALLOW_PRIVATE) problems.push('WEBHOOK_ALLOW_PRIVATE is not for production.');
  if (env.SEED_DEMO && env.PUBLIC_URL)
    problems.push('SEED_DEMO=true is not for a server with PUBLIC_URL: everyone knows the passwords of the demo accounts.');
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const reached = { host: env.HOST, publicUrl: env.PUBLIC_URL ? withoutEndSlash(env.PUBLIC_URL) : null, trustProxy: env.TRUST_PROXY };
  return new Config({
    nodeEnv: env.NODE_ENV,
    port: env.PORT,
    ...reached,
    dataDir: path.resolve(env.DATA_DIR.replace(/^~(?=\/|$)/, os.homedir())),
    clientDir: path.resolve(env.CLIENT_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    readDatabaseUrl: env.READ_DATABASE_URL ?? null,
    readDatabaseMaxLagSeconds: env.READ_DATABASE_MAX_LAG_SECONDS,
    readCacheSeconds: env.READ_CACHE_SECONDS,
    redisUrl: env.REDIS_URL ?? null,
    s3: readS3(env),
    cloudinary: readCloudinary(env),
    clientUploads: readClientUploads(env),
    sms: readSms(env),
    smsCountries: readSmsCountries(env.SMS_COUNTRIES),
    push: readPush(env),
    metrics: readMetrics(env),
    traces: readTraces(env),
    bkash: readBkash(env),
    sslcommerz: readSslcommerz(env),
    webhookAllowPrivate: env.WEBHOOK_ALLOW_PRIVATE,
    fast: env.FAST === 'on',
    migrate: env.MIGRATE,
    jobs: env.JOBS,
    seedDemo: env.SEED_DEMO ?? null,
    gs1Prefix: env.GS1_PREFIX ?? null,
    supportPhone: env.SUPPORT_PHONE ?? null,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    otpRequired: env.OTP_REQUIRED ?? (env.NODE_ENV === 'production' && env.SMS_HTTP_URL !== undefined),
    adminSecondFactor: env.ADMIN_SECOND_FACTOR ?? (env.NODE_ENV === 'production' && !isLocalOnly(reached)),
    registrationsPerHour: env.REGISTRATIONS_PER_HOUR,
    adminPassword: env.ADMIN_PASSWORD ?? null,
    logLevel: env.LOG_LEVEL,
  });
}

function checked(given: object): yup.InferType<typeof variables> {
  try {
    return variables.validateSync(given, { abortEarly: false });
  } catch (error) {
    if (error instanceof yup.ValidationError) throw new ConfigError(error.errors.join('\n'));
    throw error;
  }
}
