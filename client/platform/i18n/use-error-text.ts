import { useCallback } from 'react';
import { en } from '../../../schema/messages/en';
import { text } from '../../../schema/messages/text';
import type { MessageKey } from '../../../schema/messages/text';
import { useLanguage } from '../language/use-language';
import type { MessageParams } from './use-messages';

const isMessageKey = (value: string): value is MessageKey => Object.hasOwn(en, value);

/** Messages of schema/messages by key (what yup rules carry); anything else is already a message and passes through. */
export function useErrorText(): (keyOrMessage: string, params?: MessageParams) => string {
  const { language } = useLanguage();
  return useCallback(
    (keyOrMessage, params) => (isMessageKey(keyOrMessage) ? text(keyOrMessage, language, params) : keyOrMessage),
    [language],
  );
}
