import { useState } from 'react';
import { Role } from '../../../schema/values/accounts/roles';
import { type Lot_LotFragment, useAskRecallMutation, useHoldLotMutation, useReleaseLotMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { Button } from '../../ui/buttons/button';
import { OpenedInVain, lazyPart } from '../../ui/feedback/lazy-part';
import { ReasonDialog } from '../text-dialog/text.form';
import { BackOnMarket } from './back-on-market';
import { messages } from './lots.messages';

/** With what uploads images: only for those who hold a lot. */
const HoldDialog = lazyPart(async () => (await import('./hold.form')).HoldDialog, { missing: OpenedInVain });

type Act = 'hold' | 'release' | 'ask';

interface LotActionsProps {
  lot: Lot_LotFragment;
  /** The list is read again. */
  onDone: () => void;
}

/**
 * Buttons that hold, release and ask for the recall of a lot; each asks why. A seller's release offers to sell it
 * again.
 */
export function LotActions({ lot, onDone }: LotActionsProps) {
  const { code, state, isRecallAsked } = lot;
  const t = useMessages(messages);
  const { role } = useSession();
  const [act, setAct] = useState<Act | null>(null);
  const [isReleased, setReleased] = useState(false);
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
      {act && act !== 'release' && role !== Role.ADMIN && (
        <HoldDialog
          act={act}
          code={code}
          onSend={(input) => run[act]({ variables: { input } })}
          onSent={onDone}
          onClose={() => setAct(null)}
        />
      )}
      {act && (act === 'release' || role === Role.ADMIN) && (
        <ReasonDialog
          title={t(`${act}Title`, { code })}
          label={t('reason')}
          hint={t(`${act}Hint`)}
          send={t(act)}
          sending={t('sending')}
          sent={t(`${act}Done`, { code })}
          onSend={(reason) => run[act]({ variables: { input: { code, reason } } })}
          onSent={act === 'release' && role !== Role.ADMIN ? () => setReleased(true) : onDone}
          onClose={() => setAct(null)}
        />
      )}
      {isReleased && (
        <BackOnMarket
          lot={lot}
          onClose={() => {
            setReleased(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
