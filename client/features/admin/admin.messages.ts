import { defineMessages } from '../../platform/i18n/define-messages';

/** Contains the texts that the admin's lists and dialogs share. */
export const messages = defineMessages('adminOverview', {
  en: {
    typeLabel: 'Enter {{word}} to confirm',
    back: 'Back',
    actions: 'Actions',
    clear: 'Clear filters',
    noMatchText: 'Try another word or fewer filters.',
    all: 'All',
    sending: 'Sending...',
  },
  bn: {
    typeLabel: 'নিশ্চিত করতে {{word}} লিখুন',
    back: 'ফিরে যান',
    actions: 'কাজ',
    clear: 'ফিল্টার মুছুন',
    noMatchText: 'অন্য শব্দ দিন, বা ফিল্টার কমান।',
    all: 'সব',
    sending: 'পাঠানো হচ্ছে...',
  },
});
