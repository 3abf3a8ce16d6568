import { useState } from 'react';
import { refusalContestRules } from '../../../schema/rules/orders/refusal-contest.rules';
import { limits } from '../../../schema/values/limits';
import { useContestRefusalMutation } from '../../generated/graphql';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { Alert } from '../../ui/feedback/alert';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { Dialog } from '../../ui/overlays/dialog';
import { messages } from './refusal-contest.messages';

/**
 * Lets the buyer object to a delivery that the seller reports as not accepted, then shows what the market team
 * decided.
 */
export function RefusalContest({ order }: { order: Purchase_OrderFragment }) {
  const t = useMessages(messages);
  const [asking, setAsking] = useState(false);
  const { failure, state, refusalContest } = order;
  if (refusalContest) {
    const tone = refusalContest.state === 'ACCEPTED' ? 'success' : 'info';
    return <Alert tone={tone} title={t(refusalContest.state, { reason: refusalContest.reason ?? '' })} />;
  }
  if (failure !== 'REFUSED' || (state !== 'DELIVERY_FAILED' && state !== 'RETURNED')) return null;
  return (
    <>
      <Alert
        tone="warning"
        title={t('hint')}
        action={
          <Button look="outline" onClick={() => setAsking(true)}>
            {t('object')}
          </Button>
        }
      />
      {asking && <ContestDialog orderId={order.id} number={order.trackingNumber} onClose={() => setAsking(false)} />}
    </>
  );
}

function ContestDialog({ orderId, number, onClose }: { orderId: string; number: string; onClose: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [contest] = useAppMutation(useContestRefusalMutation);
  const form = useRulesForm({
    rules: refusalContestRules,
    initialValues: { text: '' },
    submit: async ({ text }) => {
      const { failure } = await contest({ variables: { orderId, text } });
      if (failure) return failure;
      toast.success(t('sent'));
      onClose();
      return null;
    },
  });
  return (
    <Dialog open onClose={onClose} place="sheet" title={t('title', { number })}>
      <RulesForm form={form} label={t('object')} idPrefix="contest">
        <div className="form-column">
          <p>{t('intro')}</p>
          <ErrorSummary />
          <TextAreaField name="text" label={t('text')} hint={t('textHint')} maxLength={limits.reasonLength} required />
          <SubmitButton busyLabel={t('sending')}>{t('send')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
