import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('gallery', {
  en: { photoOf: '{{name}}, photo {{number}}', illustration: 'Illustration' },
  bn: { photoOf: '{{name}}, ছবি {{number}}', illustration: 'অঙ্কিত ছবি' },
});
