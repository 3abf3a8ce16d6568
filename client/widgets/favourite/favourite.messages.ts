import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('favourite', {
  en: { heart: 'Favourite: {{name}}', kept: '{{name}} added to favourites', dropped: '{{name}} removed from favourites' },
  bn: { heart: 'পছন্দের তালিকা: {{name}}', kept: '{{name}} পছন্দের তালিকায় রাখা হয়েছে', dropped: '{{name}} পছন্দের তালিকা থেকে সরানো হয়েছে' },
});
