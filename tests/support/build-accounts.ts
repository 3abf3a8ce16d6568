/**
 * People for tests, made by the services, each with a live session: `token` is sent as a bearer. All have the same
 * password, hashed once a run.
 */
import { randomUUID } from 'node:crypto';
import { AccountStatus, isSellingRole, Role, SessionKind, type Language } from '../../schema/values/accounts/roles';
import type { PayoutMethod } from '../../schema/values/accounts/payouts';
import { AccountsService } from '../../server/modules/accounts/users/accounts.service';
import { SessionsService } from '../../server/modules/accounts/auth/sessions.service';
import type { User } from '../../server/modules/accounts/users/user.entity';
import { GeographyService } from '../../server/modules/geography/geography.service';
import type { PlaceIds } from '../../server/modules/geography/place-ids.types';
import { PayoutAccount } from '../../server/modules/payouts/payout-account.entity';
import { inTransaction } from '../../server/platform/db/transaction';
import type { Viewer } from '../../server/platform/security/viewer';
import { hashPassword } from '../../server/platform/security/passwords';
import type { TestApp } from './app';

export interface TestAccount {
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  readonly phone: string;
  readonly password: string;
  readonly token: string;
}

/** Values that a test may set: `{ name: 'Rahima', upazilaId: 12 }`. A location is completed from its upazila. */
export interface AccountDraft {
  readonly phone?: string;
  readonly name?: string;
  readonly language?: Language;
  readonly upazilaId?: number;
  readonly status?: AccountStatus;
  readonly statusReason?: string;
}

type SellingRole = Exclude<Role, 'CONSUMER' | 'ADMIN'>;

const PASSWORD = 'secret-of-the-tests';
let passwordHash: Promise<string> | undefined;
let made = 0;

export const admin = (app: TestApp, input?: AccountDraft): Promise<TestAccount> => account(app, Role.ADMIN, input);
export const consumer = (app: TestApp, input?: AccountDraft): Promise<TestAccount> => account(app, Role.CONSUMER, input);
export const seller = (app: TestApp, role: SellingRole, input?: AccountDraft): Promise<TestAccount> => account(app, role, input);
export const approvedProducer = (app: TestApp, input?: AccountDraft): Promise<TestAccount> => account(app, Role.PRODUCER, input);

/** The session opens nothing but the user's own status. */
export const pendingProducer = (app: TestApp, input?: AccountDraft): Promise<TestAccount> =>
  account(app, Role.PRODUCER, { status: AccountStatus.PENDING, ...input });

export async function account(app: TestApp, role: Role, input: AccountDraft = {}): Promise<TestAccount> {
  made += 1;
  passwordHash ??= hashPassword(PASSWORD);
  const { upazilaId, ...rest } = input;
  const status = input.status ?? AccountStatus.APPROVED;
  const details = {
    name: `${role.charAt(0)}${role.slice(1).toLowerCase()} ${made}`,
    phone: String(1_800_000_000 + made).padStart(11, '0'),
    language: 'en' as const,
    ...rest,
    ...(isSellingRole(role) ? await sellingDetails(app, upazilaId) : {}),
    ...(status === AccountStatus.PENDING && { waitingSince: new Date() }),
    role,
    status,
    passwordHash: await passwordHash,
  };
  const user = await inTransaction(app.db, (tx) => app.container.resolve(AccountsService).create(tx, details));
  return { id: user.id, role, name: user.name, phone: user.phone, password: PASSWORD, token: await openSession(app, user.id) };
}

/** One more live session of an account; returns its token. */
export function openSession(app: TestApp, userId: string, kind: SessionKind = SessionKind.BEARER): Promise<string> {
  return app.container.resolve(SessionsService).open(app.db, userId, kind, { ip: '127.0.0.1', userAgent: 'tests' });
}

/** The ids of a place by the English names of its parts; the first upazila of Bogura where none is named. */
export async function place(app: TestApp, division = 'Rajshahi', district = 'Bogura', upazila?: string): Promise<Placed> {
  const geography = app.container.resolve(GeographyService);
  const found = await geography.findPlace({ division, district });
  if (found.divisionId === null || found.districtId === null) throw new Error(`No district ${district} in ${division}.`);
  const upazilas = await geography.upazilas(found.districtId);
  const chosen = upazila === undefined ? upazilas[0] : upazilas.find(({ nameEn }) => nameEn === upazila);
  if (!chosen) throw new Error(`No upazila ${upazila} in ${district}.`);
  return { divisionId: found.divisionId, districtId: found.districtId, upazilaId: chosen.id };
}

export type Placed = { [K in keyof PlaceIds]: number };

async function sellingDetails(app: TestApp, upazilaId: number | undefined): Promise<Partial<User>> {
  return {
    ...(upazilaId === undefined ? await place(app) : await placeOf(app, upazilaId)),
    email: `seller${made}@example.com`,
    nid: String(1_000_000_000_000 + made),
    tradeLicense: `TRAD-${100_000 + made}`,
    address: 'House 1, Road 2',
  };
}

async function placeOf(app: TestApp, upazilaId: number): Promise<PlaceIds> {
  const geography = app.container.resolve(GeographyService);
  const upazila = await geography.upazila(upazilaId);
  const district = await geography.district(upazila?.districtId ?? null);
  return { upazilaId, districtId: upazila?.districtId ?? null, divisionId: district?.divisionId ?? null };
}

/** Where this seller receives money; the holder is the seller. */
export async function payoutAccount(
  app: TestApp,
  { id, name }: TestAccount,
  method: PayoutMethod = 'BKASH',
  number = '01811111111',
): Promise<void> {
  const account = { userId: id, method, number, holder: name, bankName: method === 'BANK' ? 'Sonali Bank' : null };
  await app.db.getRepository(PayoutAccount).save(account);
}

/** For calls of services: who the account is to them. */
export function asViewer({ id, role, name }: TestAccount, input: Partial<Viewer> = {}): Viewer {
  return { id, role, name, status: AccountStatus.APPROVED, statusReason: null, language: 'en', sessionId: randomUUID(), ...input };
}
