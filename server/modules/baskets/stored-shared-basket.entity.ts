/**
 * A shared basket as it is stored. Its state in the API is finer: the deadlines count from their moment on, also before
 * a job has stored it.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { BASKET_TOKEN_LENGTH, type SharedBasketState } from '../../../schema/values/orders/baskets';
import type { DeliveryMethod } from '../../../schema/values/orders/orders';
import { User } from '../accounts/users/user.entity';
import { Upazila } from '../geography/upazila.entity';

@Unique('shared_baskets_token', ['token'])
@Index('shared_baskets_organiser', ['organiserId'])
@Index('shared_baskets_seller', ['sellerId'])
@Index('shared_baskets_due', ['closesAt'], { where: "state IN ('OPEN', 'CONFIRMING')" })
@Check('shared_baskets_state', "state IN ('OPEN', 'CONFIRMING', 'ORDERED', 'CANCELLED', 'EXPIRED')")
@Check('shared_baskets_method', "delivery_method IN ('DELIVERY', 'PICKUP')")
@Check('shared_baskets_parties', 'organiser_id <> seller_id')
@Entity('shared_baskets')
export class StoredSharedBasket {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  /** In its link: who has it, and is signed in, may join. */
  @Column('varchar', { length: BASKET_TOKEN_LENGTH })
  token!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  organiserId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  sellerId!: string;

  /** Title that the organiser gave the basket; other participants read it. */
  @Column('varchar', { length: 80, nullable: true })
  title!: string | null;

  @Column('varchar', { length: 10, default: 'OPEN' })
  state!: SharedBasketState;

  @Column('varchar', { length: 8 })
  deliveryMethod!: DeliveryMethod;

  /** Receiver and address of the parcel; null once the basket has ended, because its order has them. */
  @Column('varchar', { length: 120, nullable: true })
  contactName!: string | null;

  @Column('varchar', { length: 15, nullable: true })
  contactPhone!: string | null;

  @Column('smallint', { nullable: true })
  @ForeignKey(() => Upazila)
  upazilaId!: number | null;

  @Column('varchar', { length: 300, nullable: true })
  address!: string | null;

  @Column('timestamptz')
  closesAt!: Date;

  @Column('timestamptz')
  endsAt!: Date;

  /** When a job last compared what it costs with what was announced; null until it has closed. */
  @Column('timestamptz', { nullable: true })
  pricedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
