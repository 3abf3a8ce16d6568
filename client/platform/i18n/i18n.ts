import i18next from 'i18next';
import type { FormatterModule } from 'i18next';
import { defaultLanguage, Language } from '../../../schema/values/roles';
import { formatNumber } from '../format';
import { parseLanguage } from './language';

/**
 * The i18next instance. It starts empty: each feature's messages arrive with its own chunk (define-messages.ts).
 * Flat keys, plural endings `_one` and `_other`, numbers written in the digits of the language.
 */
const digitsOfLanguage: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) => (typeof value === 'number' ? formatNumber(value, parseLanguage(language)) : String(value)),
};

export const i18n = i18next.createInstance();

void i18n.use(digitsOfLanguage).init({
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  supportedLngs: Object.values(Language),
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  resources: {},
  interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
});
