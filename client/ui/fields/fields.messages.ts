import { defineMessages } from '../../platform/i18n/define-messages';

/** The texts of form fields. */
export const messages = defineMessages('fields', {
  en: {
    choose: 'Choose',
    correct: 'Please correct these',
    problem: 'There is a problem',
    errorTitle: 'Error: {{title}}',
    notMobile: 'No mobile number of Bangladesh: those have 11 digits and begin with 013 to 019. Is it right?',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  bn: {
    choose: 'বেছে নিন',
    correct: 'এগুলো ঠিক করুন',
    problem: 'একটি সমস্যা হয়েছে',
    errorTitle: 'ভুল: {{title}}',
    notMobile: 'এটি বাংলাদেশের মোবাইল নম্বর নয়: তাতে ১১টি সংখ্যা থাকে, শুরু ০১৩ থেকে ০১৯ দিয়ে। নম্বরটি কি ঠিক?',
    showPassword: 'পাসওয়ার্ড দেখুন',
    hidePassword: 'পাসওয়ার্ড লুকান',
  },
});
