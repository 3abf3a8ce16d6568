import { Field, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';

@ObjectType({ description: 'What confirmOrder with these quantities would do; nothing is changed.' })
export class OrderPartQuote {
  @Field(() => DecimalScalar, { description: 'What the order costs now, BDT.' })
  before!: string;

  @Field(() => DecimalScalar, { description: 'What it would cost, BDT.' })
  after!: string;

  @Field(() => DecimalScalar, { description: 'The delivery fee in it, for the smaller weight, BDT.' })
  deliveryFee!: string;

  @Field(() => Boolean, { description: 'So little is left that the buyer would be asked (PART_PROPOSED).' })
  isProposal!: boolean;

  @Field(() => Boolean, { description: 'Nothing is left: the order would be rejected.' })
  isRejection!: boolean;
}
