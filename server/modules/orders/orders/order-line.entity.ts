import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { Unit } from '../../../../schema/values/catalogue/units';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Image, type ShownImage } from '../../media/image.entity';
import { Order } from './order.entity';
import { Product } from '../../catalogue/products/product.entity';
import { SellPost } from '../../catalogue/sell-posts/sell-post.entity';
import { StoredDeal } from '../../offers/deals/stored-deal.entity';

@Unique(['orderId', 'position'])
@Index('order_lines_product', ['productId'])
@Check('order_lines_deal', 'deal_id IS NULL OR platform_pays > 0')
@Check('order_lines_grade_check', "grade IN ('A', 'B', 'C')")
@Check('order_lines_ordered', 'ordered_quantity > 0')
@Check('order_lines_platform_pays', 'platform_pays >= 0 AND (platform_pays = 0 OR ordered_quantity IS NOT NULL)')
@Check('order_lines_quantity_check', 'quantity >= 0')
@Check('order_lines_refunded', 'refunded >= 0 AND refunded <= line_total')
@Check('order_lines_total', 'line_total = round((quantity * unit_price), 2)')
@Check('order_lines_weighed', 'weighed_kg >= 0 AND unit_kg > 0')
@Entity('order_lines')
@ObjectType({ description: 'One product of an order, as it was when it was ordered.' })
export class OrderLine {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Order)
  orderId!: string;

  @Column('smallint')
  position!: number;

  @Column('uuid')
  @ForeignKey(() => Product)
  productId!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => SellPost)
  sellPostId!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The first day of the harvests, as its sell post showed it when it was ordered (`harvestedFrom`).',
  })
  @Column('date', { nullable: true })
  harvestedOn!: string | null;

  /** Null for lines of earlier releases: they have one day. */
  @Field(() => DateScalar, { nullable: true, description: 'The last day of them; the first again where there was one.' })
  @Column('date', { nullable: true })
  harvestedUntil!: string | null;

  @Field(() => Grade, { nullable: true, description: 'The grade of the product when it was ordered; null where it had none.' })
  @Column('varchar', { length: 1, nullable: true })
  grade!: Grade | null;

  @Field({ description: 'The name it was sold under.' })
  @Column('varchar', { length: 120 })
  productName!: string;

  @Field(() => String, { nullable: true, description: 'Its name in a second language, as it was then.' })
  @Column('varchar', { length: 120, nullable: true })
  secondName!: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => Image)
  imageId!: string | null;

  @Field(() => Image, { nullable: true, description: 'The image it was sold with.' })
  image?: ShownImage | null;

  @Field(() => Unit, { description: 'The unit it was sold in.' })
  @Column('varchar', { length: 8 })
  unit!: Unit;

  @Field(() => String, { nullable: true, description: 'What the unit OTHERS means here.' })
  @Column('varchar', { length: 120, nullable: true })
  customUnitNote!: string | null;

  @Field(() => String, { nullable: true, description: 'The note of the unit in a second language.' })
  @Column('varchar', { length: 120, nullable: true })
  secondUnitNote!: string | null;

  @Field(() => DecimalScalar, { description: 'How many units.' })
  @Column('numeric', { precision: 14, scale: 3 })
  quantity!: string;

  @Column('numeric', { precision: 14, scale: 3, default: 0 })
  quantityKg!: string;

  @Field(() => DecimalScalar, { description: 'How many units were ordered; `quantity` is what is charged.' })
  @Column('numeric', { precision: 14, scale: 3, nullable: true })
  orderedQuantity!: string | null;

  /** How many units were agreed on when it was confirmed: the base of weights. Null until then. */
  @Column('numeric', { precision: 14, scale: 3, nullable: true })
  agreedQuantity?: string | null;

  /** Kilograms of one unit when it was ordered; null where unknown. */
  @Column('numeric', { precision: 14, scale: 6, nullable: true })
  unitKg!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Kilograms weighed by the seller; null where it was not weighed.' })
  @Column('numeric', { precision: 14, scale: 3, nullable: true })
  weighedKg!: string | null;

  @Field(() => DecimalScalar, { description: 'What of the line total was taken off because of problems, BDT.' })
  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  refunded!: string;

  @Field(() => DecimalScalar, { description: 'BDT for one unit, as charged.' })
  @Column('numeric', { precision: 14, scale: 2 })
  unitPrice!: string;

  @Field(() => DecimalScalar, { description: 'quantity × unitPrice, rounded to paisa.' })
  @Column('numeric', { precision: 14, scale: 2 })
  lineTotal!: string;

  /** BDT that the platform pays to the seller for one unit: the deal of the platform at which it was sold. */
  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  platformPays?: string;

  /** The deal of the platform that it was sold at, which a trigger finds; some lines of earlier releases have none. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => StoredDeal)
  dealId?: string | null;

  /** Bought at a price that everyone could see. */
  @Column('boolean', { default: false })
  isPublicPrice!: boolean;

  /** Bought from a post for everyone: it counts for the public figures. */
  @Column('boolean', { default: true })
  isPublic!: boolean;
}
