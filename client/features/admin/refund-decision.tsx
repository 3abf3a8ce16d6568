import { useState } from 'react';
import { useDecideRefundMutation } from '../../generated/graphql';
import type { AdminRefund_RefundFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { ActDialog } from './act-dialog';
import { messages } from './refund-decision.messages';
import { RefundFoundGivenDialog, RefundPaidDialog } from './refund-given.form';

interface RefundDecisionProps {
  refund: AdminRefund_RefundFragment;
  /** The order that it is about, as the titles name it. */
  number: string;
  onDone: () => void;
}

/** The steps that the server allows an admin with a refund, and their dialogs. */
export function RefundDecision({ refund, number, onDone }: RefundDecisionProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [chosen, setChosen] = useState<'given' | 'owed' | 'paid' | null>(null);
  const [decide] = useAppMutation(useDecideRefundMutation);
  const { id, actions, state, reference } = refund;
  if (!actions.includes('DECIDE') && !actions.includes('GIVE')) return null;
  const close = () => setChosen(null);
  const done = () => {
    toast.success(t(chosen === 'paid' ? 'given' : 'done'));
    close();
    onDone();
  };
  const owe = async (reason: string) => {
    const { failure } = await decide({ variables: { id, given: false, reason } });
    if (failure) return failure;
    done();
    return null;
  };
  return (
    <div className="page-actions">
      {actions.includes('GIVE') && <Button onClick={() => setChosen('paid')}>{t('give')}</Button>}
      {actions.includes('DECIDE') && (
        <>
          <Button look={actions.includes('GIVE') ? 'outline' : undefined} onClick={() => setChosen('given')}>
            {t(state !== 'CONFIRMED' ? 'accept' : reference ? 'correct' : 'sayHow')}
          </Button>
          <Button look="outline" tone="danger" onClick={() => setChosen('owed')}>
            {t('dismiss')}
          </Button>
        </>
      )}
      {chosen === 'paid' && <RefundPaidDialog refund={refund} onDone={done} onClose={close} />}
      {chosen === 'given' && <RefundFoundGivenDialog refund={refund} number={number} onDone={done} onClose={close} />}
      {chosen === 'owed' && (
        <ActDialog
          act={{
            title: t('dismissTitle', { number }),
            reasonLabel: t('reason'),
            hint: t('dismissHint'),
            submitLabel: t('dismiss'),
            send: owe,
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
