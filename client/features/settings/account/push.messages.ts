import { defineMessages } from '../../../platform/i18n/define-messages';

/** Notifications on this device. */
export const messages = defineMessages('settings-push', {
  en: {
    title: 'On this device',
    off: 'Get notifications here even when Haatbar is closed.',
    on: 'On. Logging out turns it off.',
    blocked: 'Your browser blocks notifications from Haatbar. Allow them in the site settings of the browser, then open this page again.',
    unsupported: 'This browser cannot show notifications. On an iPhone, add Haatbar to the home screen and open it from there.',
    turnOn: 'Turn on',
    turningOn: 'Turning on...',
    turnOff: 'Turn off',
    turningOff: 'Turning off...',
    failed: 'Notifications could not be turned on. Check your connection and try again.',
    notTurnedOff: 'Notifications could not be turned off. Check your connection and try again.',
    channel: 'On devices',
  },
  bn: {
    title: 'এই ডিভাইসে',
    off: 'হাটবার বন্ধ থাকলেও এখানে বিজ্ঞপ্তি পাবেন।',
    on: 'চালু আছে। লগআউট করলে বন্ধ হয়ে যাবে।',
    blocked: 'ব্রাউজারে হাটবারের বিজ্ঞপ্তি আটকানো আছে। ব্রাউজারের সাইট সেটিংসে অনুমতি দিন, তারপর পাতাটি আবার খুলুন।',
    unsupported: 'এই ব্রাউজারে বিজ্ঞপ্তি দেখানো যায় না। আইফোনে হাটবার হোম স্ক্রিনে যোগ করে সেখান থেকে খুলুন।',
    turnOn: 'চালু করুন',
    turningOn: 'চালু হচ্ছে...',
    turnOff: 'বন্ধ করুন',
    turningOff: 'বন্ধ হচ্ছে...',
    failed: 'বিজ্ঞপ্তি চালু করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    notTurnedOff: 'বিজ্ঞপ্তি বন্ধ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    channel: 'ডিভাইসে',
  },
});
