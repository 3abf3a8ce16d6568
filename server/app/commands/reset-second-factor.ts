/**
 * `npm run admin:reset-second-factor -- PHONE`: for an admin who has lost the authenticator app and the recovery codes,
 * where no other admin can help. The account sets a new second factor up at its next login; its sessions end, and the
 * audit trail has an entry without an actor.
 */
import '../../platform/fast/use-bundled-modules';
import 'reflect-metadata';
import { normalPhone } from '../../../schema/text/phone';
import { text } from '../../../schema/messages/text';
import { AccountsService } from '../../modules/accounts/users/accounts.service';
import { SecondFactorsService } from '../../modules/accounts/second-factor/second-factors.service';
import { type CommandContext, runCommand, UsageError } from './command';
import { buildContainer } from '../wiring/container';

const USAGE = 'Usage: haatbar admin:reset-second-factor PHONE, or npm run admin:reset-second-factor -- PHONE';

const resetSecondFactor = async ({ config, database, logger, args: [phone] }: CommandContext): Promise<void> => {
  if (!phone) throw new UsageError(USAGE);
  const container = buildContainer({ config, db: database.db, databaseUrl: database.url, logger });
  const account = await container.resolve(AccountsService).findByPhone(normalPhone(phone));
  const isReset = account && (await container.resolve(SecondFactorsService).reset(account.id, { actorId: null, reason: null }));
  if (!account || !isReset) throw new UsageError(text('secondFactor.none', 'en'));
  process.stdout.write(`${text('secondFactor.reset', 'en', { phone: account.phone })}\n`);
};

void runCommand(resetSecondFactor, { needsData: true });
