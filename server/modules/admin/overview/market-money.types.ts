import { Field, Int, ObjectType } from 'type-graphql';
import { PercentScalar } from '../../../platform/graphql/percent.scalar';
import { MonthScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';

/** Months are months of Dhaka. */
@ObjectType({ description: 'What the market did in one month.' })
export class MarketMonth {
  @Field(() => MonthScalar, { description: "The month, 'yyyy-mm'." })
  month!: string;

  @Field(() => DecimalScalar, { description: 'BDT of products delivered in it, discounts and refunds taken off, delivery fees left out.' })
  deliveredValue!: string;

  @Field(() => DecimalScalar, {
    description:
      'BDT of commission on what was delivered in it, corrections included: `LedgerMonth.commission`, before what the platform pays of discounts.',
  })
  commission!: string;

  @Field(() => Int, { description: 'Orders placed in it.' })
  orders!: number;

  @Field(() => Int, { description: 'Sellers approved for the first time in it.' })
  newSellers!: number;

  @Field(() => Int, { nullable: true, description: 'Minutes from placing to confirming, the median of its orders; null without one.' })
  confirmMinutes!: number | null;

  @Field(() => PercentScalar, {
    nullable: true,
    description:
      'Percent of its orders that were delivered, of those that are over (delivered, rejected, expired or cancelled); null without one.',
  })
  fillPercent!: number | null;
}
