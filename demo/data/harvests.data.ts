/**
 * When the demo market's produce is harvested, of what gives its harvest day: by key of kinds.data.ts, or else by
 * category. What is made of a harvest, as flour and oil, gives none.
 */

/** It is harvested again and again, and sold within so many days. */
export const soldWithinDays: Readonly<Record<string, number>> = {
  ...{ 'leafy-greens': 1, fish: 1, shrimp: 1, milk: 1 },
  ...{ brinjal: 3, cucumber: 3, beans: 3, mushroom: 2, 'kacha-pepe': 4, tomato: 4, gourd: 5, carrot: 7, 'kacha-morich': 4, naga: 5 },
  ...{ guava: 4, papaya: 4, mango: 5, apple: 7, citrus: 10, kul: 5, dragon: 5, 'sweet-potato': 12 },
};

/** It is harvested once a year, from the first to the last month, and sold from store until the next harvest. */
export const harvestMonths: Readonly<Record<string, readonly [firstMonth: number, lastMonth: number]>> = {
  ...{ miniket: [4, 5], br28: [4, 5], boro: [4, 5], 'am-aush': [7, 8], kataribhog: [11, 12], redrice: [11, 12] },
  ...{ gom: [3, 4], bhutta: [4, 5], kaon: [5, 6], masoor: [2, 3], moong: [3, 4], chola: [3, 4], khesari: [2, 3], mash: [11, 12] },
  ...{ sorisha: [1, 2], til: [5, 6], badam: [4, 5], soyabean: [4, 5], dhonia: [2, 3], kalojira: [3, 4] },
  ...{ potato: [2, 3], 'deshi-peyaj': [3, 4], taherpuri: [3, 4], garlic: [3, 4], ginger: [12, 1], 'raw-turmeric': [1, 2] },
};

/** A trader sells it within so many days of receiving it. */
export const resoldWithinDays: Readonly<Record<string, number>> = {
  ...{ 'leafy-greens': 2, fish: 2, shrimp: 2, milk: 2, doi: 4, ponir: 10, meat: 2, poultry: 5, egg: 20, flowers: 2 },
  ...{ brinjal: 6, cucumber: 6, beans: 6, vegetables: 5, tomato: 8, gourd: 9, cabbage: 9, carrot: 14, 'kacha-morich': 8, naga: 8 },
  ...{
    banana: 6,
    guava: 7,
    papaya: 7,
    mango: 9,
    litchi: 4,
    pineapple: 8,
    jackfruit: 6,
    watermelon: 12,
    citrus: 18,
    apple: 20,
    dab: 12,
    fruits: 8,
  },
};
