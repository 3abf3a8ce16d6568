import { useDeferredValue, useMemo, useState } from 'react';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { categories, categoryGroups } from '../../../../schema/values/catalogue/categories';
import type { CategoryFacts } from '../../../../schema/values/catalogue/categories';
import { categoryWords } from '../../../../schema/values/catalogue/category-words';
import { limits } from '../../../../schema/values/limits';
import { normaliseSearch } from '../../../../schema/values/catalogue/synonyms';
import { useCategoryCountsQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { TextLink } from '../../../ui/buttons/text-link';
import './categories.css';
import { messages } from '../storefront.messages';

/**
 * The categories one of whose names, in either script, has a word that begins with what was typed; all of them for
 * nothing.
 */
function matching(typed: string): readonly CategoryFacts[] {
  const wanted = normaliseSearch(typed);
  if (!wanted) return categories;
  return categories.filter((category) => categoryWords(category).some((name) => ` ${name}`.includes(` ${wanted}`)));
}

/**
 * Every category under its group, with its drawing and how much of it is on sale. The counts are one request; the names
 * need none.
 */
export function Component() {
  const t = useMessages(messages);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const { data } = useCategoryCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = useMemo(() => new Map(data?.categories.map(({ slug, productCount }) => [slug, productCount])), [data]);
  const matches = useMemo(() => matching(search), [search]);
  return (
    <Page title={t('categories')}>
      <div role="search" aria-label={t('categories')} className="category-search search-input">
        <Search aria-hidden />
        <input
          className="input"
          type="search"
          aria-label={t('findCategory')}
          placeholder={t('findCategory')}
          maxLength={limits.searchLength}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {matches.length === 0 && (
        <EmptyState
          title={t('noCategory')}
          action={<TextLink to={paths.search({ q: search.trim() })}>{t('searchInstead', { search: search.trim() })}</TextLink>}
        />
      )}
      {categoryGroups.map((group) => (
        <CategoryGroup
          key={group.slug}
          group={group}
          inGroup={matches.filter((category) => category.group === group.slug)}
          countOf={(slug) => counts.get(slug)}
        />
      ))}
    </Page>
  );
}

interface CategoryGroupProps {
  group: (typeof categoryGroups)[number];
  inGroup: readonly CategoryFacts[];
  /** Undefined until the counts are known. */
  countOf: (slug: string) => number | null | undefined;
}

function CategoryGroup({ group, inGroup, countOf }: CategoryGroupProps) {
  const t = useMessages(messages);
  const { language } = useFormat();
  if (inGroup.length === 0) return null;
  const countText = (slug: string) => {
    const count = countOf(slug);
    if (count === undefined || count === null) return '\u2007';
    return count > 0 ? t('productCount', { count }) : t('nothingNow');
  };
  return (
    <section className="category-group" aria-labelledby={`group-${group.slug}`}>
      <h2 id={`group-${group.slug}`}>{group[language]}</h2>
      <ul className="category-list">
        {inGroup.map(({ slug, ...names }) => (
          <li key={slug}>
            <Link className="category-link" to={paths.categoryOf(slug)}>
              <img src={`/art/category-${slug}.webp`} width={160} height={160} alt="" loading="lazy" decoding="async" />
              <span>
                <strong>{names[language]}</strong>
                <span className="caption">{countText(slug)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
