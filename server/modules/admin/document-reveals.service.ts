/** Shows an admin the numbers of an account's documents, never without a line in the audit trail (security.md "What each role may see"). */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { notFound } from '../../platform/errors/common-errors';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { AuditService } from '../accounts/audit.service';
import { User } from '../accounts/user.entity';
import type { RevealedDocuments } from './account-review.types';
import { mayRevealDocuments } from './admin.policy';

@scoped(Lifecycle.ContainerScoped)
export class DocumentRevealsService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditService,
  ) {}

  async reveal(admin: Viewer, accountId: string): Promise<RevealedDocuments> {
    assertMay(mayRevealDocuments(admin));
    if (!isUuid(accountId)) throw notFound();
    return inTransaction(this.db, async (tx) => {
      const account = await tx.findOne(User, { select: { id: true, nid: true, tradeLicense: true }, where: { id: accountId } });
      if (!account) throw notFound();
      const act = { action: 'account.documentsRevealed', subjectType: 'account', subjectId: accountId } as const;
      await this.audit.record(tx, { ...act, actorId: admin.id });
      return { nid: account.nid, tradeLicense: account.tradeLicense };
    });
  }
}
