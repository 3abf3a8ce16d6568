/**
 * Messages between the buyer and the seller of an order, until 14 days after its end. Each message is published live to
 * both sides; the other side is notified of the first one that is unread, by SMS at most once an hour. A message that
 * its recipient reports is read by admins, with the others of the order; an admin hides it or not.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationType } from '../../../schema/values/market/notifications';
import { OrderImageUse } from '../../../schema/values/orders/order-images';
import { serverLimits } from '../../../schema/values/server-limits';
import { sitePages } from '../../../schema/values/site/site-routes';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/uuid';
import { conflict } from '../../platform/errors/common-errors';
import { invalidInput } from '../../platform/errors/validation-error';
import { EventBus } from '../../platform/events/event-bus';
import { orderMessageTopic } from '../../platform/events/topics';
import { assertMay } from '../../platform/security/assert-policy';
import { RateLimiter } from '../../platform/security/rate-limiter';
import type { Viewer } from '../../platform/security/viewer';
import { AuditService } from '../audit/audit.service';
import { NotificationsService } from '../notifications/notifications.service';
import { OrderImagesService } from '../orders/images/order-images.service';
import { liveMessage } from './live-message';
import { isSenderOf, mayDecideReports, mayUseThread, mayWriteMessages } from './message.policy';
import { MessageReader } from './message-reader.service';
import type { DecideMessageArgs, OrderMessageArgs, ReadOrderMessagesPayload, ReportMessageArgs } from './message.types';
import {
  addMessage,
  decideMessage,
  lockMessage,
  lockThread,
  type OneThread,
  readThread,
  reportMessage,
  sentImages,
  sweepThreads,
  threadOf,
} from './messages.store';
import type { OrderMessage } from './order-message.entity';

const HOUR_SECONDS = 3600;

export const MESSAGE_SWEEP_JOB = 'sweep-messages';
export const MESSAGE_SWEEP_CRON = '17 20 * * *';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MessagesService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: MessageReader,
    private readonly images: OrderImagesService,
    private readonly limiter: RateLimiter,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
    private readonly events: EventBus,
  ) {}

  /** NOT_FOUND for another's order, CONFLICT 14 days after its end, RATE_LIMITED after 60 messages in an hour. */
  async send(viewer: Viewer, { orderId, body, imageIds }: OrderMessageArgs): Promise<OrderMessage> {
    assertMay(mayWriteMessages(viewer));
    const orderThread = isUuid(orderId) ? await threadOf(this.db, orderId, viewer.id) : null;
    assertMay(orderThread !== null && mayUseThread(viewer, orderThread), 'NOT_FOUND');
    await this.limiter.consume('order-message', viewer.id, 1, serverLimits.orderMessagesPerHour, HOUR_SECONDS);
    const id = await inTransaction(this.db, async (tx) => {
      const thread = await lockThread(tx, orderId);
      if (thread.closesAt && thread.closesAt <= new Date()) throw conflict('message.closed', { status: 'CLOSED' });
      const used = await this.useImages(tx, viewer, thread, imageIds ?? []);
      const sender = viewer.id === thread.buyerId ? 'BUYER' : 'SELLER';
      const added = await addMessage(tx, { orderId, senderId: viewer.id, sender, body: body ?? '', imageIds: used });
      if (added.unread === 1 || added.isTexted) await this.notifyOther(tx, viewer, thread, added.isTexted);
      return added.id;
    });
    const message = await this.reader.one(id);
    for (const userId of [orderThread.buyerId, orderThread.sellerId])
      this.events.publish(orderMessageTopic(userId), liveMessage.pack(message));
    return message;
  }

  /** Everything that the other side has written so far. */
  async read(viewer: Viewer, orderId: string): Promise<ReadOrderMessagesPayload> {
    assertMay(mayWriteMessages(viewer));
    const orderThread = isUuid(orderId) ? await threadOf(this.db, orderId, viewer.id) : null;
    assertMay(orderThread !== null && mayUseThread(viewer, orderThread), 'NOT_FOUND');
    await inTransaction(this.db, (tx) => readThread(tx, orderId, viewer.id));
    const [[thread = null], unreadCount] = await Promise.all([this.reader.threads(viewer, [orderId]), this.reader.unreadCount(viewer)]);
    assertMay(thread !== null, 'NOT_FOUND');
    return { thread, unreadCount };
  }

  /**
   * Reports a message of the other party. NOT_FOUND for the viewer's own message and for a message of another order;
   * CONFLICT for a message that was reported before.
   */
  async report(viewer: Viewer, { messageId, reason }: ReportMessageArgs): Promise<OrderMessage> {
    assertMay(mayWriteMessages(viewer));
    await inTransaction(this.db, async (tx) => {
      const message = isUuid(messageId) ? await lockMessage(tx, messageId) : null;
      assertMay(message !== null && [message.buyerId, message.sellerId].includes(viewer.id) && !isSenderOf(viewer, message), 'NOT_FOUND');
      if (message.reportedAt !== null) throw conflict('message.reported', { status: 'REPORTED' });
      await reportMessage(tx, message, reason);
      await this.images.openToAdmins(tx, message.orderId);
    });
    return this.reader.one(messageId);
  }

  /**
   * Admin: hides a reported message or leaves it; the audit trail has the reason. CONFLICT for one that no one
   * reported, and once it is decided.
   */
  async decide(admin: Viewer, { messageId, isHidden, reason }: DecideMessageArgs): Promise<OrderMessage> {
    assertMay(mayDecideReports(admin));
    await inTransaction(this.db, async (tx) => {
      const message = isUuid(messageId) ? await lockMessage(tx, messageId) : null;
      assertMay(message !== null, 'NOT_FOUND');
      if (message.reportedAt === null) throw conflict('message.notReported', { status: 'NOT_REPORTED' });
      if (message.decidedAt !== null) throw conflict('message.decided', { status: 'DECIDED' });
      await decideMessage(tx, messageId, isHidden, reason);
      await this.audit.record(tx, {
        actorId: admin.id,
        action: isHidden ? 'message.hidden' : 'message.reportDismissed',
        reason,
        subjectType: 'order',
        subjectId: message.orderId,
      });
    });
    return this.reader.one(messageId);
  }

  /** How many threads were removed: 12 months after their last message, once they are closed. */
  sweep(): Promise<number> {
    return sweepThreads(this.db);
  }

  /** The ids in the order they were given, each once. */
  private async useImages(tx: EntityManager, viewer: Viewer, thread: OneThread, imageIds: readonly string[]): Promise<string[]> {
    if (imageIds.length === 0) return [];
    const { orderId } = thread;
    const used = await this.images.use(tx, viewer, { orderId, imageIds, use: OrderImageUse.MESSAGE, field: 'imageIds' });
    if ((await sentImages(tx, orderId, viewer.id)) + used.length > serverLimits.messageImagesOfOrder)
      throw invalidInput([{ field: 'imageIds', key: 'message.imagesOfOrder', params: { count: serverLimits.messageImagesOfOrder } }]);
    if (thread.isReported) await this.images.openToAdmins(tx, orderId);
    return [...new Set(imageIds)];
  }

  private notifyOther(tx: EntityManager, viewer: Viewer, thread: OneThread, isTexted: boolean): Promise<void> {
    const isBuyer = viewer.id === thread.buyerId;
    const sender = isBuyer ? viewer.name : thread.seller;
    return this.notifications.notify(tx, {
      userId: isBuyer ? thread.sellerId : thread.buyerId,
      senderId: viewer.id,
      type: NotificationType.MESSAGE_RECEIVED,
      textKey: isTexted ? 'messageReceived' : 'messageReceivedAgain',
      params: { sender, order: thread.trackingNumber },
      link: isBuyer ? `${sitePages.sales[thread.sellerRole].path}/${thread.orderId}` : `/orders/${thread.orderId}`,
    });
  }
}
