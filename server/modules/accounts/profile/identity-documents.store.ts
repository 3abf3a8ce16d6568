/** The table of identity documents. Contents leave it through `contentsOf` alone. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { IdentityDocumentKind } from '../../../../schema/values/accounts';
import { limits } from '../../../../schema/values/limits';
import { type Db, execute, one, rows } from '../../../platform/db/sql';

export interface DocumentRow {
  readonly kind: IdentityDocumentKind;
  readonly uploadedAt: Date;
}

export interface DocumentContent extends DocumentRow {
  readonly content: Buffer;
}

/** The account is locked, so that no image arrives while an admin decides. */
const SAVE = `
  WITH applicant AS (SELECT id FROM users WHERE id = $1 AND status IN ('PENDING', 'REJECTED') FOR UPDATE)
  INSERT INTO identity_documents (user_id, kind, content) SELECT id, $2, $3 FROM applicant
  ON CONFLICT (user_id, kind) DO UPDATE SET content = EXCLUDED.content, uploaded_at = now()
  RETURNING kind, uploaded_at AS "uploadedAt"`;
const OF_USERS = `SELECT user_id AS "userId", kind, uploaded_at AS "uploadedAt" FROM identity_documents WHERE user_id = ANY ($1::uuid[]) ORDER BY kind`;
const CONTENTS = 'SELECT kind, uploaded_at AS "uploadedAt", content FROM identity_documents WHERE user_id = $1 ORDER BY kind';
const DELETE_REJECTED = `
  DELETE FROM identity_documents d USING users u
  WHERE u.id = d.user_id AND u.status = 'REJECTED' AND u.updated_at < now() - make_interval(days => $1)`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class IdentityDocumentsStore {
  constructor(private readonly db: DataSource) {}

  /** Replaces an earlier one of the kind; null where the account is not an applicant (any more). */
  save(userId: string, kind: IdentityDocumentKind, content: Buffer): Promise<DocumentRow | null> {
    return one<DocumentRow>(this.db, SAVE, [userId, kind, content]);
  }

  /** In the order asked for, without the images. */
  async ofUsers(userIds: readonly string[], db: Db = this.db): Promise<DocumentRow[][]> {
    const found = await rows<DocumentRow & { readonly userId: string }>(db, OF_USERS, [userIds]);
    return userIds.map((id) => found.filter(({ userId }) => userId === id));
  }

  contentsOf(db: Db, userId: string): Promise<DocumentContent[]> {
    return rows<DocumentContent>(db, CONTENTS, [userId]);
  }

  /** Of accounts that were rejected long ago and never sent again: how many images were deleted. */
  deleteRejected(): Promise<number> {
    return execute(this.db, DELETE_REJECTED, [limits.rejectedDocumentDays]);
  }
}
