import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('share', {
  en: { share: 'Share', copied: 'The link is copied', copyFailed: 'The link could not be copied. Copy it from the address bar.' },
  bn: { share: 'শেয়ার', copied: 'লিংক কপি হয়েছে', copyFailed: 'লিংক কপি করা যায়নি। ঠিকানার ঘর থেকে কপি করুন।' },
});
