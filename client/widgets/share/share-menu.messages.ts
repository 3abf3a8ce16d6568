import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('shareMenu', {
  en: {
    title: 'Share',
    preview: 'This text goes with the link:',
    offer: '{{name}}, {{price}}. See it on Haatbar:',
    page: '{{name}}. See it on Haatbar:',
    whatsapp: 'Send by WhatsApp',
    copy: 'Copy the link',
    withNeighbours: 'Order it with neighbours',
    other: 'Other ways',
    copied: 'The link is copied',
    copyFailed: 'Could not copy the link. Copy it from the address bar.',
  },
  bn: {
    title: 'শেয়ার করুন',
    preview: 'লিংকের সঙ্গে এই লেখাটি যাবে:',
    offer: '{{name}}, দাম {{price}}। হাটবারে দেখুন:',
    page: '{{name}}। হাটবারে দেখুন:',
    whatsapp: 'হোয়াটসঅ্যাপে পাঠান',
    copy: 'লিংক কপি করুন',
    withNeighbours: 'প্রতিবেশীদের সঙ্গে কিনুন',
    other: 'অন্যভাবে',
    copied: 'লিংক কপি হয়েছে',
    copyFailed: 'লিংক কপি করা যায়নি। ঠিকানার ঘর থেকে কপি করুন।',
  },
});
