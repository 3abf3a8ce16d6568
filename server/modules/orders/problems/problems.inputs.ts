import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { reportProblemRules } from '../../../../schema/rules/orders/order-problem.rules';
import { problemImages, ProblemKind, ProblemRemedy, ProblemState } from '../../../../schema/values/orders/order-problems';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { pageArgs } from '../../../platform/graphql/connection';
import { Rules } from '../../../platform/graphql/rules';
import '../enums/problem.enums';

@Rules(reportProblemRules)
@InputType({ description: 'A problem with a delivered order.' })
export class ReportProblemInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => ID, { nullable: true, description: 'Its line; left out, the whole order was not received.' })
  lineId?: string | null;

  @Field(() => ProblemKind, { description: 'What is wrong.' })
  kind!: ProblemKind;

  @Field(() => ProblemRemedy, { description: 'What would solve it.' })
  remedy!: ProblemRemedy;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of PARTIAL_REFUND: how much, BDT; never above what it cost.' })
  amount?: string | null;

  @Field({ description: 'What happened, for the seller and admins.' })
  text!: string;

  @Field(() => [ID], {
    nullable: true,
    description: `Images made by uploadOrderImage, at most ${problemImages}; needed where the product itself came.`,
  })
  imageIds?: string[] | null;
}

@InputType({ description: 'Which problems.' })
export class OrderProblemFilter {
  @Field(() => [ProblemState], { nullable: true, description: 'Only those in one of these states; an empty list matches none.' })
  states?: ProblemState[] | null;

  @Field(() => ProblemKind, { nullable: true, description: 'Only those of this kind.' })
  kind?: ProblemKind | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those that have not ended; false: only those that have.' })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those whose deadline has passed.' })
  overdue?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Only those of the order with exactly this tracking number.' })
  trackingNumber?: string | null;
}

@ArgsType()
export class ProblemPageArgs extends pageArgs() {}
