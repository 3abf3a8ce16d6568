import { categories, findCategory } from '../../../../schema/values/catalogue/categories';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { ChipLink } from '../../../ui/display/chip';
import { messages } from '../storefront.messages';

interface SubCategoriesProps {
  /** The categories of one group. */
  slugs: readonly string[];
  /** The one that is shown; empty for all of them. */
  current: string;
  hrefOf: (slug: string) => string;
  /** Where all of them are shown together, if anywhere. */
  allHref?: string;
}

/** The categories beside this one, one tap away. */
export function SubCategories({ slugs, current, hrefOf, allHref }: SubCategoriesProps) {
  const t = useMessages(messages);
  const { language } = useFormat();
  if (slugs.length < 2) return null;
  return (
    <nav aria-label={t('subCategories')} className="sub-categories">
      <ul className="chip-row">
        {allHref && (
          <li>
            <ChipLink to={allHref} active={current === ''}>
              {t('allOfThem')}
            </ChipLink>
          </li>
        )}
        {slugs.map((slug) => (
          <li key={slug}>
            <ChipLink to={hrefOf(slug)} active={slug === current}>
              {findCategory(slug)?.[language] ?? slug}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The categories of the same group, itself among them; none for a category no one knows. */
export function besideCategory(slug: string): string[] {
  const group = findCategory(slug)?.group;
  return group === undefined ? [] : categories.filter((category) => category.group === group).map((category) => category.slug);
}
