/** These tests cover a seller's story: on the seller's page, and in the settings. */
import { screen, within } from '@testing-library/react';
import { market, product } from '../support/market';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(clearToasts);

const image = (id: string) => ({
  id,
  url: `/images/${id}.webp`,
  srcset: `/images/${id}.webp 320w`,
  width: 320,
  height: 240,
  isIllustration: false,
});
const story = (more: object = {}) => ({
  textBn: 'আমরা ধান ফলাই।',
  textEn: null,
  hiddenReason: null,
  images: [image('i-1'), image('i-2')],
  updatedAt: '2026-03-04T06:00:00.000Z',
  ...more,
});
const seller = (more: object = {}) => ({ ...product().seller, verifications: [], story: story(more) });
const open = (more: object = {}, options: object = {}) =>
  renderApp('/seller/seller-1', { answers: { seller: seller(more), products: market(1), moderateStory: story() }, ...options });

it('shows the text in the language there is, and an image large on a press', async () => {
  const { user } = open();
  const section = within(await screen.findByRole('region', { name: 'About Karim Mia' }));
  expect(section.getByText('আমরা ধান ফলাই।')).toHaveAttribute('lang', 'bn');
  await user.click(section.getByRole('button', { name: 'Photo 2 of Karim Mia: view large' }));
  expect(await screen.findByRole('dialog', { name: 'Karim Mia' })).toBeInTheDocument();
  expect(section.queryByRole('button', { name: 'Hide story' })).not.toBeInTheDocument();
});

it('prefers the language of the screen, and shows markup as text', async () => {
  open({ textEn: '<b>We grow rice.</b>' });
  expect(await screen.findByText('<b>We grow rice.</b>')).toHaveAttribute('lang', 'en');
  expect(screen.queryByText('আমরা ধান ফলাই।')).not.toBeInTheDocument();
});

it('an admin hides it with a reason', async () => {
  const { user, server } = open({}, { account: account('ADMIN') });
  await user.click(await screen.findByRole('button', { name: 'Hide story' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide story' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A phone number');
  await user.click(dialog.getByRole('button', { name: 'Hide story' }));
  expect(await findToast('The decision is saved.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'moderateStory')?.args).toEqual({
    sellerId: 'seller-1',
    isHidden: true,
    reason: 'A phone number',
  });
});

it('a seller without one has no section', async () => {
  renderApp('/seller/seller-1', { answers: { seller: { ...seller(), story: null }, products: market(1) } });
  await screen.findByRole('heading', { name: 'On sale now' });
  expect(screen.queryByRole('region', { name: /^About/ })).not.toBeInTheDocument();
});

describe('in the settings', () => {
  const settings = (mine: object | null, language: 'en' | 'bn' = 'en') =>
    renderApp('/settings/shop', { account: account('PRODUCER'), language, answers: { myStory: mine, saveStory: { story: story() } } });

  it('is written in one language, with the images that are there', async () => {
    const { user, server } = settings(story({ images: [image('i-1')] }));
    const section = within(await screen.findByRole('region', { name: 'Your story' }));
    const english = await section.findByRole('textbox', { name: 'In English' });
    expect(section.queryByText('Main photo')).not.toBeInTheDocument();
    await user.type(english, 'We grow rice.');
    await user.click(section.getByRole('button', { name: 'Save story' }));
    expect(await findToast('Your story is saved.')).toBeInTheDocument();
    expect(server.calls.find(({ field }) => field === 'saveStory')?.args).toEqual({
      input: { textBn: 'আমরা ধান ফলাই।', textEn: 'We grow rice.', imageIds: ['i-1'] },
    });
  });

  it('states what to leave out where it has a phone number or a link, and stores nothing', async () => {
    const { user, server } = settings(null);
    const section = within(await screen.findByRole('region', { name: 'Your story' }));
    await user.type(await section.findByRole('textbox', { name: 'In English' }), 'Call 01712345678');
    await user.type(section.getByRole('textbox', { name: 'In Bangla' }), 'farm.com.bd');
    await user.click(section.getByRole('button', { name: 'Save story' }));
    expect(await section.findAllByText(/^Leave out phone numbers, links and email addresses/)).toHaveLength(2);
    expect(section.getByRole('textbox', { name: 'In English' })).toHaveValue('Call 01712345678');
    expect(server.calls.filter(({ field }) => field === 'saveStory')).toEqual([]);
  });

  it('shows why an admin hid it, in Bangla', async () => {
    settings(story({ hiddenReason: 'ফোন নম্বর' }), 'bn');
    const section = within(await screen.findByRole('region', { name: 'আপনার গল্প' }));
    expect(await section.findByText(/^কারণ: ফোন নম্বর।/)).toBeInTheDocument();
  });
});
