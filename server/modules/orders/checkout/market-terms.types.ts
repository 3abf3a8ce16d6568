import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the market promises everyone.' })
export class MarketTerms {
  @Field(() => Int, { description: 'Hours within which an applicant may expect a decision.' })
  approvalHours!: number;

  @Field(() => String, { nullable: true, description: 'A phone number for support; null: the message form is the way to reach it.' })
  supportPhone!: string | null;

  @Field(() => String, { nullable: true, description: 'An e-mail address for support; null: the message form is the way to reach it.' })
  supportEmail!: string | null;
}
