import { defineMessages } from '../../../platform/i18n/define-messages';

/** The page of one seller. */
export const messages = defineMessages('seller', {
  en: {
    breadcrumbs: 'You are here',
    home: 'Market',
    problemsSolved: 'Problems solved within 24 hours: {{percent}}',
    since: 'Selling here since {{date}}',
    followers_one: '{{count}} follower',
    followers_other: '{{count}} followers',
    onSale: 'On sale now',
    nothing: 'Nothing on sale right now',
    nothingText: 'Follow the seller to hear when something is on sale.',
  },
  bn: {
    breadcrumbs: 'আপনি এখানে',
    home: 'বাজার',
    problemsSolved: '২৪ ঘণ্টার মধ্যে সমস্যার সমাধান: {{percent}}',
    since: '{{date}} থেকে এখানে বেচছেন',
    followers_one: '{{count}} জন অনুসরণ করছেন',
    followers_other: '{{count}} জন অনুসরণ করছেন',
    onSale: 'এখন বিক্রিতে',
    nothing: 'এখন বিক্রিতে কিছু নেই',
    nothingText: 'অনুসরণ করুন, নতুন কিছু এলে জানতে পারবেন।',
  },
});
