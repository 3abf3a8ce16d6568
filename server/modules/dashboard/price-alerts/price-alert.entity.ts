import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { AlertDirection } from '../../../../schema/values/market/price-alerts';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { User } from '../../accounts/users/user.entity';

registerEnumType(AlertDirection, {
  name: 'AlertDirection',
  description: 'On which side of the limit of a price alert the price of the week is.',
  valuesConfig: { ABOVE: { description: 'The limit or more.' }, BELOW: { description: 'The limit or less.' } },
});

@Unique('price_alerts_once', ['userId', 'categorySlug', 'districtId', 'direction'])
@Index('price_alerts_group', ['categorySlug', 'districtId'])
@Check('price_alerts_direction', "direction IN ('ABOVE', 'BELOW')")
@Check('price_alerts_price', 'price > 0')
@Entity('price_alerts')
@ObjectType({ description: 'A request to be notified when the price of the week of a category crosses a limit.' })
export class PriceAlert {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId!: string;

  @Field(() => ID, { description: 'Slug of the category.' })
  @Column('varchar', { length: 40 })
  categorySlug!: string;

  /** 0: the whole country. */
  @Column('smallint', { default: 0 })
  districtId!: number;

  @Field(() => AlertDirection, { description: 'Above or below the limit.' })
  @Column('varchar', { length: 5 })
  direction!: AlertDirection;

  @Field(() => DecimalScalar, { description: 'The limit, BDT for one kilogram.' })
  @Column('numeric', { precision: 14, scale: 2 })
  price!: string;

  @Field(() => Boolean, { description: 'Whether the price is on that side now; the user was notified when it came there.' })
  @Column('boolean', { default: false })
  isMet!: boolean;

  @Column('timestamptz', { nullable: true })
  notifiedAt!: Date | null;

  /** When its user was last notified by SMS because of it. */
  @Column('timestamptz', { nullable: true })
  textedAt!: Date | null;

  @Field(() => Date, { description: 'When it was added.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
