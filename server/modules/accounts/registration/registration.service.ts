/**
 * Makes accounts. Consumers are approved at once, everyone else waits for an admin; either way the row and its first
 * approval event are one transaction, and the new account gets a session at once (a waiting one opens nothing but its
 * own status). Where the market asks for it, the phone is proved first, by RegistrationCodesService. Admins are made by
 * a command.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { AccountStatus, isSellingRole, Role, SessionKind, type Language } from '../../../../schema/values/accounts/roles';
import { Config } from '../../../platform/config/env';
import { inTransaction } from '../../../platform/db/transaction';
import { invalidInput } from '../../../platform/errors/validation-error';
import { addressKey, networkKey } from '../../../platform/security/address-key';
import { hashPassword } from '../../../platform/security/passwords';
import { RateLimiter } from '../../../platform/security/rate-limiter';
import { GeographyService } from '../../geography/geography.service';
import type { PlaceIds } from '../../geography/place-ids.types';
import { AccountsService, type NewAccount } from '../users/accounts.service';
import { AuditService } from '../../audit/audit.service';
import { assertUncommon } from '../passwords/new-passwords';
import type { SignedIn } from '../login/login.service';
import { RegistrationCodesService } from './registration-codes.service';
import { SessionsService, type Origin } from '../auth/sessions.service';
import type { User } from '../users/user.entity';

const HOUR_SECONDS = 3600;

/** A registration contains these values, after the rules. */
export interface Registration extends Partial<PlaceIds> {
  readonly role: Role;
  readonly name: string;
  readonly phone: string;
  readonly password: string;
  readonly email?: string | null;
  readonly nid?: string | null;
  readonly tradeLicense?: string | null;
  readonly address?: string | null;
  /** The code from the phone; looked at only where the market asks for one. */
  readonly otp?: string | null;
  readonly language?: Language | null;
  readonly sessionKind?: SessionKind | null;
}

export interface Newcomer extends Origin {
  readonly language: Language;
}

@scoped(Lifecycle.ContainerScoped)
export class RegistrationService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly geography: GeographyService,
    private readonly audit: AuditService,
    private readonly codes: RegistrationCodesService,
    private readonly limiter: RateLimiter,
    private readonly config: Config,
  ) {}

  /**
   * PHONE_TAKEN, or RATE_LIMITED beyond the registrations of one network address in an hour without a proven phone;
   * taken phones count, so that no one probes numbers.
   */
  async register(registration: Registration, newcomer: Newcomer): Promise<SignedIn> {
    await assertUncommon(registration.password, 'password');
    const isSeller = isSellingRole(registration.role);
    if (isSeller && !(await this.geography.isPlace(registration)))
      throw invalidInput([{ field: 'upazilaId', key: 'geography.unknownPlace' }]);
    const proof = await this.codes.prove(registration.phone, registration.otp, newcomer.ip);
    // a proven phone is bounded by its code: the farmers of a co-operative share one address
    if (proof === null)
      await this.limiter.consume('registration-address', addressKey(newcomer.ip), 1, this.config.registrationsPerHour, HOUR_SECONDS);
    const account: NewAccount = {
      ...(isSeller ? sellerDetails(registration) : {}),
      role: registration.role,
      name: registration.name,
      phone: registration.phone,
      phoneVerifiedAt: proof === null ? null : new Date(),
      passwordHash: await hashPassword(registration.password, networkKey(newcomer.ip)),
      language: registration.language ?? newcomer.language,
      ...(isSeller ? { status: AccountStatus.PENDING, waitingSince: new Date() } : { status: AccountStatus.APPROVED }),
    };
    const kind = registration.sessionKind ?? SessionKind.COOKIE;
    return inTransaction(this.db, async (tx) => {
      await this.codes.use(tx, proof);
      const user = await this.accounts.create(tx, account);
      const mayEnter = kind === SessionKind.COOKIE || user.status === AccountStatus.APPROVED;
      return { account: user, kind, token: mayEnter ? await this.sessions.open(tx, user.id, kind, newcomer) : null };
    });
  }

  /** Only for the command `admin:create`: no operation calls it. */
  async createAdmin({ name, phone, password }: { name: string; phone: string; password: string }): Promise<User> {
    await assertUncommon(password, 'password');
    const passwordHash = await hashPassword(password);
    return inTransaction(this.db, async (tx) => {
      const admin = await this.accounts.create(tx, {
        role: Role.ADMIN,
        status: AccountStatus.APPROVED,
        language: 'en',
        name,
        phone,
        passwordHash,
      });
      await this.audit.record(tx, { actorId: null, action: 'admin.created', subjectType: 'account', subjectId: admin.id });
      return admin;
    });
  }
}

/** A consumer gives none of these, and what is sent all the same is not stored. */
function sellerDetails({ email, nid, tradeLicense, divisionId, districtId, upazilaId, address }: Registration): Partial<User> {
  return {
    email: email ?? null,
    nid: nid ?? null,
    tradeLicense: tradeLicense ?? null,
    divisionId: divisionId ?? null,
    districtId: districtId ?? null,
    upazilaId: upazilaId ?? null,
    address: address ?? null,
  };
}
