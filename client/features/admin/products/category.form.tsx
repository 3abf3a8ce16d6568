import { recategoriseRules } from '../../../../schema/rules/market/moderation.rules';
import { categories, categoryGroups } from '../../../../schema/values/catalogue/categories';
import { limits } from '../../../../schema/values/limits';
import type { ModeratedRow_ProductFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Dialog } from '../../../ui/overlays/dialog';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SelectField } from '../../../ui/fields/select-field';
import { FormActions } from '../../../ui/fields/form-actions';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { messages as adminMessages } from '../admin.messages';
import { messages } from './products.messages';

interface CategoryFormProps {
  row: ModeratedRow_ProductFragment;
  onSend: (categorySlug: string, reason: string) => Promise<Failure | null>;
  onClose: () => void;
}

/** Puts a product where buyers look for it. */
export function CategoryForm({ row: { product }, onSend, onClose }: CategoryFormProps) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const { language } = useFormat();
  const form = useRulesForm({
    rules: recategoriseRules,
    initialValues: { categorySlug: product.category.slug, reason: '' },
    submit: ({ categorySlug, reason }) => onSend(categorySlug, reason),
  });
  const title = t('categoryTitle', { name: product.name });
  const groupOf = (slug: string) => categoryGroups.find((group) => group.slug === slug)?.[language];
  return (
    <Dialog open title={title} onClose={onClose}>
      <RulesForm form={form} label={title}>
        <div className="form-column">
          <ErrorSummary />
          <SelectField
            name="categorySlug"
            label={t('category')}
            placeholder={null}
            choices={categories.map((one) => ({ value: one.slug, label: one[language], group: groupOf(one.group) }))}
          />
          <TextAreaField name="reason" label={t('reason')} maxLength={limits.reasonLength} required />
          <FormActions cancel={shared('back')} onCancel={onClose} busyLabel={shared('sending')}>
            {t('saveCategory')}
          </FormActions>
        </div>
      </RulesForm>
    </Dialog>
  );
}
