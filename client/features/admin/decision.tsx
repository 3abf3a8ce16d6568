import { useState } from 'react';
import type { Failure } from '../../platform/apollo/read-error';
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
