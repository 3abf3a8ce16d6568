import { Field, ID, ObjectType } from 'type-graphql';

/** Nothing of the current product is shown: it is for others only by now, or deleted. */
@ObjectType({ description: 'A saved product that is no longer sold to this buyer.' })
export class UnavailableProduct {
  @Field(() => ID, { description: "The product's id, to take it out by." })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name when it was saved; null where it was not recorded.' })
  name!: string | null;
}
