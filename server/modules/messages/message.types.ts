import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { orderMessageRules, reportMessageRules } from '../../../schema/rules/orders/order-message.rules';
import { limits } from '../../../schema/values/limits';
import { Connection, pageArgs } from '../../platform/graphql/connection';
import { Rules } from '../../platform/graphql/rules';
import { OrderMessage } from './order-message.entity';
import { OrderThread } from './order-thread.types';

@ObjectType({ description: 'A page of messages.' })
export class OrderMessageConnection extends Connection(OrderMessage) {}

@ArgsType()
export class OrderMessagesArgs extends pageArgs() {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;
}

@ArgsType()
export class ReportedMessagesArgs extends pageArgs() {
  @Field(() => Boolean, { defaultValue: true, description: 'Those that wait for a decision, or those that are decided.' })
  open!: boolean;
}

@Rules(orderMessageRules)
@ArgsType()
export class OrderMessageArgs {
  @Field(() => ID, { description: "One of the viewer's own orders." })
  orderId!: string;

  @Field(() => String, {
    nullable: true,
    description: `The text, at most ${limits.orderMessageLength} characters; needed where there is no image.`,
  })
  body?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: `At most ${limits.orderMessageImages} images of uploadOrderImage that nothing uses yet.`,
  })
  imageIds?: string[] | null;
}

@Rules(reportMessageRules)
@ArgsType()
export class ReportMessageArgs {
  @Field(() => ID, { description: 'A message of the other side.' })
  messageId!: string;

  @Field({ description: `What is wrong with it, at most ${limits.reasonLength} characters; admins read it.` })
  reason!: string;
}

@Rules(reportMessageRules)
@ArgsType()
export class DecideMessageArgs {
  @Field(() => ID, { description: 'A reported message.' })
  messageId!: string;

  @Field(() => Boolean, { description: 'True hides text and images from both sides; false leaves the message as it is.' })
  isHidden!: boolean;

  @Field({ description: `Why, at most ${limits.reasonLength} characters; the audit trail records it.` })
  reason!: string;
}

@ObjectType({ description: 'The messages that were marked as read.' })
export class ReadOrderMessagesPayload {
  @Field(() => OrderThread, { description: 'The thread as it is now.' })
  thread!: OrderThread;

  @Field(() => Int, { description: 'Unread messages of the viewer in all orders.' })
  unreadCount!: number;
}
