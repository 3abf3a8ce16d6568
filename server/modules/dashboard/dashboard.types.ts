import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PercentScalar } from '../../platform/graphql/percent.scalar';
import { MonthScalar } from '../../platform/graphql/calendar.scalar';
import { DashboardTileKind } from '../../../schema/values/market/dashboard';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { District } from '../geography/district.entity';

registerEnumType(DashboardTileKind, {
  name: 'DashboardTileKind',
  description: 'What a tile shows. Months are those of Asia/Dhaka.',
  valuesConfig: {
    TOTAL_USERS: { description: 'Distinct buyers.' },
    TOTAL_REVENUE: { description: 'Totals of the delivered orders, delivery fees included, before refunds, BDT.' },
    TOTAL_ORDERS: { description: 'Orders placed, less those rejected, expired or cancelled.' },
    MONTHLY_TRAFFIC: { description: "Views of the seller's products in 30 days; its change is against the 30 days before." },
    PRODUCTS_SOLD: { description: 'Delivered quantity, in the units it was sold in.' },
    CUSTOMER_FEEDBACK: { description: 'Share of ratings of 4 stars and more, percent.' },
    ACTIVE_SUBSCRIPTIONS: { description: 'Followers.' },
    TOTAL_PROFIT: {
      description:
        'Revenue less commission, refunds, and what the products in it that were bought on the market had cost, BDT. May be below zero.',
    },
  },
});

@ObjectType({ description: "One figure of a seller's home." })
export class DashboardTile {
  @Field(() => DashboardTileKind, { description: 'Which figure.' })
  kind!: DashboardTileKind;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Count, BDT, quantity or percent, by kind; null when there is no data.',
  })
  value!: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      "This month's share of the value, counted as it is: new followers, ratings of this month; of MONTHLY_TRAFFIC the last 30 days.",
  })
  thisMonth!: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The same in the same days of the month before, to the hour; of MONTHLY_TRAFFIC the 30 days before.',
  })
  sameDaysBefore!: string | null;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'thisMonth against sameDaysBefore in percent; null when that was zero.',
  })
  changePercent!: number | null;
}

@ObjectType({ description: 'One month of the chart.' })
export class DashboardMonth {
  @Field(() => MonthScalar, { description: 'yyyy-mm, of Asia/Dhaka.' })
  month!: string;

  @Field(() => Int, { description: 'Distinct buyers of the orders placed in it.' })
  users!: number;

  @Field(() => DecimalScalar, { description: 'Totals of the orders delivered in it, as TOTAL_REVENUE, BDT.' })
  revenue!: string;

  @Field(() => DecimalScalar, { description: 'Its revenue less commission, refunds and cost, as TOTAL_PROFIT, BDT.' })
  profit!: string;

  @Field(() => Int, { description: 'Orders placed in it, less those rejected, expired or cancelled.' })
  orders!: number;
}

@ObjectType({ description: 'The sales of one product.' })
export class ProductSales {
  @Field(() => ID, { description: 'The product; it may have been deleted since.' })
  productId!: string;

  @Field({ description: 'Its name in the latest of these orders.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Its name in the other language, in the latest of these orders.' })
  secondName!: string | null;

  @Field(() => DecimalScalar, { description: 'Delivered value without delivery fee, before discounts, BDT.' })
  revenue!: string;

  @Field(() => Int, { description: 'Delivered orders with it.' })
  orders!: number;
}

@ObjectType({ description: 'The sales in one district.' })
export class DistrictSales {
  @Field(() => District, { nullable: true, description: 'Where it was delivered; null for orders that were picked up.' })
  district!: District | null;

  @Field(() => DecimalScalar, { description: 'Totals of the delivered orders, as TOTAL_REVENUE, BDT.' })
  revenue!: string;

  @Field(() => Int, { description: 'Delivered orders.' })
  orders!: number;
}

@ObjectType({ description: "A seller's home: the viewer's own figures only." })
export class SellerDashboard {
  @Field(() => [DashboardTile], { description: 'The eight tiles, in their order.' })
  tiles!: DashboardTile[];

  @Field(() => [DashboardMonth], { description: 'The last 12 months, oldest first.' })
  months!: DashboardMonth[];

  @Field(() => Int, {
    description: 'Orders that are not over: placed, confirmed or shipped. `sellerDuties` counts what waits for the seller.',
  })
  pendingOrders!: number;

  @Field(() => Int, { description: 'Products that are not on the market.' })
  unpublishedProducts!: number;

  @Field(() => Int, { description: 'Products of the seller, on the market or not.' })
  products!: number;

  @Field(() => [ProductSales], { description: 'The products with the highest sales in the last 12 months, at most 5.' })
  topProducts!: ProductSales[];

  @Field(() => [DistrictSales], { description: 'The districts with the highest sales in the last 12 months, at most 8.' })
  districts!: DistrictSales[];
}
