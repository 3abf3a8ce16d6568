import { defineMessages } from '../../platform/i18n/define-messages';

/**
 * Contains the texts about delivery fees for buyers. They are apart from the other texts of deliveries, since the
 * product page loads these alone.
 */
export const messages = defineMessages('deliveryFee', {
  en: {
    free: 'Free',
    onConfirmation: 'Fee set by the seller',
    UNKNOWN_WEIGHT: 'Weight not known. The seller sets the fee, then you decide.',
    TOO_HEAVY: 'A heavy order. The seller sets the fee, then you decide.',
    freeFrom: 'Free delivery from {{amount}} with this seller',
    notDelivered: 'No delivery to your area',
    notDeliveredPickup: 'No delivery to your area, pickup only',
    weight: 'Weight: {{weight}}',
  },
  bn: {
    free: 'ফ্রি',
    onConfirmation: 'চার্জ বিক্রেতা জানাবেন',
    UNKNOWN_WEIGHT: 'ওজন জানা নেই। বিক্রেতা চার্জ জানাবেন, রাজি হলে নেবেন।',
    TOO_HEAVY: 'অর্ডারটি ভারী। বিক্রেতা চার্জ জানাবেন, রাজি হলে নেবেন।',
    freeFrom: 'এই বিক্রেতার {{amount}} বা তার বেশি দামের পণ্যে ডেলিভারি ফ্রি',
    notDelivered: 'আপনার এলাকায় ডেলিভারি নেই',
    notDeliveredPickup: 'আপনার এলাকায় ডেলিভারি নেই, নিজে আনতে পারবেন',
    weight: 'ওজন {{weight}}',
  },
});
