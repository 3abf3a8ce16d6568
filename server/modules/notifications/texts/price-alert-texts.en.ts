/** Notifications of price alerts, in English. */
export const priceAlertTexts = {
  priceAbove: {
    title: 'Price alert',
    message: '{{category|category}} now sells for {{median|money}} per kg, above your limit of {{price|money}}.',
  },
  priceAboveAgain: {
    title: 'Price alert',
    message: '{{category|category}} sells for {{median|money}} a kilogram, above your limit of {{price|money}}.',
  },
  priceBelow: {
    title: 'Price alert',
    message: '{{category|category}} now sells for {{median|money}} per kg, below your limit of {{price|money}}.',
  },
  priceBelowAgain: {
    title: 'Price alert',
    message: '{{category|category}} sells for {{median|money}} a kilogram, below your limit of {{price|money}}.',
  },
} as const;
