import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('notify-me', {
  en: {
    ask: 'Notify me',
    askOf: 'Notify me when {{name}} is back',
    waiting: 'You will be told',
    waitingOf: 'You will be told when {{name}} is back',
    noted: 'We tell you once when {{name}} can be bought again',
    cancelled: 'You are not told about {{name}}',
    back: '{{name}} can be bought again already',
  },
  bn: {
    ask: 'জানাবেন',
    askOf: '{{name}} আবার এলে জানাবেন',
    waiting: 'জানানো হবে',
    waitingOf: '{{name}} আবার এলে জানানো হবে',
    noted: '{{name}} আবার পাওয়া গেলে একবার জানানো হবে',
    cancelled: '{{name}} নিয়ে আর জানানো হবে না',
    back: '{{name}} এখনই আবার কেনা যাচ্ছে',
  },
});
