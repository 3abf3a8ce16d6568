import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('image-picker', {
  en: {
    photos: 'Photos',
    hint: 'Up to {{max}} photos of at most 10 MB. The first is the main photo.',
    upload: 'Upload photos',
    camera: 'Take a photo',
    unreadable: 'This photo type cannot be read. Use camera or JPG.',
    repeated: '{{file}} is here already, so it was not added again.',
  },
  bn: {
    photos: 'ছবি',
    hint: 'সর্বোচ্চ {{max}}টি ছবি, প্রতিটি ১০ মেগাবাইটের মধ্যে। প্রথমটি মূল ছবি।',
    upload: 'ছবি দিন',
    camera: 'ছবি তুলুন',
    unreadable: 'এই ধরনের ছবি পড়া যায় না। ক্যামেরা বা JPG ব্যবহার করুন।',
    repeated: '{{file}} আগে থেকেই আছে, তাই আবার নেওয়া হয়নি।',
  },
});
