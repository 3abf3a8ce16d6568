/**
 * Public questions: a user asks about a product on the market, its seller replies once (and corrects the reply within a
 * day), an admin hides either with a reason. Phone numbers and links are masked before anything is stored. The seller
 * is notified of each question, by SMS at most once an hour; the author of the reply.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { publicNameOf } from '../../../schema/text/first-name';
import { NotificationType } from '../../../schema/values/market/notifications';
import { QuestionPart } from '../../../schema/values/market/questions';
import { serverLimits } from '../../../schema/values/server-limits';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/uuid';
import { conflict } from '../../platform/errors/common-errors';
import { MarketChanges } from '../../platform/events/market-changes';
import { assertMay } from '../../platform/security/assert-policy';
import { RateLimiter } from '../../platform/security/rate-limiter';
import type { Viewer } from '../../platform/security/viewer';
import { AuditService } from '../audit/audit.service';
import { mayReadContent } from '../catalogue/products/product-reader.service';
import { NotificationsService } from '../notifications/notifications.service';
import { maskContacts } from '../../../schema/text/mask-contacts';
import type { ProductQuestion } from './product-question.entity';
import { isHidden, isOpenToReply, isSellerOf, mayAsk, mayHideQuestions } from './question.policy';
import { QuestionReader } from './question-reader.service';
import type { AskArgs, HideQuestionArgs, QuestionReplyArgs } from './question.types';
import {
  addQuestion,
  askedProduct,
  type AskedProduct,
  hideQuestion,
  type LockedQuestion,
  lockQuestion,
  replyToQuestion,
} from './questions.store';

const HOUR_SECONDS = 3600;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class QuestionsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: QuestionReader,
    private readonly limiter: RateLimiter,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
    private readonly changes: MarketChanges,
  ) {}

  /**
   * NOT_FOUND for a product that this viewer cannot buy now, FORBIDDEN for one's own, RATE_LIMITED after ten in an
   * hour.
   */
  async ask(viewer: Viewer, { productId, body }: AskArgs): Promise<ProductQuestion> {
    assertMay(mayAsk(viewer));
    const product = isUuid(productId) ? await askedProduct(this.db, productId) : null;
    assertMay(product !== null && mayReadContent(viewer, { ...product, isOnMarket: true }), 'NOT_FOUND');
    assertMay(!isSellerOf(viewer, product));
    await this.limiter.consume('question', viewer.id, 1, serverLimits.questionsPerHour, HOUR_SECONDS);
    const id = await inTransaction(this.db, async (tx) => {
      const question = await addQuestion(tx, product, viewer.id, maskContacts(body));
      await this.notifySeller(tx, viewer, product, question.isTexted);
      this.changes.reportFigures(tx, [product.id]);
      return question.id;
    });
    return this.reader.one(id);
  }

  /** NOT_FOUND for a question to someone else, CONFLICT once it is hidden or the reply is final. */
  async reply(viewer: Viewer, { questionId, body }: QuestionReplyArgs): Promise<ProductQuestion> {
    await inTransaction(this.db, async (tx) => {
      const question = await lock(tx, questionId);
      assertMay(question !== null && isSellerOf(viewer, question), 'NOT_FOUND');
      rejectHidden(question);
      if (!isOpenToReply(question, new Date())) throw conflict('review.replyFinal', { status: 'REPLIED' });
      await replyToQuestion(tx, questionId, maskContacts(body));
      this.changes.reportFigures(tx, [question.productId]);
      if (question.repliedAt === null) await this.notifyAuthor(tx, question);
    });
    return this.reader.one(questionId);
  }

  /**
   * Takes a question, or its reply alone, out of sight; the audit trail records the reason. CONFLICT for what is
   * hidden, or for a reply that is not there.
   */
  async hide(admin: Viewer, { questionId, part, reason }: HideQuestionArgs): Promise<ProductQuestion> {
    assertMay(mayHideQuestions(admin));
    await inTransaction(this.db, async (tx) => {
      const question = await lock(tx, questionId);
      assertMay(question !== null, 'NOT_FOUND');
      rejectHidden(question);
      const isReply = part === QuestionPart.REPLY;
      if (isReply && question.repliedAt === null) throw conflict('question.noReply', { status: 'NOT_REPLIED' });
      if (isReply && question.replyHiddenAt !== null) throw conflict('question.hidden', { status: 'HIDDEN' });
      await hideQuestion(tx, questionId, part, reason);
      this.changes.reportFigures(tx, [question.productId]);
      await this.audit.record(tx, {
        actorId: admin.id,
        action: isReply ? 'question.replyHidden' : 'question.hidden',
        reason,
        subjectType: 'question',
        subjectId: questionId,
      });
    });
    return this.reader.one(questionId);
  }

  private notifySeller(tx: EntityManager, viewer: Viewer, product: AskedProduct, isTexted: boolean): Promise<void> {
    return this.notifications.notify(tx, {
      userId: product.sellerId,
      senderId: viewer.id,
      type: NotificationType.QUESTION_ASKED,
      textKey: isTexted ? 'questionAsked' : 'questionAskedAgain',
      params: { buyer: publicNameOf(viewer.name), product: product.name, secondProduct: product.secondProduct },
      link: `/product/${product.id}`,
    });
  }

  private notifyAuthor(tx: EntityManager, { seller, authorId, productId, productName, secondName }: LockedQuestion): Promise<void> {
    return this.notifications.notify(tx, {
      userId: authorId,
      type: NotificationType.QUESTION_REPLIED,
      textKey: 'questionReplied',
      params: { seller, product: productName, secondProduct: secondName ?? '' },
      link: `/product/${productId}`,
    });
  }
}

async function lock(tx: EntityManager, id: string): Promise<LockedQuestion | null> {
  return isUuid(id) ? lockQuestion(tx, id) : null;
}

function rejectHidden(question: LockedQuestion): void {
  if (isHidden(question)) throw conflict('question.hidden', { status: 'HIDDEN' });
}
