import { defineMessages } from '../../platform/i18n/define-messages';

/** The button of a phone's page that holds its further actions. */
export const messages = defineMessages('pageMenu', {
  en: { further: 'More actions' },
  bn: { further: 'আরও কাজ' },
});
