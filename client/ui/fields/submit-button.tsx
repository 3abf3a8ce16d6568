import type { ReactNode } from 'react';
import { useForm } from '../../platform/forms/form-context';
import { Button } from '../button';

interface SubmitButtonProps {
  /** Shown while sending, e.g. 'Uploading...'. */
  busyLabel: ReactNode;
  full?: boolean;
  size?: 'lg' | 'xl';
  icon?: ReactNode;
  children: ReactNode;
}

/** Disabled only while sending: a form that is not right yet says so when it is sent. */
export function SubmitButton({ busyLabel, full = true, size, icon, children }: SubmitButtonProps) {
  const { busy } = useForm();
  return (
    <Button type="submit" full={full} size={size} icon={icon} busy={busy} busyLabel={busyLabel}>
      {children}
    </Button>
  );
}
