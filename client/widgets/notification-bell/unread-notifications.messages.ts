import { defineMessages } from '../../platform/i18n/define-messages';

/** Apart from the bell's texts, which every page loads. */
export const messages = defineMessages('unreadNotifications', {
  en: { unread: '{{count}} unread' },
  bn: { unread: '{{count}}টি পড়া হয়নি' },
});
