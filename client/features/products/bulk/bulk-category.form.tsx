import { bulkCategoryRules } from '../../../../schema/rules/catalogue/bulk-product.rules';
import { findCategory } from '../../../../schema/values/catalogue/categories';
import type { ChosenProduct_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { SelectField } from '../../../ui/fields/select-field';
import { useCategoryChoices } from '../add-edit/category-choices';
import { BulkForm } from './bulk-form';
import { messages } from './bulk.messages';
import type { BulkUpdate } from './use-bulk-update';

interface BulkCategoryFormProps {
  products: readonly ChosenProduct_ProductFragment[];
  update: BulkUpdate;
  label: string;
  onClose: () => void;
}

export function BulkCategoryForm({ products, update, label, onClose }: BulkCategoryFormProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const choices = useCategoryChoices();
  const form = useRulesForm({
    rules: bulkCategoryRules,
    initialValues: { categorySlug: '' },
    submit: ({ categorySlug }) => update.run({ categorySlug }),
  });
  const wanted = findCategory(form.values.categorySlug);
  const rows = products.map(({ id, name, category }) => {
    const row = { id, name, before: format.name(category) };
    if (!wanted) return row;
    return wanted.slug === category.slug ? { ...row, notes: [t('same')] } : { ...row, after: wanted[format.language] };
  });
  return (
    <BulkForm form={form} label={label} onClose={onClose} rows={rows}>
      <SelectField name="categorySlug" label={t('category')} choices={choices} required />
    </BulkForm>
  );
}
