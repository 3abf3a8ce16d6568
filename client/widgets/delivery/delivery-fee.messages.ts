import { defineMessages } from '../../platform/i18n/define-messages';

/** What a delivery costs, for buyers: apart from the other texts of deliveries, since the product page loads with these alone. */
export const messages = defineMessages('deliveryFee', {
  en: {
    free: 'Free',
    onConfirmation: 'Fee on confirmation',
    UNKNOWN_WEIGHT: 'The weight is not known. The seller names the fee, and you decide then.',
    TOO_HEAVY: 'This is a heavy order. The seller names the fee, and you decide then.',
    freeFrom: 'Free delivery from {{amount}} with this seller',
    notDelivered: 'No delivery to your place',
    notDeliveredPickup: 'No delivery to your place, pickup only',
    weight: 'Weight {{weight}}',
  },
  bn: {
    free: 'ফ্রি',
    onConfirmation: 'নিশ্চিত করার সময় চার্জ জানা যাবে',
    UNKNOWN_WEIGHT: 'ওজন জানা নেই। বিক্রেতা চার্জ জানাবেন, তখন আপনি সিদ্ধান্ত নেবেন।',
    TOO_HEAVY: 'অর্ডারটি ভারী। বিক্রেতা চার্জ জানাবেন, তখন আপনি সিদ্ধান্ত নেবেন।',
    freeFrom: 'এই বিক্রেতার {{amount}} বা তার বেশি দামের পণ্যে ডেলিভারি ফ্রি',
    notDelivered: 'আপনার এলাকায় ডেলিভারি নেই',
    notDeliveredPickup: 'আপনার এলাকায় ডেলিভারি নেই, নিজে আনতে পারবেন',
    weight: 'ওজন {{weight}}',
  },
});
