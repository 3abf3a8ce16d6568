import { defineMessages } from '../../platform/i18n/define-messages';

/** A list as a file for a spreadsheet. */
export const messages = defineMessages('exportCsv', {
  en: {
    export: 'Export CSV',
    csv: 'CSV',
    working: 'Making the file...',
    saved_one: '{{count}} row saved in {{name}}',
    saved_other: '{{count}} rows saved in {{name}}',
    cut: 'The first {{count}} of {{total}} rows were saved in {{name}}. Narrow the search for the rest.',
    failed: 'The file could not be made. Please try again.',
  },
  bn: {
    export: 'তালিকা ডাউনলোড (CSV)',
    csv: 'ডাউনলোড',
    working: 'ফাইল তৈরি হচ্ছে...',
    saved_one: '{{count}}টি সারি {{name}} ফাইলে রাখা হয়েছে',
    saved_other: '{{count}}টি সারি {{name}} ফাইলে রাখা হয়েছে',
    cut: '{{total}}টির মধ্যে প্রথম {{count}}টি সারি {{name}} ফাইলে রাখা হয়েছে। বাকিগুলোর জন্য ফিল্টার দিয়ে তালিকা ছোট করুন।',
    failed: 'ফাইলটি তৈরি করা যায়নি। আবার চেষ্টা করুন।',
  },
});
