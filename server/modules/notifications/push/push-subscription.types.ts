import { Field, InputType, ObjectType } from 'type-graphql';
import { pushSubscriptionRules } from '../../../../schema/rules/market/push.rules';
import { Rules } from '../../../platform/graphql/rules';

@Rules(pushSubscriptionRules)
@InputType({ description: 'What a browser returns when it subscribes to web push (`PushSubscription.toJSON()`).' })
export class PushSubscriptionInput {
  @Field({ description: 'The public https:// address of its push service, at most 1,000 characters.' })
  endpoint!: string;

  @Field({ description: 'Its public key: an uncompressed point of P-256, base64url.' })
  p256dh!: string;

  @Field({ description: 'Its secret of 16 bytes, base64url.' })
  auth!: string;
}

@ObjectType({ description: 'What `savePushSubscription` stored.' })
export class SavePushSubscriptionPayload {
  @Field(() => Date, { description: 'When it was stored.' })
  savedAt!: Date;
}

@ObjectType({ description: 'What `removePushSubscription` removed.' })
export class RemovePushSubscriptionPayload {
  @Field({ description: 'False where notifications were not sent to this device anyway.' })
  isRemoved!: boolean;
}
