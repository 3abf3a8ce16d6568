/**
 * The meaning of each grade for each kind of produce, in both languages, as sellers choose by it and buyers read it.
 * Apart from grades.ts, since only those who ask for it load it.
 */
import type { Language } from '../accounts/roles';
import { categories } from './categories';
import type { Grade } from './grades';

type GradeTexts = Readonly<Record<Grade, Readonly<Record<Language, string>>>>;

const byKind = {
  grains: {
    A: {
      en: 'Whole, even, dry grains; next to none broken, no stones, husks or insects.',
      bn: 'দানা আস্ত, সমান ও শুকনা; ভাঙা প্রায় নেই; পাথর, তুষ বা পোকা নেই।',
    },
    B: { en: 'Dry and clean; some broken or uneven grains.', bn: 'শুকনা ও পরিষ্কার; কিছু দানা ভাঙা বা অসমান।' },
    C: {
      en: 'Many broken or discoloured grains, or some husks and dust; fit to eat.',
      bn: 'অনেক দানা ভাঙা বা রং বদলানো, কিছু তুষ-ধুলা থাকতে পারে; খাওয়ার উপযোগী।',
    },
  },
  pulses: {
    A: {
      en: 'Even size and bright colour, dry; no stones, insects or shrivelled seeds.',
      bn: 'আকার সমান, রং উজ্জ্বল, শুকনা; পাথর, পোকা বা চিটা নেই।',
    },
    B: { en: 'Dry and clean; some split or smaller seeds.', bn: 'শুকনা ও পরিষ্কার; কিছু দানা ভাঙা বা ছোট।' },
    C: { en: 'Mixed sizes, many split or dull seeds; fit to eat.', bn: 'ছোট-বড় মেশানো, অনেক দানা ভাঙা বা মলিন; খাওয়ার উপযোগী।' },
  },
  spices: {
    A: { en: 'Strong smell, bright colour, fully dry; clean and unmixed.', bn: 'ঘ্রাণ কড়া, রং উজ্জ্বল, পুরো শুকনা; পরিষ্কার, কিছু মেশানো নেই।' },
    B: { en: 'Good smell and dry; colour or size differs a little.', bn: 'ঘ্রাণ ভালো, শুকনা; রং বা আকারে সামান্য তফাত।' },
    C: { en: 'Weaker smell or faded colour, some broken pieces.', bn: 'ঘ্রাণ হালকা বা রং ফিকে, কিছু টুকরা ভাঙা।' },
  },
  roots: {
    A: {
      en: 'Even size, firm, smooth skin; no cuts, sprouts, rot or green spots.',
      bn: 'আকার সমান, শক্ত, খোসা মসৃণ; কাটা, অঙ্কুর, পচা বা সবুজ দাগ নেই।',
    },
    B: { en: 'Firm; sizes differ a little, few marks on the skin.', bn: 'শক্ত; আকারে সামান্য তফাত, খোসায় অল্প দাগ।' },
    C: {
      en: 'Mixed sizes, marks, small cuts or first sprouts; no rot.',
      bn: 'ছোট-বড় মেশানো, দাগ, ছোট কাটা বা সামান্য অঙ্কুর আছে; পচা নেই।',
    },
  },
  vegetables: {
    A: { en: 'Fresh, even size and colour; no spots, insects or bruises.', bn: 'তাজা, আকার ও রং সমান; দাগ, পোকা বা থেঁতলানো নেই।' },
    B: { en: 'Fresh; size or colour differs a little, few small marks.', bn: 'তাজা; আকার বা রঙে সামান্য তফাত, অল্প ছোট দাগ।' },
    C: {
      en: 'Uneven, with marks or slightly wilted; good for cooking the same day.',
      bn: 'অসমান, দাগ আছে বা একটু নেতানো; সেদিনই রান্নার উপযোগী।',
    },
  },
  greens: {
    A: {
      en: 'Crisp, young leaves of one colour; no holes, yellow leaves or mud.',
      bn: 'কচি, সতেজ, একরঙা পাতা; ছিদ্র, হলুদ পাতা বা কাদা নেই।',
    },
    B: { en: 'Fresh; few older leaves or small holes.', bn: 'তাজা; অল্প কিছু পাকা পাতা বা ছোট ছিদ্র।' },
    C: { en: 'Some wilted, yellow or holed leaves to sort out.', bn: 'কিছু পাতা নেতানো, হলুদ বা ছিদ্র; বেছে নিতে হবে।' },
  },
  fruits: {
    A: {
      en: 'Even size, right ripeness, clean skin; no spots or bruises.',
      bn: 'আকার সমান, ঠিকমতো পুষ্ট, খোসা পরিষ্কার; দাগ বা থেঁতলানো নেই।',
    },
    B: { en: 'Ripe and sound; size differs a little, few marks on the skin.', bn: 'পুষ্ট ও ভালো; আকারে সামান্য তফাত, খোসায় অল্প দাগ।' },
    C: {
      en: 'Mixed sizes, marks or soft places; for juice, pickle or eating soon.',
      bn: 'ছোট-বড় মেশানো, দাগ বা নরম জায়গা আছে; জুস, আচার বা দ্রুত খাওয়ার জন্য।',
    },
  },
  fish: {
    A: {
      en: 'Bright eyes, red gills, firm flesh; kept on ice since the catch, even size.',
      bn: 'চোখ উজ্জ্বল, ফুলকা লাল, শরীর শক্ত; ধরার পর থেকে বরফে, আকার সমান।',
    },
    B: { en: 'Fresh and on ice; gills paler, sizes differ a little.', bn: 'তাজা, বরফে রাখা; ফুলকা একটু ফ্যাকাশে, আকারে সামান্য তফাত।' },
    C: {
      en: 'Softer flesh, mixed sizes or torn skin; to be cooked the same day.',
      bn: 'শরীর নরম, ছোট-বড় মেশানো বা চামড়া ছেঁড়া; সেদিনই রান্না করতে হবে।',
    },
  },
  'dried-fish': {
    A: { en: 'Fully dry, whole, natural colour; no sand, insects or mould.', bn: 'পুরো শুকনা, আস্ত, রং স্বাভাবিক; বালি, পোকা বা ছত্রাক নেই।' },
    B: { en: 'Dry and clean; some broken or of another size.', bn: 'শুকনা ও পরিষ্কার; কিছু ভাঙা বা ছোট-বড়।' },
    C: { en: 'Many broken pieces or darker colour; dry, no mould.', bn: 'অনেক টুকরা ভাঙা বা রং কালচে; শুকনা, ছত্রাক নেই।' },
  },
  meat: {
    A: { en: 'Fresh of the day, clean cut, good colour; little fat and bone.', bn: 'দিনের তাজা, পরিষ্কার কাটা, রং ভালো; চর্বি ও হাড় কম।' },
    B: { en: 'Fresh; more fat or bone, cuts differ.', bn: 'তাজা; চর্বি বা হাড় একটু বেশি, টুকরা অসমান।' },
    C: { en: 'Mixed cuts with much fat or bone; fresh.', bn: 'নানা অংশের মেশানো টুকরা, চর্বি বা হাড় বেশি; তাজা।' },
  },
  animals: {
    A: { en: 'Healthy, lively, even weight and age; vaccinated.', bn: 'সুস্থ, সতেজ, ওজন ও বয়স সমান; টিকা দেওয়া।' },
    B: { en: 'Healthy; weight or age differs a little.', bn: 'সুস্থ; ওজন বা বয়সে সামান্য তফাত।' },
    C: { en: 'Healthy, but small, old or of mixed weights.', bn: 'সুস্থ, তবে ছোট, বয়স্ক বা নানা ওজনের।' },
  },
  eggs: {
    A: {
      en: 'Clean, whole, large and of one size; a few days old at most.',
      bn: 'পরিষ্কার, আস্ত, বড় ও সমান আকার; কয়েক দিনের বেশি পুরোনো নয়।',
    },
    B: { en: 'Whole and fresh; sizes differ, few stains.', bn: 'আস্ত ও তাজা; ছোট-বড়, অল্প দাগ।' },
    C: { en: 'Small or mixed, stained shells; whole and good to eat.', bn: 'ছোট বা মেশানো, খোসায় দাগ; আস্ত ও খাওয়ার উপযোগী।' },
  },
  milk: {
    A: { en: 'Pure and fresh of the day, full fat, nothing added.', bn: 'খাঁটি, দিনের তাজা, পূর্ণ ননি, কিছু মেশানো নেই।' },
    B: { en: 'Pure; less fat, or of the day before and kept cool.', bn: 'খাঁটি; ননি কম, বা আগের দিনের, ঠান্ডায় রাখা।' },
    C: { en: 'Pure; low fat, for sweets or cooking.', bn: 'খাঁটি; ননি অনেক কম, মিষ্টি বা রান্নার জন্য।' },
  },
  sweet: {
    A: { en: 'Pure, clear, even colour and good smell; no foam or dirt.', bn: 'খাঁটি, স্বচ্ছ, রং সমান, ঘ্রাণ ভালো; ফেনা বা ময়লা নেই।' },
    B: { en: 'Pure; colour or thickness differs a little.', bn: 'খাঁটি; রং বা ঘনত্বে সামান্য তফাত।' },
    C: { en: 'Pure; darker, thinner or not strained.', bn: 'খাঁটি; রং গাঢ়, পাতলা বা ছাঁকা নয়।' },
  },
  plants: {
    A: { en: 'Strong, fresh and even; no disease, broken stems or dry leaves.', bn: 'সবল, তাজা ও সমান; রোগ, ভাঙা ডাঁটা বা শুকনা পাতা নেই।' },
    B: { en: 'Healthy; size differs a little, few marks.', bn: 'সুস্থ; আকারে সামান্য তফাত, অল্প দাগ।' },
    C: { en: 'Healthy, but small, uneven or slightly wilted.', bn: 'সুস্থ, তবে ছোট, অসমান বা একটু নেতানো।' },
  },
  other: {
    A: { en: 'Even and spotless, as good as it gets.', bn: 'সমান ও নিখুঁত, সেরা মানের।' },
    B: { en: 'Good; small differences in size, colour or finish.', bn: 'ভালো; আকার, রং বা কাজে সামান্য তফাত।' },
    C: { en: 'Uneven or with marks; fit for use.', bn: 'অসমান বা দাগযুক্ত; ব্যবহারের উপযোগী।' },
  },
} as const satisfies Record<string, GradeTexts>;
type GradeKind = keyof typeof byKind;

/** By the category, else by its group; `other` for the rest. */
const kinds: Readonly<Record<string, GradeKind>> = {
  grains: 'grains',
  spices: 'spices',
  vegetables: 'vegetables',
  fruits: 'fruits',
  fish: 'fish',
  'pulses-and-oil': 'pulses',
  'honey-and-molasses': 'sweet',
  oilseeds: 'pulses',
  seeds: 'grains',
  feed: 'grains',
  chilli: 'vegetables',
  ginger: 'roots',
  garlic: 'roots',
  onion: 'roots',
  potato: 'roots',
  'sweet-potato': 'roots',
  carrot: 'roots',
  'leafy-greens': 'greens',
  'dried-fish': 'dried-fish',
  meat: 'meat',
  poultry: 'animals',
  livestock: 'animals',
  egg: 'eggs',
  milk: 'milk',
  dairy: 'milk',
  seedlings: 'plants',
  flowers: 'plants',
};

/** The texts of a category, also of one that is not known. */
export function gradeTextsOf(categorySlug: string): GradeTexts {
  const group = categories.find(({ slug }) => slug === categorySlug)?.group ?? '';
  return byKind[kinds[categorySlug] ?? kinds[group] ?? 'other'];
}
