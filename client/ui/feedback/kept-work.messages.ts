import { defineMessages } from '../../platform/i18n/define-messages';

/** The texts of work that was kept: a draft, and what was changed elsewhere meanwhile. */
export const messages = defineMessages('keptWork', {
  en: {
    draftStored: 'We kept your draft from {{time}}',
    draftContinue: 'Continue',
    draftAgain: 'Start again',
    newerTitle: 'This has been changed in the meantime',
    newerText: 'Someone saved a newer version, perhaps from another phone. What you typed is still here.',
    keepMine: 'Keep mine',
    loadNewer: 'Load the latest version',
    loadFailed: 'This could not be loaded.',
  },
  bn: {
    draftStored: '{{time}}-এ যা লিখেছিলেন তা রাখা আছে',
    draftContinue: 'চালিয়ে যান',
    draftAgain: 'নতুন করে শুরু করুন',
    newerTitle: 'এর মধ্যে এটি বদলানো হয়েছে',
    newerText: 'হয়তো অন্য কোনো ফোন থেকে এটি নতুন করে সংরক্ষণ করা হয়েছে। আপনি যা লিখেছেন তা এখানেই আছে।',
    keepMine: 'আমারটা রাখুন',
    loadNewer: 'নতুনটি দেখুন',
    loadFailed: 'এটি আনা যায়নি।',
  },
});
