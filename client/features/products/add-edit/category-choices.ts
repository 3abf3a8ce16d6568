import { useMemo } from 'react';
import { categories, categoryGroups } from '../../../../schema/values/catalogue/categories';
import { useLanguage } from '../../../platform/language/use-language';
import type { Choice } from '../../../ui/inputs/options';

/** The 62 categories under their groups, in the user's language. */
export function useCategoryChoices(): Choice[] {
  const { language } = useLanguage();
  return useMemo(() => {
    const groups = new Map(categoryGroups.map((group) => [group.slug, group[language]]));
    return categories.map((category) => ({ value: category.slug, label: category[language], group: groups.get(category.group) }));
  }, [language]);
}
