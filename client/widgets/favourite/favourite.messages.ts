import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('favourite', {
  en: { heart: 'Favourite: {{name}}', kept: '{{name}} is among your favourites', dropped: '{{name}} is no longer a favourite' },
  bn: { heart: 'প্রিয়: {{name}}', kept: '{{name}} প্রিয় তালিকায় রাখা হয়েছে', dropped: '{{name}} প্রিয় তালিকা থেকে সরানো হয়েছে' },
});
