/** Notifications of price alerts, in Bangla. */
export const priceAlertTexts = {
  priceAbove: {
    title: 'দামের খবর',
    message: '{{category|category}} এখন কেজি {{median|money}}। আপনি {{price|money}} বা বেশি হলে জানতে চেয়েছিলেন।',
  },
  priceAboveAgain: {
    title: 'দামের খবর',
    message: '{{category|category}} এখন প্রতি কেজি {{median|money}}, আপনার সীমা {{price|money}}-এর ওপরে।',
  },
  priceBelow: { title: 'দামের খবর', message: '{{category|category}} এখন প্রতি কেজি {{median|money}}, আপনার সীমা {{price|money}}-এর নিচে।' },
  priceBelowAgain: {
    title: 'দামের খবর',
    message: '{{category|category}} এখন প্রতি কেজি {{median|money}}, আপনার সীমা {{price|money}}-এর নিচে।',
  },
} as const;
