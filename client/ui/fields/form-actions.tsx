import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import type { Tone } from '../buttons/button';
import { SubmitButton } from './submit-button';

interface FormActionsProps {
  cancel: ReactNode;
  onCancel: () => void;
  /** Shown while sending. */
  busyLabel: ReactNode;
  tone?: Tone;
  /** Names the step, e.g. 'Save'. */
  children: ReactNode;
}

/** The end of a form in a dialog: leave it, or send it. */
export function FormActions({ cancel, onCancel, busyLabel, tone, children }: FormActionsProps) {
  return (
    <div className="row-card-actions">
      <Button look="outline" tone="gray" onClick={onCancel}>
        {cancel}
      </Button>
      <SubmitButton full={false} tone={tone} busyLabel={busyLabel}>
        {children}
      </SubmitButton>
    </div>
  );
}
