import { defineMessages } from '../../platform/i18n/define-messages';

/** A transfer of the market whose number an order has. */
export const messages = defineMessages('adminTakeBack', {
  en: {
    reason: 'Why take the number back',
    hint: 'Only if the transfer is the market’s own. The payment of the order no longer counts, or its refund is owed again. Both sides are notified.',
    refundHint: 'Only if the refund was given by this transfer. What has it now no longer counts; both sides are notified.',
  },
  bn: {
    reason: 'নম্বরটি কেন সরিয়ে নিচ্ছেন',
    hint: 'শুধু লেনদেনটি হাটবারের নিজের হলে। অর্ডারের টাকা আর দেওয়া হয়েছে বলে ধরা হবে না, ফেরত দেওয়া টাকা আবার বাকি হবে। দুই পক্ষকে জানানো হবে।',
    refundHint: 'শুধু এই লেনদেনেই ফেরত দেওয়া হয়ে থাকলে। এখন যেখানে আছে, সেখানে আর ধরা হবে না; দুই পক্ষকে জানানো হবে।',
  },
});
