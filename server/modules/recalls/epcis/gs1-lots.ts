/**
 * GS1 Digital Link ids of lots: the GTIN of what is sold (AI 01) and the lot (AI 10). A GTIN is made of the market's
 * company prefix, the number of the category, and a check digit; the lot's code is unique by itself.
 */

/** The number of a category is its place here, for good: new ones are added at the end, and none is removed. */
export const gs1Categories: readonly string[] = [
  'rice',
  'paddy',
  'wheat',
  'maize',
  'puffed-rice',
  'lentil',
  'pulses',
  'oilseeds',
  'ginger',
  'garlic',
  'onion',
  'turmeric',
  'chilli',
  'spices',
  'potato',
  'sweet-potato',
  'tomato',
  'brinjal',
  'gourd',
  'cabbage',
  'beans',
  'carrot',
  'cucumber',
  'leafy-greens',
  'vegetables',
  'mango',
  'apple',
  'banana',
  'jackfruit',
  'litchi',
  'guava',
  'papaya',
  'pineapple',
  'watermelon',
  'citrus',
  'coconut',
  'fruits',
  'milk',
  'dairy',
  'egg',
  'poultry',
  'meat',
  'livestock',
  'fish',
  'shrimp',
  'dried-fish',
  'seeds',
  'seedlings',
  'fertiliser',
  'tools',
  'feed',
  'honey',
  'molasses',
  'bamboo',
  'handicrafts',
  'clay-pots',
  'textiles',
  'natural-dyes',
  'jute',
  'raw-materials',
  'herbal',
  'flowers',
];

const GTIN_13_DIGITS = 13;
const GTIN_14_DIGITS = 14;

/** Null where the number of the category has more digits than the prefix leaves for it. */
export function lotLinkOf(prefix: string, category: string, code: string): string | null {
  const item = gs1Categories.indexOf(category);
  const digits = GTIN_13_DIGITS - 1 - prefix.length;
  const number = String(item).padStart(digits, '0');
  if (item < 0 || number.length > digits) return null;
  return `https://id.gs1.org/01/${withCheckDigit(prefix + number)}/10/${code}`;
}

/** GTIN-14: the weights of the digits are 3 and 1, from the last one on. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`.padStart(GTIN_14_DIGITS, '0');
}
