import type { ReactNode } from 'react';
import { useForm } from '../../platform/forms/form-context';
import { Button } from '../buttons/button';
import type { Tone } from '../buttons/button';

interface SubmitButtonProps {
  /** Shown while sending, e.g. 'Uploading...'. */
  busyLabel: ReactNode;
  full?: boolean;
  size?: 'lg' | 'xl';
  /** Red where its opener is: what it does takes something away. */
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

/** Disabled only while sending: a form that is not right yet shows it when it is sent. */
export function SubmitButton({ busyLabel, full = true, size, tone, icon, children }: SubmitButtonProps) {
  const { busy } = useForm();
  return (
    <Button type="submit" full={full} size={size} tone={tone} icon={icon} busy={busy} busyLabel={busyLabel}>
      {children}
    </Button>
  );
}
