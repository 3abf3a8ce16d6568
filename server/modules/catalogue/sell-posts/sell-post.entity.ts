/** The offer of a product: one that is not ended for each product, with its terms and its own counts. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Audience, SellPostState } from '../../../../schema/values/catalogue/catalogue';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import '../catalogue.enums';
import type { PriceTier } from './price-tier.entity';
import { quantityColumn } from '../products/quantity-column';
import { Product } from '../products/product.entity';
import { User } from '../../accounts/users/user.entity';

@ObjectType({ description: 'The offer of a product and its terms.' })
@Index('sell_posts_current', ['productId'], { unique: true, where: "state <> 'ENDED'" })
@Index('sell_posts_scheduled', ['availableFrom'], { where: 'is_scheduled' })
@Index('sell_posts_seller', { synchronize: false }) // btree (seller_id, state, created_at DESC, id DESC)
@Index('sell_posts_window', ['availableUntil'], { where: "state <> 'ENDED' AND available_until IS NOT NULL" })
@Check('sell_posts_audience_check', "audience IN ('EVERYONE', 'BUSINESSES')")
@Check('sell_posts_min_quantity_check', 'min_quantity > 0')
@Check('sell_posts_state_check', "state IN ('OPEN', 'PAUSED', 'ENDED')")
@Check('sell_posts_step_check', 'step > 0')
@Check('sell_posts_window_order', 'available_until > available_from')
@Entity('sell_posts')
export class SellPost {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Product)
  productId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  sellerId!: string;

  @Field(() => SellPostState, { description: 'OPEN, PAUSED by its seller, or ENDED.' })
  @Column('varchar', { length: 6 })
  state!: SellPostState;

  @Field(() => Audience, { description: 'Who may see it and buy from it.' })
  @Column('varchar', { length: 10, default: 'EVERYONE' })
  audience!: Audience;

  @Field(() => DecimalScalar, { description: 'The least quantity of one order.' })
  @Column(quantityColumn)
  minQuantity!: string;

  @Field(() => DecimalScalar, { description: 'Quantities go up by this much from the least one.' })
  @Column(quantityColumn)
  step!: string;

  /** Becomes `tiers`, as far as the user may see them. */
  tiers!: PriceTier[];

  @Field(() => Boolean, { description: 'Whether consumers who order together in a shared basket get the prices by quantity as well.' })
  @Column('boolean', { default: false })
  tiersForBaskets!: boolean;

  /** BDT for one unit while a deal runs, else null. */
  dealPrice!: string | null;

  @Field(() => Date, { nullable: true, description: 'On the market from then on.' })
  @Column('timestamptz', { nullable: true })
  availableFrom!: Date | null;

  @Field(() => Date, { nullable: true, description: 'On the market until then.' })
  @Column('timestamptz', { nullable: true })
  availableUntil!: Date | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day of the harvest, as its seller stated it last. Show buyers `harvestedFrom` and `harvestedUntil`.',
  })
  @Column('date', { name: 'harvested_on', nullable: true })
  harvestDate!: string | null;

  /** Counted in `sell_post_views`, whose rows are written by ProductViewsStore. */
  @Field(() => Int, { description: 'How often its product page was viewed, counted once a visitor and day.' })
  views!: number;

  @Field(() => DecimalScalar, { description: 'Delivered quantity.' })
  @Column({ ...quantityColumn, default: 0 })
  soldQuantity!: string;

  @Column('int', { default: 0 })
  soldCount!: number;

  @Field(() => Int, { description: 'Counts the edits of its terms; give it to updateSellPost.' })
  @Column('int', { default: 1 })
  version!: number;

  @Field({ description: 'True while it is open and its day has not come.' })
  @Column('boolean', { default: false })
  isScheduled!: boolean;

  @Field(() => Date, { description: 'When it was last opened or resumed.' })
  @Column('timestamptz', { default: () => 'now()' })
  openedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended for good, else null.' })
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Field(() => Date, { description: 'When it was first opened.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
