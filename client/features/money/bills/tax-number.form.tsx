import { useState } from 'react';
import { taxNumberRules } from '../../../../schema/rules/money/billing.rules';
import { useSetTaxNumberMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { messages } from '../money.messages';

/** The Business Identification Number of a seller who has one; shown until it is to be changed. */
export function TaxNumberForm({ stored }: { stored: string | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <div className="page-actions">
        <span>{stored ? t('taxNumberIs', { number: format.digits(stored) }) : t('noTaxNumber')}</span>
        <Button look="outline" onClick={() => setOpen(true)}>
          {t(stored ? 'changeTaxNumber' : 'addTaxNumber')}
        </Button>
      </div>
    );
  return <OpenForm stored={stored} onClose={() => setOpen(false)} />;
}

function OpenForm({ stored, onClose }: { stored: string | null; onClose: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [set] = useAppMutation(useSetTaxNumberMutation);
  const form = useRulesForm({
    rules: taxNumberRules,
    initialValues: { taxNumber: stored ?? '' },
    submit: async (input) => {
      const { failure } = await set({ variables: { input } });
      if (failure) return failure;
      toast.success(t('taxNumberSaved'));
      onClose();
      return null;
    },
  });
  return (
    <RulesForm form={form} label={t('taxNumber')} idPrefix="tax">
      <div className="form-column">
        <ErrorSummary />
        <TextField name="taxNumber" label={t('taxNumber')} hint={t('taxNumberHint')} digits="name" required />
        <div className="page-actions">
          <SubmitButton full={false} busyLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
          <Button look="ghost" tone="gray" disabled={form.busy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </RulesForm>
  );
}
