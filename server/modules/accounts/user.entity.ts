import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AccountStatus, Language, Role } from '../../../schema/values/roles';

/**
 * A person who registered: one phone, one role, one status. It is no GraphQL type itself: its owner sees `Account`, everybody `Seller`,
 * an admin `AccountReview`; a column that none of them names never leaves.
 */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn('uuid')
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

  @Column('varchar', { length: 254, nullable: true })
  email!: string | null;

  @Column('text')
  passwordHash!: string;

  @Column('varchar', { length: 17, nullable: true })
  nid!: string | null;

  @Column('varchar', { length: 60, nullable: true })
  tradeLicense!: string | null;

  @Column('smallint', { nullable: true })
  divisionId!: number | null;

  @Column('smallint', { nullable: true })
  districtId!: number | null;

  @Column('smallint', { nullable: true })
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

  @Column('timestamptz', { nullable: true })
  lastLoginAt!: Date | null;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
