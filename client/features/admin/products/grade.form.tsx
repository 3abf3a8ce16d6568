import { gradeProductRules } from '../../../../schema/rules/market/moderation.rules';
import { gradeTextsOf } from '../../../../schema/values/catalogue/grade-texts';
import { type Grade, gradeNames, grades } from '../../../../schema/values/catalogue/grades';
import { limits } from '../../../../schema/values/limits';
import type { ModeratedRow_ProductFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Dialog } from '../../../ui/overlays/dialog';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { RulesForm } from '../../../ui/fields/rules-form';
import { FormActions } from '../../../ui/fields/form-actions';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { messages as adminMessages } from '../admin.messages';
import { messages } from './products.messages';

interface GradeFormProps {
  row: ModeratedRow_ProductFragment;
  onSend: (grade: Grade, reason: string) => Promise<Failure | null>;
  onClose: () => void;
}

/** Records the grade that was found; its seller reads the reason, and gives no better grade from then on. */
export function GradeForm({ row: { product }, onSend, onClose }: GradeFormProps) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const { language } = useFormat();
  const texts = gradeTextsOf(product.category.slug);
  const initialValues: { productId: string; grade: string; reason: string } = {
    productId: product.id,
    grade: product.grade ?? '',
    reason: '',
  };
  const form = useRulesForm({ rules: gradeProductRules, initialValues, submit: ({ grade, reason }) => onSend(grade, reason) });
  const title = t('gradeTitle', { name: product.name });
  return (
    <Dialog open title={title} onClose={onClose}>
      <RulesForm form={form} label={title}>
        <div className="form-column">
          <ErrorSummary />
          <RadioCards
            name="grade"
            label={t('grade')}
            hint={t('gradeHint')}
            required
            columns={1}
            choices={grades.map((grade) => ({ value: grade, label: gradeNames[grade][language], text: texts[grade][language] }))}
          />
          <TextAreaField name="reason" label={t('reasonShown')} maxLength={limits.reasonLength} required />
          <FormActions cancel={shared('back')} onCancel={onClose} busyLabel={shared('sending')}>
            {t('saveGrade')}
          </FormActions>
        </div>
      </RulesForm>
    </Dialog>
  );
}
