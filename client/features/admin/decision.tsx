import { useState } from 'react';
import type { Failure } from '../../platform/apollo/read-error';
import type { Translate } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import type { ButtonLook, Tone } from '../../ui/buttons/button';
import { ActDialog } from './act-dialog';

interface Choice {
  /** Stands on the button, and on the one that confirms. */
  readonly label: string;
  readonly look?: ButtonLook;
  readonly tone: Tone;
  /** Asks the question in the dialog. */
  readonly title: string;
  readonly hint: string;
  readonly send: (reason: string) => Promise<{ readonly failure: Failure | null }>;
}

interface DecisionProps {
  choices: readonly Choice[];
  reasonLabel: string;
  /** The toast of a decision. */
  doneText: string;
  onDone: () => void;
}

/** A button for each way to decide, and the dialog that asks for the reason. */
export function Decision({ choices, reasonLabel, doneText, onDone }: DecisionProps) {
  const toast = useToast();
  const [chosen, setChosen] = useState<number | null>(null);
  const choice = chosen === null ? undefined : choices[chosen];
  const close = () => setChosen(null);
  const send = async (reason: string) => {
    const failure = (await choice?.send(reason))?.failure ?? null;
    if (failure) return failure;
    toast.success(doneText);
    close();
    onDone();
    return null;
  };
  return (
    <>
      {choices.map(({ label, look, tone }, index) => (
        <Button key={label} look={look} tone={tone} onClick={() => setChosen(index)}>
          {label}
        </Button>
      ))}
      {choice && <ActDialog act={{ ...choice, reasonLabel, submitLabel: choice.label, send }} onClose={close} />}
    </>
  );
}

type Decide = (reason: string) => Promise<{ readonly failure: Failure | null }>;

interface AcceptOrDismissProps {
  t: Translate<'accept' | 'dismiss' | 'acceptTitle' | 'dismissTitle' | 'acceptHint' | 'dismissHint' | 'reason' | 'done'>;
  /** The order that it is about, as the titles name it. */
  number: string;
  /** The words for accepting, where the usual ones do not fit. */
  acceptance?: { readonly label: string; readonly title: string; readonly hint: string };
  /** Returns what sends the decision. */
  decide: (isAccepted: boolean) => Decide;
  onDone: () => void;
}

/** Decides what one side claims. */
export function AcceptOrDismiss({ t, number, acceptance, decide, onDone }: AcceptOrDismissProps) {
  const usual = { label: t('accept'), title: t('acceptTitle', { number }), hint: t('acceptHint') };
  const choices: Choice[] = [
    { ...(acceptance ?? usual), tone: 'brand', send: decide(true) },
    {
      label: t('dismiss'),
      look: 'outline',
      tone: 'danger',
      title: t('dismissTitle', { number }),
      hint: t('dismissHint'),
      send: decide(false),
    },
  ];
  return (
    <div className="page-actions">
      <Decision choices={choices} reasonLabel={t('reason')} doneText={t('done')} onDone={onDone} />
    </div>
  );
}

interface HideOrLeaveProps {
  t: Translate<'hide' | 'leave' | 'hideTitle' | 'leaveTitle' | 'hideHint' | 'leaveHint' | 'decisionReason' | 'done'>;
  /** Returns what sends the decision. */
  decide: (isHidden: boolean) => Decide;
  onDone: () => void;
}

/** Decides what was reported. */
export function HideOrLeave({ t, decide, onDone }: HideOrLeaveProps) {
  const choices: Choice[] = [
    { label: t('hide'), tone: 'danger', title: t('hideTitle'), hint: t('hideHint'), send: decide(true) },
    { label: t('leave'), look: 'outline', tone: 'brand', title: t('leaveTitle'), hint: t('leaveHint'), send: decide(false) },
  ];
  return <Decision choices={choices} reasonLabel={t('decisionReason')} doneText={t('done')} onDone={onDone} />;
}
