/**
 * Shows admins the short messages, the newest first, never a one-time code, and sends one that failed again: a few an
 * hour. A message that held a code is not sent again: the code was taken out of it when it was given up.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { phoneInSearch } from '../../../../schema/text/phone';
import { searchRules } from '../../../../schema/rules/shared/search.rules';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { SmsStatus } from '../../../../schema/values/market/sms';
import { listPage, listRow } from '../../../platform/db/list-query';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { assertMay } from '../../../platform/security/assert-policy';
import { RateLimiter } from '../../../platform/security/rate-limiter';
import { SmsGateway } from '../../../platform/sms/sms-gateway';
import { retryMessage } from '../../../platform/sms/sms-store';
import { AuditService } from '../../audit/audit.service';
import { mayWatchMessages } from '../admin.policy';
import type { SmsMessage } from './sms-message.types';
import { messagesLike, smsMessages } from './sms-messages.query';

export interface SmsRequest extends PageRequest {
  readonly status?: SmsStatus | null;
  readonly phone?: string | null;
}

const HOUR_SECONDS = 3600;

@scoped(Lifecycle.ContainerScoped)
export class SmsMessagesService {
  constructor(
    private readonly db: DataSource,
    private readonly gateway: SmsGateway,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditService,
  ) {}

  async list(admin: Viewer, { status, phone, ...page }: SmsRequest): Promise<Page<SmsMessage>> {
    assertMay(mayWatchMessages(admin));
    const { search } = await parseWith(searchRules, { search: phone });
    // a text that is no part of a number finds no phone
    const part = search && (phoneInSearch(search) ?? (/^[0-9]+$/.test(search) ? search : 'none'));
    const wanted = { status, phone: part };
    return listPage(this.db, smsMessages, page, messagesLike(wanted));
  }

  async resend(admin: Viewer, id: string): Promise<SmsMessage> {
    assertMay(mayWatchMessages(admin));
    if (!isUuid(id)) throw notFound();
    await this.limiter.consume('sms-resend', admin.id, 1, serverLimits.smsResendsPerHour, HOUR_SECONDS);
    return inTransaction(this.db, async (tx) => {
      const message = existing(await listRow(tx, smsMessages, id, 'FOR UPDATE'));
      if (message.status !== 'FAILED') throw conflict('sms.notFailed', { status: message.status });
      if (!message.canResend) throw conflict('sms.codeGone', { status: message.status, allowed: [] });
      await this.limiter.consume('sms-resend-one', id, 1, serverLimits.smsResendsOfOne, HOUR_SECONDS);
      await this.gateway.queue(tx, await retryMessage(tx, id));
      await this.audit.record(tx, { actorId: admin.id, action: 'sms.resent', subjectType: 'smsMessage', subjectId: id });
      return existing(await listRow(tx, smsMessages, id));
    });
  }
}

function existing(message: SmsMessage | null): SmsMessage {
  if (!message) throw notFound();
  return message;
}
