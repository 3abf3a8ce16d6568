import type { AboutTexts } from './about-text';

export const privacy: AboutTexts = {
  en: {
    title: 'Privacy',
    lead: 'What we store about you, who sees it, and for how long.',
    parts: [
      {
        heading: 'What we store',
        items: [
          'Your name, phone number and password (stored so that nobody can read it). For sellers also NID or trade license, address and payout account.',
          'Your addresses, orders, messages, reviews and favourites, and where you are logged in.',
          'We load no third-party scripts and do not sell your data to advertisers.',
        ],
      },
      {
        heading: 'Who sees it',
        items: [
          'Everyone: name, district and products of a seller, and what we have checked of them and when. Never a phone number or a document.',
          'Everyone: the reviews you write, with your name and photos.',
          'Buyer and seller of an order: each other’s name and phone number, the delivery address, and their messages.',
          'If you turn on notifications on a device: its browser maker delivers them but cannot read them. Logging out stops them.',
          'Our team: orders and accounts. Documents only with a record of each view; messages only of an order in which one was reported.',
        ],
      },
      {
        heading: 'How long',
        items: [
          'Views of products: 13 months, without your name. SMS: 12 months.',
          'Messages about an order: 12 months after the last one. Private photos of an order: 180 days after its last change.',
          'Orders, bills and invoices stay in the books. The record of what our team did is never deleted.',
        ],
      },
      {
        heading: 'Leaving',
        items: [
          'You can close your account in Settings once orders and money are settled. Your name, phone number, addresses and documents are erased then; orders stay without them.',
        ],
      },
    ],
  },
  bn: {
    title: 'গোপনীয়তা',
    lead: 'আপনার কী তথ্য আমরা রাখি, কে তা দেখেন, আর কত দিন রাখি।',
    parts: [
      {
        heading: 'কী রাখি',
        items: [
          'আপনার নাম, ফোন নম্বর ও পাসওয়ার্ড (এমনভাবে, যা পড়া যায় না); বিক্রেতার ক্ষেত্রে জাতীয় পরিচয়পত্র বা ট্রেড লাইসেন্স, ঠিকানা ও টাকা পাওয়ার নম্বরও।',
          'আপনার ঠিকানা, অর্ডার, বার্তা, মতামত, পছন্দের তালিকা, আর কোথায় কোথায় লগইন করা আছে।',
          'অন্য কোনো কোম্পানি এখানে আপনাকে দেখতে পায় না। আপনার তথ্য বিজ্ঞাপনের জন্য বেচি না।',
        ],
      },
      {
        heading: 'কে দেখেন',
        items: [
          'সবাই: বিক্রেতার নাম, জেলা ও পণ্য, আর তাঁর কোন তথ্য আমরা কবে যাচাই করেছি। ফোন নম্বর বা কাগজপত্র কখনোই নয়।',
          'সবাই: আপনার লেখা মতামত, আপনার নাম ও ছবিসহ।',
          'অর্ডারের ক্রেতা ও বিক্রেতা: একে অপরের নাম ও ফোন নম্বর, ডেলিভারির ঠিকানা ও নিজেদের বার্তা।',
          'কোনো ডিভাইসে বিজ্ঞপ্তি চালু করলে: ব্রাউজারের নির্মাতা তা পৌঁছে দেয়, কিন্তু পড়তে পারে না। লগআউট করলে বিজ্ঞপ্তি বন্ধ হয়ে যায়।',
          'আমরা: অর্ডার ও অ্যাকাউন্ট; কাগজপত্র দেখলে তা খাতায় লেখা থাকে; বার্তা শুধু তখনই, যখন সেই অর্ডারের কোনো বার্তা নিয়ে অভিযোগ আসে।',
        ],
      },
      {
        heading: 'কত দিন',
        items: [
          'পণ্য দেখার হিসাব: ১৩ মাস, আপনার নাম ছাড়া। এসএমএস: ১২ মাস।',
          'অর্ডারের বার্তা: শেষ বার্তার পর ১২ মাস। অর্ডারের ব্যক্তিগত ছবি: শেষ পরিবর্তনের পর ১৮০ দিন।',
          'অর্ডার, বিল ও ইনভয়েস হিসাবের খাতায় থাকে। আমাদের কাজের খাতা কখনো মোছা হয় না।',
        ],
      },
      {
        heading: 'চলে যেতে চাইলে',
        items: [
          'অর্ডার ও টাকার হিসাব মিটে গেলে সেটিংস থেকে অ্যাকাউন্ট বন্ধ করতে পারেন। তখন নাম, ফোন নম্বর, ঠিকানা ও কাগজপত্র মুছে যায়; অর্ডার থাকে, এগুলো ছাড়া।',
        ],
      },
    ],
  },
};
