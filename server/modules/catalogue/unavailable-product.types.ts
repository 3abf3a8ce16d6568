import { Field, ID, ObjectType } from 'type-graphql';

/** Nothing of the product as it stands now is told: it is for others only by now, or gone. */
@ObjectType({ description: 'Something a buyer kept that is not sold to him any more.' })
export class UnavailableProduct {
  @Field(() => ID, { description: "The product's id, to take it out by." })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What it was called when it was kept; null where nobody noted it.' })
  name!: string | null;
}
