import { useCallback, useMemo, useState } from 'react';
import type { useMutation } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import { reportChanged } from './change-events';
import { readError } from './read-error';
import type { Failure } from './read-error';
import { useFailureText } from './use-failure-text';

/** How a mutation ended: data, or what went wrong. It never throws, so no screen writes try/catch. */
export type Outcome<TData> = { readonly data: TData; readonly failure: null } | { readonly data: null; readonly failure: Failure };

export type RunMutation<TData, TVariables extends OperationVariables> = (
  options?: useMutation.MutationFunctionOptions<TData, TVariables>,
) => Promise<Outcome<TData>>;

export interface MutationState {
  readonly busy: boolean;
  /** The last failure as text, for an Alert beside the button; null after a success or a new try. */
  readonly errorText: string | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly failure: Failure | null;
  readonly reset: () => void;
}

type MutationHook<TData, TVariables extends OperationVariables> = () => useMutation.ResultTuple<TData, TVariables>;

/**
 * `const [run, { busy, errorText, fieldErrors }] = useAppMutation(useAddProductMutation)`; then `const { data, failure
 * } = await run({ variables })`.
 */
export function useAppMutation<TData, TVariables extends OperationVariables>(
  hook: MutationHook<TData, TVariables>,
): readonly [RunMutation<TData, TVariables>, MutationState] {
  const [mutate] = hook();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const failureText = useFailureText();

  const run = useCallback<RunMutation<TData, TVariables>>(
    async (options) => {
      setBusy(true);
      setFailure(null);
      try {
        const { data } = await mutate(...([options] as Parameters<typeof mutate>));
        if (data === undefined || data === null) throw new Error('The mutation answered nothing.');
        reportChanged();
        return { data, failure: null };
      } catch (error) {
        const thrown = readError(error);
        setFailure(thrown);
        return { data: null, failure: thrown };
      } finally {
        setBusy(false);
      }
    },
    [mutate],
  );

  const reset = useCallback(() => setFailure(null), []);
  const state = useMemo<MutationState>(
    () => ({ busy, failure, errorText: failure && failureText(failure), fieldErrors: failure?.fields ?? {}, reset }),
    [busy, failure, failureText, reset],
  );
  return [run, state];
}
