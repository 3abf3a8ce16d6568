/**
 * Headings and texts of the files of a day, in both languages. Apart from schema/messages, which every visitor's phone
 * loads.
 */
import type { Language } from '../../../../schema/values/accounts/roles';

const en = {
  quantity: 'Quantity',
  weight: 'Weight (KG)',
  orders: 'Orders',
  day: 'Day',
  overdue: 'Overdue',
  yes: 'Yes',
  method: 'Delivery or pickup',
  window: 'Part of the day',
  collect: 'To collect (TK)',
  upazila: 'Upazila',
  items: 'Products and quantities',
  DELIVERY: 'Delivery',
  PICKUP: 'Pickup',
  MORNING: 'Morning',
  AFTERNOON: 'Afternoon',
  EVENING: 'Evening',
  calendar: 'Haatbar deliveries',
  deliver: 'Deliver {{order}}: {{name}}',
  handOver: 'Pickup {{order}}: {{name}}',
  phone: 'Phone: {{phone}}',
  toCollect: 'To collect: {{amount}} Tk',
  toGiveBack: 'To give back: {{amount}} Tk',
} as const;

export type DayText = keyof typeof en;

const bn: Readonly<Record<DayText, string>> = {
  quantity: 'পরিমাণ',
  weight: 'ওজন (কেজি)',
  orders: 'অর্ডার',
  day: 'তারিখ',
  overdue: 'দেরি হয়েছে',
  yes: 'হ্যাঁ',
  method: 'পৌঁছে দেবেন, না ক্রেতা নেবেন',
  window: 'দিনের কোন ভাগে',
  collect: 'ক্রেতার কাছ থেকে নেবেন (টাকা)',
  upazila: 'উপজেলা',
  items: 'পণ্য ও পরিমাণ',
  DELIVERY: 'ডেলিভারি',
  PICKUP: 'ক্রেতা নিজে নেবেন',
  MORNING: 'সকাল',
  AFTERNOON: 'দুপুর',
  EVENING: 'সন্ধ্যা',
  calendar: 'হাটবার ডেলিভারি',
  deliver: '{{order}} পৌঁছে দিন: {{name}}',
  handOver: '{{order}} ক্রেতা নেবেন: {{name}}',
  phone: 'ফোন: {{phone}}',
  toCollect: 'নিতে হবে: {{amount}} টাকা',
  toGiveBack: 'ফেরত দিতে হবে: {{amount}} টাকা',
};

export const dayTexts: Readonly<Record<Language, Readonly<Record<DayText, string>>>> = { en, bn };
