/**
 * The eleven category pages of the storefront (their paths are public addresses: never change them) and the categories
 * each one shows.
 */
import type { ArtKind } from './art-kinds';

export interface StorefrontTile {
  /** The path without its slash. */
  readonly path: string;
  readonly en: string;
  readonly bn: string;
  readonly art: ArtKind;
  readonly categories: readonly string[];
}

/** Every category of the group; written out so that a page with tiles need not load all 62. */
const vegetables = [
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
];

export const storefrontTiles: readonly StorefrontTile[] = [
  { path: 'rice', en: 'Rice', bn: 'চাল', art: 'rice', categories: ['rice'] },
  { path: 'ginger', en: 'Ginger', bn: 'আদা', art: 'ginger', categories: ['ginger'] },
  { path: 'potato', en: 'Potato', bn: 'আলু', art: 'potato', categories: ['potato'] },
  { path: 'wheat', en: 'Wheat', bn: 'গম', art: 'wheat', categories: ['wheat'] },
  { path: 'garlic', en: 'Garlic', bn: 'রসুন', art: 'garlic', categories: ['garlic'] },
  { path: 'paddy', en: 'Paddy', bn: 'ধান', art: 'paddy', categories: ['paddy'] },
  { path: 'banananpm', en: 'Banana', bn: 'কলা', art: 'banana', categories: ['banana'] },
  { path: 'vegetable', en: 'Vegetable', bn: 'সবজি', art: 'vegetable', categories: vegetables },
  { path: 'mango', en: 'Mango', bn: 'আম', art: 'mango', categories: ['mango'] },
  { path: 'apple', en: 'Apple', bn: 'আপেল', art: 'apple', categories: ['apple'] },
  { path: 'tools', en: 'Tools', bn: 'যন্ত্রপাতি', art: 'tools', categories: ['tools'] },
];

/** Categories that the storefront shows beside the eleven pages: what most households buy every week. */
export const dailyCategories: readonly { readonly slug: string; readonly en: string; readonly bn: string }[] = [
  { slug: 'onion', en: 'Onion', bn: 'পেঁয়াজ' },
  { slug: 'fish', en: 'Fish', bn: 'মাছ' },
  { slug: 'egg', en: 'Egg', bn: 'ডিম' },
  { slug: 'milk', en: 'Milk', bn: 'দুধ' },
];
