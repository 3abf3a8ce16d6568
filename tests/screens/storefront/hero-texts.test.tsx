import { screen, within } from '@testing-library/react';
import { messages } from '../../../client/features/storefront/storefront.messages';
import { market } from '../support/market';
import { renderApp } from '../support/render';

const keys = ['hero1', 'hero1Text', 'hero2', 'hero2Text', 'hero3', 'hero3Text', 'hero4', 'hero4Text'] as const;
/** A day, an hour or a promise of delivery: nothing in the market guarantees it. */
const promises = {
  en: /\b(today|tomorrow|tonight|this week|hours?|minutes?|same day|next day|guarantee\w*|at your door|free)\b/i,
  bn: /আজ|কাল(কে)?(?![\u0980-\u09ff])|এই সপ্তাহ|ঘণ্টা|মিনিট|নিশ্চয়তা|গ্যারান্টি|দোরগোড়া|ফ্রি/,
};

it.each(['en', 'bn'] as const)('the hero promises in %s nothing that the market does not know', async (language) => {
  renderApp('/consumer', { language, answers: { deals: { nodes: [] }, justForYou: market(0) } });
  const carousel = await screen.findByRole('region', { name: messages[language].heroLabel });
  for (const key of keys) {
    const text = messages[language][key];
    expect(within(carousel).getByText(text)).toBeInTheDocument();
    expect(text).not.toMatch(promises[language]);
  }
});

it('sees the promises of before', () => {
  expect('Ordered today, at your door tomorrow').toMatch(promises.en);
  expect('Vegetables picked this week').toMatch(promises.en);
  expect('আজ অর্ডার, কাল দরজায়').toMatch(promises.bn);
});
