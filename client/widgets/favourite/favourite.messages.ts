import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('favourite', {
  en: { heart: 'Favourite: {{name}}', added: '{{name}} added to favourites', removed: '{{name}} removed from favourites' },
  bn: { heart: 'পছন্দের তালিকা: {{name}}', added: '{{name}} পছন্দের তালিকায় রাখা হয়েছে', removed: '{{name}} পছন্দের তালিকা থেকে সরানো হয়েছে' },
});
