/** Pages of rules and promises: a text for each subject in both languages, linked from the footer and from registration. */
import { screen, within } from '@testing-library/react';
import { about } from '../../../client/features/trust/about.text';
import { delivery } from '../../../client/features/trust/delivery.text';
import { privacy } from '../../../client/features/trust/privacy.text';
import { returns } from '../../../client/features/trust/returns.text';
import { terms } from '../../../client/features/trust/terms.text';
import { problemHours } from '../../../schema/values/orders/order-problems';
import { serverLimits } from '../../../schema/values/server-limits';
import { toAsciiDigits } from '../../../schema/text/digits';
import { renderApp } from '../support/render';

const subjects = {
  '/about': about,
  '/about/delivery': delivery,
  '/about/returns': returns,
  '/about/privacy': privacy,
  '/about/terms': terms,
};

it.each(Object.entries(subjects))('%s has its text in both languages, part by part', async (path, texts) => {
  renderApp(path, { account: null, language: 'bn' });
  expect(await screen.findByRole('heading', { level: 1, name: texts.bn.title })).toBeInTheDocument();
  for (const { heading } of texts.bn.parts) expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
  expect(texts.bn.parts.map(({ items }) => items.length)).toEqual(texts.en.parts.map(({ items }) => items.length));
});

it('the same figures are in both languages, and they are those of the rules', () => {
  const figures = (text: object) => toAsciiDigits(JSON.stringify(text)).match(/\d[\d,]*/g) ?? [];
  for (const { en, bn } of Object.values(subjects)) expect(figures(bn)).toEqual(figures(en));
  const { report, reportPerishable, due } = problemHours;
  expect(figures(returns.en)).toEqual([reportPerishable, report, due.OPEN, due.OFFERED, due.ESCALATED].map(String));
  const { viewMonths, smsMonths, messageMonths, orderImageDays } = serverLimits;
  expect(figures(privacy.en)).toEqual([viewMonths, smsMonths, messageMonths, orderImageDays].map(String));
});

it('is found in the footer, and before registering', async () => {
  renderApp('/about', { account: null });
  const footer = within(await screen.findByRole('contentinfo'));
  for (const [name, path] of [
    ['About us', '/about'],
    ['Delivery', '/about/delivery'],
    ['Returns', '/about/returns'],
    ['Privacy', '/about/privacy'],
    ['Terms', '/about/terms'],
  ])
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
});
