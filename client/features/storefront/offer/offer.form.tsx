import { useRef } from 'react';
import { claimCouponRules } from '../../../../schema/rules/market/coupon.rules';
import { limits } from '../../../../schema/values/limits';
import { useClaimCouponMutation } from '../../../generated/graphql';
import type { ClaimCouponMutation } from '../../../generated/graphql';
import { newRequestKey } from '../../../platform/apollo/new-request-key';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { Button } from '../../../ui/buttons/button';
import { RulesForm } from '../../../ui/fields/rules-form';
import { TextField } from '../../../ui/fields/text-field';
import { messages } from './offer.messages';

interface OfferFormProps {
  /** The time has run out: nothing to claim any more. */
  over: boolean;
  onClaimed: (coupon: ClaimCouponMutation['claimCoupon']) => void;
}

/** An email, and a button that waits for one. */
export function OfferForm({ over, onClaimed }: OfferFormProps) {
  const t = useMessages(messages);
  const [claim, { errorText, failure }] = useAppMutation(useClaimCouponMutation);
  // pressed again after a lost response, the same coupon is returned again
  const attempt = useRef<{ email: string; idempotencyKey: string }>(null);
  const form = useRulesForm({
    rules: claimCouponRules,
    initialValues: { email: '' },
    submit: async ({ email }) => {
      if (attempt.current?.email !== email) attempt.current = { email, idempotencyKey: newRequestKey() };
      const { data, failure: rejected } = await claim({ variables: attempt.current });
      if (data) onClaimed(data.claimCoupon);
      return rejected;
    },
  });
  const shownOnField = failure !== null && 'email' in failure.fields;
  return (
    <RulesForm form={form} label={t('form')} idPrefix="offer">
      <div className="form-column">
        {errorText && !shownOnField && <Alert tone="error" title={errorText} />}
        <TextField name="email" label={t('email')} type="email" inputMode="email" autoComplete="email" maxLength={limits.emailLength} />
        <Button type="submit" size="xl" full busy={form.busy} busyLabel={t('claiming')} disabled={over || form.values.email.trim() === ''}>
          {t('claim')}
        </Button>
      </div>
    </RulesForm>
  );
}
