/**
 * The payment gateways: the variables BKASH_* and SSLCOMMERZ_*, read by env.ts. Without them the gateway is not
 * offered.
 */
import * as yup from 'yup';
import { isLoopback, webAddress, withoutEndSlash } from './variable-kinds';

export interface BkashSettings {
  readonly baseUrl: string;
  readonly username: string;
  readonly password: string;
  readonly appKey: string;
  readonly appSecret: string;
}

export interface SslcommerzSettings {
  readonly baseUrl: string;
  readonly storeId: string;
  readonly storePassword: string;
}

export const paymentVariables = {
  BKASH_BASE_URL: webAddress().default('https://tokenized.pay.bka.sh'),
  BKASH_USERNAME: yup.string(),
  BKASH_PASSWORD: yup.string(),
  BKASH_APP_KEY: yup.string(),
  BKASH_APP_SECRET: yup.string(),
  SSLCOMMERZ_BASE_URL: webAddress().default('https://securepay.sslcommerz.com'),
  SSLCOMMERZ_STORE_ID: yup.string(),
  SSLCOMMERZ_STORE_PASSWORD: yup.string(),
};

type Given = {
  readonly [K in keyof typeof paymentVariables]?: string | undefined;
};

export function readBkash(env: Given): BkashSettings | null {
  const { BKASH_BASE_URL, BKASH_USERNAME, BKASH_PASSWORD, BKASH_APP_KEY, BKASH_APP_SECRET } = env;
  if (!BKASH_USERNAME || !BKASH_PASSWORD || !BKASH_APP_KEY || !BKASH_APP_SECRET) return null;
  return {
    baseUrl: withoutEndSlash(BKASH_BASE_URL ?? ''),
    username: BKASH_USERNAME,
    password: BKASH_PASSWORD,
    appKey: BKASH_APP_KEY,
    appSecret: BKASH_APP_SECRET,
  };
}

export function readSslcommerz(env: Given): SslcommerzSettings | null {
  const { SSLCOMMERZ_BASE_URL, SSLCOMMERZ_STORE_ID, SSLCOMMERZ_STORE_PASSWORD } = env;
  if (!SSLCOMMERZ_STORE_ID || !SSLCOMMERZ_STORE_PASSWORD) return null;
  return { baseUrl: withoutEndSlash(SSLCOMMERZ_BASE_URL ?? ''), storeId: SSLCOMMERZ_STORE_ID, storePassword: SSLCOMMERZ_STORE_PASSWORD };
}

const together = [
  { names: ['BKASH_USERNAME', 'BKASH_PASSWORD', 'BKASH_APP_KEY', 'BKASH_APP_SECRET'], address: 'BKASH_BASE_URL' },
  { names: ['SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'], address: 'SSLCOMMERZ_BASE_URL' },
] as const;

/**
 * Returns the errors of the variables taken together, as messages. A gateway sends buyers back to the public address.
 */
export function paymentErrors(env: Given & { readonly NODE_ENV: string; readonly PUBLIC_URL?: string | undefined }): string[] {
  return together.flatMap(({ names, address }) => {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === names.length) return [];
    if (missing.length > 0) return [`${names.join(', ')} belong together. Missing: ${missing.join(', ')}.`];
    if (env.NODE_ENV !== 'production') return [];
    return [
      ...(env.PUBLIC_URL ? [] : [`${names[0]} needs PUBLIC_URL, where the gateway sends buyers back to.`]),
      ...(isUnencrypted(env[address] ?? '') ? [`${address} must begin with https://: what is sent there has passwords.`] : []),
    ];
  });
}

/** Can others on the way read what is sent there? Not on this machine. */
const isUnencrypted = (address: string): boolean => /^http:/i.test(address) && !isLoopback(new URL(address).hostname);
