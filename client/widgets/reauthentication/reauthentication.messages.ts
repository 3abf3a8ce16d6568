import { defineMessages } from '../../platform/i18n/define-messages';

/** The password again, and why: each caller has its own reason. */
export const messages = defineMessages('reauthentication', {
  en: {
    title: 'Enter your password again',
    key: 'An API key gives lasting access to your account, so we check that it is you. What you entered stays.',
    webhook: 'So that no one else sends your orders elsewhere, we check that it is you. What you entered stays.',
    email: 'So that no one else changes your email, we check that it is you. What you entered stays.',
    money: 'So that no one else changes where your money goes, we check that it is you. What you entered stays.',
    password: 'Password',
    confirm: 'Continue',
    confirming: 'Checking...',
    cancel: 'Cancel',
  },
  bn: {
    title: 'আপনার পাসওয়ার্ড আবার দিন',
    key: 'এপিআই কী দিয়ে আপনার অ্যাকাউন্টে সব সময় ঢোকা যায়, তাই দেখে নিচ্ছি, এটি আপনি কি না। যা লিখেছেন তা থাকবে।',
    webhook: 'আপনার অর্ডারের তথ্য যেন আর কেউ অন্য কোথাও পাঠাতে না পারে, তাই দেখে নিচ্ছি, এটি আপনি কি না। যা লিখেছেন তা থাকবে।',
    email: 'আপনার ইমেইল যেন আর কেউ বদলাতে না পারে, তাই দেখে নিচ্ছি, এটি আপনি কি না। যা লিখেছেন তা থাকবে।',
    money: 'আপনার টাকা কোথায় যাবে তা যেন আর কেউ বদলাতে না পারে, তাই দেখে নিচ্ছি, এটি আপনি কি না। যা লিখেছেন তা থাকবে।',
    password: 'পাসওয়ার্ড',
    confirm: 'এগিয়ে যান',
    confirming: 'যাচাই হচ্ছে...',
    cancel: 'বাতিল',
  },
});
