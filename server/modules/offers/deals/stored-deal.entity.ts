/** A deal as it is stored; what a user sees of it is `Deal` (deal.types.ts). Written by DealsStore. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Product } from '../../catalogue/products/product.entity';

@Index('deals_market_changed', ['marketChangedAt'])
@Index('deals_newest', { synchronize: false }) // btree (COALESCE(starts_at, proposed_from) DESC, id DESC)
@Index('deals_product', ['productId', 'endsAt'])
@Index('deals_reported', ['id'], { where: 'reported_running' })
@Index('deals_running', ['endsAt'])
@Index('deals_starts', ['startsAt'])
@Index('deals_unreported', ['endsAt'], { where: 'NOT reported_over' })
@Check(
  'deals_accepted',
  '((starts_at IS NULL) = (accepted_at IS NULL)) AND ((starts_at IS NULL) = (ends_at IS NULL)) AND ((starts_at IS NULL) = (price_before IS NULL))',
)
@Check('deals_decided', 'accepted_at IS NULL OR declined_at IS NULL')
@Check('deals_financed_by_check', "financed_by IN ('SELLER', 'PLATFORM')")
@Check('deals_made_by_check', "made_by IN ('ADMIN', 'SELLER')")
@Check('deals_market_budget', 'market_spent <= market_budget')
@Check('deals_market_paid', "(financed_by = 'PLATFORM') = (market_budget IS NOT NULL)")
@Check('deals_market_spent', 'market_spent >= 0 AND (market_spent = 0 OR market_budget IS NOT NULL)')
@Check('deals_percent_check', 'percent >= 1 AND percent <= 90')
@Check('deals_proposed', 'starts_at IS NOT NULL OR (proposed_from IS NOT NULL AND proposed_until > proposed_from)')
@Check('deals_used_up', 'NOT is_used_up OR market_budget IS NOT NULL')
@Check('deals_window', 'ends_at > starts_at OR (ends_at = starts_at AND ended_at IS NOT NULL)')
@Entity('deals')
export class StoredDeal {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => Product)
  @Column('uuid')
  productId!: string;

  @Column('smallint')
  percent!: number;

  /** BDT for one unit when the deal was made. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  priceBefore!: string | null;

  @Column('timestamptz', { nullable: true })
  startsAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endsAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('varchar', { length: 8, default: 'ADMIN' })
  madeBy!: string;

  @Column('varchar', { length: 8, default: 'SELLER' })
  financedBy!: string;

  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  @Column('timestamptz', { nullable: true })
  proposedFrom!: Date | null;

  @Column('timestamptz', { nullable: true })
  proposedUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  acceptedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  declinedAt!: Date | null;

  /** BDT that the market pays at most for the deal; null where the seller pays. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  marketBudget!: string | null;

  /** BDT of it that orders have taken, as they were ordered; a trigger adds them up. */
  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  marketSpent!: string;

  /** The rest of the budget pays for less than the least quantity: the deal counts for no order. Triggers keep it. */
  @Column('boolean', { default: false })
  isUsedUp!: boolean;

  /** When it was changed last so that a price may be another one. A trigger writes it. */
  @Column('timestamptz', { default: () => 'now()' })
  marketChangedAt!: Date;

  /** The seller's programs were last notified of the product while the deal ran. */
  @Column('boolean', { default: false })
  reportedRunning!: boolean;

  /** They were notified once it was over, also of one that ran between two notifications. */
  @Column('boolean', { default: false })
  reportedOver!: boolean;
}
