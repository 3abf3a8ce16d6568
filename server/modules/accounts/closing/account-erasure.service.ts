/**
 * Ends an account for its owner: the row stays, since orders refer to it, without a name, phone number, address,
 * documents or anything else of the owner. Its sessions end and sockets close; short messages to the phone, sent or
 * waiting, are removed. Other modules erase what they have of the user in the same transaction.
 */
import { randomUUID } from 'node:crypto';
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { closedAccountName } from '../../../../schema/values/accounts/closing';
import { eraseMessages } from '../../../platform/sms/sms-store';
import { hashPassword } from '../../../platform/security/passwords';
import { AccountStatusService } from '../users/account-status.service';
import { SessionsService } from '../auth/sessions.service';
import { eraseUser } from './account-erasure.store';

/** These values replace the name and the phone number of an erased user. */
export interface ErasedUser {
  readonly name: string;
  readonly phone: string;
  /** Others were shown these texts: the user's name, the name of the business, the phone number. */
  readonly identifiers: readonly string[];
}

@scoped(Lifecycle.ContainerScoped)
export class AccountErasureService {
  constructor(
    private readonly statuses: AccountStatusService,
    private readonly sessions: SessionsService,
  ) {}

  /** CONFLICT where the account is not approved any more. The new status takes what it sells off the market. */
  async erase(tx: EntityManager, userId: string): Promise<ErasedUser> {
    const { APPROVED: from, SUSPENDED: to } = AccountStatus;
    await this.statuses.change(tx, { userId, actorId: userId, from, to, reason: 'Closed by its owner' });
    const { phone, phoneBefore, nameBefore, businessBefore } = await eraseUser(
      tx,
      userId,
      closedAccountName,
      await hashPassword(randomUUID()),
    );
    await this.sessions.revokeAll(tx, userId);
    await eraseMessages(tx, phoneBefore);
    return { name: closedAccountName, phone, identifiers: [nameBefore, businessBefore, phoneBefore].filter((one) => one !== null) };
  }
}
