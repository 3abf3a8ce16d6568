import { defineMessages } from '../../platform/i18n/define-messages';

/** The button of a phone's list that opens its filters. */
export const messages = defineMessages('listBar', {
  en: { filters: 'Filters' },
  bn: { filters: 'ফিল্টার' },
});
