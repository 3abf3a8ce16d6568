import { useCallback } from 'react';
import { useMessages } from '../i18n/use-messages';
import { failureMessages } from './failure.messages';
import type { Failure } from './read-error';

/**
 * A failure in the language of the user: the server's message, or what the missing response means. `otherwise` is the
 * screen's own message, e.g. 'Login failed'.
 */
export function useFailureText(): (failure: Failure, otherwise?: string) => string {
  const t = useMessages(failureMessages);
  return useCallback(
    (failure, otherwise) => {
      if (failure.message) return failure.message;
      if (failure.late) return t('late');
      if (failure.kind === 'network') return t('noResponse');
      return otherwise ?? t('unexpected');
    },
    [t],
  );
}
