/**
 * Shows admins the short messages, the newest first, never a one-time code, and sends one that failed again: a few an hour. A message that held a code is
 * not sent again: the code was taken out of it when it was given up.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { searchRules } from '../../../schema/rules/search.rules';
import { limits } from '../../../schema/values/limits';
import type { SmsStatus } from '../../../schema/values/sms';
import { type Db, execute, one, rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { assertMay } from '../../platform/security/assert-policy';
import { RateLimiter } from '../../platform/security/rate-limiter';
import { CODE_MASK, maskedBody } from '../../platform/sms/mask-codes';
import { SmsGateway } from '../../platform/sms/sms-gateway';
import { AuditService } from '../accounts/audit.service';
import { mayWatchMessages } from './admin.policy';
import type { SmsMessage } from './sms-message.types';

export interface SmsRequest extends PageRequest {
  readonly status?: SmsStatus | null;
  readonly phone?: string | null;
}

const HOUR_SECONDS = 3600;
const COLUMNS = `id, phone, ${maskedBody} AS body, purpose, status, attempts, last_error AS "lastError", created_at AS "createdAt", sent_at AS "sentAt",
  status = 'FAILED' AND strpos(body, '${CODE_MASK}') = 0 AS "canResend"`;
const WANTED = `($1::varchar IS NULL OR status = $1) AND ($2::text IS NULL OR phone LIKE '%' || $2 || '%')`;
const PAGE = `
  SELECT ${COLUMNS} FROM sms_outbox WHERE ${WANTED}
    AND ($3::uuid IS NULL OR (created_at, id) < (SELECT created_at, id FROM sms_outbox WHERE id = $3))
  ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5`;

@scoped(Lifecycle.ContainerScoped)
export class SmsDeskService {
  constructor(
    private readonly db: DataSource,
    private readonly gateway: SmsGateway,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditService,
  ) {}

  async list(admin: Viewer, { status, phone, first, after, offset }: SmsRequest): Promise<Page<SmsMessage>> {
    assertMay(mayWatchMessages(admin));
    const { search } = await parseWith(searchRules, { search: phone });
    const digits = search?.replace(/\D/g, '') ?? null;
    // words find no phone
    const wanted = [status ?? null, search && digits === '' ? 'none' : digits];
    const [found, counted] = await Promise.all([
      rows<SmsMessage>(this.db, PAGE, [...wanted, after ? idOfCursor(after) : null, first + 1, offset ?? 0]),
      one<{ count: number }>(this.db, `SELECT count(*)::int AS count FROM sms_outbox WHERE ${WANTED}`, wanted),
    ]);
    return { ...pageOf(found, { first, after, offset }, idCursor), totalCount: counted?.count ?? 0 };
  }

  async resend(admin: Viewer, id: string): Promise<SmsMessage> {
    assertMay(mayWatchMessages(admin));
    if (!isUuid(id)) throw notFound();
    await this.limiter.consume('sms-resend', admin.id, 1, limits.smsResendsPerHour, HOUR_SECONDS);
    return inTransaction(this.db, async (tx) => {
      const message = await byId(tx, id, 'FOR UPDATE');
      if (message.status !== 'FAILED') throw new AppError('CONFLICT', 'sms.notFailed');
      if (!message.canResend) throw new AppError('CONFLICT', 'sms.codeGone');
      await this.limiter.consume('sms-resend-one', id, 1, limits.smsResendsOfOne, HOUR_SECONDS);
      await execute(tx, `UPDATE sms_outbox SET status = 'PENDING', attempts = 0, last_error = NULL WHERE id = $1`, [id]);
      await this.gateway.queue(tx, id);
      await this.audit.record(tx, { actorId: admin.id, action: 'sms.resent', subjectType: 'smsMessage', subjectId: id });
      return byId(tx, id);
    });
  }
}

async function byId(db: Db, id: string, lock: '' | 'FOR UPDATE' = ''): Promise<SmsMessage> {
  const message = await one<SmsMessage>(db, `SELECT ${COLUMNS} FROM sms_outbox WHERE id = $1 ${lock}`, [id]);
  if (!message) throw notFound();
  return message;
}
