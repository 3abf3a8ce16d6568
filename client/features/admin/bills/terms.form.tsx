import { billingTermsRules } from '../../../../schema/rules/money/billing.rules';
import { limits } from '../../../../schema/values/limits';
import { addMonths, monthAt } from '../../../../schema/values/money/months';
import { useBillingTermsQuery, useChangeBillingTermsMutation } from '../../../generated/graphql';
import type { BillingTerms_TermsFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { QueryState } from '../../../ui/feedback/query-state';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SelectField } from '../../../ui/fields/select-field';
import { FormActions } from '../../../ui/fields/form-actions';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { useMonthText } from '../../../widgets/bills/use-month-text';
import { messages } from './bills.messages';

/** Months before this one from which can be billed. */
const MONTHS = 12;

export function TermsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const query = useBillingTermsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Dialog open title={t('terms')} onClose={onClose}>
      <QueryState query={query} loadingText={t('loading')} skeleton={<FormSkeleton fields={6} />}>
        {({ billingTerms }) => <TermsForm terms={billingTerms} onClose={onClose} />}
      </QueryState>
    </Dialog>
  );
}

function TermsForm({ terms, onClose }: { terms: BillingTerms_TermsFragment; onClose: () => void }) {
  const t = useMessages(messages);
  const monthText = useMonthText();
  const toast = useToast();
  const [change] = useAppMutation(useChangeBillingTermsMutation);
  const { vatPercent, dueDays, overdueLimit, billedFrom, taxNumber, payee } = terms;
  const months = Array.from({ length: MONTHS + 1 }, (_, index) => addMonths(monthAt(new Date()), -index));
  const form = useRulesForm({
    rules: billingTermsRules,
    initialValues: {
      vatPercent: String(vatPercent),
      dueDays: String(dueDays),
      overdueLimit,
      billedFrom,
      taxNumber: taxNumber ?? '',
      payee: payee ?? '',
      reason: '',
    },
    submit: async (input) => {
      const { failure } = await change({ variables: { input } });
      if (failure) return failure;
      toast.success(t('termsSaved'));
      onClose();
      return null;
    },
  });
  return (
    <RulesForm form={form} label={t('terms')} idPrefix="terms">
      <div className="form-column">
        <p className="caption">{t('termsHint')}</p>
        <ErrorSummary />
        <TextField name="vatPercent" label={t('vatPercent')} digits="amount" required />
        <TextField name="dueDays" label={t('dueDays')} digits="whole" required />
        <TextField name="overdueLimit" label={t('overdueLimit')} digits="amount" required />
        <SelectField
          name="billedFrom"
          label={t('billedFrom')}
          placeholder={null}
          choices={[...new Set([...months, billedFrom])].map((value) => ({ value, label: monthText(value) }))}
          required
        />
        <TextField name="taxNumber" label={t('taxNumber')} digits="name" />
        <TextAreaField name="payee" label={t('payee')} hint={t('payeeHint')} maxLength={limits.billPayeeLength} />
        <TextAreaField name="reason" label={t('reason')} maxLength={limits.reasonLength} required />
        <FormActions cancel={t('cancel')} onCancel={onClose} busyLabel={t('saving')}>
          {t('save')}
        </FormActions>
      </div>
    </RulesForm>
  );
}
