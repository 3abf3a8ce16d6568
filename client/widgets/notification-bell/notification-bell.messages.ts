import { defineMessages } from '../../platform/i18n/define-messages';

export const bellMessages = defineMessages('bell', {
  en: { label: 'Notifications', labelUnread: 'Notifications, {{count}} unread', arrived: 'New notification: {{title}}' },
  bn: { label: 'বিজ্ঞপ্তি', labelUnread: 'বিজ্ঞপ্তি, {{count}}টি পড়া হয়নি', arrived: 'নতুন বিজ্ঞপ্তি: {{title}}' },
});
