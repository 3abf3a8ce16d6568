import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { supportRules } from '../../../schema/rules/market/support.rules';
import { Connection, pageArgs } from '../../platform/graphql/connection';
import { Rules } from '../../platform/graphql/rules';

@Rules(supportRules)
@InputType({ description: 'A message to the people behind the market.' })
export class SupportMessageInput {
  @Field({ description: 'Who writes.' })
  name!: string;

  @Field({ description: 'Where to call back.' })
  phone!: string;

  @Field(() => ID, { nullable: true, description: 'The order it is about, one of the writer.' })
  orderId?: string | null;

  @Field({ description: 'What it is about.' })
  body!: string;
}

@ObjectType({ description: 'A message sent to support.' })
export class SupportMessage {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Who wrote.' })
  name!: string;

  @Field({ description: 'Where to call back.' })
  phone!: string;

  @Field(() => ID, { nullable: true, description: 'The user who wrote; null for a visitor.' })
  userId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The order it is about.' })
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: 'Its number.' })
  trackingNumber!: string | null;

  @Field({ description: 'The message.' })
  body!: string;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When an admin marked it as replied to.' })
  repliedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Who did.' })
  repliedBy!: string | null;
}

@ObjectType({ description: 'A page of messages to support.' })
export class SupportMessageConnection extends Connection(SupportMessage) {}

@ArgsType()
export class SupportMessagesArgs extends pageArgs() {
  @Field(() => Boolean, { nullable: true, description: 'Only those with a reply, or only open ones; all where it is left out.' })
  replied?: boolean | null;
}

@ObjectType({ description: 'What `sendSupportMessage` did.' })
export class SendSupportMessagePayload {
  @Field(() => Boolean, { description: 'True: an admin will read it.' })
  isReceived!: boolean;
}
