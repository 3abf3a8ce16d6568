import type { AboutTexts } from './about-text';

export const terms: AboutTexts = {
  en: {
    title: 'Terms',
    lead: 'The rules of the market, for everyone who buys or sells here.',
    parts: [
      {
        heading: 'Accounts',
        items: [
          'One phone number, one account, one role. Do not share your password; we never ask for it by phone.',
          'Sellers are checked before they sell. Giving false documents or selling forbidden goods leads to suspension, with a reason.',
        ],
      },
      {
        heading: 'Buying',
        items: [
          'An order is a contract between buyer and seller. The market brings them together, and decides when they disagree about a delivery.',
          'The price is the one shown when you order. Final weight can change the total by at most 5%; beyond that the seller must ask you.',
          'A new buyer can have 10 orders, or 50,000 Tk, waiting for confirmation.',
        ],
      },
      {
        heading: 'Selling',
        items: [
          'Offer only what you have, describe it truthfully, and deliver what was ordered on the day that was agreed.',
          'Commission on delivered orders is billed monthly. Overdue bills above a limit pause new posts.',
          'Prices, origin and harvest day must be true: buyers see the chain from the grower.',
        ],
      },
      {
        heading: 'Reviews, questions and messages',
        items: [
          'Write what you know, without insults. Public questions hide phone numbers and links. Our team hides what breaks these rules, with a reason.',
        ],
      },
    ],
  },
  bn: {
    title: 'শর্তাবলি',
    lead: 'যাঁরা এখানে কেনেন বা বেচেন, সবার জন্য বাজারের নিয়ম।',
    parts: [
      {
        heading: 'অ্যাকাউন্ট',
        items: [
          'একটি ফোন নম্বর, একটি অ্যাকাউন্ট, একটি ভূমিকা। পাসওয়ার্ড কাউকে দেবেন না; আমরা কখনো ফোনে পাসওয়ার্ড চাই না।',
          'বেচার আগে বিক্রেতাদের যাচাই করা হয়। ভুয়া কাগজপত্র দিলে বা নিষিদ্ধ কিছু বেচলে কারণ জানিয়ে অ্যাকাউন্ট স্থগিত করা হয়।',
        ],
      },
      {
        heading: 'কেনা',
        items: [
          'অর্ডার হলো ক্রেতা ও বিক্রেতার মধ্যে কথা দেওয়া। ডেলিভারি নিয়ে মত না মিললে হাটবার সিদ্ধান্ত দেয়।',
          'অর্ডারের সময় যে দাম দেখেন, সেটিই দাম। ওজনের জন্য মোট সর্বোচ্চ ৫% বদলাতে পারে। বেশি হলে বিক্রেতা আপনাকে জিজ্ঞেস করবেন।',
          'নতুন ক্রেতার একসঙ্গে সর্বোচ্চ ১০টি বা ৫০,০০০ টাকার অর্ডার নিশ্চিত হওয়ার অপেক্ষায় থাকতে পারে।',
        ],
      },
      {
        heading: 'বেচা',
        items: [
          'যা আছে শুধু তাই বেচুন, সত্যি বর্ণনা দিন, আর কথা দেওয়া দিনে অর্ডার পৌঁছে দিন।',
          'প্রতি মাসে পৌঁছে দেওয়া অর্ডারের কমিশনের বিল হয়। বেশি টাকা বাকি পড়লে নতুন পোস্ট বন্ধ থাকে।',
          'দাম, উৎস ও ফসল তোলার দিন সত্যি হতে হবে: ক্রেতা উৎপাদক থেকে পুরো পথ দেখতে পান।',
        ],
      },
      {
        heading: 'মতামত, প্রশ্ন ও বার্তা',
        items: [
          'যা জানেন তাই লিখুন, কাউকে ছোট করে নয়। সবার সামনের প্রশ্নে ফোন নম্বর ও লিংক ঢেকে দেওয়া হয়। নিয়ম ভাঙলে কারণ জানিয়ে লেখা আড়াল করা হয়।',
        ],
      },
    ],
  },
};
