import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { SaveLanguageDocument } from '../../generated/graphql';
import type { Language, SaveLanguageMutation, SaveLanguageMutationVariables } from '../../generated/graphql';
import { useLanguage } from '../i18n/use-language';

/** Tells the server which language the page speaks: it writes notifications and short messages in it. */
export function useAccountLanguage(accountLanguage: Language | undefined): void {
  const client = useApolloClient();
  const { language } = useLanguage();
  useEffect(() => {
    if (!accountLanguage || accountLanguage === language) return;
    const save = client.mutate<SaveLanguageMutation, SaveLanguageMutationVariables>({
      mutation: SaveLanguageDocument,
      variables: { language },
    });
    save.then(
      () =>
        client.refetchQueries({
          updateCache: (cache) => void cache.modify({ fields: { notifications: (_held, { INVALIDATE }) => INVALIDATE } }),
        }), // notifications are written in the reader's language
      () => undefined, // the page has switched; the server learns it with the next visit
    );
  }, [accountLanguage, client, language]);
}
