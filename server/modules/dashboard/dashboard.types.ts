import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DashboardTileKind } from '../../../schema/values/dashboard';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';

registerEnumType(DashboardTileKind, {
  name: 'DashboardTileKind',
  description: 'What a tile tells. Months are those of Asia/Dhaka.',
  valuesConfig: {
    TOTAL_USERS: { description: 'Distinct buyers.' },
    TOTAL_REVENUE: { description: 'Delivered value, BDT.' },
    TOTAL_ORDERS: { description: 'Orders placed, less those rejected, expired or cancelled.' },
    MONTHLY_TRAFFIC: { description: "Views of the seller's products in 30 days; its change is against the 30 days before." },
    PRODUCTS_SOLD: { description: 'Delivered quantity, in the units it was sold in.' },
    CUSTOMER_FEEDBACK: { description: 'Share of ratings of 4 stars and more, percent.' },
    ACTIVE_SUBSCRIPTIONS: { description: 'Followers.' },
    TOTAL_PROFIT: { description: 'Revenue less commission less refunds, BDT.' },
  },
});

@ObjectType({ description: "One figure of a seller's home." })
export class DashboardTile {
  @Field(() => DashboardTileKind, { description: 'Which figure.' })
  kind!: DashboardTileKind;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Count, BDT, quantity or percent, by kind; null when there is nothing to tell.',
  })
  value!: string | null;

  @Field(() => Float, {
    nullable: true,
    description: "This month's figure against the month before in percent; null when that month was zero.",
  })
  changePercent!: number | null;
}

@ObjectType({ description: 'One month of the chart.' })
export class DashboardMonth {
  @Field({ description: 'yyyy-mm, of Asia/Dhaka.' })
  month!: string;

  @Field(() => Int, { description: 'Distinct buyers of the orders placed in it.' })
  users!: number;

  @Field(() => DecimalScalar, { description: 'Value delivered in it, BDT.' })
  revenue!: string;

  @Field(() => DecimalScalar, { description: 'Its revenue less commission less refunds, BDT.' })
  profit!: string;

  @Field(() => Int, { description: 'Orders placed in it, less those rejected, expired or cancelled.' })
  orders!: number;
}

@ObjectType({ description: "A seller's home: his own figures only." })
export class SellerDashboard {
  @Field(() => [DashboardTile], { description: 'The eight tiles, in their order.' })
  tiles!: DashboardTile[];

  @Field(() => [DashboardMonth], { description: 'The last 12 months, oldest first.' })
  months!: DashboardMonth[];

  @Field(() => Int, { description: 'Orders that wait for the seller: placed, confirmed or shipped.' })
  pendingOrders!: number;

  @Field(() => Int, { description: 'Products that are not on the market.' })
  unpublishedProducts!: number;
}
