/** One of the 62 categories of schema/values; only the count of its products comes from the database. */
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One of the categories of produce.' })
export class Category {
  @Field(() => ID, { description: 'Stable name used in addresses and inputs.' })
  slug!: string;

  @Field({ description: 'Its English name.' })
  nameEn!: string;

  @Field({ description: 'Its Bangla name.' })
  nameBn!: string;

  @Field({ description: 'The group it belongs to, e.g. "vegetables".' })
  group!: string;
}
