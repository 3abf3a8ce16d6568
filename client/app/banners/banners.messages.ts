import { defineMessages } from '../../platform/i18n/define-messages';

/** The banners of the application itself. */
export const messages = defineMessages('notices', {
  en: {
    newVersion: 'A new version is ready.',
    reload: 'Reload',
    install: 'Add Haatbar to your home screen to open it with one tap.',
    add: 'Add',
    notNow: 'Not now',
  },
  bn: {
    newVersion: 'হাটবার নতুন হয়েছে।',
    reload: 'আবার লোড করুন',
    install: 'হাটবার ফোনের হোম স্ক্রিনে রাখুন: এক চাপেই খুলবে।',
    add: 'রাখুন',
    notNow: 'এখন না',
  },
});
