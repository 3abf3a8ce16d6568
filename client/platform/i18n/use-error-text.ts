import { useCallback } from 'react';
import { en } from '../../../schema/messages/en';
import { text } from '../../../schema/messages/text';
import type { MessageKey } from '../../../schema/messages/text';
import { useLanguage } from './use-language';
import type { MessageParams } from './use-messages';

export const isMessageKey = (value: string): value is MessageKey => Object.hasOwn(en, value);

/** Sentences of schema/messages by key (what yup rules carry); anything else is already a sentence and passes through. */
export function useErrorText(): (keyOrSentence: string, params?: MessageParams) => string {
  const { language } = useLanguage();
  return useCallback(
    (keyOrSentence, params) => (isMessageKey(keyOrSentence) ? text(keyOrSentence, language, params) : keyOrSentence),
    [language],
  );
}
