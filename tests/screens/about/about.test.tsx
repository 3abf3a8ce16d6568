/**
 * Pages of rules and promises: a text for each subject in both languages, linked from the footer and from registration.
 */
import fs from 'node:fs';
import { screen, within } from '@testing-library/react';
import { about } from '../../../client/features/about/about.text';
import { delivery } from '../../../client/features/about/delivery.text';
import { privacy } from '../../../client/features/about/privacy.text';
import { returns } from '../../../client/features/about/returns.text';
import { terms } from '../../../client/features/about/terms.text';
import { draftDays } from '../../../client/platform/device/draft-days';
import { rowMs } from '../../../client/platform/offline/offline-store';
import { limits } from '../../../schema/values/limits';
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

it('the page for developers has the periods that the code has', () => {
  const { otpMinutes } = limits;
  const { adminIdleHours, rejectedDocumentDays, sessionDays, dataExportDays, dataExportRecordDays, importDays, webhookLogDays } =
    serverLimits;
  const { basketDays, orderImageDays, pushHours, unusedImageDays, idempotencyKeyHours, purchaseKeyDays, viewMonths } = serverLimits;
  const periods: Readonly<Record<string, readonly string[]>> = {
    'images of identity documents': [`${rejectedDocumentDays} days`],
    sessions: [`${sessionDays} days`, `${adminIdleHours} hours`],
    'one-time codes': [`${otpMinutes} minutes`],
    'views of products': [`${viewMonths} months`],
    'short messages (SMS) with the number they were sent to': [`${serverLimits.smsMonths} months`],
    'how many messages a phone, a device or a pair of users was sent': [`${serverLimits.smsBudgets.onceDays} days`],
    'messages between buyer and seller': [`${serverLimits.messageMonths} months`],
    'images uploaded for a review, an order or a message that was not sent': [`${unusedImageDays} day`],
    'private images of orders and messages': [`${orderImageDays} days`],
    'notifications that wait to be sent to a device': [`${pushHours} hours`],
    'shared baskets': [`${basketDays} days`],
    'imported files of products': [`${importDays} days`],
    'the file of `Download my data`': [`${dataExportDays} days`, `${dataExportRecordDays} days`],
    'log of webhook deliveries': [`${webhookLogDays} days`],
    'idempotency keys': [`${idempotencyKeyHours} hours`, `${purchaseKeyDays} days`],
    'on the device: what was opened': [`${rowMs / 3_600_000} hours`],
    'on the device: forms that were not sent': [`${draftDays} days`],
  };
  const page = fs.readFileSync('docs/privacy.md', 'utf8');
  const rows = [...page.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].filter(([, data]) => data !== 'data' && !data?.startsWith('---'));
  const found = rows.flatMap(([, data = '', retained = '']) => {
    const texts = retained.match(/\d+ [a-z]+/g);
    return texts ? [[data, texts]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(periods);
});

it('is found in the footer, and before registering', async () => {
  renderApp('/about', { account: null });
  const footer = within(await screen.findByRole('contentinfo'));
  for (const [name, path] of [
    ['About us', '/about'],
    ['Delivery', '/about/delivery'],
    ['Problems and returns', '/about/returns'],
    ['Privacy', '/about/privacy'],
    ['Terms', '/about/terms'],
  ])
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
});
