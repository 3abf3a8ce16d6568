import { useCallback, useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { readPushState, renewPush, turnPushOff, turnPushOn } from '../../../platform/push/push-device';
import type { PushState } from '../../../platform/push/push-device';

type PushFailure = 'failed' | 'notTurnedOff';

export interface PushDevice {
  /** Null until the browser has responded. */
  readonly state: PushState | null;
  readonly busy: boolean;
  readonly failure: PushFailure | null;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/** Notifications on this device, for the account that is logged in. */
export function usePushDevice(accountId: string): PushDevice {
  const client = useApolloClient();
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PushFailure | null>(null);

  useEffect(() => {
    let isShown = true;
    const read = () =>
      readPushState(accountId).then(
        (next) => isShown && setState(next),
        () => isShown && setState('unsupported'),
      );
    // no response: what the browser has is shown, and the server gets it another time
    void renewPush(client, accountId).then(read, read);
    return () => {
      isShown = false;
    };
  }, [accountId, client]);

  const turnOn = useCallback(async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await turnPushOn(client, accountId);
    if (outcome === 'failed') setFailure('failed');
    setState(outcome === 'on' || outcome === 'blocked' ? outcome : 'off');
    setBusy(false);
  }, [accountId, client]);

  const turnOff = useCallback(async () => {
    setBusy(true);
    setFailure(null);
    try {
      await turnPushOff(client);
    } catch {
      setFailure('notTurnedOff');
    }
    setState(await readPushState(accountId));
    setBusy(false);
  }, [accountId, client]);

  return { state, busy, failure, turnOn, turnOff };
}
