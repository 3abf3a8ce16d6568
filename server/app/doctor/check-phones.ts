/** `npm run doctor` counts the accounts whose numbers no short message goes to. */
import type { Client } from 'pg';
import { column, columns, int } from '../../platform/db/columns';
import { type Check, warn } from './check';

const PHONES = columns({ unreached: column('count(*)::int', int) });

/** Accounts that can neither be sent a code nor any other message. */
export async function checkPhones(client: Client, pattern: string): Promise<Check[]> {
  const text = `SELECT ${PHONES.sql} FROM users WHERE phone !~ $1 AND closed_at IS NULL`;
  const { unreached } = PHONES.readRow((await client.query<Record<string, unknown>>(text, [pattern])).rows[0]);
  if (unreached === 0) return [];
  return [
    warn(
      'phones',
      `${unreached} accounts have numbers that no SMS goes to`,
      'Name their countries in SMS_COUNTRIES, or answer them by e-mail: they receive no codes, and cannot reset a password.',
    ),
  ];
}
