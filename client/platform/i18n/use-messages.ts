import { useMemo } from 'react';
import type { Language } from '../../../schema/values/accounts/roles';
import type { MessageName, Messages } from './define-messages';
import { writeText } from './i18n';
import type { MessageParams } from './i18n';
import { useLanguage } from '../language/use-language';

export type { MessageParams };
export type Translate<K extends string> = (key: MessageName<K>, params?: MessageParams) => string;

/** Texts outside React (document titles in loaders, announcements). */
export function translate<K extends string>(messages: Messages<K>, language: Language): Translate<K> {
  return (key, params = {}) => writeText(messages, key, params, language);
}

/** `const t = useMessages(messages)`; `t('title', { count, name })` in the screen's language. */
export function useMessages<K extends string>(messages: Messages<K>): Translate<K> {
  const { language } = useLanguage();
  return useMemo(() => translate(messages, language), [messages, language]);
}
