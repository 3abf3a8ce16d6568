/** The texts of the pages of labels, which are written by the server and have no script. */
import { Language, Role } from '../../../../schema/values/accounts/roles';

interface LabelTexts {
  readonly roles: Readonly<Record<Role, string>>;
  readonly code: string;
  readonly lot: string;
  readonly recalled: string;
  readonly someRecalled: string;
  readonly origin: string;
  readonly grownIn: string;
  readonly harvested: string;
  readonly received: string;
  readonly orderAgain: string;
  readonly notForSale: string;
  readonly toSeller: string;
  readonly toOrders: string;
  readonly nothing: string;
  readonly nothingText: string;
  readonly noCode: string;
  readonly noCodeText: string;
  readonly notOwn: string;
  readonly notOwnText: string;
  readonly toMarket: string;
  readonly scan: string;
  readonly printTitle: string;
  readonly count: string;
  readonly paper: string;
  readonly a4: string;
  readonly roll: string;
  readonly show: string;
  readonly printHelp: string;
  readonly otherLanguage: string;
  /** '2 of 5'. */
  readonly of: (at: string, count: string) => string;
}

export const labelTexts: Readonly<Record<Language, LabelTexts>> = {
  en: {
    roles: { PRODUCER: 'Producer', SUPERSALER: 'Supersaler', WHOLESALER: 'Wholesaler', CONSUMER: 'Consumer', ADMIN: 'Admin' },
    code: 'Code',
    lot: 'Lot',
    recalled: 'This lot is recalled. Do not eat, sell or give away any of it.',
    someRecalled:
      'Some of this product is recalled. Your order says whether yours is. Until you know, do not eat, sell or give away any of it.',
    origin: 'Where it comes from',
    grownIn: 'Grown in',
    harvested: 'Harvested',
    received: 'Received',
    orderAgain: 'Order again',
    notForSale: 'Not for sale at the moment.',
    toSeller: 'See what this seller sells now',
    toOrders: 'See my orders',
    nothing: 'Nothing to show for this code',
    nothingText: 'Compare it with the label. If it is the same, its product is no longer shown on the market.',
    noCode: 'This is not a label code',
    noCodeText: 'A code has eight or twelve characters: capital letters and the digits 3, 4, 7 and 9. Check the label.',
    notOwn: 'No labels for you here',
    notOwnText: 'Labels are printed by the seller of the product. Log in as the seller and open them from the product.',
    toMarket: 'To the market',
    scan: 'Scan to see the origin and to order again',
    printTitle: 'Labels',
    count: 'How many',
    paper: 'Paper',
    a4: 'A4 sheet',
    roll: '58 mm roll',
    show: 'Show labels',
    printHelp: 'Print this page from your browser’s menu. Keep default margins and 100% scale.',
    otherLanguage: 'বাংলা',
    of: (at, count) => `${at} of ${count}`,
  },
  bn: {
    roles: { PRODUCER: 'উৎপাদক', SUPERSALER: 'আড়তদার', WHOLESALER: 'পাইকার', CONSUMER: 'ভোক্তা', ADMIN: 'অ্যাডমিন' },
    code: 'কোড',
    lot: 'লট',
    recalled: 'এই লট বাজার থেকে তুলে নেওয়া হয়েছে। এর কিছু খাবেন না, বেচবেন না, কাউকে দেবেন না।',
    someRecalled:
      'এই পণ্যের একটি লট বাজার থেকে তুলে নেওয়া হয়েছে। আপনারটি সেই লটের কি না, আপনার অর্ডারে দেখে নিন। না জানা পর্যন্ত এর কিছু খাবেন না, বেচবেন না, কাউকে দেবেন না।',
    origin: 'কোথা থেকে এসেছে',
    grownIn: 'কোন জেলায় ফলেছে',
    harvested: 'ফসল তোলার তারিখ',
    received: 'হাতে পাওয়ার তারিখ',
    orderAgain: 'আবার অর্ডার করুন',
    notForSale: 'এখন বিক্রি হচ্ছে না।',
    toSeller: 'এই বিক্রেতার এখনকার পণ্য দেখুন',
    toOrders: 'আমার অর্ডার দেখুন',
    nothing: 'এই কোডে দেখানোর মতো কিছু নেই',
    nothingText: 'লেবেলের সঙ্গে কোডটি মিলিয়ে দেখুন। মিলে গেলে বুঝবেন, পণ্যটি আর বাজারে দেখানো হচ্ছে না।',
    noCode: 'এটি লেবেলের কোড নয়',
    noCodeText: 'কোডে আটটি বা বারোটি অক্ষর থাকে: ইংরেজি বড় হাতের অক্ষর আর ৩, ৪, ৭ ও ৯। লেবেলের সঙ্গে মিলিয়ে দেখুন।',
    notOwn: 'এখানে আপনার জন্য কোনো লেবেল নেই',
    notOwnText: 'পণ্যের লেবেল কেবল তার বিক্রেতা প্রিন্ট করতে পারেন। বিক্রেতা হিসেবে লগইন করে পণ্যের পাতা থেকে লেবেল খুলুন।',
    toMarket: 'বাজারে যান',
    scan: 'কোথা থেকে এসেছে দেখতে ও আবার অর্ডার করতে স্ক্যান করুন',
    printTitle: 'লেবেল',
    count: 'কয়টি',
    paper: 'কাগজ',
    a4: 'এ৪ কাগজ',
    roll: '৫৮ মিমি রোল',
    show: 'লেবেল দেখান',
    printHelp: 'ব্রাউজারের মেনু থেকে প্রিন্ট করুন। মার্জিন আগের মতোই রাখুন, স্কেল ১০০%।',
    otherLanguage: 'English',
    of: (at, count) => `${count}টির মধ্যে ${at} নম্বর`,
  },
};
