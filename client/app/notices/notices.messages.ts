import { defineMessages } from '../../platform/i18n/define-messages';

/** What the application says of itself. */
export const messages = defineMessages('notices', {
  en: {
    newVersion: 'A new version is ready.',
    reload: 'Reload',
    install: 'Put the market on your home screen: it opens with one tap.',
    add: 'Add',
    notNow: 'Not now',
  },
  bn: {
    newVersion: 'নতুন সংস্করণ তৈরি।',
    reload: 'আবার খুলুন',
    install: 'হাটটি ফোনের হোম স্ক্রিনে রাখুন: এক চাপেই খুলবে।',
    add: 'রাখুন',
    notNow: 'এখন না',
  },
});
