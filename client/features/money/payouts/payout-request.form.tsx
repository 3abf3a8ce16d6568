import { payoutRequestRules } from '../../../../schema/rules/money/payout.rules';
import { OwnPayoutsDocument, SellerMoneyDocument, useRequestPayoutMutation } from '../../../generated/graphql';
import type { OwnPayoutsQuery } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { messages as payoutTexts } from '../../../widgets/payouts/payouts.messages';
import { messages } from './own-payouts.messages';

interface PayoutRequestFormProps {
  due: string;
  accounts: OwnPayoutsQuery['myPayoutAccounts'];
}

/** Asks for all that is due, to one of the seller's accounts. */
export function PayoutRequestForm({ due, accounts }: PayoutRequestFormProps) {
  const t = useMessages(messages);
  const texts = useMessages(payoutTexts);
  const format = useFormat();
  const toast = useToast();
  const [request] = useAppMutation(useRequestPayoutMutation);
  const form = useRulesForm({
    rules: payoutRequestRules,
    initialValues: { method: accounts[0]?.method ?? ('BKASH' as const) },
    submit: async ({ method }) => {
      const refetchQueries = [OwnPayoutsDocument, SellerMoneyDocument];
      const { data, failure } = await request({ variables: { method }, refetchQueries, awaitRefetchQueries: true });
      if (failure) return failure;
      toast.success(t('asked', { amount: format.money(data?.requestPayout.amount ?? due) }));
      return null;
    },
  });
  return (
    <RulesForm form={form} label={t('title')} idPrefix="payout">
      <div className="form-column">
        <ErrorSummary />
        <SelectField
          name="method"
          label={t('to')}
          placeholder={null}
          choices={accounts.map(({ method, number }) => ({
            value: method,
            label: t('choice', { method: texts(method), number: format.digits(number) }),
          }))}
          required
        />
        <div className="page-actions">
          <SubmitButton full={false} busyLabel={t('asking')}>
            {t('ask', { amount: format.money(due) })}
          </SubmitButton>
        </div>
      </div>
    </RulesForm>
  );
}
