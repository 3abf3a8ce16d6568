import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { priceAlertRules } from '../../../../schema/rules/market/price-alert.rules';
import { AlertDirection } from '../../../../schema/values/market/price-alerts';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import './price-alert.entity';

@Rules(priceAlertRules)
@InputType({ description: 'Which price to watch.' })
export class PriceAlertInput {
  @Field(() => ID, { description: 'Slug of the category.' })
  categorySlug!: string;

  @Field(() => Int, { nullable: true, description: 'The district; the whole country where it is left out.' })
  districtId?: number | null;

  @Field(() => AlertDirection, { description: 'Above or below the limit.' })
  direction!: AlertDirection;

  @Field(() => DecimalScalar, { description: 'The limit, BDT for one kilogram.' })
  price!: string;
}

@ObjectType({ description: 'What `removePriceAlert` removed.' })
export class RemovePriceAlertPayload {
  @Field(() => ID, { description: 'The id of the alert.' })
  removedId!: string;
}
