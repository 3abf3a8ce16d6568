import { Arg, Args, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../schema/values/accounts/roles';
import type { Json } from '../../platform/events/event-bus';
import { orderMessageTopic } from '../../platform/events/topics';
import { Authorized } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/graphql/context';
import { CurrentViewer, MaybeViewer } from '../../platform/graphql/viewer-param';
import type { Page } from '../../platform/paging/page';
import type { Viewer } from '../../platform/security/viewer';
import { liveMessage } from './live-message';
import { MessageReader } from './message-reader.service';
import {
  DecideMessageArgs,
  OrderMessageArgs,
  OrderMessageConnection,
  OrderMessagesArgs,
  ReadOrderMessagesPayload,
  ReportedMessagesArgs,
  ReportMessageArgs,
} from './message.types';
import { MessagesService } from './messages.service';
import { OrderMessage } from './order-message.entity';
import { NEVER, Operation } from '../../platform/graphql/operation';

const traders = [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER] as const;

@injectable()
@Resolver(() => OrderMessage)
export class MessagesResolver {
  constructor(
    private readonly messages: MessagesService,
    private readonly reader: MessageReader,
  ) {}

  @Authorized()
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => OrderMessageConnection, {
    description: 'Messages of an order, newest first, for its buyer and its seller; for admins where one of them is reported.',
  })
  orderMessages(
    @CurrentViewer() viewer: Viewer,
    @Args(() => OrderMessagesArgs) { orderId, ...page }: OrderMessagesArgs,
  ): Promise<Page<OrderMessage>> {
    return this.reader.findForOrder(viewer, orderId, page);
  }

  @Authorized(...traders)
  @Operation({ keys: 'READ_ORDERS' })
  @Query(() => Int, { description: 'How many messages the viewer has not read, in all orders.' })
  unreadMessageCount(@CurrentViewer() viewer: Viewer): Promise<number> {
    return this.reader.unreadCount(viewer);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => OrderMessageConnection, {
    description: 'Admin: reported messages; those that wait the longest first, those that are decided latest first.',
  })
  reportedMessages(
    @CurrentViewer() viewer: Viewer,
    @Args(() => ReportedMessagesArgs) { open, ...page }: ReportedMessagesArgs,
  ): Promise<Page<OrderMessage>> {
    return this.reader.reported(viewer, open, page);
  }

  @Authorized(...traders)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => OrderMessage, {
    description: 'Sends a message to the other side of an order, until 14 days after the order has ended. A few times an hour.',
  })
  sendOrderMessage(@CurrentViewer() viewer: Viewer, @Args(() => OrderMessageArgs) args: OrderMessageArgs): Promise<OrderMessage> {
    return this.messages.send(viewer, args);
  }

  @Authorized(...traders)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => ReadOrderMessagesPayload, { description: 'Marks the messages of an order as read.' })
  readOrderMessages(
    @CurrentViewer() viewer: Viewer,
    @Arg('orderId', () => ID, { description: 'The order.' }) orderId: string,
  ): Promise<ReadOrderMessagesPayload> {
    return this.messages.read(viewer, orderId);
  }

  @Authorized(...traders)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => OrderMessage, {
    description: 'Reports a message of the other side to the admins, who read the messages of the order from then on.',
  })
  reportOrderMessage(@CurrentViewer() viewer: Viewer, @Args(() => ReportMessageArgs) args: ReportMessageArgs): Promise<OrderMessage> {
    return this.messages.report(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => OrderMessage, {
    description: 'Admin: hides a reported message, or leaves it as it is, with a reason that the audit trail records.',
  })
  decideReportedMessage(@CurrentViewer() viewer: Viewer, @Args(() => DecideMessageArgs) args: DecideMessageArgs): Promise<OrderMessage> {
    return this.messages.decide(viewer, args);
  }

  @Authorized(...traders)
  @Operation({ keys: NEVER.LIVE })
  @Subscription(() => OrderMessage, {
    topics: ({ context }: { context: RequestContext }) => orderMessageTopic(context.viewer?.id ?? ''),
    description: "Each new message of the viewer's orders, received or sent, as it happens.",
  })
  orderMessageAdded(@Root() payload: Json): OrderMessage {
    return liveMessage.unpack(payload);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The text, possibly empty; null where an admin hid it.' })
  text(@Root() message: OrderMessage, @MaybeViewer() viewer: Viewer | null): string | null {
    return this.reader.textFor(viewer, message);
  }

  @FieldResolver(() => String, {
    name: 'reportReason',
    nullable: true,
    description: 'Why it was reported, for the user who did and for admins; null where no one did.',
  })
  reportReasonFor(@Root() message: OrderMessage, @MaybeViewer() viewer: Viewer | null): string | null {
    return this.reader.reportFor(viewer, message);
  }

  @FieldResolver(() => String, { name: 'decision', nullable: true, description: "The admin's reason, once a report is decided." })
  decisionFor(@Root() message: OrderMessage, @MaybeViewer() viewer: Viewer | null): string | null {
    return this.reader.decisionFor(viewer, message);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer, its recipient, may report it now.' })
  canReport(@Root() message: OrderMessage, @MaybeViewer() viewer: Viewer | null): boolean {
    return this.reader.mayReport(viewer, message);
  }
}
