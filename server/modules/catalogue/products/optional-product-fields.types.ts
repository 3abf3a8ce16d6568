/**
 * A seller may write these fields beside the ones that every product has. They are the same in a product and in the
 * inputs that add or change it, so that another field is declared once.
 */
import { Grade } from '../../../../schema/values/catalogue/grades';
import { limits } from '../../../../schema/values/limits';
import { Field, InputType, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import '../catalogue.enums';

@InputType()
@ObjectType()
export abstract class OptionalProductFields {
  @Field(() => String, {
    nullable: true,
    description: 'What the unit OTHERS means here, e.g. "1 sack = 40 kg": needed for OTHERS, dropped for any other unit.',
  })
  customUnitNote!: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Kilograms in one unit PIECE, DOZEN, PAIR or OTHERS, up to 100,000: delivery fees and prices by the kilogram are made of it. Units of mass have their own. It belongs to its unit and note: another one without it removes it.',
  })
  unitWeightKg!: string | null;

  @Field(() => String, { nullable: true, description: 'Its name in a second language; an empty one in an input removes it.' })
  secondName!: string | null;

  @Field(() => String, { nullable: true, description: 'The note of the unit in a second language; an empty one in an input removes it.' })
  secondUnitNote!: string | null;

  @Field(() => Grade, {
    nullable: true,
    description:
      'A is the best; null where it is not graded, and in an input to remove it. What an inspector graded, or was received with a grade, is given no better one.',
  })
  grade!: Grade | null;

  @Field(() => String, {
    nullable: true,
    description: `Its name in the seller's own system, at most ${limits.referenceLength} characters, unique among the seller's products. An empty one in an input removes it.`,
  })
  externalReference!: string | null;
}
