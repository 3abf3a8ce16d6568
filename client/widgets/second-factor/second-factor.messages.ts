import { defineMessages } from '../../platform/i18n/define-messages';

/** The second step of an admin's login: setting up an app, and the codes that replace it. */
export const messages = defineMessages('secondFactor', {
  en: {
    code: 'Code from your authenticator app',
    codeHint: 'Lost the app? Enter a recovery code instead.',
    step1: '1. Install an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.',
    step2: '2. In the app, add an account and scan this code.',
    qr: 'QR code for the authenticator app',
    key: 'Cannot scan it? Enter this key in the app:',
    step3: '3. Enter the 6 digits the app shows.',
    digits: 'Code shown by the app',
    confirm: 'Confirm and log in',
    confirming: 'Checking...',
    preparing: 'Preparing the code...',
    retry: 'Try again',
    codesTitle: 'Save your recovery codes',
    codesLead:
      'If you lose your phone, each code works once instead of the app. You see them only now: print them or keep them with your passwords.',
    download: 'Download as a file',
    saved: 'I have saved them',
  },
  bn: {
    code: 'অথেনটিকেটর অ্যাপের কোড',
    codeHint: 'অ্যাপটি হারিয়েছেন? তার বদলে একটি রিকভারি কোড দিন।',
    step1: '১. ফোনে একটি অথেনটিকেটর অ্যাপ নামান, যেমন Google Authenticator, Microsoft Authenticator বা Aegis।',
    step2: '২. অ্যাপে নতুন অ্যাকাউন্ট যোগ করে এই কোডটি স্ক্যান করুন।',
    qr: 'অথেনটিকেটর অ্যাপের কিউআর কোড',
    key: 'স্ক্যান হচ্ছে না? অ্যাপে এই কোড লিখুন:',
    step3: '৩. অ্যাপে দেখানো ৬টি সংখ্যা লিখুন।',
    digits: 'অ্যাপে দেখানো কোড',
    confirm: 'নিশ্চিত করে লগইন করুন',
    confirming: 'যাচাই হচ্ছে...',
    preparing: 'কোড তৈরি হচ্ছে...',
    retry: 'আবার চেষ্টা করুন',
    codesTitle: 'রিকভারি কোডগুলো সংরক্ষণ করুন',
    codesLead: 'ফোন হারালে প্রতিটি কোড একবার অ্যাপের বদলে কাজ করবে। শুধু এখনই দেখা যাবে: ছাপিয়ে নিন, বা যেখানে পাসওয়ার্ড রাখেন সেখানে রাখুন।',
    download: 'ফাইল হিসেবে নামান',
    saved: 'সংরক্ষণ করেছি',
  },
});
