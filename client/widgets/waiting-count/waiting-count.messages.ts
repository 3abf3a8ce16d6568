import { defineMessages } from '../../platform/i18n/define-messages';

export const waitingCountMessages = defineMessages('waitingCount', {
  en: { waiting: '{{count}} waiting' },
  bn: { waiting: '{{count}} জন অপেক্ষায়' },
});
