import { defineMessages } from '../../../platform/i18n/define-messages';

/** Contains the texts of the form in which sellers write their story. */
export const messages = defineMessages('story', {
  en: {
    title: 'Your story',
    hint: 'Tell buyers who you are, where your products come from and how you work. One language is enough. No phone numbers or links.',
    loading: 'Loading your story...',
    textBn: 'In Bangla',
    textEn: 'In English',
    photosHint: 'Up to {{max}} photos of at most 10 MB: your field, your house, the people who work with you.',
    hidden: 'Your story is hidden from buyers',
    hiddenText: 'Reason: {{reason}}. Change it and tell support; an admin will show it again.',
    save: 'Save story',
    saving: 'Saving...',
    saved: 'Your story is saved.',
    removed: 'Your story was removed.',
    imageWaits: 'A photo is waiting for the network. Send again when it is back.',
  },
  bn: {
    title: 'আপনার গল্প',
    hint: 'আপনি কে, পণ্য কোথা থেকে আসে, কীভাবে কাজ করেন। ক্রেতারা আপনার পাতায় পড়েন। এক ভাষায় লিখলেই হবে। ফোন নম্বর বা লিংক নয়।',
    loading: 'আপনার গল্প লোড হচ্ছে...',
    textBn: 'বাংলায়',
    textEn: 'ইংরেজিতে',
    photosHint: 'সর্বোচ্চ {{max}}টি ছবি, প্রতিটি ১০ মেগাবাইটের মধ্যে: আপনার মাঠ, বাড়ি, সঙ্গে যাঁরা কাজ করেন।',
    hidden: 'ক্রেতারা আপনার গল্প দেখছেন না',
    hiddenText: 'কারণ: {{reason}}। ঠিক করে সহায়তায় জানান। অ্যাডমিন আবার দেখাবেন।',
    save: 'গল্প সংরক্ষণ করুন',
    saving: 'সংরক্ষণ হচ্ছে...',
    saved: 'আপনার গল্প সংরক্ষণ হয়েছে।',
    removed: 'আপনার গল্প সরানো হয়েছে।',
    imageWaits: 'একটি ছবি নেটওয়ার্কের অপেক্ষায়। নেটওয়ার্ক এলে আবার পাঠান।',
  },
});
