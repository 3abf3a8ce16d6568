import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { User } from '../../accounts/users/user.entity';
import type { Order } from './order.entity';
import { StoredCoupon } from '../../offers/coupons/stored-coupon.entity';

@Index('purchases_buyer', { synchronize: false }) // btree (buyer_id, created_at DESC)
@Index('purchases_coupon_used', ['couponId', 'buyerId'], { unique: true, where: 'coupon_id IS NOT NULL AND coupon_given_back_at IS NULL' })
@Check('purchases_coupon_given_back', 'coupon_given_back_at IS NULL OR coupon_id IS NOT NULL')
@Entity('purchases')
@ObjectType({ description: 'One submission of "Place order": one order for each seller.' })
export class Purchase {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  buyerId!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => StoredCoupon)
  couponId!: string | null;

  /** When its coupon could be used again, because none of its orders happened. */
  @Column('timestamptz', { nullable: true })
  couponGivenBackAt?: Date | null;

  @Field(() => DecimalScalar, { description: 'Sum of the totals of its orders, BDT.' })
  @Column('numeric', { precision: 14, scale: 2 })
  total!: string;

  /** Known where it was just placed; read when they are asked for otherwise. Becomes the field `orders`. */
  placedOrders?: Order[];

  @Field(() => Boolean, {
    description:
      'True when placeOrder found its idempotency key used and this is the first result again; false for a purchase that is only read.',
  })
  replayed!: boolean;

  @Field(() => Date, { description: 'When it was placed.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
