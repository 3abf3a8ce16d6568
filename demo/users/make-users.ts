/**
 * Makes the demo market's people: the demo users of the README, the sellers of sellers.data.ts, consumers, and how each
 * came to be approved.
 */
import type { AccountStatus, Role } from '../../schema/values/accounts/roles';
import { sellers as sellerFacts, type SellerFacts } from '../data/sellers.data';
import type { DemoUser } from '../market';
import { drawName, drawStreet } from './person-names';
import { drawPlace, placeNamed, type Place } from './places';
import type { MarketRows, UserRow } from '../rows';
import { hoursAfter, type SeedClock } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';

export const demoPhones = {
  admin: '01700000000',
  producer: '01700000001',
  supersaler: '01700000002',
  wholesaler: '01700000003',
  consumer: '01700000004',
  waiting: '01700000005',
} as const;

const CONSUMERS = 236;

export interface DemoUsers {
  readonly admin: DemoUser;
  readonly sellers: DemoUser[];
  readonly consumers: DemoUser[];
}

/** `demo` is the hash of the demo accounts' password, `locked` one that no one knows the password of. */
export interface PasswordHashes {
  readonly demo: string;
  readonly locked: string;
}

interface Stranger {
  readonly role: Role;
  readonly phone: string | null;
  readonly name: string;
  readonly place: Place;
  readonly joined: Date;
  readonly language: 'en' | 'bn';
  readonly facts?: SellerFacts;
}

export function makeUsers(rows: MarketRows, clock: SeedClock, random: SeedRandom, hashes: PasswordHashes): DemoUsers {
  const phones = new PhoneBook(random);
  const add = (stranger: Stranger): UserRow => {
    const row = userRow(stranger, phones, clock, random, hashes);
    rows.users.push(row);
    const lastLogin = row.status === 'APPROVED' ? clock.daysAgo(random.between(0, 1) ** 3 * 40) : row.created_at;
    rows.user_logins.push({ user_id: row.id, last_login_at: lastLogin });
    return row;
  };
  const admin = makeAdmin(add, clock);
  const sellers = sellerFacts.map((facts) => makeSeller(add, facts, clock, random));
  const consumers = Array.from({ length: CONSUMERS }, (_, index) => makeConsumer(add, index, clock, random));
  for (const person of [admin, ...sellers, ...consumers]) notifyOfApproval(rows, person, admin, random);
  return { admin, sellers, consumers };
}

/** Beginning with 010, which no operator has: no one's real phone rings. */
class PhoneBook {
  private readonly given = new Set<string>();

  constructor(private readonly random: SeedRandom) {}

  next(): string {
    for (;;) {
      const phone = `0100${this.random.digits(7)}`;
      if (this.given.has(phone)) continue;
      this.given.add(phone);
      return phone;
    }
  }
}

function makeAdmin(add: (stranger: Stranger) => UserRow, clock: SeedClock): DemoUser {
  const place = placeNamed('Dhaka / Savar');
  const row = add({ role: 'ADMIN', phone: demoPhones.admin, name: 'Haatbar Admin', place, joined: clock.daysAgo(900), language: 'en' });
  return { row, facts: null, place, street: '', leftAt: null };
}

function makeSeller(add: (stranger: Stranger) => UserRow, facts: SellerFacts, clock: SeedClock, random: SeedRandom): DemoUser {
  const place = placeNamed(facts.place);
  const waits = facts.status === 'PENDING' || facts.status === 'REJECTED';
  const joined = waits ? clock.daysAgo(random.between(0.4, 5)) : clock.daysAgo(facts.phone ? 520 : random.between(380, 760));
  const row = add({
    role: facts.role,
    phone: facts.phone ?? null,
    name: facts.name,
    place,
    joined,
    language: isBangla(facts.name) ? 'bn' : 'en',
    facts,
  });
  return { row, facts, place, street: facts.address, leftAt: facts.status === 'SUSPENDED' ? clock.daysAgo(16.3) : null };
}

function makeConsumer(add: (stranger: Stranger) => UserRow, index: number, clock: SeedClock, random: SeedRandom): DemoUser {
  const isDemo = index === 0;
  const place = isDemo ? placeNamed('Dhaka / Savar') : drawPlace(random);
  const name = isDemo ? { en: 'Nusrat Jahan', bn: 'নুসরাত জাহান' } : drawName(random);
  const street = drawStreet(random);
  const language = !isDemo && random.chance(0.45) ? 'bn' : 'en';
  const joined = clock.daysAgo(isDemo ? 400 : random.chance(0.45) ? random.between(365, 640) : random.between(6, 365));
  const row = add({ role: 'CONSUMER', phone: isDemo ? demoPhones.consumer : null, name: name[language], place, joined, language });
  return { row, facts: null, place, street: street[language], leftAt: null };
}

function userRow(stranger: Stranger, phones: PhoneBook, clock: SeedClock, random: SeedRandom, hashes: PasswordHashes): UserRow {
  const { role, facts, joined, place } = stranger;
  const id = random.id(joined);
  const status: AccountStatus = facts?.status ?? 'APPROVED';
  const drawnPhone = phones.next();
  const hasLicense = facts && (role !== 'WHOLESALER' || stranger.phone !== null || random.chance(0.7));
  const license = `TRAD/${place.en.district.toUpperCase().slice(0, 4)}/${random.digits(6)}/${random.int(2022, 2025)}`;
  return {
    id,
    role,
    status,
    status_reason: facts?.statusReason ?? null,
    waiting_since: status === 'PENDING' ? joined : null,
    name: stranger.name,
    phone: stranger.phone ?? drawnPhone,
    password_hash: stranger.phone ? hashes.demo : hashes.locked,
    email: facts ? `seller-${id.slice(-6)}@example.com` : null,
    nid: facts ? random.digits(random.pick([10, 13, 17])) : null,
    trade_license: hasLicense ? license : null,
    division_id: place.divisionId,
    district_id: place.districtId,
    upazila_id: place.upazilaId,
    address: facts?.address ?? null,
    name_of_business: facts?.business ?? null,
    production: facts?.production ?? null,
    production_type: facts?.productionType ?? null,
    language: stranger.language,
    rating_sum: 0,
    rating_count: 0,
    follower_count: 0,
    published_count: 0,
    created_at: joined,
    updated_at: joined,
  };
}

/**
 * Writes the approval events that the real operations would have recorded: registration, decision and suspension, with
 * their times and actors.
 */
function notifyOfApproval(rows: MarketRows, { row, leftAt }: DemoUser, admin: DemoUser, random: SeedRandom): void {
  const note = (at: Date, actorId: string, from: AccountStatus | null, to: AccountStatus, reason: string | null): void => {
    rows.approval_events.push({
      id: random.id(at),
      user_id: row.id,
      actor_id: actorId,
      from_status: from,
      to_status: to,
      reason,
      created_at: at,
    });
    if (from === null) return;
    const action = `account.${to.toLowerCase()}`;
    rows.audit_events.push({
      id: random.id(at),
      actor_id: actorId,
      action,
      subject_type: 'account',
      subject_id: row.id,
      reason,
      details: {},
      created_at: at,
    });
  };
  const waits = row.role !== 'CONSUMER' && row.role !== 'ADMIN';
  note(row.created_at, row.id, null, waits ? 'PENDING' : 'APPROVED', null);
  if (!waits || row.status === 'PENDING') return;
  const decidedAt = hoursAfter(row.created_at, random.between(1, 9));
  if (row.status === 'REJECTED') return note(decidedAt, admin.row.id, 'PENDING', 'REJECTED', row.status_reason);
  note(decidedAt, admin.row.id, 'PENDING', 'APPROVED', null);
  if (leftAt) note(leftAt, admin.row.id, 'APPROVED', 'SUSPENDED', row.status_reason);
}

export function isBangla(text: string): boolean {
  return /[\u0980-\u09FF]/.test(text);
}
