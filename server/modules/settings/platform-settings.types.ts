import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PercentScalar } from '../../platform/graphql/percent.scalar';
import { platformSettingsRules } from '../../../schema/rules/market/settings.rules';
import { Weekday } from '../../../schema/values/orders/delivery';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Rules } from '../../platform/graphql/rules';
import { DeliveryRate, DeliveryRateInput } from './delivery-rate.types';
import './weekday.types';

@ObjectType({ description: 'The figures that the operator sets. A change holds at once, for new orders only.' })
export class PlatformSettings {
  @Field(() => ID, { description: 'There is one.' })
  id!: string;

  @Field(() => PercentScalar, { description: "Percent of a delivered order's value that the market takes." })
  commissionPercent!: string;

  @Field(() => [DeliveryRate], {
    description: 'What deliveries of sellers without rates of their own cost: one for each distance, nearest first.',
  })
  deliveryRates!: DeliveryRate[];

  @Field(() => Int, { description: 'Hours within which applicants may expect a decision.' })
  approvalHours!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Support phone shown to users: the one saved here, otherwise SUPPORT_PHONE of the server.',
  })
  supportPhone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Support e-mail shown to users: the one saved here, otherwise SUPPORT_EMAIL of the server.',
  })
  supportEmail!: string | null;

  @Field(() => Int, { description: 'Orders that a buyer without a delivered order may have waiting for confirmation at once.' })
  newBuyerOrders!: number;

  @Field(() => DecimalScalar, { description: 'BDT that these orders may total.' })
  newBuyerAmount!: string;

  @Field(() => Int, { description: 'The same for buyers who have had an order delivered.' })
  buyerOrders!: number;

  @Field(() => DecimalScalar, { description: 'BDT that these orders may total.' })
  buyerAmount!: string;

  @Field(() => DecimalScalar, { description: 'BDT from which money that is due to a seller is paid out.' })
  payoutMinimum!: string;

  @Field(() => Weekday, { description: 'The day on which payouts are made in a batch.' })
  payoutWeekday!: Weekday;

  @Field(() => Date, { nullable: true, description: 'When any of them was last changed.' })
  changedAt!: Date | null;
}

@Rules(platformSettingsRules)
@InputType({ description: 'All figures together, and why.' })
export class PlatformSettingsInput {
  @Field(() => PercentScalar, { description: 'Percent, up to two decimals.' })
  commissionPercent!: string;

  @Field(() => [DeliveryRateInput], {
    nullable: true,
    description: 'At most one for each distance; a distance that is left out stays as it is.',
  })
  deliveryRates?: DeliveryRateInput[] | null;

  @Field({ description: 'Whole hours.' })
  approvalHours!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Support phone; null leaves it to SUPPORT_PHONE of the server; left out: unchanged.',
  })
  supportPhone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Support e-mail; null leaves it to SUPPORT_EMAIL of the server; left out: unchanged.',
  })
  supportEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Open orders of a buyer without a delivered one, a whole number; left out, it stays.',
  })
  newBuyerOrders?: string | null;

  @Field(() => String, { nullable: true, description: 'BDT that these orders may total; left out, it stays.' })
  newBuyerAmount?: string | null;

  @Field(() => String, { nullable: true, description: 'Open orders of other buyers; left out, it stays.' })
  buyerOrders?: string | null;

  @Field(() => String, { nullable: true, description: 'BDT that these orders may total; left out, it stays.' })
  buyerAmount?: string | null;

  @Field(() => String, { nullable: true, description: 'BDT from which money is paid out; left out, it stays.' })
  payoutMinimum?: string | null;

  @Field(() => Weekday, { nullable: true, description: 'The day of batches of payouts; left out, it stays.' })
  payoutWeekday?: Weekday | null;

  @Field({ description: 'Why; recorded in the audit trail.' })
  reason!: string;
}
