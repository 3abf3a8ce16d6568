import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: "The viewer's own document numbers, unmasked. Everywhere else they are masked." })
export class AccountDocuments {
  @Field(() => String, { nullable: true, description: 'National ID number.' })
  nid!: string | null;

  @Field(() => String, { nullable: true, description: 'Trade license number.' })
  tradeLicense!: string | null;
}
