import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: "An order's invoice (challan), issued when the order is sent for the first time." })
export class Invoice {
  @Field({ description: "Continuous for each seller within a year: '2026-00042'." })
  number!: string;

  @Field(() => Date, { description: 'When it was issued.' })
  issuedAt!: Date;
}
