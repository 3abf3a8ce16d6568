import { defineMessages } from '../../platform/i18n/define-messages';

/** Account facts, language, theme, logout. */
export const messages = defineMessages('settings', {
  en: {
    title: 'Settings',
    account: 'Account',
    name: 'Name',
    phone: 'Phone No',
    email: 'Email',
    role: 'Role',
    language: 'Language',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'As the device',
    support: 'Get Support',
    logout: 'Logout',
    leaving: 'Logging out...',
    loggedOut: 'You are logged out.',
  },
  bn: {
    title: 'সেটিংস',
    account: 'অ্যাকাউন্ট',
    name: 'নাম',
    phone: 'ফোন নম্বর',
    email: 'ইমেইল',
    role: 'ভূমিকা',
    language: 'ভাষা',
    theme: 'থিম',
    light: 'হালকা',
    dark: 'গাঢ়',
    system: 'যন্ত্র অনুযায়ী',
    support: 'সাহায্য নিন',
    logout: 'লগআউট',
    leaving: 'লগআউট হচ্ছে...',
    loggedOut: 'আপনি লগআউট করেছেন।',
  },
});
