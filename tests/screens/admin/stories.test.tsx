/** Stories of sellers for admins: what is new, seen with one press, hidden with a reason. */
import { screen, waitFor, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(clearToasts);

const node = (more: object = {}, story: object = {}) => ({
  id: 's1',
  isNew: true,
  seller: { id: 's1', name: 'Green Fields' },
  story: { textBn: 'আমরা ধান ফলাই।', textEn: 'We grow rice.', hiddenReason: null, images: [], updatedAt: '2026-11-25T10:00:00Z', ...story },
  ...more,
});
const open = (path: string, nodes: object[], answers: object = {}, language: 'en' | 'bn' = 'en') =>
  renderApp(path, {
    account: account('ADMIN'),
    language,
    answers: { moderatedStories: { totalCount: nodes.length, nodes }, ...answers },
  });

it('lists what is new in both languages with a link to the page, and marks it as seen until the latest change', async () => {
  const { user, server } = open('/admin/stories', [node()], { seeStories: { seenUntil: '2026-11-25T10:00:00Z' } });
  const story = within(await screen.findByRole('article', { name: 'Green Fields' }));
  expect(story.getByText('আমরা ধান ফলাই।').closest('[lang]')).toHaveAttribute('lang', 'bn');
  expect(story.getByText('We grow rice.').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(story.getByRole('link', { name: 'Green Fields' })).toHaveAttribute('href', '/seller/s1');
  expect(story.getByText('New')).toBeInTheDocument();
  server.answer('moderatedStories', { totalCount: 0, nodes: [] });
  const counts = () => server.calls.filter(({ field }) => field === 'adminOverview').length;
  const before = counts();
  await user.click(screen.getByRole('button', { name: 'I have seen this one' }));
  expect(await findToast('1 story marked as seen. It is under Shown.')).toBeInTheDocument();
  expect(await screen.findByText('You have seen all of them')).toBeInTheDocument();
  await waitFor(() => expect(counts()).toBeGreaterThan(before));
  expect(server.calls.find(({ field }) => field === 'seeStories')?.args).toEqual({ updatedUntil: '2026-11-25T10:00:00Z' });
  expect(server.calls.find(({ field }) => field === 'moderatedStories')?.args).toMatchObject({ isNew: true });
});

it('hides one with a reason, and shows a hidden one again', async () => {
  const { user, server, unmount } = open('/admin/stories?view=shown', [node({ isNew: false })], { moderateStory: node().story });
  await user.click(await screen.findByRole('button', { name: 'Hide story' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide the story of Green Fields?' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Advertising');
  await user.click(dialog.getByRole('button', { name: 'Hide story' }));
  expect(await findToast('The decision is saved.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'moderateStory')?.args).toEqual({
    sellerId: 's1',
    isHidden: true,
    reason: 'Advertising',
  });
  unmount();
  open('/admin/stories?view=hidden', [node({ isNew: false }, { hiddenReason: 'Advertising' })], {}, 'bn');
  expect(await screen.findByRole('button', { name: 'গল্প আবার দেখান' })).toBeInTheDocument();
  expect(screen.getByText('ক্রেতারা দেখছেন না')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'এগুলো দেখেছি' })).not.toBeInTheDocument();
});
