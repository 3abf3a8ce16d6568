/** Notifications of price alerts, in English. */
export const priceAlertTexts = {
  priceAbove: {
    title: 'Price Alert',
    message: '{{category|category}} sells for {{median|money}} a kilogram, above your limit of {{price|money}}.',
  },
  priceAboveAgain: {
    title: 'Price Alert',
    message: '{{category|category}} sells for {{median|money}} a kilogram, above your limit of {{price|money}}.',
  },
  priceBelow: {
    title: 'Price Alert',
    message: '{{category|category}} sells for {{median|money}} a kilogram, below your limit of {{price|money}}.',
  },
  priceBelowAgain: {
    title: 'Price Alert',
    message: '{{category|category}} sells for {{median|money}} a kilogram, below your limit of {{price|money}}.',
  },
} as const;
