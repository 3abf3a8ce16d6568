import { useEffect, useRef } from 'react';
import { payoutAccountRules } from '../../../schema/rules/accounts/payout-account.rules';
import { PayoutMethod } from '../../../schema/values/accounts/payouts';
import { limits } from '../../../schema/values/limits';
import { MyPayoutAccountsDocument, useSetPayoutAccountMutation } from '../../generated/graphql';
import type { PayoutAccountRow_AccountFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { Alert } from '../../ui/feedback/alert';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RadioCards } from '../../ui/fields/radio-cards';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { PhoneField, TextField } from '../../ui/fields/text-field';
import { useReauthentication } from '../reauthentication/use-reauthentication';
import { messages } from './payout-accounts.messages';

interface PayoutAccountFormProps {
  /**
   * Methods that the form offers: those without an account for a new one, and only its own method for an edited one.
   */
  methods: readonly PayoutMethod[];
  stored?: PayoutAccountRow_AccountFragment;
  onClose: () => void;
}

/** An account that is added, or changed. The server wants the password again. */
export function PayoutAccountForm({ methods, stored, onClose }: PayoutAccountFormProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const [set] = useAppMutation(useSetPayoutAccountMutation);
  const { guarded, dialog } = useReauthentication('money');
  const form = useRulesForm({
    rules: payoutAccountRules,
    initialValues: {
      method: methods[0] ?? PayoutMethod.BKASH,
      number: stored?.number ?? '',
      holder: stored?.holder ?? '',
      bankName: stored?.bankName ?? '',
      branch: stored?.branch ?? '',
    },
    submit: async (input) => {
      const { failure } = await guarded(() =>
        set({ variables: { input }, refetchQueries: [MyPayoutAccountsDocument], awaitRefetchQueries: true }),
      );
      if (failure) return failure;
      toast.success(t('saved'));
      onClose();
      return null;
    },
  });
  const isBank = form.values.method === PayoutMethod.BANK;
  return (
    <>
      <RulesForm form={form} label={t('add')} idPrefix="payout">
        <div className="form-column" ref={box}>
          <ErrorSummary />
          {methods.length > 1 && (
            <RadioCards
              name="method"
              label={t('method')}
              choices={methods.map((value) => ({ value, label: t(value), text: value === PayoutMethod.BANK ? t('bankText') : undefined }))}
            />
          )}
          {isBank ? (
            <>
              <TextField name="bankName" label={t('bankName')} maxLength={limits.bankNameLength} required />
              <TextField name="branch" label={t('branch')} maxLength={limits.bankNameLength} />
              <TextField name="number" label={t('accountNumber')} digits="name" required />
            </>
          ) : (
            <PhoneField isAccount name="number" label={t('number')} required />
          )}
          <TextField name="holder" label={t('holder')} autoComplete="name" maxLength={limits.nameLength} required />
          <Alert tone="info" title={t('warning')} />
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
      {dialog}
    </>
  );
}
