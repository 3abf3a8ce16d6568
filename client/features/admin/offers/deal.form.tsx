import { useState } from 'react';
import { dealRules } from '../../../../schema/rules/market/offer.rules';
import { limits } from '../../../../schema/values/limits';
import { FinancedBy } from '../../../../schema/values/market/offers';
import { useCreateDealMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Dialog } from '../../../ui/overlays/dialog';
import { DateField } from '../../../ui/fields/date-field';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { RulesForm } from '../../../ui/fields/rules-form';
import { FormActions } from '../../../ui/fields/form-actions';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { messages as adminMessages } from '../admin.messages';
import { messages } from './offers.messages';
import { ProductChoice } from './product-choice';

type Values = Record<'productId' | 'percent' | 'marketBudget' | 'startsAt' | 'endsAt' | 'reason', string> & { financedBy: FinancedBy };
const EMPTY: Values = { productId: '', percent: '', financedBy: FinancedBy.SELLER, marketBudget: '', startsAt: '', endsAt: '', reason: '' };

/** On which product, how much, how long, and why: its seller reads the reason. */
export function DealForm({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const format = useFormat();
  const toast = useToast();
  const [chosen, setChosen] = useState('');
  const [create] = useAppMutation(useCreateDealMutation);
  const form = useRulesForm({
    rules: dealRules,
    initialValues: EMPTY,
    submit: async ({ startsAt, endsAt, ...clean }) => {
      const { failure } = await create({
        variables: { input: { ...clean, startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt.toISOString() } },
      });
      if (failure) return failure;
      toast.success(
        t(clean.financedBy === FinancedBy.PLATFORM ? 'dealMade' : 'dealProposed', {
          name: chosen,
          percent: format.number(clean.percent),
        }),
      );
      onDone();
      return null;
    },
  });
  return (
    <Dialog open wide title={t('newDeal')} onClose={onClose}>
      <RulesForm form={form} label={t('newDeal')}>
        <div className="form-column">
          <ErrorSummary />
          <ProductChoice name="productId" onChosen={setChosen} />
          <TextField name="percent" label={t('percent')} digits="whole" suffix={t('percentSign')} required />
          <RadioCards
            name="financedBy"
            label={t('paidBy')}
            columns={2}
            required
            onChosen={() => form.setValue('marketBudget', '')}
            choices={Object.values(FinancedBy).map((value) => ({ value, label: t(value), text: t(`${value}_text`) }))}
          />
          {form.values.financedBy === FinancedBy.PLATFORM && (
            <TextField name="marketBudget" label={t('budget')} hint={t('budgetHint')} digits="amount" suffix={t('taka')} required />
          )}
          <div className="hours-row">
            <DateField name="startsAt" label={t('startsAt')} hint={t('startsHint')} type="datetime-local" />
            <DateField name="endsAt" label={t('endsAt')} hint={t('endsHint')} type="datetime-local" required />
          </div>
          <TextAreaField name="reason" label={t('reasonShown')} maxLength={limits.reasonLength} required />
          <FormActions cancel={shared('back')} onCancel={onClose} busyLabel={shared('sending')}>
            {t('startDeal')}
          </FormActions>
        </div>
      </RulesForm>
    </Dialog>
  );
}
