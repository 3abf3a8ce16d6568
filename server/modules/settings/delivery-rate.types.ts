import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { deliveryRateRules } from '../../../schema/rules/orders/delivery.rules';
import { DistanceClass } from '../../../schema/values/orders/delivery';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Rules } from '../../platform/graphql/rules';

registerEnumType(DistanceClass, {
  name: 'DistanceClass',
  description: 'How far a buyer is from a seller, by their places.',
  valuesConfig: {
    SAME_UPAZILA: { description: 'In the same upazila.' },
    SAME_DISTRICT: { description: 'In the same district, another upazila.' },
    SAME_DIVISION: { description: 'In the same division, another district.' },
    ELSEWHERE: { description: 'In another division.' },
  },
});

@ObjectType({ description: 'What a delivery costs at one distance: base + perKg for each kilogram above freeKg.' })
export class DeliveryRate {
  @Field(() => DistanceClass, { description: 'The distance it is for.' })
  distance!: DistanceClass;

  @Field(() => DecimalScalar, { description: 'BDT of every delivery.' })
  base!: string;

  @Field(() => DecimalScalar, { description: 'Kilograms that the base covers.' })
  freeKg!: string;

  @Field(() => DecimalScalar, { description: 'BDT for each kilogram above them.' })
  perKg!: string;

  @Field(() => DecimalScalar, { description: 'Kilograms up to which it holds; of a heavier order the seller names the fee.' })
  maxKg!: string;
}

@Rules(deliveryRateRules)
@InputType({ description: 'What a delivery is to cost at one distance.' })
export class DeliveryRateInput {
  @Field(() => DistanceClass, { description: 'The distance it is for.' })
  distance!: DistanceClass;

  @Field(() => DecimalScalar, { description: 'BDT of every delivery, 0 to 10,000.' })
  base!: string;

  @Field(() => DecimalScalar, { description: 'Kilograms that the base covers, at most maxKg.' })
  freeKg!: string;

  @Field(() => DecimalScalar, { description: 'BDT for each kilogram above them, 0 to 1,000.' })
  perKg!: string;

  @Field(() => DecimalScalar, { description: 'Kilograms up to which it holds, above 0 and at most 100,000.' })
  maxKg!: string;
}
