import { defineMessages } from '../../../platform/i18n/define-messages';

/** Images of documents that an applicant sends. */
export const messages = defineMessages('identityDocuments', {
  en: {
    title: 'Photos of your documents',
    why: 'Clear photos speed up approval. Only our admins see them, and every view is recorded. They are never shown on the market.',
    NID_FRONT: 'NID card, front',
    TRADE_LICENSE: 'Trade license',
    TRADE_LICENSE_optional: 'Trade license (if you have one)',
    choose: 'Add photo',
    replace: 'Replace photo',
    chooseOf: 'Add photo: {{what}}',
    replaceOf: 'Replace photo: {{what}}',
    sending: 'Sending...',
    missing: 'Not sent yet',
    sent: 'Sent {{when}}',
    arrived: 'The photo has arrived: {{what}}',
  },
  bn: {
    title: 'কাগজপত্রের ছবি',
    why: 'পরিষ্কার ছবি দিলে অনুমোদন তাড়াতাড়ি হয়। শুধু আমাদের অ্যাডমিনরা দেখেন, কে কবে দেখলেন লেখা থাকে।',
    NID_FRONT: 'জাতীয় পরিচয়পত্রের সামনের দিক',
    TRADE_LICENSE: 'ট্রেড লাইসেন্স',
    TRADE_LICENSE_optional: 'ট্রেড লাইসেন্স (থাকলে)',
    choose: 'ছবি দিন',
    replace: 'ছবি বদলান',
    chooseOf: 'ছবি দিন: {{what}}',
    replaceOf: 'ছবি বদলান: {{what}}',
    sending: 'পাঠানো হচ্ছে...',
    missing: 'এখনো দেননি',
    sent: 'পাঠিয়েছেন {{when}}',
    arrived: 'ছবি পৌঁছেছে: {{what}}',
  },
});
