/**
 * Reads a search against the market: which of its tokens are in products, which are places or sellers, and whether
 * anything has all of them.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { Db } from '../../../../platform/db/sql';
import type { MarketQuestion } from './market-filter.query';
import { PlaceWords } from './place-words.service';
import { hasAllTerms } from './search-page.query';
import { searchedTerms, planSearch, termsOf } from './search-plan';
import type { SearchTerm } from '../../words/search-terms';
import { type Reader, termKeys } from './search-terms.query';
import type { SearchWord } from '../../words/search-words';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SearchReading {
  constructor(private readonly placeWords: PlaceWords) {}

  /** Null: no search. Empty: one in which nothing can be looked for. One statement at most. */
  async terms(db: Db, search: string | null | undefined, reader: Reader): Promise<SearchTerm[] | null> {
    if (!search?.trim()) return null;
    const plan = planSearch(search);
    if (!plan) return [];
    const places = await Promise.all(plan.searched.map((words) => this.placesOf(words)));
    return termsOf(plan, places, await termKeys(db, searchedTerms(plan, places), reader, plan.isBesideOthers));
  }

  /**
   * The question itself where anything has all its terms; else what has one of those that name produce, or sound so.
   */
  async loosened(db: Db, question: MarketQuestion): Promise<MarketQuestion> {
    const { terms } = question;
    if (!terms || terms.length < 2) return question;
    if (await hasAllTerms(db, { ...question, terms })) return question;
    const produce = terms.filter((term) => term.produce === 'NAMED' && term.isKnown);
    const sounding = terms.filter((term) => term.produce === 'SOUNDS');
    const kept = produce.length > 0 ? produce : sounding;
    return kept.length > 0 ? { ...question, terms: kept, isAnyTermEnough: true } : question;
  }

  private async placesOf([word]: readonly SearchWord[]) {
    return word && word.produce !== 'NAMED' ? this.placeWords.placesOf(word.names) : null;
  }
}
