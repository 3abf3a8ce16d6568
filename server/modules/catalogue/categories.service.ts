/** The 62 categories of schema/values with what only the database knows: how many products of each are on the market for everyone. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { categories, type CategoryFacts, findCategory } from '../../../schema/values/categories';
import { categoryWords } from '../../../schema/values/category-words';
import { rows } from '../../platform/db/sql';
import type { Category } from './category.types';
import { Params } from './keyset';
import { visibleSql } from './market-query';
import { soundOf, wordsOf } from './search-text';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CategoriesService {
  /** What each category may be found by, folded once. */
  private readonly index = categories.map((facts) => ({
    category: toCategory(facts),
    words: [...new Set(categoryWords(facts).flatMap(wordsOf))],
  }));

  constructor(private readonly db: DataSource) {}

  all(): Category[] {
    return this.index.map(({ category }) => category);
  }

  /** A product may outlive its category. */
  bySlug(slug: string): Category {
    const facts = findCategory(slug);
    return facts ? toCategory(facts) : { slug, nameEn: 'N/A', nameBn: 'প্রযোজ্য নয়', group: '' };
  }

  /** Best first: every word begins one of its words, or else sounds like one. */
  find(search: string): Category[] {
    const words = wordsOf(search);
    if (words.length === 0) return [];
    const begins = this.having(words, (known, word) => known.startsWith(word));
    return begins.length > 0
      ? begins
      : this.having(words, (known, word) => word.length > 2 && soundOf(word) !== '' && soundOf(known) === soundOf(word));
  }

  /** In the order asked for. */
  async productCounts(slugs: readonly string[]): Promise<number[]> {
    const params = new Params();
    const wanted = params.add(slugs);
    const found = await rows<{ slug: string; count: number }>(
      this.db,
      `SELECT p.category_slug AS slug, count(*)::int AS count FROM products p JOIN users s ON s.id = p.seller_id
       WHERE p.category_slug = ANY (${wanted}::text[]) AND ${visibleSql({ seesBusinessPosts: false, viewerId: null }, params)}
       GROUP BY p.category_slug`,
      params.values,
    );
    const bySlug = new Map(found.map(({ slug, count }) => [slug, count]));
    return slugs.map((slug) => bySlug.get(slug) ?? 0);
  }

  private having(words: readonly string[], isLike: (known: string, word: string) => boolean): Category[] {
    return this.index
      .filter((entry) => words.every((word) => entry.words.some((known) => isLike(known, word))))
      .map(({ category }) => category);
  }
}

function toCategory({ slug, en, bn, group }: CategoryFacts): Category {
  return { slug, nameEn: en, nameBn: bn, group };
}
