import { Field, ID, ObjectType } from 'type-graphql';

/** No value of the current product is shown: others alone may see it by now, or it is deleted. */
@ObjectType({ description: 'A saved product that is no longer sold to this buyer.' })
export class UnavailableProduct {
  @Field(() => ID, { description: "The product's id, to take it out by." })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name when it was saved; null where it was not recorded.' })
  name!: string | null;
}
