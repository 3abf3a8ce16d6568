import { defineMessages } from '../../../platform/i18n/define-messages';

/** Contains the texts that a seller reads about the other orders of a shared basket. */
export const messages = defineMessages('saleParcel', {
  en: {
    ended: '{{ended}} of the {{count}} orders of this shared basket ended',
    left: '{{product}}: {{left}} are left of {{together}}. That is less than the quantity of its price.',
    promised: 'The price that was promised stays.',
    promisedOrReject: 'The price that was promised stays. If that is not worth it for you, reject the order.',
    cancelledByBuyer: 'This buyer has cancelled {{count}} orders of shared baskets in the last 180 days',
  },
  bn: {
    ended: 'এই যৌথ ঝুড়ির {{count}}টি অর্ডারের মধ্যে {{ended}}টি শেষ হয়ে গেছে',
    left: '{{product}}: {{together}}-এর মধ্যে {{left}} আছে। এই দামের জন্য যতটা দরকার, তার চেয়ে কম।',
    promised: 'কথা দেওয়া দামই থাকবে।',
    promisedOrReject: 'কথা দেওয়া দামই থাকবে। আপনার না পোষালে অর্ডার প্রত্যাখ্যান করুন।',
    cancelledByBuyer: 'এই ক্রেতা গত ১৮০ দিনে যৌথ ঝুড়ির {{count}}টি অর্ডার বাতিল করেছেন',
  },
});
