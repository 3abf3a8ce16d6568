import { categories } from '../../../../schema/values/catalogue/categories';
import { useFormField } from '../../../platform/forms/form-context';
import { useLanguage } from '../../../platform/language/use-language';
import { useMessages } from '../../../platform/i18n/use-messages';
import { messages } from '../products.messages';

/** The most sold categories are one tap away. The select below offers all 62. */
const quick = ['potato', 'onion', 'tomato', 'rice', 'paddy', 'mango', 'fish', 'egg'];
const shown = quick.flatMap((slug) => categories.filter((category) => category.slug === slug));

/** Eight drawn categories that fill in the field of the same form. */
export function CategoryChips() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const field = useFormField('categorySlug');
  return (
    <div role="group" aria-label={t('quickCategories')} className="category-chips">
      {shown.map((category) => (
        <button
          key={category.slug}
          type="button"
          className="category-chip"
          aria-pressed={field.value === category.slug}
          onClick={() => field.change(category.slug)}
        >
          <img src={`/art/tile-${category.art}.webp`} width={96} height={96} alt="" loading="lazy" decoding="async" />
          {category[language]}
        </button>
      ))}
    </div>
  );
}
