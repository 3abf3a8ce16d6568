import { defineMessages } from '../../platform/i18n/define-messages';

/** The password again, and why: before what gives lasting access, or moves money elsewhere. */
export const messages = defineMessages('reauthentication', {
  en: {
    title: 'Enter your password again',
    access: 'This gives lasting access to your account, so we check that it is you. What you entered stays.',
    money: 'So that no one else changes where your money goes, we check that it is you. What you entered stays.',
    password: 'Password',
    confirm: 'Continue',
    confirming: 'Checking...',
    cancel: 'Cancel',
  },
  bn: {
    title: 'আপনার পাসওয়ার্ড আবার দিন',
    access: 'এতে আপনার অ্যাকাউন্টে স্থায়ী প্রবেশাধিকার তৈরি হয়, তাই আপনিই কি না দেখে নিচ্ছি। যা লিখেছেন তা থাকবে।',
    money: 'আপনার টাকা কোথায় যাবে তা যেন আর কেউ বদলাতে না পারে, তাই আপনিই কি না দেখে নিচ্ছি। যা লিখেছেন তা থাকবে।',
    password: 'পাসওয়ার্ড',
    confirm: 'এগিয়ে যান',
    confirming: 'যাচাই হচ্ছে...',
    cancel: 'বাতিল',
  },
});
