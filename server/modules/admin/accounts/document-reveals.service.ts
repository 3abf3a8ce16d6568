/**
 * Shows an admin the numbers of an account's documents, never without an entry in the audit trail: the numbers are
 * personal data.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { notFound } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { AuditService } from '../../audit/audit.service';
import { IdentityDocumentsService } from '../../accounts/profile/identity-documents.service';
import { User } from '../../accounts/users/user.entity';
import type { IdentityDocumentImage, RevealedDocuments } from './account-review.types';
import { mayRevealDocuments } from '../admin.policy';

@scoped(Lifecycle.ContainerScoped)
export class DocumentRevealsService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditService,
    private readonly documents: IdentityDocumentsService,
  ) {}

  /** The images an account has sent, each view recorded in the trail. */
  async showImages(admin: Viewer, accountId: string): Promise<IdentityDocumentImage[]> {
    assertMay(mayRevealDocuments(admin));
    if (!isUuid(accountId)) throw notFound();
    return inTransaction(this.db, async (tx) => {
      if (!(await tx.existsBy(User, { id: accountId }))) throw notFound();
      const documents = await this.documents.contentsOf(tx, accountId);
      const details = { kinds: documents.map(({ kind }) => kind) };
      const act = { action: 'account.documentImagesSeen', subjectType: 'account', subjectId: accountId } as const;
      await this.audit.record(tx, { ...act, actorId: admin.id, details });
      return documents.map((document) => ({
        ...document,
        userId: accountId,
        dataUrl: `data:image/webp;base64,${document.content.toString('base64')}`,
      }));
    });
  }

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
