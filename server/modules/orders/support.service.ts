/**
 * Messages to the people behind the market: anybody may send a few an hour, about an order only one of his own. Admins read them, open ones oldest first,
 * and mark them as answered, once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { type Db, execute, one, rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { invalidInput } from '../../platform/errors/validation-error';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { RateLimiter } from '../../platform/security/rate-limiter';
import { AuditService } from '../accounts/audit.service';
import { mayAnswerSupport } from './order.policy';
import type { SupportMessage, SupportMessageInput } from './support.types';

export interface SupportRequest extends PageRequest {
  readonly answered?: boolean | null;
}

const HOUR_SECONDS = 3600;
const SEND = 'INSERT INTO support_messages (user_id, name, phone, order_id, body) VALUES ($1, $2, $3, $4, $5)';
const OWN_ORDER = 'SELECT 1 FROM orders WHERE id = $1 AND $2::uuid IN (buyer_id, seller_id)';
const WANTED = '($1::boolean IS NULL OR (m.answered_at IS NOT NULL) = $1)';
const COLUMNS = `m.id, m.name, m.phone, m.user_id AS "userId", m.order_id AS "orderId", o.tracking_number AS "trackingNumber", m.body,
  m.created_at AS "createdAt", m.answered_at AS "answeredAt", a.name AS "answeredBy"`;
const JOINS = 'LEFT JOIN orders o ON o.id = m.order_id LEFT JOIN users a ON a.id = m.answered_by';

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
    await this.limiter.consume('support', viewer?.id ?? address, 1, limits.supportPerHour, HOUR_SECONDS);
    if (orderId) {
      const own = viewer && isUuid(orderId) ? await one(this.db, OWN_ORDER, [orderId, viewer.id]) : null;
      if (!own) throw invalidInput([{ field: 'orderId', key: 'support.order' }]);
    }
    await execute(this.db, SEND, [viewer?.id ?? null, name, phone, orderId ?? null, body]);
    return true;
  }

  async list(viewer: Viewer, { answered, first, after, offset }: SupportRequest): Promise<Page<SupportMessage>> {
    assertMay(mayAnswerSupport(viewer));
    const [direction, beyond] = answered === false ? ['ASC', '>'] : ['DESC', '<'];
    const page = `SELECT ${COLUMNS} FROM support_messages m ${JOINS} WHERE ${WANTED}
      AND ($2::uuid IS NULL OR (m.created_at, m.id) ${beyond} (SELECT created_at, id FROM support_messages WHERE id = $2))
      ORDER BY m.created_at ${direction}, m.id ${direction} LIMIT $3 OFFSET $4`;
    const wanted = answered ?? null;
    const [found, counted] = await Promise.all([
      rows<SupportMessage>(this.db, page, [wanted, after ? idOfCursor(after) : null, first + 1, offset ?? 0]),
      one<{ count: number }>(this.db, `SELECT count(*)::int AS count FROM support_messages m WHERE ${WANTED}`, [wanted]),
    ]);
    return { ...pageOf(found, { first, after, offset }, idCursor), totalCount: counted?.count ?? 0 };
  }

  async answer(viewer: Viewer, id: string): Promise<SupportMessage> {
    assertMay(mayAnswerSupport(viewer));
    return inTransaction(this.db, async (tx) => {
      const message = await byId(tx, id);
      const mark = 'UPDATE support_messages SET answered_at = now(), answered_by = $2 WHERE id = $1 AND answered_at IS NULL';
      if ((await execute(tx, mark, [message.id, viewer.id])) === 0) throw new AppError('CONFLICT', 'support.answered');
      await this.audit.record(tx, { actorId: viewer.id, action: 'support.answered', subjectType: 'supportMessage', subjectId: message.id });
      return byId(tx, id);
    });
  }
}

async function byId(db: Db, id: string): Promise<SupportMessage> {
  const message = isUuid(id)
    ? await one<SupportMessage>(db, `SELECT ${COLUMNS} FROM support_messages m ${JOINS} WHERE m.id = $1`, [id])
    : null;
  if (!message) throw notFound();
  return message;
}
