import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('notify-me', {
  en: {
    ask: 'Notify me',
    askOf: 'Notify me when {{name}} is back',
    waiting: 'We will let you know',
    waitingOf: 'We will let you know when {{name}} is back',
    noted: 'We will let you know once when {{name}} is back',
    cancelled: 'We will not let you know about {{name}}',
    back: '{{name}} is already back on sale',
  },
  bn: {
    ask: 'এলে জানাবেন',
    askOf: '{{name}} আবার এলে জানাবেন',
    waiting: 'জানানো হবে',
    waitingOf: '{{name}} আবার এলে জানানো হবে',
    noted: '{{name}} আবার পাওয়া গেলে একবার জানানো হবে',
    cancelled: '{{name}} নিয়ে আর জানানো হবে না',
    back: '{{name}} এখনই আবার কেনা যাচ্ছে',
  },
});
