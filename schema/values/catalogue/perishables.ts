/**
 * Categories whose products spoil within days: a problem with them is reported sooner
 * (schema/rules/orders/problem-window.ts).
 */
const perishable: ReadonlySet<string> = new Set([
  'beans',
  'brinjal',
  'cabbage',
  'carrot',
  'cucumber',
  'gourd',
  'leafy-greens',
  'tomato',
  'vegetables',
  'banana',
  'fruits',
  'guava',
  'jackfruit',
  'litchi',
  'mango',
  'papaya',
  'pineapple',
  'watermelon',
  'dairy',
  'meat',
  'milk',
  'poultry',
  'fish',
  'shrimp',
  'flowers',
  'seedlings',
]);

export const perishableCategories = (): string[] => [...perishable];
export const isPerishable = (categorySlug: string): boolean => perishable.has(categorySlug);
