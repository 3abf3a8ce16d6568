import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('follow', {
  en: {
    follow: 'Follow',
    following: 'Following',
    followOf: 'Follow {{name}}',
    followingOf: 'Following {{name}}',
    started: 'You will hear about new products from {{name}}',
    ended: 'You no longer follow {{name}}',
  },
  bn: {
    follow: 'অনুসরণ করুন',
    following: 'অনুসরণ করছেন',
    followOf: '{{name}}: অনুসরণ করুন',
    followingOf: '{{name}}: অনুসরণ করছেন',
    started: '{{name}} নতুন কিছু আনলে আপনি জানতে পারবেন',
    ended: 'আপনি আর {{name}}-কে অনুসরণ করছেন না',
  },
});
