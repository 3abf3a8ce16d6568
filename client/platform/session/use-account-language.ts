import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { SaveLanguageDocument } from '../../generated/graphql';
import type { Language, SaveLanguageMutation, SaveLanguageMutationVariables } from '../../generated/graphql';
import { useActing } from '../account/acting';
import { namedLanguage, useLanguage } from '../language/use-language';

/** Reports the page's language to the server, which writes notifications and SMS in it. */
export function useAccountLanguage(accountLanguage: Language | undefined): void {
  const client = useApolloClient();
  const { language } = useLanguage();
  const isOther = useActing() !== null; // the principal chose the language of SMS
  useEffect(() => {
    if (isOther || !accountLanguage || accountLanguage === namedLanguage(language)) return;
    const save = client.mutate<SaveLanguageMutation, SaveLanguageMutationVariables>({
      mutation: SaveLanguageDocument,
      variables: { language: namedLanguage(language) },
    });
    save.then(
      () =>
        client.refetchQueries({
          updateCache: (cache) => void cache.modify({ fields: { notifications: (_held, { INVALIDATE }) => INVALIDATE } }),
        }), // notifications are written in the user's language
      () => undefined, // the page has switched; the server gets it with the next visit
    );
  }, [accountLanguage, client, isOther, language]);
}
