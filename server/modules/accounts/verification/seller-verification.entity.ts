import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { AdminVerificationKind } from '../../../../schema/values/accounts/verification';
import { User } from '../users/user.entity';

/** A row is a check of a seller by an admin, and its end; at most one of a kind is current. */
@Index('seller_verifications_current', ['userId', 'kind'], { unique: true, where: 'ended_at IS NULL' })
@Index('seller_verifications_user', ['userId', 'checkedAt', 'id'])
@Check('seller_verifications_end', '(ended_at IS NULL) = (ended_by IS NULL)')
@Check('seller_verifications_kind', "kind IN ('NID', 'TRADE_LICENSE', 'ADDRESS')")
@Entity('seller_verifications')
export class SellerVerification {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId!: string;

  @Column('varchar', { length: 13 })
  kind!: AdminVerificationKind;

  @Column('uuid')
  @ForeignKey(() => User)
  checkedBy!: string;

  @Column('timestamptz', { default: () => 'now()' })
  checkedAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /** The admin who withdrew it, or its owner, who changed what was checked. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  endedBy!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  endReason!: string | null;
}
