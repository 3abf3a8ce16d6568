/**
 * Images of identity documents, sent by sellers once they have registered, so that nothing is uploaded before there is
 * an account to bound it: while they wait, after a rejection, and at any time from the profile. Each waits until an
 * admin has checked or rejected it (verifications.service.ts). Re-encoded without metadata and stored in the database;
 * only admins see them (document-reveals.service.ts).
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { IdentityDocumentKind } from '../../../../schema/values/accounts/accounts';
import { checkOfDocument } from '../../../../schema/values/accounts/verification';
import { serverLimits } from '../../../../schema/values/server-limits';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict } from '../../../platform/errors/common-errors';
import { processImage } from '../../../platform/files/image-pipeline';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { RateLimiter } from '../../../platform/security/rate-limiter';
import type { Db } from '../../../platform/db/sql';
import { type DocumentContent, type DocumentRow, IdentityDocumentsStore } from './identity-documents.store';
import type { SellerCheck } from '../verification/verification.types';
import { VerificationsService } from '../verification/verifications.service';
import { maySendDocuments } from '../users/profile.policy';

export type { DocumentRow };

const HOUR_SECONDS = 3600;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class IdentityDocumentsService {
  constructor(
    private readonly db: DataSource,
    private readonly store: IdentityDocumentsStore,
    private readonly verifications: VerificationsService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Which images the seller has sent. */
  async own(viewer: Viewer): Promise<DocumentRow[]> {
    assertMay(maySendDocuments(viewer));
    const [own] = await this.store.findForUsers([viewer.id]);
    return own ?? [];
  }

  /** Returns what was checked of the seller, as buyers see it. */
  async checksOf(viewer: Viewer): Promise<SellerCheck[]> {
    assertMay(maySendDocuments(viewer));
    const [own] = await this.verifications.currentOf([viewer.id]);
    return own ?? [];
  }

  /**
   * Which images these accounts have sent, in the order requested. For services that have asserted that the viewer may
   * know.
   */
  findForUsers(userIds: readonly string[], db?: Db): Promise<DocumentRow[][]> {
    return this.store.findForUsers(userIds, db);
  }

  /** The images themselves. The caller records in the audit trail, in the same transaction, that they were viewed. */
  contentsOf(tx: Db, userId: string): Promise<DocumentContent[]> {
    return this.store.contentsOf(tx, userId);
  }

  /** Counts an upload. Called before the file is read. */
  async beforeUpload(viewer: Viewer): Promise<void> {
    assertMay(maySendDocuments(viewer));
    await this.limiter.consume('identity-document', viewer.id, 1, serverLimits.identityUploadsPerHour, HOUR_SECONDS);
  }

  /**
   * Stores the image in place of an earlier one of its kind, whose check ends. CONFLICT for an account that was
   * suspended or closed meanwhile.
   */
  async upload(viewer: Viewer, kind: IdentityDocumentKind, bytes: Buffer): Promise<DocumentRow> {
    const { variants } = await processImage(bytes);
    const widest = variants.at(-1);
    return inTransaction(this.db, async (tx) => {
      const saved = widest && (await this.store.save(tx, viewer.id, kind, widest.bytes));
      if (!saved) throw conflict('account.noDocuments', { status: (await this.store.statusOf(viewer.id)) ?? viewer.status });
      await this.verifications.documentReplaced(tx, viewer.id, checkOfDocument[kind]);
      return saved;
    });
  }
}
