import { useEffect, useRef, useState } from 'react';
import type { FormikValues } from 'formik';
import type { Failure } from '../apollo/read-error';
import { mergeMine } from './merge-mine';

interface NewerVersionOptions<TThing, TValues> {
  /** Record as it was when the form opened. */
  opened: TThing;
  valuesOf: (thing: TThing) => TValues;
  /** Asks the server for the thing as it is; null where that fails. */
  fetchNewer: () => Promise<TThing | null>;
}

interface FormToRefill<TValues> {
  readonly values: TValues;
  readonly handleSubmit: () => void;
  readonly reset: (values?: TValues) => void;
  readonly enter: (values: TValues) => void;
}

/**
 * Two users (or two phones) edit one record: the later one is informed and chooses. `base` is what the typed values
 * started from; a submit sends its version and gives its failure to `noticed`, which returns null where the conflict is
 * shown in its own place. The form comes after this hook and is given to it by `attach` with every rendering.
 */
export function useNewerVersion<TThing, TValues extends FormikValues>({
  opened,
  valuesOf,
  fetchNewer,
}: NewerVersionOptions<TThing, TValues>) {
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [resend, setResend] = useState(0);
  const form = useRef<FormToRefill<TValues> | null>(null);

  // a form sends the values of its latest rendering: the merged ones have to be rendered first
  useEffect(() => {
    if (resend > 0) form.current?.handleSubmit();
  }, [resend]);

  const settle = async (then: (newer: TThing, attached: FormToRefill<TValues>) => void) => {
    setBusy(true);
    const newer = await fetchNewer().catch(() => null);
    setBusy(false);
    setFailed(newer === null);
    if (newer === null || !form.current) return;
    then(newer, form.current);
    setBase(newer);
    setConflict(false);
  };
  return {
    base,
    conflict,
    busy,
    /** The newer version could not be read. */
    failed,
    attach: (attached: FormToRefill<TValues>): void => {
      form.current = attached;
    },
    noticed: (failure: Failure | null): Failure | null => {
      // a conflict with a state (open orders, a lot on hold) says itself what it is about
      const isNewer = failure?.code === 'CONFLICT' && !failure.status;
      setConflict(isNewer);
      return isNewer ? null : failure;
    },
    missed: () => setFailed(true),
    loadNewer: () => settle((newer, attached) => attached.reset(valuesOf(newer))),
    keepMine: () =>
      settle((newer, attached) => {
        attached.enter(mergeMine(valuesOf(base), attached.values, valuesOf(newer)));
        setResend((count) => count + 1);
      }),
  };
}
