import { useState } from 'react';
import { type Lot_LotFragment, useAskRecallMutation, useHoldLotMutation, useReleaseLotMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/buttons/button';
import { ReasonDialog } from '../text-dialog/text.form';
import { messages } from './lots.messages';

type Act = 'hold' | 'release' | 'ask';

interface LotActionsProps {
  lot: Lot_LotFragment;
  /** The list is read again. */
  onDone: () => void;
}

/** Buttons that hold, release and ask for the recall of a lot; each asks why. */
export function LotActions({ lot: { code, state, isRecallAsked }, onDone }: LotActionsProps) {
  const t = useMessages(messages);
  const [act, setAct] = useState<Act | null>(null);
  const [hold] = useAppMutation(useHoldLotMutation);
  const [release] = useAppMutation(useReleaseLotMutation);
  const [ask] = useAppMutation(useAskRecallMutation);
  const run = { hold, release, ask };
  const mayAct: Readonly<Record<Act, boolean>> = {
    hold: state === 'OPEN' || state === 'CLOSED',
    release: state === 'HELD',
    ask: state !== 'RECALLED' && !isRecallAsked,
  };
  return (
    <>
      {(['hold', 'release', 'ask'] as const)
        .filter((name) => mayAct[name])
        .map((name) => (
          <Button key={name} look="outline" tone={name === 'release' ? 'brand' : 'danger'} onClick={() => setAct(name)}>
            {t(name)}
          </Button>
        ))}
      {act && (
        <ReasonDialog
          title={t(`${act}Title`, { code })}
          label={t('reason')}
          hint={t(`${act}Hint`)}
          send={t(act)}
          sending={t('sending')}
          sent={t('done')}
          onSend={(reason) => run[act]({ variables: { input: { code, reason } } })}
          onSent={onDone}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
