/**
 * `npm run admin:create -- PHONE NAME`: the only way to create an admin. The password is asked for on the terminal
 * without showing it, read from the first line of a pipe, or taken from ADMIN_PASSWORD.
 */
import '../../platform/fast/use-bundled-modules';
import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { registerRules } from '../../../schema/rules/accounts/register.rules';
import { key } from '../../../schema/rules/shared/fields';
import { ownName } from '../../../schema/rules/shared/name.rules';
import { text } from '../../../schema/messages/text';
import { RegistrationService } from '../../modules/accounts/registration/registration.service';
import { AppError } from '../../platform/errors/app-error';
import { parseWith } from '../../platform/validation/parse-with';
import { runCommand, UsageError } from './command';
import { buildContainer } from '../wiring/container';

const USAGE =
  'Usage: haatbar admin:create PHONE NAME, or npm run admin:create -- PHONE NAME   (the password is asked for, or given as ADMIN_PASSWORD)';
const NO_PASSWORD = 'Nobody can type the password here: set ADMIN_PASSWORD, or write it into a pipe.';
/** An admin speaks for the market, so its name is allowed here. */
const adminRules = registerRules.pick(['phone', 'password']).shape({ name: ownName(key('register.name')) });

void runCommand(async ({ config, database, logger, args: [phone, ...names] }) => {
  if (!phone || names.length === 0) throw new UsageError(USAGE);
  const container = buildContainer({ config, db: database.db, databaseUrl: database.url, logger });
  const password = config.adminPassword ?? (await askPassword());
  try {
    const input = await parseWith(adminRules, { phone, name: names.join(' '), password });
    const admin = await container.resolve(RegistrationService).createAdmin(input);
    process.stdout.write(`${text('admin.created', 'en', { phone: admin.phone })}\n`);
  } catch (error) {
    throw error instanceof AppError ? new UsageError(text(error.key, 'en', error.params)) : error;
  }
});

async function askPassword(): Promise<string> {
  const isTyped = process.stdin.isTTY;
  if (isTyped) process.stderr.write('Password: ');
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: isTyped });
  try {
    for await (const line of lines) return line;
    if (!isTyped) throw new UsageError(NO_PASSWORD);
    return '';
  } finally {
    lines.close();
    if (isTyped) process.stderr.write('\n');
  }
}
