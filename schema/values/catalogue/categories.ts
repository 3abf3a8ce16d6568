/** The 62 categories of produce, grouped; groups and categories are in the order of the dropdown. */
import type { ArtKind } from '../site/art-kinds';

export interface CategoryGroup {
  readonly slug: string;
  readonly en: string;
  readonly bn: string;
}

export interface CategoryFacts {
  /** Stable name in addresses, inputs and tables. */
  readonly slug: string;
  readonly en: string;
  readonly bn: string;
  /** Slug of its group. */
  readonly group: string;
  readonly art: ArtKind;
}

export const categoryGroups: readonly CategoryGroup[] = [
  { slug: 'grains', en: 'Grains', bn: 'শস্য' },
  { slug: 'pulses-and-oil', en: 'Pulses and Oil', bn: 'ডাল ও তেল' },
  { slug: 'spices', en: 'Spices', bn: 'মসলা' },
  { slug: 'vegetables', en: 'Vegetables', bn: 'সবজি' },
  { slug: 'fruits', en: 'Fruits', bn: 'ফল' },
  { slug: 'animal-products', en: 'Animal Products', bn: 'প্রাণিজ পণ্য' },
  { slug: 'fish', en: 'Fish', bn: 'মাছ' },
  { slug: 'inputs', en: 'Farm Inputs', bn: 'কৃষি উপকরণ' },
  { slug: 'tools', en: 'Tools', bn: 'যন্ত্রপাতি' },
  { slug: 'feed', en: 'Feed', bn: 'পশু ও মাছের খাদ্য' },
  { slug: 'honey-and-molasses', en: 'Honey and Molasses', bn: 'মধু ও গুড়' },
  { slug: 'crafts', en: 'Crafts', bn: 'কারুপণ্য' },
  { slug: 'raw-materials', en: 'Raw Materials', bn: 'শিল্পের কাঁচামাল' },
  { slug: 'herbs-and-flowers', en: 'Herbs and Flowers', bn: 'ভেষজ ও ফুল' },
];

export const categories: readonly CategoryFacts[] = [
  {
    slug: 'rice',
    en: 'Rice',
    bn: 'চাল',
    group: 'grains',
    art: 'rice',
  },
  { slug: 'paddy', en: 'Paddy', bn: 'ধান', group: 'grains', art: 'paddy' },
  { slug: 'wheat', en: 'Wheat', bn: 'গম', group: 'grains', art: 'wheat' },
  { slug: 'maize', en: 'Maize and Millet', bn: 'ভুট্টা ও কাউন', group: 'grains', art: 'wheat' },
  {
    slug: 'puffed-rice',
    en: 'Puffed and Flattened Rice',
    bn: 'মুড়ি ও চিড়া',
    group: 'grains',
    art: 'rice',
  },
  { slug: 'lentil', en: 'Lentil', bn: 'মসুর ডাল', group: 'pulses-and-oil', art: 'lentil' },
  {
    slug: 'pulses',
    en: 'Other Pulses',
    bn: 'অন্যান্য ডাল',
    group: 'pulses-and-oil',
    art: 'lentil',
  },
  {
    slug: 'oilseeds',
    en: 'Oilseeds and Edible Oil',
    bn: 'তেলবীজ ও ভোজ্যতেল',
    group: 'pulses-and-oil',
    art: 'lentil',
  },
  { slug: 'ginger', en: 'Ginger', bn: 'আদা', group: 'spices', art: 'ginger' },
  { slug: 'garlic', en: 'Garlic', bn: 'রসুন', group: 'spices', art: 'garlic' },
  { slug: 'onion', en: 'Onion', bn: 'পেঁয়াজ', group: 'spices', art: 'onion' },
  { slug: 'turmeric', en: 'Turmeric', bn: 'হলুদ', group: 'spices', art: 'ginger' },
  { slug: 'chilli', en: 'Chilli', bn: 'মরিচ', group: 'spices', art: 'vegetable' },
  {
    slug: 'spices',
    en: 'Other Spices',
    bn: 'অন্যান্য মসলা',
    group: 'spices',
    art: 'herbs',
  },
  { slug: 'potato', en: 'Potato', bn: 'আলু', group: 'vegetables', art: 'potato' },
  {
    slug: 'sweet-potato',
    en: 'Sweet Potato and Taro',
    bn: 'মিষ্টি আলু ও কচু',
    group: 'vegetables',
    art: 'potato',
  },
  { slug: 'tomato', en: 'Tomato', bn: 'টমেটো', group: 'vegetables', art: 'tomato' },
  { slug: 'brinjal', en: 'Brinjal', bn: 'বেগুন', group: 'vegetables', art: 'vegetable' },
  {
    slug: 'gourd',
    en: 'Gourd and Pumpkin',
    bn: 'লাউ ও কুমড়া',
    group: 'vegetables',
    art: 'vegetable',
  },
  {
    slug: 'cabbage',
    en: 'Cabbage and Cauliflower',
    bn: 'বাঁধাকপি ও ফুলকপি',
    group: 'vegetables',
    art: 'vegetable',
  },
  {
    slug: 'beans',
    en: 'Beans and Okra',
    bn: 'শিম ও ঢেঁড়স',
    group: 'vegetables',
    art: 'vegetable',
  },
  {
    slug: 'carrot',
    en: 'Carrot and Radish',
    bn: 'গাজর ও মুলা',
    group: 'vegetables',
    art: 'vegetable',
  },
  { slug: 'cucumber', en: 'Cucumber', bn: 'শসা', group: 'vegetables', art: 'vegetable' },
  {
    slug: 'leafy-greens',
    en: 'Leafy Greens',
    bn: 'শাক',
    group: 'vegetables',
    art: 'vegetable',
  },
  {
    slug: 'vegetables',
    en: 'Other Vegetables',
    bn: 'অন্যান্য সবজি',
    group: 'vegetables',
    art: 'vegetable',
  },
  {
    slug: 'mango',
    en: 'Mango',
    bn: 'আম',
    group: 'fruits',
    art: 'mango',
  },
  { slug: 'apple', en: 'Apple', bn: 'আপেল', group: 'fruits', art: 'apple' },
  { slug: 'banana', en: 'Banana', bn: 'কলা', group: 'fruits', art: 'banana' },
  { slug: 'jackfruit', en: 'Jackfruit', bn: 'কাঁঠাল', group: 'fruits', art: 'mango' },
  { slug: 'litchi', en: 'Litchi', bn: 'লিচু', group: 'fruits', art: 'apple' },
  { slug: 'guava', en: 'Guava', bn: 'পেয়ারা', group: 'fruits', art: 'apple' },
  { slug: 'papaya', en: 'Papaya', bn: 'পেঁপে', group: 'fruits', art: 'mango' },
  { slug: 'pineapple', en: 'Pineapple', bn: 'আনারস', group: 'fruits', art: 'mango' },
  { slug: 'watermelon', en: 'Watermelon and Melon', bn: 'তরমুজ ও বাঙ্গি', group: 'fruits', art: 'apple' },
  {
    slug: 'citrus',
    en: 'Lemon and Orange',
    bn: 'লেবু ও কমলা',
    group: 'fruits',
    art: 'mango',
  },
  { slug: 'coconut', en: 'Coconut', bn: 'নারিকেল', group: 'fruits', art: 'apple' },
  { slug: 'fruits', en: 'Other Fruits', bn: 'অন্যান্য ফল', group: 'fruits', art: 'apple' },
  { slug: 'milk', en: 'Milk', bn: 'দুধ', group: 'animal-products', art: 'milk' },
  {
    slug: 'dairy',
    en: 'Ghee and Yoghurt',
    bn: 'ঘি ও দই',
    group: 'animal-products',
    art: 'milk',
  },
  { slug: 'egg', en: 'Egg', bn: 'ডিম', group: 'animal-products', art: 'egg' },
  { slug: 'poultry', en: 'Poultry', bn: 'হাঁস-মুরগি', group: 'animal-products', art: 'egg' },
  { slug: 'meat', en: 'Meat', bn: 'মাংস', group: 'animal-products', art: 'meat' },
  {
    slug: 'livestock',
    en: 'Livestock',
    bn: 'গবাদিপশু',
    group: 'animal-products',
    art: 'meat',
  },
  { slug: 'fish', en: 'Fish', bn: 'মাছ', group: 'fish', art: 'fish' },
  { slug: 'shrimp', en: 'Shrimp', bn: 'চিংড়ি', group: 'fish', art: 'fish' },
  { slug: 'dried-fish', en: 'Dried Fish', bn: 'শুঁটকি', group: 'fish', art: 'fish' },
  { slug: 'seeds', en: 'Seeds', bn: 'বীজ', group: 'inputs', art: 'feed' },
  { slug: 'seedlings', en: 'Seedlings', bn: 'চারা', group: 'inputs', art: 'herbs' },
  {
    slug: 'fertiliser',
    en: 'Fertiliser and Compost',
    bn: 'সার ও কম্পোস্ট',
    group: 'inputs',
    art: 'feed',
  },
  {
    slug: 'tools',
    en: 'Farm Tools',
    bn: 'কৃষি যন্ত্রপাতি',
    group: 'tools',
    art: 'tools',
  },
  { slug: 'feed', en: 'Feed', bn: 'পশু ও মাছের খাদ্য', group: 'feed', art: 'feed' },
  { slug: 'honey', en: 'Honey', bn: 'মধু', group: 'honey-and-molasses', art: 'honey' },
  {
    slug: 'molasses',
    en: 'Molasses and Sugarcane',
    bn: 'গুড় ও আখ',
    group: 'honey-and-molasses',
    art: 'honey',
  },
  { slug: 'bamboo', en: 'Bamboo and Cane', bn: 'বাঁশ ও বেত', group: 'crafts', art: 'bamboo' },
  { slug: 'handicrafts', en: 'Handicrafts', bn: 'হস্তশিল্প', group: 'crafts', art: 'bamboo' },
  { slug: 'clay-pots', en: 'Clay Pots', bn: 'মাটির পাত্র', group: 'crafts', art: 'claypot' },
  {
    slug: 'textiles',
    en: 'Textiles',
    bn: 'কাপড়',
    group: 'crafts',
    art: 'textile',
  },
  { slug: 'natural-dyes', en: 'Natural Dyes', bn: 'প্রাকৃতিক রং', group: 'crafts', art: 'textile' },
  { slug: 'jute', en: 'Jute', bn: 'পাট', group: 'raw-materials', art: 'textile' },
  {
    slug: 'raw-materials',
    en: 'Other Raw Materials',
    bn: 'শিল্পের অন্যান্য কাঁচামাল',
    group: 'raw-materials',
    art: 'textile',
  },
  {
    slug: 'herbal',
    en: 'Herbal Products',
    bn: 'ভেষজ পণ্য',
    group: 'herbs-and-flowers',
    art: 'herbs',
  },
  { slug: 'flowers', en: 'Flowers', bn: 'ফুল', group: 'herbs-and-flowers', art: 'herbs' },
];

const bySlug = new Map(categories.map((category) => [category.slug, category]));

export function findCategory(slug: string): CategoryFacts | null {
  return bySlug.get(slug) ?? null;
}
