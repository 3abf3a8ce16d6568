import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';

@ObjectType({ description: 'A figure of a trader, of the whole time, with its change of this month against the month before.' })
export class TraderFigure {
  @Field(() => DecimalScalar, { description: 'BDT or kilograms.' })
  value!: string;

  @Field(() => Float, { nullable: true, description: 'In percent; null when the month before was zero.' })
  changePercent!: number | null;
}

@ObjectType({ description: 'One month of a trader.' })
export class TraderMonth {
  @Field({ description: 'yyyy-mm, of Asia/Dhaka.' })
  month!: string;

  @Field(() => DecimalScalar, { description: 'Value of the purchases delivered in it, BDT.' })
  spent!: string;

  @Field(() => DecimalScalar, { description: 'Value of the sales delivered in it, delivery not counted, BDT.' })
  sold!: string;

  @Field(() => DecimalScalar, { description: 'What re-listed goods delivered in it brought above their cost, BDT.' })
  margin!: string;
}

@ObjectType({ description: "A trader's stock of one kind of goods." })
export class CropStock {
  categorySlug!: string;

  @Field(() => DecimalScalar, { description: 'Kilograms on hand; goods without a weight are not in it.' })
  kilograms!: string;

  @Field(() => DecimalScalar, { description: 'At his own prices, BDT.' })
  value!: string;
}

@ObjectType({ description: 'What a kilogram cost in one month.' })
export class CropPrice {
  @Field({ description: 'yyyy-mm, of Asia/Dhaka.' })
  month!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Average of what was ordered from those he may buy from, BDT; null in a month of fewer than 3 orders.',
  })
  pricePerKg!: string | null;
}

@ObjectType({ description: 'A kind of goods the trader follows: he bought it, or has it among his favourites.' })
export class CropTrend {
  categorySlug!: string;

  @Field(() => Float, { nullable: true, description: "The latest month's price against the one before it, percent." })
  changePercent!: number | null;

  @Field(() => [CropPrice], { description: 'The last 12 months, oldest first.' })
  months!: CropPrice[];
}

@ObjectType({ description: "A trader's home: buying beside selling, his own figures only." })
export class TraderDashboard {
  @Field(() => TraderFigure, { description: 'Value of the purchases delivered to him, delivery included, BDT.' })
  spent!: TraderFigure;

  @Field(() => TraderFigure, { description: 'Kilograms delivered to him.' })
  boughtKg!: TraderFigure;

  @Field(() => TraderFigure, { description: 'Value of the sales he delivered, coupons taken off and delivery not counted, BDT.' })
  sold!: TraderFigure;

  @Field(() => TraderFigure, { description: 'What his delivered re-listed goods brought, less what they had cost him, BDT.' })
  margin!: TraderFigure;

  @Field(() => DecimalScalar, { description: 'His stock on hand at his own prices, BDT.' })
  stockValue!: string;

  @Field(() => DecimalScalar, { description: 'What received goods that are not listed again yet had cost, BDT.' })
  waitingCost!: string;

  @Field(() => Int, { description: 'Receipts with goods that are not listed again yet.' })
  waitingGoods!: number;

  @Field(() => Int, { description: 'His purchases that are placed, confirmed or shipped.' })
  openPurchases!: number;

  @Field(() => Int, { description: 'Those of them that are on their way.' })
  deliveriesDue!: number;

  @Field(() => Int, { description: 'Orders at him that are placed, confirmed or shipped.' })
  openSales!: number;

  @Field(() => [TraderMonth], { description: 'The last 12 months, oldest first.' })
  months!: TraderMonth[];

  @Field(() => [CropStock], { description: 'His stock by kind of goods, the most valuable first; at most 8.' })
  stock!: CropStock[];

  @Field(() => [CropTrend], { description: 'Prices of the goods he follows, what he bought most of first; at most 3.' })
  crops!: CropTrend[];
}
