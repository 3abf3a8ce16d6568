/**
 * Changes what users may change about themselves: the fields of registration under its rules, and their business. A new
 * location moves the location copied onto the user's products, in the same transaction.
 *
 * An approved user may change NID or trade licence (cards are renewed, typing errors corrected) without waiting again;
 * the change is written to the audit trail, which admins read, by the names of the fields and never by their numbers.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { profileRules } from '../../../../schema/rules/accounts/profile.rules';
import { isReservedName } from '../../../../schema/rules/shared/name.rules';
import { isSellingRole, Role } from '../../../../schema/values/accounts/roles';
import { inTransaction } from '../../../platform/db/transaction';
import { MarketChanges } from '../../../platform/events/market-changes';
import { notFound } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { assertMay } from '../../../platform/security/assert-policy';
import { GeographyService } from '../../geography/geography.service';
import type { PlaceIds } from '../../geography/place-ids.types';
import { AuditService } from '../../audit/audit.service';
import { SellerObserver } from './seller-observer.port';
import { ReauthenticationService } from '../passwords/reauthentication.service';
import { VerificationsService } from '../verification/verifications.service';
import { mayChangeProfile } from '../users/profile.policy';
import { User } from '../users/user.entity';

/** A profile consists of these fields and the phone; a key that is missing or undefined is not touched. */
export type ProfileChanges = Partial<
  Pick<User, 'email' | 'nid' | 'tradeLicense' | 'address' | 'nameOfBusiness' | 'production' | 'productionType'> & PlaceIds
> & { readonly name?: string | null };

/** The columns of a profile, ready to be stored. */
type ProfileColumns = Partial<
  Pick<User, 'name' | 'email' | 'nid' | 'tradeLicense' | 'address' | 'nameOfBusiness' | 'production' | 'productionType' | keyof PlaceIds>
>;
type ProfileField = keyof ProfileChanges;

const PLACE: readonly ProfileField[] = ['divisionId', 'districtId', 'upazilaId'];
const DOCUMENTS = ['nid', 'tradeLicense'] as const;
/** An account that does not sell has none of these fields: sent all the same, they are not stored. */
const NAMES = ['name', 'nameOfBusiness'] as const;
const SELLERS_ONLY: ReadonlySet<ProfileField> = new Set(['nid', 'tradeLicense', 'nameOfBusiness', 'production', 'productionType']);

@scoped(Lifecycle.ContainerScoped)
export class ProfilesService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
    private readonly audit: AuditService,
    private readonly observer: SellerObserver,
    private readonly changes: MarketChanges,
    private readonly verifications: VerificationsService,
    private readonly reauthentication: ReauthenticationService,
  ) {}

  /** REAUTHENTICATION_REQUIRED for another email address, which a stolen session would take the account over with. */
  async update(viewer: Viewer, input: ProfileChanges): Promise<User> {
    assertMay(mayChangeProfile(viewer));
    const changes = await this.check(viewer, input);
    if (changes.email !== undefined && !(await this.db.getRepository(User).existsBy({ id: viewer.id, email: changes.email ?? IsNull() })))
      await this.reauthentication.assertRecent(viewer);
    return inTransaction(this.db, async (tx) => {
      const before = await lockOwn(tx, viewer);
      rejectReserved(viewer, before, changes);
      await tx.update(User, { id: viewer.id }, { ...changes, updatedAt: new Date() });
      const after = await lockOwn(tx, viewer);
      this.changes.reportFigures(tx, [viewer.id]);
      if (PLACE.some((part) => before[part] !== after[part])) {
        await this.observer.locationChanged(tx, viewer.id, after);
        this.changes.report(tx); // lists of a place
      }
      if (isSellingRole(viewer.role) && NAMES.some((name) => before[name] !== after[name])) await this.observer.nameChanged(tx, viewer.id);
      await this.noteDocuments(tx, before, after);
      await this.verifications.detailsChanged(tx, before, after);
      return after;
    });
  }

  /** The given fields as they will be stored, or BAD_USER_INPUT. */
  private async check({ role }: Viewer, input: ProfileChanges): Promise<ProfileColumns> {
    const rules = profileRules(role);
    const allFields = Object.keys(rules.fields) as ProfileField[];
    const given = allFields.filter((field) => input[field] !== undefined && (isSellingRole(role) || !SELLERS_ONLY.has(field)));
    const movesPlace = PLACE.some((part) => given.includes(part));
    const wanted = movesPlace ? [...new Set([...given, ...PLACE])] : given;
    const changes: ProfileColumns = await parseWith(rules.pick(wanted), input);
    return movesPlace ? { ...changes, ...(await this.wholePlace(changes)) } : changes;
  }

  private async wholePlace({ divisionId, districtId, upazilaId }: ProfileColumns): Promise<PlaceIds> {
    const place = { divisionId: divisionId ?? null, districtId: districtId ?? null, upazilaId: upazilaId ?? null };
    const isNowhere = Object.values(place).every((part) => part === null);
    if (!isNowhere && !(await this.geography.isPlace(place))) throw invalidInput([{ field: 'upazilaId', key: 'geography.unknownPlace' }]);
    return place;
  }

  private async noteDocuments(tx: EntityManager, before: User, after: User): Promise<void> {
    const changed = DOCUMENTS.filter((document) => before[document] !== after[document]);
    if (changed.length === 0) return;
    await this.audit.record(tx, {
      actorId: after.id,
      action: 'account.documentsChanged',
      subjectType: 'account',
      subjectId: after.id,
      details: { changed },
    });
  }
}

/** A name that the market reserves stays with who had it before; admins speak for the market. */
function rejectReserved({ role }: Viewer, before: User, { name, nameOfBusiness }: ProfileColumns): void {
  if (role === Role.ADMIN) return;
  const key = 'error.reservedName';
  if (name !== before.name && isReservedName(name)) throw invalidInput([{ field: 'name', key }]);
  if (nameOfBusiness !== before.nameOfBusiness && isReservedName(nameOfBusiness)) throw invalidInput([{ field: 'nameOfBusiness', key }]);
}

async function lockOwn(tx: EntityManager, { id }: Viewer): Promise<User> {
  const user = await tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!user) throw notFound();
  return user;
}
