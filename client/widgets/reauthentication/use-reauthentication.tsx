import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { Outcome } from '../../platform/apollo/use-app-mutation';
import { ReauthenticationDialog } from './reauthentication-dialog';
import type { ReauthenticationReason } from './reauthentication-dialog';

interface Reauthentication {
  /** Runs the mutation; where the server wants the password again, asks for it in a dialog and runs it once more. */
  readonly guarded: <TData>(run: () => Promise<Outcome<TData>>) => Promise<Outcome<TData>>;
  /** Rendered outside of any form. */
  readonly dialog: ReactNode;
}

/**
 * For mutations that return REAUTHENTICATION_REQUIRED when the password was last entered long ago. Closing the dialog
 * leaves the error as it is.
 */
export function useReauthentication(reason: ReauthenticationReason): Reauthentication {
  const [done, setDone] = useState<((proved: boolean) => void) | null>(null);
  const guarded = useCallback(async <TData,>(run: () => Promise<Outcome<TData>>): Promise<Outcome<TData>> => {
    const outcome = await run();
    if (outcome.failure?.code !== 'REAUTHENTICATION_REQUIRED') return outcome;
    const proved = await new Promise<boolean>((resolve) => setDone(() => resolve));
    return proved ? run() : outcome;
  }, []);
  const end = (proved: boolean) => {
    done?.(proved);
    setDone(null);
  };
  return { guarded, dialog: done && <ReauthenticationDialog reason={reason} onProved={() => end(true)} onClose={() => end(false)} /> };
}
