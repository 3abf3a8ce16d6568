/** The table of identity documents. Contents leave it through `contentsOf` alone. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { IdentityDocumentKind } from '../../../../schema/values/accounts/accounts';
import type { AdminVerificationKind } from '../../../../schema/values/accounts/verification';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { serverLimits } from '../../../../schema/values/server-limits';
import { bytes, column, columns, instant, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const documentColumns = { kind: column('kind', oneOf(IdentityDocumentKind)), uploadedAt: column('uploaded_at', instant) } as const;
const document = columns(documentColumns);
export type DocumentRow = RowOf<typeof document>;
const applicant = columns({ status: column('status', oneOf(AccountStatus)) });
const withUser = columns({ userId: column('user_id', text), ...documentColumns });
const withContent = columns({ ...documentColumns, content: column('content', bytes) });
export type DocumentContent = RowOf<typeof withContent>;

/** Which check of a document ends with a new image of it. */
const checkOf = { NID_FRONT: 'NID', TRADE_LICENSE: 'TRADE_LICENSE' } as const satisfies Record<IdentityDocumentKind, AdminVerificationKind>;

/** The account is locked, so that no image arrives while an admin decides. A check of an earlier image ends; of an applicant who waits, the version is raised. */
const SAVE = (list: string) => `
  WITH applicant AS (
      UPDATE users SET version = version + (status = 'PENDING')::int, updated_at = CASE WHEN status = 'PENDING' THEN now() ELSE updated_at END
      WHERE id = $1 AND status IN ('PENDING', 'REJECTED') RETURNING id),
    ended AS (
      UPDATE seller_verifications SET ended_at = now(), ended_by = user_id
      WHERE user_id = (SELECT id FROM applicant) AND kind = $4 AND ended_at IS NULL)
  INSERT INTO identity_documents (user_id, kind, content) SELECT id, $2, $3 FROM applicant
  ON CONFLICT (user_id, kind) DO UPDATE SET content = EXCLUDED.content, uploaded_at = now()
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

  /** Replaces an earlier one of the kind; null where the account is not an applicant (any more). */
  save(userId: string, kind: IdentityDocumentKind, content: Buffer): Promise<DocumentRow | null> {
    return selectOne(this.db, document, SAVE, [userId, kind, content, checkOf[kind]]);
  }

  /** Null where there is no such account. */
  async statusOf(userId: string): Promise<AccountStatus | null> {
    return (await selectOne(this.db, applicant, STATUS, [userId]))?.status ?? null;
  }

  /** In the order requested, without the images. */
  async ofUsers(userIds: readonly string[], db: Db = this.db): Promise<DocumentRow[][]> {
    const found = await select(db, withUser, OF_USERS, [userIds]);
    return userIds.map((id) => found.filter(({ userId }) => userId === id));
  }

  contentsOf(db: Db, userId: string): Promise<DocumentContent[]> {
    return select(db, withContent, CONTENTS, [userId]);
  }

  /** Of accounts that were rejected long ago and never sent again: how many images were deleted. */
  deleteRejected(): Promise<number> {
    return execute(this.db, DELETE_REJECTED, [serverLimits.rejectedDocumentDays]);
  }
}
