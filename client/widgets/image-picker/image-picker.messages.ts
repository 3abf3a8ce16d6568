import { defineMessages } from '../../platform/i18n/define-messages';

export const messages = defineMessages('image-picker', {
  en: {
    photos: 'Photos',
    hint: 'Up to {{max}} photos of at most 10 MB. The first is the main photo.',
    upload: 'Upload photos',
    camera: 'Take a photo',
  },
  bn: {
    photos: 'ছবি',
    hint: 'সর্বোচ্চ {{max}}টি ছবি, প্রতিটি ১০ মেগাবাইটের মধ্যে। প্রথমটি মূল ছবি।',
    upload: 'ছবি দিন',
    camera: 'ছবি তুলুন',
  },
});
