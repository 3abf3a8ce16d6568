import { defineMessages } from '../../platform/i18n/define-messages';

/** The password again, before what gives lasting access. */
export const messages = defineMessages('reauthentication', {
  en: {
    title: 'Enter your password again',
    lead: 'For your security, please confirm it is you. What you entered is kept.',
    password: 'Password',
    confirm: 'Continue',
    confirming: 'Checking...',
    cancel: 'Cancel',
  },
  bn: {
    title: 'আপনার পাসওয়ার্ড আবার দিন',
    lead: 'নিরাপত্তার জন্য দেখে নিচ্ছি, এটি আপনি কি না। যা লিখেছেন তা থাকবে।',
    password: 'পাসওয়ার্ড',
    confirm: 'এগিয়ে যান',
    confirming: 'যাচাই হচ্ছে...',
    cancel: 'বাতিল',
  },
});
