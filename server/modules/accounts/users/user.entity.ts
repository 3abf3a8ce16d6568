import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { AccountStatus, Language, Role } from '../../../../schema/values/accounts/roles';
import { District } from '../../geography/district.entity';
import { Division } from '../../geography/division.entity';
import { Upazila } from '../../geography/upazila.entity';

/**
 * A user who registered: one phone, one role, one status. It is no GraphQL type itself: its owner sees `Account`,
 * everyone `Seller`, an admin `AccountReview`; a column that none of them names never leaves.
 */
@Unique(['phone'])
@Index('users_market_changed', { synchronize: false }) // btree (market_changed_at) WHERE ((role) = ANY ((ARRAY['PRODUCER'::character varying, 'SUPERSALER'::character varying, 'WHOLESALER'::character varying])[]))
@Index('users_market_names', { synchronize: false }) // gin (lower((((' ' || (name)) || ' ') || (COALESCE(name_of_business, ''::character varying)))) gin_trgm_ops) WHERE (((status) = 'APPROVED') AND ((role) <> 'CONSUMER'))
@Index('users_nid', ['nid'])
@Index('users_phone_end', { synchronize: false }) // btree ("right"((phone), 10))
@Index('users_phone_twins', ['phoneTwinOf'], { where: 'phone_twin_of IS NOT NULL' })
@Index('users_search', { synchronize: false }) // gin (lower((((((name) || ' ') || (phone)) || ' ') || (COALESCE(email, ''::character varying)))) gin_trgm_ops)
@Index('users_sellers', { synchronize: false }) // btree (created_at DESC, id DESC) WHERE (((status) = 'APPROVED') AND ((role) = ANY ((ARRAY['PRODUCER'::character varying, 'SUPERSALER'::character varying, 'WHOLESALER'::character varying])[])))
@Index('users_status', { synchronize: false }) // btree (status, created_at DESC, id DESC)
@Index('users_trade_license', { synchronize: false }) // btree (lower((trade_license)))
@Index('users_waiting', ['waitingSince', 'id'], { where: "status = 'PENDING'" })
@Check('users_language_check', "language IN ('en', 'bn')")
@Check('users_phone_check', "phone ~ '^[0-9]{10,15}$'")
@Check('users_phone_normal', 'phone_twin_of IS NOT NULL OR phone = normal_phone(phone)')
@Check('users_role_check', "role IN ('PRODUCER', 'SUPERSALER', 'WHOLESALER', 'CONSUMER', 'ADMIN')")
@Check('users_status_check', "status IN ('PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED')")
@Entity('users')
export class User {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('varchar', { length: 12 })
  role!: Role;

  @Column('varchar', { length: 12 })
  status!: AccountStatus;

  @Column('varchar', { length: 500, nullable: true })
  statusReason!: string | null;

  @Column('timestamptz', { nullable: true })
  waitingSince!: Date | null;

  @Column('varchar', { length: 120 })
  name!: string;

  @Column('varchar', { length: 15 })
  phone!: string;

  /**
   * The older account that has this number in its normal form; null for every account but those made before one number
   * was one account.
   */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  phoneTwinOf!: string | null;

  /** When a code sent to the phone came back; null: never. */
  @Column('timestamptz', { nullable: true })
  phoneVerifiedAt!: Date | null;

  @Column('varchar', { length: 254, nullable: true })
  email!: string | null;

  @Column('text')
  passwordHash!: string;

  @Column('varchar', { length: 17, nullable: true })
  nid!: string | null;

  @Column('varchar', { length: 60, nullable: true })
  tradeLicense!: string | null;

  @Column('smallint', { nullable: true })
  @ForeignKey(() => Division)
  divisionId!: number | null;

  @Column('smallint', { nullable: true })
  @ForeignKey(() => District)
  districtId!: number | null;

  @Column('smallint', { nullable: true })
  @ForeignKey(() => Upazila)
  upazilaId!: number | null;

  @Column('varchar', { length: 300, nullable: true })
  address!: string | null;

  @Column('varchar', { length: 120, nullable: true })
  nameOfBusiness!: string | null;

  @Column('varchar', { length: 120, nullable: true })
  production!: string | null;

  @Column('varchar', { length: 120, nullable: true })
  productionType!: string | null;

  @Column('varchar', { length: 2, default: 'en' })
  language!: Language;

  @Column('jsonb', { default: {} })
  preferences!: Record<string, unknown>;

  @Column('int', { default: 0 })
  ratingSum!: number;

  @Column('int', { default: 0 })
  ratingCount!: number;

  @Column('int', { default: 0 })
  followerCount!: number;

  @Column('int', { default: 0 })
  publishedCount!: number;

  /** When its owner closed the account; then nothing here shows who it was. */
  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** When something of a seller that buyers see changed last. A trigger writes it. */
  @Column('timestamptz', { default: () => 'now()' })
  marketChangedAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
