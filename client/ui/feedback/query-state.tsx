import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { readError } from '../../platform/apollo/read-error';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from './alert';
import { Button } from '../buttons/button';
import { uiMessages } from '../ui.messages';

/** Describes the part of a `useXxxQuery()` result that this component needs. */
export interface QueryLike<TData> {
  readonly data?: TData | undefined;
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

interface QueryStateProps<TData> {
  query: QueryLike<TData>;
  /** E.g. 'Loading products...'. */
  loadingText?: string;
  /** In the real shape of the content, shown after 300 ms. */
  skeleton?: ReactNode;
  /** The screen's own message, e.g. 'Failed to load products'. */
  errorText?: string;
  isEmpty?: (data: TData) => boolean;
  empty?: ReactNode;
  children: (data: TData) => ReactNode;
}

const skeletonDelayMs = 300;

function useDelay(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(() => setLate(true), skeletonDelayMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return late;
}

/**
 * The four states of a list or a section, always in this order: loading, error (with what is cached), empty, content.
 */
export function QueryState<TData>({ query, loadingText, skeleton, errorText, isEmpty, empty, children }: QueryStateProps<TData>) {
  const t = useMessages(uiMessages);
  const failureText = useFailureText();
  const { data, loading, error, refetch } = query;
  const waiting = loading && data === undefined;
  const late = useDelay(waiting);

  if (waiting)
    return (
      <div>
        <p role="status" className={skeleton ? 'visually-hidden' : undefined}>
          {late ? (loadingText ?? t('loading')) : ''}
        </p>
        <div aria-hidden style={{ visibility: late ? 'visible' : 'hidden' }}>
          {skeleton}
        </div>
      </div>
    );

  const failure = error ? readError(error) : null;
  const rejected = failure?.code === 'UNAUTHENTICATED' || failure?.code === 'FORBIDDEN';
  const text = failure && (errorText && !rejected ? errorText : failureText(failure, t('loadFailed')));
  const reason = failure && errorText && !rejected ? failureText(failure, '') : '';
  return (
    <>
      {failure && (
        <Alert
          tone="error"
          title={text ?? undefined}
          action={
            <Button look="outline" tone="danger" onClick={() => void refetch().catch(() => undefined)} busy={loading}>
              {t('retry')}
            </Button>
          }
        >
          {reason && reason !== text && <p>{reason}</p>}
          {failure.incident && <p>{t('incident', { code: failure.incident })}</p>}
        </Alert>
      )}
      {data !== undefined && (empty !== undefined && !loading && isEmpty?.(data) ? empty : children(data))}
    </>
  );
}
