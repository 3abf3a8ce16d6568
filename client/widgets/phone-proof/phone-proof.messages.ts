import { defineMessages } from '../../platform/i18n/define-messages';

/** A code by SMS that proves the user's own phone, asked for where it is needed. */
export const messages = defineMessages('phoneProof', {
  en: {
    title: 'Verify your phone number',
    sent: 'We sent a 6-digit code to {{phone}}. It expires in 5 minutes.',
    sending: 'Sending...',
    notSent: 'We will send a 6-digit code to {{phone}}.',
    send: 'Send code',
    code: 'Code from the SMS',
    verify: 'Verify and order',
    verifyPlain: 'Verify',
    verifying: 'Verifying...',
    resend: 'Send the code again',
    resendIn: 'Send the code again in {{seconds}} s',
    once: 'You only do this once. Your cart and what you entered stay as they are.',
    oncePlain: 'You only do this once.',
  },
  bn: {
    title: 'আপনার ফোন নম্বর যাচাই করুন',
    sent: '{{phone}} নম্বরে ৬ সংখ্যার কোড পাঠিয়েছি। ৫ মিনিট কাজ করবে।',
    sending: 'পাঠানো হচ্ছে...',
    notSent: '{{phone}} নম্বরে ৬ সংখ্যার কোড পাঠাব।',
    send: 'কোড পাঠান',
    code: 'এসএমএসে পাওয়া কোড',
    verify: 'যাচাই করে অর্ডার দিন',
    verifyPlain: 'যাচাই করুন',
    verifying: 'যাচাই হচ্ছে...',
    resend: 'আবার কোড পাঠান',
    resendIn: '{{seconds}} সেকেন্ড পরে আবার কোড পাঠান',
    once: 'একবারই করতে হবে। আপনার কার্ট আর লেখা তথ্য যেমন আছে তেমনই থাকবে।',
    oncePlain: 'একবারই করতে হবে।',
  },
});
