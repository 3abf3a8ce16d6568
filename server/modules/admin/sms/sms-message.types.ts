import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SmsStatus } from '../../../../schema/values/market/sms';
import { Connection, pageArgs } from '../../../platform/graphql/connection';

registerEnumType(SmsStatus, {
  name: 'SmsStatus',
  description: 'State of an SMS.',
  valuesConfig: {
    PENDING: { description: 'In the queue; without a provider, for an operator to pass on.' },
    SENT: { description: 'The provider took it.' },
    FAILED: { description: 'Given up.' },
  },
});

@ObjectType({ description: 'A short message to a phone.' })
export class SmsMessage {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'To whom.' })
  phone!: string;

  @Field({ description: 'Its text; one-time codes are masked.' })
  body!: string;

  @Field({ description: "What it is for, e.g. 'password-reset', 'new-order'." })
  purpose!: string;

  @Field(() => SmsStatus, { description: 'Its state.' })
  status!: SmsStatus;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Why the last try failed.' })
  lastError!: string | null;

  @Field({ description: 'True when it failed and its text is still there: one with a code has lost it.' })
  canResend!: boolean;

  @Field(() => Date, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the provider took it.' })
  sentAt!: Date | null;
}

@ObjectType({ description: 'A page of short messages, the newest first.' })
export class SmsMessageConnection extends Connection(SmsMessage) {}

@ArgsType()
export class SmsMessagesArgs extends pageArgs() {
  @Field(() => SmsStatus, { nullable: true, description: 'Only messages with this status.' })
  status?: SmsStatus | null;

  @Field(() => String, { nullable: true, description: 'Digits of the phone, in either script.' })
  phone?: string | null;
}
