import { defineMessages } from '../../platform/i18n/define-messages';

export const waitingCountMessages = defineMessages('waitingCount', {
  en: {
    waiting: '{{count}} waiting',
    ordersStuck: '{{count}} stuck',
    paymentDisputes: '{{count}} to decide',
    refusalsContested: '{{count}} to decide',
    problemsToDecide: '{{count}} to decide',
    messagesReported: '{{count}} to decide',
    reviewImagesReported: '{{count}} to decide',
    storiesNew: '{{count}} new',
    supportOpen: '{{count}} unanswered',
    smsNotSent: '{{count}} not sent',
    webhooksFailing: '{{count}} failing',
  },
  bn: {
    waiting: '{{count}} জন অপেক্ষায়',
    ordersStuck: '{{count}}টি আটকে আছে',
    paymentDisputes: '{{count}}টির সিদ্ধান্ত বাকি',
    refusalsContested: '{{count}}টির সিদ্ধান্ত বাকি',
    messagesReported: '{{count}}টির সিদ্ধান্ত বাকি',
    reviewImagesReported: '{{count}}টির সিদ্ধান্ত বাকি',
    storiesNew: '{{count}}টি নতুন',
    problemsToDecide: '{{count}}টির সিদ্ধান্ত বাকি',
    supportOpen: '{{count}}টির উত্তর বাকি',
    smsNotSent: '{{count}}টি পৌঁছায়নি',
    webhooksFailing: '{{count}}টি সাড়া দিচ্ছে না',
  },
});
