import { defineMessages } from '../platform/i18n/define-messages';

/** The texts of the shared parts. */
export const uiMessages = defineMessages('ui', {
  en: {
    loading: 'Loading...',
    retry: 'Retry',
    loadFailed: 'This could not be loaded.',
    incident: 'Support code: {{code}}',
    cancel: 'Cancel',
    close: 'Close',
    dismiss: 'Dismiss notification',
    notifications: 'Messages',
    previous: 'Previous',
    next: 'Next',
    pageName: 'Page {{number}}',
    pages: 'Pages',
    pageOf: 'Page {{page}} of {{count}}',
    rated: 'Rated {{value}} out of {{count}}',
    oldPrice: 'Old price',
  },
  bn: {
    loading: 'লোড হচ্ছে...',
    retry: 'আবার চেষ্টা করুন',
    loadFailed: 'এটি আনা যায়নি।',
    incident: 'সহায়তায় এই কোডটি জানান: {{code}}',
    cancel: 'বাতিল',
    close: 'বন্ধ করুন',
    dismiss: 'বার্তা সরান',
    notifications: 'বার্তা',
    previous: 'আগের',
    next: 'পরের',
    pageName: 'পৃষ্ঠা {{number}}',
    pages: 'পৃষ্ঠা',
    pageOf: '{{count}} পৃষ্ঠার মধ্যে {{page}} নম্বর',
    rated: '{{count}}-এর মধ্যে রেটিং {{value}}',
    oldPrice: 'আগের দাম',
  },
});
