/**
 * The 62 categories of schema/values with what only the database knows: how many products of each are on the market for
 * everyone.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { categories, type CategoryFacts, findCategory } from '../../../../schema/values/catalogue/categories';
import { categoryWords } from '../../../../schema/values/catalogue/category-words';
import type { Category } from './category.types';
import { categoryCounts } from './category-counts.query';
import { soundOf, wordsOf } from '../words/search-text';
import { searchWords } from '../words/search-words';

/** Fewer consonants sound like anything. */
const LEAST_SOUNDS = 3;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CategoriesService {
  /** The words by which each category is found, and their sounds, folded once. */
  private readonly index = categories.map((facts) => {
    const words = [...new Set(categoryWords(facts).flatMap(wordsOf))];
    return { category: toCategory(facts), words, sounds: new Set(words.map(soundOf)) };
  });

  constructor(private readonly db: DataSource) {}

  /** All of them, or those with these slugs. */
  all(slugs?: readonly string[] | null): Category[] {
    const all = this.index.map(({ category }) => category);
    return slugs ? all.filter(({ slug }) => slugs.includes(slug)) : all;
  }

  /** Null where no category has this slug. */
  known(slug: string): Category | null {
    return this.index.find(({ category }) => category.slug === slug)?.category ?? null;
  }

  /** A product may outlive its category. */
  findBySlug(slug: string): Category {
    const facts = findCategory(slug);
    return facts ? toCategory(facts) : { slug, nameEn: 'N/A', nameBn: 'প্রযোজ্য নয়', group: '' };
  }

  /** Best match first: every token of the search begins a token of the category's names, or sounds like one. */
  find(search: string): Category[] {
    const words = searchWords(search).map(({ text }) => text);
    if (words.length === 0) return [];
    const begun = this.index.filter((entry) => words.every((word) => entry.words.some((name) => name.startsWith(word))));
    if (begun.length > 0) return begun.map(({ category }) => category);
    const sounds = words.map(soundOf);
    if (sounds.some((sound) => sound.length < LEAST_SOUNDS)) return [];
    return this.index.filter((entry) => sounds.every((sound) => entry.sounds.has(sound))).map(({ category }) => category);
  }

  /** In the order requested. */
  async productCounts(slugs: readonly string[]): Promise<number[]> {
    const counts = await categoryCounts(this.db, slugs);
    const bySlug = new Map(counts.map(({ slug, count }) => [slug, count]));
    return slugs.map((slug) => bySlug.get(slug) ?? 0);
  }
}

function toCategory({ slug, en, bn, group }: CategoryFacts): Category {
  return { slug, nameEn: en, nameBn: bn, group };
}
