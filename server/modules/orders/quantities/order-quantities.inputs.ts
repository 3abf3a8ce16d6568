import { Field, ID, InputType } from 'type-graphql';
import { lineQuantityRules, lineWeightRules } from '../../../../schema/rules/orders/order-quantity.rules';
import { limits } from '../../../../schema/values/limits';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';

@Rules(lineQuantityRules)
@InputType({ description: 'How much of a line the seller can deliver.' })
export class LineQuantityInput {
  @Field(() => ID, { description: 'The line of the order.' })
  lineId!: string;

  @Field(() => DecimalScalar, { description: 'Units, at most those ordered; 0 cancels the line.' })
  quantity!: string;
}

@Rules(lineWeightRules)
@InputType({ description: 'What a line that is sold by weight weighs.' })
export class LineWeightInput {
  @Field(() => ID, { description: 'The line of the order.' })
  lineId!: string;

  @Field(() => DecimalScalar, { description: 'Kilograms; 0 cancels the line.' })
  kilograms!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: `True: the weight is right although it differs by more than ${limits.unusualWeightPercent} percent from what was agreed.`,
  })
  isChecked?: boolean | null;
}
