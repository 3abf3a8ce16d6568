/** The statements that write public questions, and what they must know of the product. Called by QuestionsService. */
import type { EntityManager } from 'typeorm';
import { Audience } from '../../../schema/values/catalogue/catalogue';
import { QuestionPart } from '../../../schema/values/market/questions';
import { column, columns, flag, instant, nullable, oneOf, type RowOf, selectOne, text } from '../../platform/db/columns';
import { type Db, execute } from '../../platform/db/sql';
import { sellerNameOf } from '../accounts/users/accounts.service';

const asked = columns({
  id: column('p.id', text),
  name: column('p.name', text),
  secondProduct: column("coalesce(p.second_name, '')", text),
  sellerId: column('p.seller_id', text),
  audience: column('p.audience', oneOf(Audience)),
});
export type AskedProduct = RowOf<typeof asked>;

const added = columns({ id: column('id', text), isTexted: column('is_texted', flag) });

const locked = columns({
  id: column('q.id', text),
  productId: column('q.product_id', text),
  productName: column('p.name', text),
  secondName: column('p.second_name', nullable(text)),
  sellerId: column('q.seller_id', text),
  seller: column(sellerNameOf('s'), text),
  authorId: column('q.author_id', text),
  repliedAt: column('q.replied_at', nullable(instant)),
  hiddenAt: column('q.hidden_at', nullable(instant)),
  replyHiddenAt: column('q.reply_hidden_at', nullable(instant)),
});
export type LockedQuestion = RowOf<typeof locked>;

const PRODUCT = (list: string) => `
  SELECT ${list} FROM products p JOIN users s ON s.id = p.seller_id WHERE p.id = $1 AND p.is_published AND s.status = 'APPROVED'`;
/** One at a time for a seller, so that two at once do not both send an SMS. */
const LOCK_SELLER = `SELECT pg_advisory_xact_lock(hashtextextended('question:' || $1, 0))`;
const ADD = (list: string) => `
  INSERT INTO product_questions (product_id, seller_id, author_id, body, is_texted)
  SELECT $1, $2::uuid, $3, $4, NOT EXISTS (
    SELECT 1 FROM product_questions earlier WHERE earlier.seller_id = $2::uuid AND earlier.is_texted AND earlier.created_at > now() - interval '1 hour')
  RETURNING ${list}`;
const LOCK = (list: string) => `
  SELECT ${list} FROM product_questions q JOIN products p ON p.id = q.product_id JOIN users s ON s.id = q.seller_id WHERE q.id = $1 FOR UPDATE OF q`;
const REPLY = 'UPDATE product_questions SET reply = $2, replied_at = coalesce(replied_at, now()) WHERE id = $1';
const HIDE = 'UPDATE product_questions SET hidden_at = now(), hidden_reason = $2 WHERE id = $1';
const HIDE_REPLY = 'UPDATE product_questions SET reply_hidden_at = now(), reply_hidden_reason = $2 WHERE id = $1';

/** Null for a product that is not on the market. */
export function askedProduct(db: Db, productId: string): Promise<AskedProduct | null> {
  return selectOne(db, asked, PRODUCT, [productId]);
}

/** `isTexted` where its seller had no SMS about a question in the hour before. */
export async function addQuestion(
  tx: EntityManager,
  { id, sellerId }: AskedProduct,
  authorId: string,
  body: string,
): Promise<RowOf<typeof added>> {
  await execute(tx, LOCK_SELLER, [sellerId]);
  const stored = await selectOne(tx, added, ADD, [id, sellerId, authorId, body]);
  if (!stored) throw new Error('The question was not stored.');
  return stored;
}

export function lockQuestion(tx: EntityManager, id: string): Promise<LockedQuestion | null> {
  return selectOne(tx, locked, LOCK, [id]);
}

/** A corrected reply has the time of the first. */
export async function replyToQuestion(tx: EntityManager, id: string, reply: string): Promise<void> {
  await execute(tx, REPLY, [id, reply]);
}

export async function hideQuestion(tx: EntityManager, id: string, part: QuestionPart, reason: string): Promise<void> {
  await execute(tx, part === QuestionPart.REPLY ? HIDE_REPLY : HIDE, [id, reason]);
}
