import { defineMessages } from '../../platform/i18n/define-messages';

/** The texts of a tab that acts for another. */
export const messages = defineMessages('acting', {
  en: {
    bar: 'You act for {{name}}',
    stop: 'Stop',
    over: 'You no longer act for {{name}}.',
    notAllowedTitle: 'Not while you act for {{name}}',
    notAllowed: 'You were not given the right to this page.',
    home: 'To the allowed pages',
    homeTitle: 'For {{name}}',
    homeLead: 'You may open these pages.',
  },
  bn: {
    bar: 'আপনি {{name}}-এর হয়ে কাজ করছেন',
    stop: 'থামুন',
    over: 'আপনি আর {{name}}-এর হয়ে কাজ করেন না।',
    notAllowedTitle: '{{name}}-এর হয়ে এটি করা যায় না',
    notAllowed: 'এই পাতা দেখার অনুমতি আপনাকে দেওয়া হয়নি।',
    home: 'যে পাতাগুলো দেখতে পারেন',
    homeTitle: '{{name}}-এর দোকান',
    homeLead: 'এই পাতাগুলো দেখতে পারেন।',
  },
});
