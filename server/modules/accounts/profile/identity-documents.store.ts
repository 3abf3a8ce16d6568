/** The table of identity documents. Contents leave it through `contentsOf` alone. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { IdentityDocumentKind, IdentityDocumentState } from '../../../../schema/values/accounts/accounts';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { serverLimits } from '../../../../schema/values/server-limits';
import { bytes, column, columns, instant, nullable, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const STATE = `CASE WHEN decided_at IS NULL THEN 'WAITING' WHEN rejection IS NULL THEN 'CHECKED' ELSE 'REJECTED' END`;
const documentColumns = {
  kind: column('kind', oneOf(IdentityDocumentKind)),
  uploadedAt: column('uploaded_at', instant),
  decidedAt: column('decided_at', nullable(instant)),
  rejectionReason: column('rejection', nullable(text)),
  state: column(STATE, oneOf(IdentityDocumentState)),
} as const;
const document = columns(documentColumns);
export type DocumentRow = RowOf<typeof document>;
const seller = columns({ status: column('status', oneOf(AccountStatus)) });
const withUser = columns({ userId: column('user_id', text), ...documentColumns });
const withContent = columns({ ...documentColumns, content: column('content', bytes) });
export type DocumentContent = RowOf<typeof withContent>;

/**
 * The account is locked, so that no image arrives while an admin decides, and its version is raised, so that no admin
 * decides by the image before. A rejected account keeps both: the time since its rejection decides when its images are
 * deleted.
 */
const SAVE = (list: string) => `
  WITH seller AS (
    UPDATE users SET version = version + (status <> 'REJECTED')::int, updated_at = CASE WHEN status <> 'REJECTED' THEN now() ELSE updated_at END
    WHERE id = $1 AND status IN ('PENDING', 'REJECTED', 'APPROVED') RETURNING id)
  INSERT INTO identity_documents (user_id, kind, content) SELECT id, $2, $3 FROM seller
  ON CONFLICT (user_id, kind) DO UPDATE SET content = EXCLUDED.content, uploaded_at = now(), decided_at = NULL, rejection = NULL
  RETURNING ${list}`;
const STATUS = (list: string) => `SELECT ${list} FROM users WHERE id = $1`;
const OF_USERS = (list: string) => `SELECT ${list} FROM identity_documents WHERE user_id = ANY ($1::uuid[]) ORDER BY kind`;
const CONTENTS = (list: string) => `SELECT ${list} FROM identity_documents WHERE user_id = $1 ORDER BY kind`;
const DELETE_REJECTED = `
  DELETE FROM identity_documents d USING users u
  WHERE u.id = d.user_id AND u.status = 'REJECTED' AND u.updated_at < now() - make_interval(days => $1)`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class IdentityDocumentsStore {
  constructor(private readonly db: DataSource) {}

  /** Replaces an earlier one of the kind; null where the account was suspended or closed meanwhile. */
  save(db: Db, userId: string, kind: IdentityDocumentKind, content: Buffer): Promise<DocumentRow | null> {
    return selectOne(db, document, SAVE, [userId, kind, content]);
  }

  /** Null where there is no such account. */
  async statusOf(userId: string): Promise<AccountStatus | null> {
    return (await selectOne(this.db, seller, STATUS, [userId]))?.status ?? null;
  }

  /** In the order requested, without the images. */
  async findForUsers(userIds: readonly string[], db: Db = this.db): Promise<DocumentRow[][]> {
    const documents = await select(db, withUser, OF_USERS, [userIds]);
    return userIds.map((id) => documents.filter(({ userId }) => userId === id));
  }

  contentsOf(db: Db, userId: string): Promise<DocumentContent[]> {
    return select(db, withContent, CONTENTS, [userId]);
  }

  /** Deletes the images of accounts that were rejected long ago and never sent again; returns how many there were. */
  deleteRejected(): Promise<number> {
    return execute(this.db, DELETE_REJECTED, [serverLimits.rejectedDocumentDays]);
  }
}
