/**
 * Images of identity documents, sent by applicants from their waiting or rejected session after registering, so that nothing is uploaded before there is
 * an account to bound it. Re-encoded without metadata and stored in the database; only admins see them (document-reveals.service.ts).
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { IdentityDocumentKind } from '../../../../schema/values/accounts/accounts';
import { serverLimits } from '../../../../schema/values/server-limits';
import { conflict } from '../../../platform/errors/common-errors';
import { processImage } from '../../../platform/files/image-pipeline';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { RateLimiter } from '../../../platform/security/rate-limiter';
import type { Db } from '../../../platform/db/sql';
import { type DocumentContent, type DocumentRow, IdentityDocumentsStore } from './identity-documents.store';
import { isApplicant, maySendDocuments } from './profile.policy';

export type { DocumentRow };

const HOUR_SECONDS = 3600;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class IdentityDocumentsService {
  constructor(
    private readonly store: IdentityDocumentsStore,
    private readonly limiter: RateLimiter,
  ) {}

  /** Which images the seller has sent. */
  async own(viewer: Viewer): Promise<DocumentRow[]> {
    assertMay(maySendDocuments(viewer));
    const [own] = await this.store.ofUsers([viewer.id]);
    return own ?? [];
  }

  /** Which images these accounts have sent, in the order requested. For services that have asserted that the viewer may know. */
  ofUsers(userIds: readonly string[], db?: Db): Promise<DocumentRow[][]> {
    return this.store.ofUsers(userIds, db);
  }

  /** The images themselves. The caller records in the audit trail, in the same transaction, that they were viewed. */
  contentsOf(tx: Db, userId: string): Promise<DocumentContent[]> {
    return this.store.contentsOf(tx, userId);
  }

  /** Counts an upload; CONFLICT for an account that is not waiting or rejected. Called before the file is read. */
  async beforeUpload(viewer: Viewer): Promise<void> {
    assertMay(maySendDocuments(viewer));
    if (!isApplicant(viewer)) throw conflict('account.notWaiting', { status: viewer.status });
    await this.limiter.consume('identity-document', viewer.id, 1, serverLimits.identityUploadsPerHour, HOUR_SECONDS);
  }

  /** Stores the image in place of an earlier one of its kind. */
  async upload(viewer: Viewer, kind: IdentityDocumentKind, bytes: Buffer): Promise<DocumentRow> {
    const { variants } = await processImage(bytes);
    const widest = variants.at(-1);
    const saved = widest && (await this.store.save(viewer.id, kind, widest.bytes));
    if (!saved) throw conflict('account.notWaiting', { status: (await this.store.statusOf(viewer.id)) ?? viewer.status });
    return saved;
  }
}
