/** The same notifications in Bangla. */
import { moneyTexts } from './money-texts.bn';
import { basketTexts } from './basket-texts.bn';
import { recurringTexts } from './recurring-texts.bn';
import { dataExportTexts } from './data-export-texts.bn';
import { grantTexts } from './grant-texts.bn';
import { orderEndTexts } from './order-end-texts.bn';
import { refundTexts } from './refund-texts.bn';
import { priceAlertTexts } from './price-alert-texts.bn';
import type { NotificationText, NotificationTextKey } from './notification-texts.en';

export const bn: Record<NotificationTextKey, NotificationText> = {
  newOrder: {
    title: 'নতুন অর্ডার এসেছে',
    message: '{{buyer}} অর্ডার করেছেন: {{product}}{{others|others}}। অর্ডার {{order}}, {{total|money}}।',
  },
  paymentReceived: { title: 'টাকা পাওয়া গেছে', message: '{{buyer}} অর্ডার {{order}}-এর জন্য {{total|money}} দিয়েছেন।' },
  systemMaintenance: {
    title: 'হাটবার কিছু সময় বন্ধ থাকবে',
    message: '{{day|onDay}}কাজের জন্য হাটবার বন্ধ থাকবে ({{from|time}} - {{until|time}})।',
  },
  productApproved: { title: 'পণ্য অনুমোদিত', message: '{{product}} এখন বাজারে আছে।' },
  marketingBoost: { title: 'বাড়তি প্রচার', message: '{{product}} এখন আজকের সেরা ছাড়ে দেখানো হচ্ছে।' },
  orderConfirmed: { title: 'অর্ডার নিশ্চিত হয়েছে', message: '{{seller}} আপনার অর্ডার {{order}} নিশ্চিত করেছেন।' },
  orderShipped: { title: 'অর্ডার পাঠানো হয়েছে', message: '{{seller}} আপনার অর্ডার {{order}} পাঠিয়ে দিয়েছেন।{{unlike|unlike}}' },
  orderShippedWithCode: {
    title: 'অর্ডার পাঠানো হয়েছে',
    message:
      '{{seller}} আপনার অর্ডার {{order}} পাঠিয়েছেন। ডেলিভারি কোড {{code|digits}}। পণ্য হাতে পাওয়ার আগে কোড কাউকে বলবেন না।{{unlike|unlike}}',
  },
  orderWeighedWithCode: {
    title: 'অর্ডার পাঠানো হয়েছে, নতুন মোট',
    message:
      '{{seller}} মেপে অর্ডার {{order}} পাঠিয়েছেন। {{before|money}} নয়, {{after|money}}। ডেলিভারি কোড {{code|digits}}। পণ্য হাতে পাওয়ার আগে কোড কাউকে বলবেন না।{{unlike|unlike}}',
  },
  orderConfirmedInPart: {
    title: 'অর্ডারের একাংশ নিশ্চিত',
    message: '{{seller}} অর্ডার {{order}}-এর একাংশ দিতে পারবেন{{reason|because}}: {{before|money}}-এর বদলে {{after|money}}।',
  },
  orderShippedWeighed: {
    title: 'পাঠানো হয়েছে, নতুন মোট',
    message: '{{seller}} অর্ডার {{order}} ওজন করে পাঠিয়েছেন: {{before|money}}-এর বদলে {{after|money}}।{{unlike|unlike}}',
  },
  feeProposed: {
    title: 'ডেলিভারি চার্জ: রাজি আছেন?',
    message:
      '{{seller}} অর্ডার {{order}}-এর ডেলিভারি চার্জ জানিয়েছেন। এখন মোট {{after|money}} (চার্জ ছাড়া {{before|money}})। রাজি কি না জানান।',
  },
  feeAccepted: {
    title: 'ডেলিভারি চার্জে রাজি',
    message: '{{buyer}} অর্ডার {{order}}-এর ডেলিভারি চার্জে রাজি: সব মিলিয়ে {{total|money}}। অর্ডার নিশ্চিত হয়েছে।',
  },
  weightProposed: {
    title: 'ওজন আলাদা: রাজি আছেন?',
    message: 'অর্ডার {{order}}-এর ওজন কথামতো হয়নি। {{seller}} {{before|money}} নয়, {{after|money}} চান। রাজি কি না জানান।',
  },
  weightAccepted: {
    title: 'নতুন ওজনে রাজি',
    message: '{{buyer}} নতুন ওজনে রাজি। অর্ডার {{order}}: {{before|money}} নয়, {{after|money}}। এখন পাঠাতে পারেন।',
  },
  weightDeclined: {
    title: 'বাড়তি ওজন বাদ',
    message: '{{by}} অর্ডার {{order}}-এর বাড়তি ওজন বাদ দিয়েছেন। যা অর্ডার ছিল তাই থাকল।',
  },
  orderShippedAgain: { title: 'আবার পাঠানো হয়েছে', message: '{{seller}} আপনার অর্ডার {{order}} আবার পাঠিয়েছেন।' },
  orderAgainWithCode: {
    title: 'আবার পাঠানো হয়েছে',
    message: '{{seller}} অর্ডার {{order}} আবার পাঠিয়েছেন। নতুন ডেলিভারি কোড {{code|digits}}। পণ্য হাতে পাওয়ার আগে কোড কাউকে বলবেন না।',
  },
  deliveryRefused: {
    title: 'ডেলিভারি হয়নি',
    message: '{{seller}} জানিয়েছেন, অর্ডার {{order}} নেওয়া হয়নি{{reason|because}}। কথাটা ঠিক না হলে এখনই ফোন করুন।',
  },
  deliveryAbsent: {
    title: 'ডেলিভারি হয়নি',
    message: '{{seller}} অর্ডার {{order}} নিয়ে গিয়ে কাউকে পাননি{{reason|because}}। নতুন সময় ঠিক করতে ফোন করুন।',
  },
  deliveryAddress: {
    title: 'ডেলিভারি হয়নি',
    message: '{{seller}} অর্ডার {{order}}-এর ঠিকানা খুঁজে পাননি{{reason|because}}। পথ বুঝিয়ে দিতে ফোন করুন।',
  },
  deliveryDamaged: { title: 'ডেলিভারি হয়নি', message: 'আপনার অর্ডার {{order}} পথে নষ্ট হয়েছে{{reason|because}}।' },
  orderReturned: {
    title: 'অর্ডার ফেরত গেছে',
    message: 'আপনার অর্ডার {{order}} পৌঁছে দেওয়া যায়নি, পণ্য {{seller}}-এর কাছে ফেরত গেছে। টাকা দিয়ে থাকলে ফেরত পাবেন।',
  },
  orderReceived: { title: 'ক্রেতা পণ্য পেয়েছেন', message: '{{buyer}} জানিয়েছেন, অর্ডার {{order}} পেয়েছেন।' },
  orderNotConfirmed: {
    title: 'অর্ডার এখনো নিশ্চিত হয়নি',
    message: '{{seller}} ভুল করে নিশ্চিত করেছিলেন। আপনার অর্ডার {{order}} এখনো নিশ্চিত হয়নি।',
  },
  orderNotConfirmedTotal: {
    title: 'অর্ডার এখনো নিশ্চিত হয়নি',
    message: '{{seller}} ভুল করে নিশ্চিত করেছিলেন। আপনার অর্ডার {{order}} এখনো নিশ্চিত হয়নি। মোট আগের মতোই {{total|money}}।',
  },
  orderNotShipped: {
    title: 'অর্ডার এখনো পাঠানো হয়নি',
    message: '{{seller}} ভুল করে “পাঠিয়ে দিন” চেপেছিলেন। আপনার অর্ডার {{order}} এখনো পাঠানো হয়নি।',
  },
  orderNotShippedTotal: {
    title: 'অর্ডার এখনো পাঠানো হয়নি',
    message: '{{seller}} ভুল করে “পাঠিয়ে দিন” চেপেছিলেন। আপনার অর্ডার {{order}} এখনো পাঠানো হয়নি। মোট আগের মতোই {{total|money}}।',
  },
  orderDelivered: { title: 'অর্ডার পৌঁছেছে', message: 'আপনার অর্ডার {{order}} পৌঁছে গেছে। কেমন লাগল জানিয়ে রেটিং দিন।' },
  orderResolvedDelivered: { title: 'অর্ডার পৌঁছেছে', message: 'হাটবার জানিয়েছে, অর্ডার {{order}} পৌঁছেছে{{reason|because}}।' },
  orderResolvedReturned: {
    title: 'অর্ডার ফেরত গেছে',
    message: 'হাটবার জানিয়েছে, অর্ডার {{order}} বিক্রেতার কাছে ফেরত গেছে{{reason|because}}।',
  },
  orderResolvedComplete: { title: 'অর্ডার সম্পন্ন', message: 'হাটবার অর্ডার {{order}} সম্পন্ন করেছে{{reason|because}}।' },
  problemReported: {
    title: 'সমস্যা জানানো হয়েছে',
    message:
      '{{buyer}} অর্ডার {{order}}-এর {{product}} নিয়ে সমস্যা জানিয়েছেন। {{hours|number}} ঘণ্টার মধ্যে উত্তর দিন, নইলে হাটবার সিদ্ধান্ত দেবে।',
  },
  problemOffered: {
    title: 'সমস্যার জন্য প্রস্তাব',
    message: 'অর্ডার {{order}}-এর সমস্যায় {{seller}} একটি প্রস্তাব দিয়েছেন। {{hours|number}} ঘণ্টার মধ্যে জানান, রাজি কি না।',
  },
  problemEscalated: {
    title: 'হাটবার সিদ্ধান্ত দেবে',
    message: 'অর্ডার {{order}}-এর সমস্যায় হাটবার {{hours|number}} ঘণ্টার মধ্যে সিদ্ধান্ত দেবে।',
  },
  paymentRisky: { title: 'সন্দেহজনক পেমেন্ট', message: 'অর্ডার {{order}}-এর পেমেন্ট সন্দেহজনক। পাঠানোর আগে ক্রেতাকে ফোন করে যাচাই করুন।' },
  problemToDecide: { title: 'সমস্যার সিদ্ধান্ত দিন', message: '{{hours|number}} ঘণ্টার মধ্যে অর্ডার {{order}}-এর সমস্যার সিদ্ধান্ত দিন।' },
  problemReplacing: {
    title: 'বদলি পণ্য আসছে',
    message: 'অর্ডার {{order}}-এর সমস্যায় {{days|number}} দিনের মধ্যে বদলি পণ্য পাঠানো হবে।',
  },
  problemReplaced: { title: 'বদলি পণ্য পাঠানো হয়েছে', message: '{{seller}} অর্ডার {{order}}-এর বদলি পণ্য পাঠিয়েছেন।' },
  problemRefunded: { title: 'সমস্যার সমাধান হয়েছে', message: 'অর্ডার {{order}}-এর সমস্যার সমাধান হয়েছে: ক্রেতা {{amount|money}} ফেরত পাবেন।' },
  problemWithdrawn: { title: 'সমস্যা তুলে নেওয়া হয়েছে', message: '{{buyer}} অর্ডার {{order}}-এর সমস্যাটি তুলে নিয়েছেন।' },
  problemDismissed: {
    title: 'সমস্যার সিদ্ধান্ত',
    message: 'হাটবারের সিদ্ধান্ত: অর্ডার {{order}}-এর সমস্যায় কিছু ফেরত দিতে হবে না{{reason|because}}।',
  },
  problemDecidedRefund: {
    title: 'সমস্যার সিদ্ধান্ত',
    message: 'হাটবারের সিদ্ধান্ত: অর্ডার {{order}}-এর সমস্যায় ক্রেতা {{amount|money}} ফেরত পাবেন{{reason|because}}।',
  },
  problemDecidedReplacement: {
    title: 'সমস্যার সিদ্ধান্ত',
    message: 'হাটবারের সিদ্ধান্ত: অর্ডার {{order}}-এর সমস্যায় বিক্রেতা বদলি পণ্য পাঠাবেন{{reason|because}}।',
  },
  problemReminder: { title: 'সময় প্রায় শেষ', message: 'অর্ডার {{order}}-এর সমস্যার উত্তর এখনো দেননি। সময় প্রায় শেষ।' },
  paymentClaimed: {
    title: 'টাকা এসেছে কি না দেখুন',
    message: '{{buyer}} জানিয়েছেন, অর্ডার {{order}}-এর {{total|money}} পাঠানো হয়েছে: TrxID {{reference}}। দেখে নিশ্চিত করুন।',
  },
  paymentConfirmed: { title: 'টাকা পৌঁছেছে', message: '{{seller}} আপনার অর্ডার {{order}}-এর {{total|money}} পেয়েছেন।' },
  paymentRejected: { title: 'টাকা পাওয়া যায়নি', message: '{{seller}} অর্ডার {{order}}-এর টাকা খুঁজে পাননি{{reason|because}}।' },
  paymentRefunded: { title: 'টাকা ফেরত', message: '{{seller}} অর্ডার {{order}}-এর {{total|money}} ফেরত দিয়েছেন{{reason|because}}।' },
  accountApproved: { title: 'অ্যাকাউন্ট অনুমোদিত', message: 'আপনার অ্যাকাউন্ট অনুমোদিত হয়েছে। হাটবারে স্বাগতম!' },
  detailsChecked: { title: 'হাটবারের যাচাই', message: 'আপনার তথ্য যাচাই করা হয়েছে। কী যাচাই হলো ও কবে, প্রোফাইলে দেখুন।' },
  nidRejected: {
    title: 'পরিচয়পত্রের ছবি গ্রহণ করা হয়নি',
    message: 'আপনার জাতীয় পরিচয়পত্রের ছবি গ্রহণ করা হয়নি{{reason|because}}। প্রোফাইল থেকে আরেকটি ছবি পাঠান।',
  },
  tradeLicenseRejected: {
    title: 'লাইসেন্সের ছবি গ্রহণ করা হয়নি',
    message: 'আপনার ট্রেড লাইসেন্সের ছবি গ্রহণ করা হয়নি{{reason|because}}। প্রোফাইল থেকে আরেকটি ছবি পাঠান।',
  },
  accountRejected: { title: 'নিবন্ধন গ্রহণ করা হয়নি', message: 'আপনার নিবন্ধন গ্রহণ করা হয়নি{{reason|because}}।' },
  accountSuspended: { title: 'অ্যাকাউন্ট স্থগিত', message: 'আপনার হাটবার অ্যাকাউন্ট স্থগিত করা হয়েছে{{reason|because}}।' },
  accountReinstated: { title: 'অ্যাকাউন্ট আবার চালু', message: 'আপনার হাটবার অ্যাকাউন্ট আবার চালু হয়েছে{{reason|because}}।' },
  productHidden: { title: 'পণ্য আড়াল করা হয়েছে', message: '{{product}} বাজার থেকে সরানো হয়েছে{{reason|because}}।' },
  storyHidden: { title: 'গল্প আড়াল করা হয়েছে', message: 'ক্রেতারা আপনার গল্প আর দেখছেন না{{reason|because}}। সেটিংসে গিয়ে বদলে দিন।' },
  storyRestored: { title: 'গল্প আবার দেখানো হচ্ছে', message: 'ক্রেতারা আপনার গল্প আবার দেখছেন{{reason|because}}।' },
  productGraded: { title: 'পণ্যের গ্রেড', message: 'পরিদর্শক {{product}}-কে {{grade|grade}} দিয়েছেন{{reason|because}}।' },
  productRestored: { title: 'পণ্য আবার চালু', message: '{{product}} আবার বিক্রি করা যাবে{{reason|because}}।' },
  dealMade: {
    title: 'আপনার পণ্যে ছাড়',
    message:
      '{{from|day}} থেকে {{until|day}} পর্যন্ত {{product}} {{percent|number}}% ছাড়ে বিক্রি হবে{{reason|because}}। খরচ হাটবারের: আপনি আগের দামই পাবেন।',
  },
  dealProposed: {
    title: 'ছাড়ের প্রস্তাব',
    message:
      '{{from|day}} থেকে {{until|day}} পর্যন্ত {{product}}-এ {{percent|number}}% ছাড়ের প্রস্তাব আছে{{reason|because}}। “ছাড়” পাতায় গিয়ে রাজি কি না জানান।',
  },
  dealWithdrawn: { title: 'ছাড়ের প্রস্তাব তুলে নেওয়া হয়েছে', message: '{{product}}-এর ছাড়ের প্রস্তাব তুলে নেওয়া হয়েছে{{reason|because}}।' },
  dealEnded: { title: 'ছাড় শেষ', message: '{{product}}-এর ছাড় শেষ: আবার আগের দামে বিক্রি হচ্ছে{{reason|because}}।' },
  marketingNews: { title: 'বাড়তি প্রচার', message: '{{message|localized}}' },
  announcement: { title: 'ঘোষণা', message: '{{message|localized}}' },
  orderCommented: { title: 'অর্ডারে মন্তব্য', message: 'অর্ডার {{order}} নিয়ে হাটবার: {{note}}' },
  newPost: { title: 'নতুন পোস্ট', message: '{{seller}} এখন {{product}} বিক্রি করছেন: {{price|money}}{{unit|perUnit}}।' },
  postEnded: { title: 'বিক্রির সময় শেষ', message: '{{product}} বিক্রির সময় শেষ হয়েছে। চাইলে আবার বিক্রিতে দিন।' },
  webhookDisabled: {
    title: 'ওয়েবহুক বন্ধ করা হয়েছে',
    message: '{{host}}-এ আপনার ওয়েবহুক {{days|number}} দিন ধরে সাড়া দেয়নি। ঠিক করে আবার চালু করুন।',
  },
  paymentDue: {
    title: 'অর্ডার নিশ্চিত, এবার টাকা পাঠান',
    message: '{{seller}} আপনার অর্ডার {{order}} নিশ্চিত করেছেন। {{hours|number}} ঘণ্টার মধ্যে {{total|money}} পাঠান: নম্বর অর্ডারের পাতায় আছে।',
  },
  paymentOverdue: {
    title: 'টাকা এখনো পাওয়া যায়নি',
    message:
      'অর্ডার {{order}}-এর {{total|money}} এখনো দেওয়া হয়নি। {{seller}} অর্ডার বাতিল করার আগে টাকা পাঠান, নয়তো ক্যাশ অন ডেলিভারি বেছে নিন।',
  },
  buyerPaymentOverdue: {
    title: 'সময়মতো টাকা আসেনি',
    message: '{{buyer}} অর্ডার {{order}}-এর {{total|money}} পাঠানোর কথা এখনো জানাননি। অপেক্ষা করুন, ফোন করুন বা অর্ডার বাতিল করুন।',
  },
  paymentInCash: {
    title: 'এখন ক্যাশ অন ডেলিভারি',
    message: '{{buyer}} অর্ডার {{order}}-এর {{total|money}} মোবাইলে পাঠাবেন না, ডেলিভারির সময় ক্যাশে দেবেন।',
  },
  keysEnded: {
    title: 'এপিআই কী বাতিল হয়েছে',
    message: 'আপনার পাসওয়ার্ড বদলানো হয়েছে, তাই এপিআই কী ({{count|number}}টি) বন্ধ। নতুন কী তৈরি করুন, ওয়েবহুক দেখে নিন।',
  },
  accessEnded: {
    title: 'এপিআই কী ও ওয়েবহুক বন্ধ',
    message:
      'আপনার পাসওয়ার্ড বদলানো হয়েছে। তাই এপিআই কী ({{keys|number}}টি) ও ওয়েবহুক ({{webhooks|number}}টি) বন্ধ। নতুন কী তৈরি করুন, ওয়েবহুক দেখে চালু করুন।',
  },
  webhookStopped: {
    title: 'ওয়েবহুক বন্ধ করা হয়েছে',
    message: '{{host}}-এ আপনার ওয়েবহুক হাটবার বন্ধ করেছে{{reason|because}}। ঠিক হলে সহায়তায় জানান।',
  },
  webhookRestarted: { title: 'ওয়েবহুক আবার চালু', message: '{{host}}-এ আপনার ওয়েবহুক হাটবার আবার চালু করেছে{{reason|because}}।' },
  reviewReceived: { title: 'নতুন মতামত', message: '{{buyer}} {{best|number}}-এর মধ্যে {{stars|number}} তারা দিয়েছেন: {{product}}।' },
  reviewReplied: { title: 'আপনার মতামতের উত্তর এসেছে', message: '{{product}} নিয়ে আপনার মতামতের উত্তর দিয়েছেন {{seller}}।' },
  reviewImageHidden: {
    title: 'ছবি আড়াল করা হয়েছে',
    message: '{{product}} নিয়ে আপনার মতামতের একটি ছবি আর দেখানো হচ্ছে না{{reason|because}}।',
  },
  questionAsked: { title: 'নতুন প্রশ্ন', message: '{{product}} নিয়ে প্রশ্ন করেছেন {{buyer}}।' },
  questionAskedAgain: { title: 'নতুন প্রশ্ন', message: '{{product}} নিয়ে প্রশ্ন করেছেন {{buyer}}।' },
  questionReplied: { title: 'আপনার প্রশ্নের উত্তর এসেছে', message: '{{product}} নিয়ে আপনার প্রশ্নের উত্তর দিয়েছেন {{seller}}।' },
  messageReceived: { title: 'নতুন বার্তা', message: 'অর্ডার {{order}} নিয়ে আপনাকে বার্তা পাঠিয়েছেন {{sender}}।' },
  messageReceivedAgain: { title: 'নতুন বার্তা', message: 'অর্ডার {{order}} নিয়ে আপনাকে বার্তা পাঠিয়েছেন {{sender}}।' },
  backInStock: { title: 'আবার পাওয়া যাচ্ছে', message: '{{product}} আবার কেনা যাচ্ছে। আপনি খবর চেয়েছিলেন।' },
  ...moneyTexts,
  ...recurringTexts,
  ...basketTexts,
  ...priceAlertTexts,
  ...orderEndTexts,
  ...dataExportTexts,
  ...grantTexts,
  ...refundTexts,
};
