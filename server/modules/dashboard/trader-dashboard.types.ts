import { Field, Int, ObjectType } from 'type-graphql';
import { PercentScalar } from '../../platform/graphql/percent.scalar';
import { MonthScalar } from '../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';

@ObjectType({ description: "A figure of a trader, of the whole time, with this month's share of it and how that changed." })
export class TraderFigure {
  @Field(() => DecimalScalar, { description: 'BDT or kilograms.' })
  value!: string;

  @Field(() => DecimalScalar, { description: "This month's share." })
  thisMonth!: string;

  @Field(() => DecimalScalar, { description: 'The share of the same days of the month before, to the hour.' })
  sameDaysBefore!: string;

  @Field(() => PercentScalar, { nullable: true, description: 'thisMonth against sameDaysBefore in percent; null when that was zero.' })
  changePercent!: number | null;
}

@ObjectType({ description: 'One month of a trader.' })
export class TraderMonth {
  @Field(() => MonthScalar, { description: 'yyyy-mm, of Asia/Dhaka.' })
  month!: string;

  @Field(() => DecimalScalar, { description: 'Value of the purchases delivered in it, BDT.' })
  spent!: string;

  @Field(() => DecimalScalar, { description: 'Value of the sales delivered in it, delivery not counted, BDT.' })
  sold!: string;

  @Field(() => DecimalScalar, { description: 'Value of the re-listed products delivered in it above their cost, BDT.' })
  margin!: string;
}

@ObjectType({ description: "A trader's stock of one category." })
export class CropStock {
  categorySlug!: string;

  @Field(() => DecimalScalar, { description: 'Kilograms on hand; products without a weight are not included.' })
  kilograms!: string;

  @Field(() => DecimalScalar, { description: 'At the prices of the trader, BDT.' })
  value!: string;
}

@ObjectType({ description: 'What a kilogram cost in one month.' })
export class CropPrice {
  @Field(() => MonthScalar, { description: 'yyyy-mm, of Asia/Dhaka.' })
  month!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Average price of what was ordered from the sellers the trader may buy from, BDT; null in a month of fewer than 3 orders.',
  })
  pricePerKg!: string | null;
}

@ObjectType({ description: 'A category the trader follows, by purchases or favourites.' })
export class CropTrend {
  categorySlug!: string;

  @Field(() => PercentScalar, { nullable: true, description: "The latest month's price against the one before it, percent." })
  changePercent!: number | null;

  @Field(() => [CropPrice], { description: 'The last 12 months, oldest first.' })
  months!: CropPrice[];
}

@ObjectType({ description: "A trader's home: buying beside selling, the trader's own figures only." })
export class TraderDashboard {
  @Field(() => TraderFigure, { description: 'Value of the purchases delivered to the trader, with delivery, BDT.' })
  spent!: TraderFigure;

  @Field(() => TraderFigure, { description: 'Kilograms delivered to the trader.' })
  boughtKg!: TraderFigure;

  @Field(() => TraderFigure, { description: 'Value of the sales delivered by the trader, less coupons and without delivery, BDT.' })
  sold!: TraderFigure;

  @Field(() => TraderFigure, { description: "Value of the trader's delivered re-listed products less their cost, BDT." })
  margin!: TraderFigure;

  @Field(() => DecimalScalar, { description: "The trader's stock on hand at the trader's own prices, BDT." })
  stockValue!: string;

  @Field(() => DecimalScalar, { description: 'Cost of received items that are not listed again yet, BDT.' })
  waitingCost!: string;

  @Field(() => Int, { description: 'Receipts with items that are not listed again yet.' })
  unlistedReceipts!: number;

  @Field(() => Int, { description: "The trader's purchases that are placed, confirmed or shipped." })
  openPurchases!: number;

  @Field(() => Int, { description: 'Those of them that are on their way.' })
  deliveriesDue!: number;

  @Field(() => Int, { description: "The trader's sales that are placed, confirmed or shipped." })
  openSales!: number;

  @Field(() => [TraderMonth], { description: 'The last 12 months, oldest first.' })
  months!: TraderMonth[];

  @Field(() => [CropStock], { description: "The trader's stock by category, the most valuable first; at most 8." })
  stock!: CropStock[];

  @Field(() => [CropTrend], { description: 'Prices of the categories the trader follows, the most bought first; at most 3.' })
  crops!: CropTrend[];
}
