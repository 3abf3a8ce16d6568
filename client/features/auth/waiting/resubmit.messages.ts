import { defineMessages } from '../../../platform/i18n/define-messages';

/** A registration that was not accepted: the reason, and sending it corrected. */
export const messages = defineMessages('resubmit', {
  en: {
    correct: 'Correct and resend',
    title: 'Correct your registration',
    lead: 'Correct what was wrong and send it again. An admin will review it again.',
    loading: 'Loading your details...',
    failed: 'Your details could not be loaded.',
    send: 'Send again',
    sending: 'Sending...',
    sent: 'Sent. Please wait for an admin to look at it.',
    sendFailed: 'It was not sent. Please try again.',
    back: 'Back',
  },
  bn: {
    correct: 'ঠিক করে আবার পাঠান',
    title: 'নিবন্ধনের তথ্য ঠিক করুন',
    lead: 'যা ভুল ছিল ঠিক করে আবার পাঠান। অ্যাডমিন নতুন করে দেখবেন।',
    loading: 'আপনার দেওয়া তথ্য লোড হচ্ছে...',
    failed: 'আপনার দেওয়া তথ্য আনা যায়নি।',
    send: 'আবার পাঠান',
    sending: 'পাঠানো হচ্ছে...',
    sent: 'পাঠানো হয়েছে। অ্যাডমিন দেখা পর্যন্ত অপেক্ষা করুন।',
    sendFailed: 'পাঠানো যায়নি। আবার চেষ্টা করুন।',
    back: 'ফিরে যান',
  },
});
