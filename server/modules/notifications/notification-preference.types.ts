import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { boolean, mixed, object } from 'yup';
import { NotificationChannel, NotificationType } from '../../../schema/values/market/notifications';
import { Rules } from '../../platform/graphql/rules';
import './content/notification.entity';

registerEnumType(NotificationChannel, {
  name: 'NotificationChannel',
  description: 'How a notification reaches its recipient.',
  valuesConfig: {
    IN_APP: { description: 'In the inbox, live.' },
    SMS: { description: "As a short message to the account's phone." },
    PUSH: { description: 'On the devices that the account has chosen (`savePushSubscription`), where it is in the inbox as well.' },
  },
});

@ObjectType({ description: 'Whether and how the viewer is notified of one type of event.' })
export class NotificationPreference {
  @Field(() => NotificationType, { description: 'The type of event.' })
  type!: NotificationType;

  @Field({ description: 'Shown in the inbox.' })
  inApp!: boolean;

  @Field({ description: 'False where the inbox always shows it, because the user has to know.' })
  inAppOptional!: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Sent by SMS as well; null for types that are never sent by SMS.' })
  sms!: boolean | null;

  @Field({ description: 'Sent to the devices of the account as well, where it is in the inbox.' })
  push!: boolean;
}

@Rules(object({ type: mixed().required(), channel: mixed().required(), enabled: boolean().required() }))
@InputType({ description: 'One switch of the preferences.' })
export class NotificationPreferenceInput {
  @Field(() => NotificationType, { description: 'The type of event.' })
  type!: NotificationType;

  @Field(() => NotificationChannel, { description: 'The channel.' })
  channel!: NotificationChannel;

  @Field({ description: 'On or off.' })
  enabled!: boolean;
}
