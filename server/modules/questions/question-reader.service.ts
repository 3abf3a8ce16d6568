/** Reads public questions: those about a product, and those that a seller has received. Two statements each. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { isUuid } from '../../platform/uuid';
import { notFound } from '../../platform/errors/common-errors';
import { type Page, pageOf, type PageRequest } from '../../platform/paging/page';
import { assertMay } from '../../platform/security/assert-policy';
import type { Viewer } from '../../platform/security/viewer';
import type { ProductQuestion } from './product-question.entity';
import { mayReadOfBusinessProducts, mayReadOwnQuestions } from './question.policy';
import { questionById, questionsAbout, questionsTo } from './questions.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class QuestionReader {
  constructor(private readonly db: DataSource) {}

  /** Newest first; an empty page for a product that this viewer may not see, and for what is no id. */
  async about(viewer: Viewer | null, productId: string, page: PageRequest): Promise<Page<ProductQuestion>> {
    if (!isUuid(productId)) return { ...pageOf([], page, () => ''), totalCount: 0 };
    return questionsAbout(this.db, productId, page, { viewerId: viewer?.id ?? null, ofBusinesses: mayReadOfBusinessProducts(viewer) });
  }

  /** Questions to the viewer, a seller: with a reply, without one (oldest first), or all. */
  received(viewer: Viewer, page: PageRequest, isReplied: boolean | null): Promise<Page<ProductQuestion>> {
    assertMay(mayReadOwnQuestions(viewer));
    return questionsTo(this.db, viewer.id, page, isReplied);
  }

  /** Returns a question that the caller has just written. */
  async one(id: string): Promise<ProductQuestion> {
    const question = await questionById(this.db, id);
    if (!question) throw notFound();
    return question;
  }
}
