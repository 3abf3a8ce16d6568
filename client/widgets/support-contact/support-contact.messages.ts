import { defineMessages } from '../../platform/i18n/define-messages';

/** The ways to reach support. */
export const messages = defineMessages('supportContact', {
  en: {
    call: 'Call {{phone}}',
    write: 'Write to {{email}}',
    message: 'Send us a message',
  },
  bn: {
    call: '{{phone}} নম্বরে ফোন করুন',
    write: 'ইমেইল করুন: {{email}}',
    message: 'আমাদের বার্তা পাঠান',
  },
});
