/** Bangla case endings after values that a text is filled with. */
import { interpolate } from '../../schema/text/interpolate';

const filled = (text: string, word: string) => interpolate(text, () => word);

it.each([
  ['{{name}}-এর ছবি', 'আব্দুল করিম', 'আব্দুল করিমের ছবি'],
  ['{{name}}-কে ফোন করুন', 'শিরিন সুলতানা', 'শিরিন সুলতানাকে ফোন করুন'],
  ['{{all}}-এর মধ্যে', '৮৪৯.৫ কেজি', '৮৪৯.৫ কেজির মধ্যে'],
  ['{{day}}-এর মধ্যে', '৬ ডিসেম্বর', '৬ ডিসেম্বরের মধ্যে'],
  ['{{place}}-এ ডেলিভারি', 'মিঠাপুকুর', 'মিঠাপুকুরে ডেলিভারি'],
  ['{{place}}-এ ডেলিভারি', 'কেরানীগঞ্জ, ঢাকা', 'কেরানীগঞ্জ, ঢাকায় ডেলিভারি'],
  ['{{place}}-এ ডেলিভারি', 'রাঙ্গামাটি', 'রাঙ্গামাটিতে ডেলিভারি'],
  ['{{place}}-এ ডেলিভারি', 'ঠাকুরগাঁও', 'ঠাকুরগাঁওয়ে ডেলিভারি'],
  ['{{name}}-এর', 'সবুজ ভাই', 'সবুজ ভাইয়ের'],
  ['{{name|text}}-এর লট', 'মরিচের গুঁড়া', 'মরিচের গুঁড়ার লট'],
  ['{{name}}-এর', 'ভাত রায়', 'ভাত রায়ের'],
])('%s with %s is %s', (text, word, expected) => expect(filled(text, word)).toBe(expected));

it.each(['HB-1001', 'Rokeya Begum', '৳৪৭.০৪', '৮:৩০', 'আলু (লাল)', 'গাঁ', 'রং'])(
  'after %s, which no ending joins, the hyphen stays',
  (word) => expect(filled('{{x}}-এর', word)).toBe(`${word}-এর`),
);

it('a placeholder without a value stays as it is, with its ending', () => {
  expect(interpolate('{{name}}-এর', () => undefined)).toBe('{{name}}-এর');
});

it('a word that only begins like an ending is none', () => {
  expect(filled('{{n}}-এক', 'দুই')).toBe('দুই-এক');
});
