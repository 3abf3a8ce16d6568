/**
 * Reads messages of orders: for the two sides of the order, and for admins where a message of it is reported. Ownership
 * is asked before anything is read.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { isUuid } from '../../platform/uuid';
import { notFound } from '../../platform/errors/common-errors';
import type { Page, PageRequest } from '../../platform/paging/page';
import { assertMay } from '../../platform/security/assert-policy';
import type { Viewer } from '../../platform/security/viewer';
import { mayDecideReports, mayReadThreads, mayReport, maySeeContent, maySeeReport, mayUseThread } from './message.policy';
import { messageById, maySeeThread, messagesOf, reportedMessages, threadsOf, unreadOf } from './messages.query';
import { threadOf } from './messages.store';
import type { OrderMessage } from './order-message.entity';
import type { OrderThread } from './order-thread.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MessageReader {
  constructor(private readonly db: DataSource) {}

  /**
   * Newest first. Another's order, a missing one and, for admins, one without a report are NOT_FOUND alike. Three
   * statements.
   */
  async findForOrder(viewer: Viewer, orderId: string, page: PageRequest): Promise<Page<OrderMessage>> {
    const isSeen = isUuid(orderId) && (await maySeeThread(this.db, orderId, viewer.id, mayDecideReports(viewer)));
    assertMay(isSeen, 'NOT_FOUND');
    const thread = viewer.acting ? await threadOf(this.db, orderId, viewer.id) : null;
    assertMay(thread === null || mayUseThread(viewer, thread), 'NOT_FOUND');
    return messagesOf(this.db, orderId, page);
  }

  /** Admin: reported messages that wait, the longest first, or those that are decided. */
  reported(admin: Viewer, isOpen: boolean, page: PageRequest): Promise<Page<OrderMessage>> {
    assertMay(mayDecideReports(admin));
    return reportedMessages(this.db, isOpen, page);
  }

  /** In the order requested. For loaders of orders that the viewer may see. */
  async threads(viewer: Viewer, orderIds: readonly string[]): Promise<(OrderThread | null)[]> {
    if (!mayReadThreads(viewer)) return orderIds.map(() => null);
    const threadsById = new Map((await threadsOf(this.db, orderIds, viewer.id)).map((thread) => [thread.id, thread]));
    return orderIds.map((id) => threadsById.get(id) ?? null);
  }

  /** Messages that the viewer has not read, in all orders. */
  unreadCount(viewer: Viewer): Promise<number> {
    return unreadOf(this.db, viewer.id);
  }

  /** Returns a message that the caller has just written or changed. */
  async one(id: string): Promise<OrderMessage> {
    const message = await messageById(this.db, id);
    if (!message) throw notFound();
    return message;
  }

  /** Null for one that an admin hid. */
  textFor(viewer: Viewer | null, message: OrderMessage): string | null {
    return maySeeContent(viewer, message) ? message.body : null;
  }

  /** Why it was reported; null for its sender, who is not to know by whom. */
  reportFor(viewer: Viewer | null, message: OrderMessage): string | null {
    return maySeeReport(viewer, message) ? message.reportReason : null;
  }

  /** The admin's reason: of a hidden message for everyone, of one that was left for those who know of the report. */
  decisionFor(viewer: Viewer | null, message: OrderMessage): string | null {
    return message.isHidden || maySeeReport(viewer, message) ? message.decisionReason : null;
  }

  /** None of a message that an admin hid. */
  imagesFor(viewer: Viewer, message: OrderMessage): readonly string[] {
    return maySeeContent(viewer, message) ? message.imageIds : [];
  }

  mayReport(viewer: Viewer | null, message: OrderMessage): boolean {
    return mayReport(viewer, message);
  }
}
