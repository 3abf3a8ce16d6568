import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { PhoneProofDialog } from './phone-proof-dialog';

interface PhoneProof {
  /** Asks for the code in a dialog; true once the phone is verified, false when the dialog was closed. */
  readonly prove: () => Promise<boolean>;
  /** Rendered outside of any form. */
  readonly dialog: ReactNode;
}

/** Verifies the user's phone in place: whatever needs it waits for `prove()` and then goes on. */
export function usePhoneProof(phone: string): PhoneProof {
  const [done, setDone] = useState<((proved: boolean) => void) | null>(null);
  const prove = useCallback(() => new Promise<boolean>((resolve) => setDone(() => resolve)), []);
  const end = (proved: boolean) => {
    done?.(proved);
    setDone(null);
  };
  return { prove, dialog: done && <PhoneProofDialog phone={phone} onVerified={() => end(true)} onClose={() => end(false)} /> };
}
