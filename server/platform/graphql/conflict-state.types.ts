import { Field, Int, ObjectType } from 'type-graphql';
import { currentMeaning } from '../../../schema/values/api/error-details';
import { DecimalScalar } from './decimal.scalar';

/** One of several rows cannot throw: its result carries what an error has in `extensions.current`. */
@ObjectType({ description: 'What the object of a conflict is at this moment, as `extensions.current` has it; null what does not apply.' })
export class ConflictState {
  @Field(() => Int, { nullable: true, description: currentMeaning.version })
  version?: number;

  @Field(() => String, { nullable: true, description: currentMeaning.status })
  status?: string;

  @Field(() => String, { nullable: true, description: currentMeaning.state })
  state?: string;

  @Field(() => String, { nullable: true, description: currentMeaning.paymentStatus })
  paymentStatus?: string;

  @Field(() => [String], { nullable: true, complexity: 1, description: currentMeaning.allowed })
  allowed?: readonly string[];

  @Field(() => DecimalScalar, { nullable: true, description: currentMeaning.total })
  total?: string;

  @Field(() => String, { nullable: true, description: currentMeaning.categorySlug })
  categorySlug?: string;
}
