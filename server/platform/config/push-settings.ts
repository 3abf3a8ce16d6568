/**
 * The keys of web push: the variables VAPID_*, read by env.ts. Without them the server makes a pair at its first start
 * and stores it in the database.
 */
import * as yup from 'yup';
import { areVapidKeys, type VapidKeys } from '../push/vapid';

export const pushVariables = {
  VAPID_PUBLIC_KEY: yup.string(),
  VAPID_PRIVATE_KEY: yup.string(),
  VAPID_SUBJECT: yup.string().matches(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/, {
    message: 'VAPID_SUBJECT must be a mailto: or https: address.',
    excludeEmptyString: true,
  }),
};

interface Given {
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
  readonly VAPID_SUBJECT?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly SUPPORT_EMAIL?: string | undefined;
}

export interface PushSettings {
  /** Null: those of the database. */
  readonly keys: VapidKeys | null;
  /** Where the operators of push services reach the one of this market. */
  readonly subject: string;
}

/** A name that no one has (RFC 2606), for a market on a machine of its own. */
export const NO_OPERATOR = 'mailto:operator@haatbar.invalid';

export function readPush(given: Given): PushSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT, PUBLIC_URL, SUPPORT_EMAIL } = given;
  const site = PUBLIC_URL?.startsWith('https://') ? PUBLIC_URL : null;
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
    subject: VAPID_SUBJECT ?? site ?? (SUPPORT_EMAIL ? `mailto:${SUPPORT_EMAIL}` : NO_OPERATOR),
  };
}

/** Returns the errors of the two keys; the messages contain no key. */
export function pushErrors({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Given): string[] {
  if (!publicKey && !privateKey) return [];
  if (!publicKey || !privateKey) return ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.'];
  return areVapidKeys({ publicKey, privateKey })
    ? []
    : ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair of keys of the curve P-256, in base64url without padding.'];
}
