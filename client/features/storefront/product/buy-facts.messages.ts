import { defineMessages } from '../../../platform/i18n/define-messages';

/** Delivery, ways to pay and help, beside the price; loaded after the page of the product. */
export const messages = defineMessages('buyFacts', {
  en: {
    deliveryFee: 'Delivery to {{place}}: {{fee}} for {{quantity}}',
    deliveryState: 'Delivery to {{place}}: {{state}}',
    deliveryUnknown: 'The delivery fee depends on your place.',
    choosePlace: 'Choose your place',
    payment: 'Pay by: {{methods}}',
    cancelling: 'You can cancel until the seller confirms. Problem with an order?',
    writeToUs: 'Write to us',
  },
  bn: {
    deliveryFee: '{{place}}-এ ডেলিভারি: {{quantity}} নিলে {{fee}}',
    deliveryState: '{{place}}-এ ডেলিভারি: {{state}}',
    deliveryUnknown: 'ডেলিভারি চার্জ আপনার জায়গার ওপর নির্ভর করে।',
    choosePlace: 'জায়গা বেছে নিন',
    payment: 'যেভাবে দাম দেওয়া যায়: {{methods}}',
    cancelling: 'বিক্রেতা নিশ্চিত করার আগে অর্ডার বাতিল করা যায়। অর্ডারে কোনো সমস্যা?',
    writeToUs: 'আমাদের লিখুন',
  },
});
