/** Public questions as they are read: those about a product, and those to a seller. Called by QuestionReader. */
import { column, columns, flag, instant, nullable, text } from '../../platform/db/columns';
import { byCreation, type List, listPage, listRow } from '../../platform/db/list-query';
import type { Db } from '../../platform/db/sql';
import type { Page, PageRequest } from '../../platform/paging/page';
import type { ProductQuestion } from './product-question.entity';
import { isForEveryone } from '../catalogue/products/product-reader.service';

const questions: List<ProductQuestion> = {
  table: 'product_questions',
  alias: 'q',
  sort: byCreation,
  columns: columns({
    id: column('q.id', text),
    productId: column('q.product_id', text),
    productName: column('p.name', text),
    secondName: column('p.second_name', nullable(text)),
    sellerId: column('q.seller_id', text),
    authorId: column('q.author_id', text),
    authorName: column('a.name', text),
    body: column('q.body', text),
    reply: column('CASE WHEN q.reply_hidden_at IS NULL THEN q.reply END', nullable(text)),
    repliedAt: column('q.replied_at', nullable(instant)),
    hiddenAt: column('q.hidden_at', nullable(instant)),
    hiddenReason: column('q.hidden_reason', nullable(text)),
    replyHiddenAt: column('q.reply_hidden_at', nullable(instant)),
    replyHiddenReason: column('q.reply_hidden_reason', nullable(text)),
    isTexted: column('q.is_texted', flag),
    createdAt: column('q.created_at', instant),
  }),
  joins: 'JOIN users a ON a.id = q.author_id JOIN products p ON p.id = q.product_id',
};

export interface QuestionAudience {
  /** Null for a visitor. */
  readonly viewerId: string | null;
  /** May they see products for businesses? */
  readonly ofBusinesses: boolean;
}

/**
 * Newest first; none of a product that is hidden or deleted. Where it is not on the market, or not for this audience,
 * its seller alone is shown them. The product is looked up once, not for each question.
 */
export function questionsAbout(
  db: Db,
  productId: string,
  page: PageRequest,
  { viewerId, ofBusinesses }: QuestionAudience,
): Promise<Page<ProductQuestion>> {
  return listPage(db, questions, page, (params) => {
    const product = params.add(productId);
    return [
      `q.product_id = ${product}`,
      'q.hidden_at IS NULL',
      `EXISTS (SELECT 1 FROM products shown JOIN users seller ON seller.id = shown.seller_id
        WHERE shown.id = ${product} AND shown.hidden_at IS NULL AND shown.deleted_at IS NULL AND (shown.seller_id = ${params.add(viewerId)}::uuid
          OR (shown.is_published AND seller.status = 'APPROVED' AND (${isForEveryone('shown')} OR ${params.add(ofBusinesses)}::boolean))))`,
    ];
  });
}

/**
 * Returns the questions about products of a seller that are neither hidden nor deleted. Unreplied questions come oldest
 * first: they are a queue.
 */
export function questionsTo(db: Db, sellerId: string, page: PageRequest, isReplied: boolean | null): Promise<Page<ProductQuestion>> {
  const replied = isReplied === null ? [] : [`q.replied_at IS ${isReplied ? 'NOT NULL' : 'NULL'}`];
  return listPage(db, { ...questions, direction: isReplied === false ? 'ASC' : 'DESC' }, page, (params) => [
    `q.seller_id = ${params.add(sellerId)}`,
    'q.hidden_at IS NULL',
    ...replied,
    'EXISTS (SELECT 1 FROM products shown WHERE shown.id = q.product_id AND shown.hidden_at IS NULL AND shown.deleted_at IS NULL)',
  ]);
}

export function questionById(db: Db, id: string): Promise<ProductQuestion | null> {
  return listRow(db, questions, id);
}
