/** A coupon as it is stored; what a user sees of it is `Coupon` (coupon.types.ts). */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { CouponSource, FinancedBy } from '../../../../schema/values/market/offers';
import { User } from '../../accounts/users/user.entity';

@Unique(['code'])
@Index('coupons_newest', { synchronize: false }) // btree (created_at DESC, id DESC)
@Index('coupons_once_per_email', { synchronize: false }) // UNIQUE btree (source, lower((email))) WHERE (email IS NOT NULL)
@Index('coupons_once_per_key', ['claimKeyHash'], { unique: true, where: 'claim_key_hash IS NOT NULL' })
@Index('coupons_owner', { synchronize: false }) // btree (user_id, created_at DESC) WHERE (user_id IS NOT NULL)
@Check('coupons_financed_by_check', "financed_by IN ('SELLER', 'PLATFORM')")
@Check('coupons_percent_check', 'percent >= 1 AND percent <= 100')
@Check('coupons_uses', 'used_count BETWEEN 0 AND max_uses AND max_uses > 0')
@Entity('coupons')
export class StoredCoupon {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('varchar', { length: 20 })
  code!: string;

  @Column('smallint')
  percent!: number;

  /** BDT. */
  @Column('numeric', { precision: 14, scale: 2 })
  maxDiscount!: string;

  /** BDT. */
  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  minSubtotal!: string;

  @Column('varchar', { length: 20 })
  source!: CouponSource;

  @Column('varchar', { length: 254, nullable: true })
  email!: string | null;

  @ForeignKey(() => User)
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  startsAt!: Date;

  @Column('int', { default: 1 })
  maxUses!: number;

  /** Stored: the buyers who used it, each once. */
  @Column('int', { default: 0 })
  usedCount!: number;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('bytea', { nullable: true })
  claimKeyHash!: Buffer | null;

  @Column('varchar', { length: 8, default: 'PLATFORM' })
  financedBy!: FinancedBy;
}
