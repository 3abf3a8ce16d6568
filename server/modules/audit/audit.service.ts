/**
 * Writes the audit trail: every audited action, in the transaction of the action itself. Nothing is ever changed or
 * removed there.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../../schema/values/market/audit';
import { AuditEvent } from './audit-event.entity';

/**
 * `subjectType` is the table's singular ('account', 'product'); `action` past tense, one of schema/values/market/audit.
 */
export type Act = Pick<AuditEvent, 'actorId' | 'subjectType' | 'subjectId'> &
  Partial<Pick<AuditEvent, 'reason' | 'details'>> & { readonly action: AuditAction };

@scoped(Lifecycle.ContainerScoped)
export class AuditService {
  async record(tx: EntityManager, act: Act): Promise<void> {
    await tx.save(tx.create(AuditEvent, act));
  }
}
