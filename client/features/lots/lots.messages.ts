import { defineMessages } from '../../platform/i18n/define-messages';

/** The seller's lots. */
export const messages = defineMessages('myLots', {
  en: {
    title: 'Lots',
    lead: 'A lot is what came from one harvest or one delivery. Orders take from the oldest lot first.',
    view: 'Which lots',
    loading: 'Loading your lots...',
    empty: 'No lots here',
    emptyText: 'Your stock forms a lot when you add it.',
  },
  bn: {
    title: 'লট',
    lead: 'এক ফসল বা এক চালানে যা এসেছে, তা একটি লট। অর্ডারে পুরোনো লট থেকে আগে যায়।',
    view: 'কোন লট',
    loading: 'আপনার লট লোড হচ্ছে...',
    empty: 'এখানে কোনো লট নেই',
    emptyText: 'মজুত যোগ করলেই লট তৈরি হয়।',
  },
});
