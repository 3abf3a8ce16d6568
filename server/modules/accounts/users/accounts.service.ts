/**
 * Reads and creates users: finds them for every other module, creates them (always with their first approval event),
 * and changes what a user may change about themselves. LoginService and RegistrationService decide who may log in.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Language } from '../../../../schema/values/accounts/roles';
import { AppError } from '../../../platform/errors/app-error';
import { notFound, unauthenticated } from '../../../platform/errors/common-errors';
import { violatedConstraint } from '../../../platform/db/transaction';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { ApprovalEvent } from './approval-event.entity';
import { maskDocument } from './mask-document';
import { maySeeDocuments, maySeeWholeDocuments } from './profile.policy';
import { User } from './user.entity';

export { sellerNameOf } from './seller-name.query';

/** A new account has these values; the table's defaults are the rest. */
export type NewAccount = Pick<User, 'role' | 'status' | 'name' | 'phone' | 'passwordHash' | 'language'> & Partial<User>;

/** An agent reads none of these of a principal. */
const WITHHELD = { email: null, address: null, phoneVerifiedAt: null, nid: null, tradeLicense: null };

export type DocumentNumbers = Pick<User, 'nid' | 'tradeLicense'>;

@scoped(Lifecycle.ContainerScoped)
export class AccountsService {
  constructor(private readonly db: DataSource) {}

  /** The viewer's own account, whatever its status; null for a visitor. Who acts for another reads no private data. */
  async own(viewer: Viewer | null): Promise<User | null> {
    const user = viewer && (await this.findById(viewer.id));
    return user && viewer.acting ? Object.assign(user, WITHHELD) : user;
  }

  /** The viewer's own account, which a live session proves to be there. */
  async mine(viewer: Viewer): Promise<User> {
    const user = await this.findById(viewer.id);
    if (!user) throw notFound();
    return user;
  }

  /** The numbers on the viewer's own profile: whole for a login, masked for an API key, which may be in other hands. */
  shownDocuments(viewer: Viewer, { id, nid, tradeLicense }: User): DocumentNumbers {
    if (id === viewer.id && maySeeWholeDocuments(viewer)) return { nid, tradeLicense };
    return { nid: maskDocument(nid), tradeLicense: maskDocument(tradeLicense) };
  }

  /** The numbers of the viewer's own documents, unmasked. */
  async documents(viewer: Viewer): Promise<DocumentNumbers> {
    assertMay(maySeeDocuments(viewer));
    const { nid, tradeLicense } = await this.mine(viewer);
    return { nid, tradeLicense };
  }

  findById(id: string): Promise<User | null> {
    return this.db.getRepository(User).findOneBy({ id });
  }

  findByPhone(phone: string): Promise<User | null> {
    return this.db.getRepository(User).findOneBy({ phone });
  }

  /** Accounts of the same number that were made while another spelling was another account. */
  twinsOf({ id }: User): Promise<User[]> {
    return this.db.getRepository(User).find({ where: { phoneTwinOf: id }, order: { createdAt: 'ASC' } });
  }

  /** In the order requested; null for an id no one has. For loaders. */
  async findByIds(ids: readonly string[]): Promise<(User | null)[]> {
    const users = await this.db.getRepository(User).findBy({ id: In([...ids]) });
    const byId = new Map(users.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  async setLanguage(viewer: Viewer | null, language: Language): Promise<User> {
    if (!viewer) throw unauthenticated();
    await this.db.getRepository(User).update(viewer.id, { language, updatedAt: new Date() });
    return this.mine(viewer);
  }

  /**
   * One row and its first approval event. A phone that is taken, be it a moment ago by a concurrent request, is
   * PHONE_TAKEN.
   */
  async create(tx: EntityManager, account: NewAccount, actorId: string | null = null): Promise<User> {
    const user = await tx.save(tx.create(User, account)).catch((error: unknown) => {
      if (violatedConstraint(error) === PHONE_UNIQUE) throw phoneTaken();
      throw error;
    });
    await tx.insert(ApprovalEvent, { userId: user.id, actorId: actorId ?? user.id, fromStatus: null, toStatus: user.status });
    return user;
  }
}

const PHONE_UNIQUE = 'users_phone_key';

function phoneTaken(): AppError {
  return new AppError('PHONE_TAKEN', 'register.phoneTaken', undefined, [{ field: 'phone', key: 'register.phoneTaken' }]);
}
