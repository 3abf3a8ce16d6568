/**
 * Messages to support: anyone may send a few an hour, about an order only one of their own. Admins read them, open ones
 * oldest first, and mark them as replied to, once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { serverLimits } from '../../../schema/values/server-limits';
import { listPage, listRow } from '../../platform/db/list-query';
import type { Db } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/uuid';
import { conflict, notFound } from '../../platform/errors/common-errors';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Page, PageRequest } from '../../platform/paging/page';
import type { Viewer } from '../../platform/security/viewer';
import { assertMay } from '../../platform/security/assert-policy';
import { RateLimiter } from '../../platform/security/rate-limiter';
import type { ErasedUser } from '../accounts/closing/account-erasure.service';
import { AuditService } from '../audit/audit.service';
import { StoredSupportMessage } from './stored-support-message.entity';
import { addMessage, isOwnOrder, markReplied, messagesThatAre, supportMessages } from './support-messages.store';
import { mayReplyToSupport } from './support.policy';
import type { SupportMessage, SupportMessageInput } from './support.types';

export interface SupportRequest extends PageRequest {
  /** Only those with a reply, or only those without; all where it is left out. */
  readonly isReplied?: boolean | null;
}

const HOUR_SECONDS = 3600;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SupportService {
  constructor(
    private readonly db: DataSource,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditService,
  ) {}

  /** `address` is the network address: visitors have no account to count by. */
  async send(viewer: Viewer | null, { name, phone, orderId, body }: SupportMessageInput, address: string): Promise<true> {
    await this.limiter.consume('support', viewer?.id ?? address, 1, serverLimits.supportPerHour, HOUR_SECONDS);
    if (orderId) {
      const own = viewer && isUuid(orderId) && (await isOwnOrder(this.db, orderId, viewer.id));
      if (!own) throw invalidInput([{ field: 'orderId', key: 'support.order' }]);
    }
    await addMessage(this.db, { userId: viewer?.id ?? null, name, phone, orderId: orderId ?? null, body });
    return true;
  }

  async list(viewer: Viewer, { isReplied, ...page }: SupportRequest): Promise<Page<SupportMessage>> {
    assertMay(mayReplyToSupport(viewer));
    return listPage(this.db, supportMessages(isReplied), page, messagesThatAre(isReplied));
  }

  /** Messages of a user who closes the account stay without name and phone number. */
  async erase(tx: EntityManager, userId: string, { name, phone }: ErasedUser): Promise<void> {
    await tx.update(StoredSupportMessage, { userId }, { name, phone });
  }

  async markReplied(viewer: Viewer, id: string): Promise<SupportMessage> {
    assertMay(mayReplyToSupport(viewer));
    return inTransaction(this.db, async (tx) => {
      const message = await byId(tx, id);
      if (!(await markReplied(tx, message.id, viewer.id))) throw conflict('support.answered', { status: 'REPLIED' });
      await this.audit.record(tx, { actorId: viewer.id, action: 'support.answered', subjectType: 'supportMessage', subjectId: message.id });
      return byId(tx, id);
    });
  }
}

async function byId(db: Db, id: string): Promise<SupportMessage> {
  const message = isUuid(id) ? await listRow(db, supportMessages(), id) : null;
  if (!message) throw notFound();
  return message;
}
