import { act, screen, waitFor, within } from '@testing-library/react';
import { product } from '../support/market';
import { account, renderApp } from '../support/render';

const question = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  productId: 'p-1',
  productName: 'Diamant Potato',
  text: `Is it <b>washed</b>, ${id}?`,
  authorName: 'Rahima',
  createdAt: '2026-01-20T06:00:00.000Z',
  reply: null,
  repliedAt: null,
  canReply: false,
  ...more,
});
const pageOf = (nodes: unknown[], totalCount = nodes.length, hasNextPage = false) => ({
  nodes,
  totalCount,
  pageInfo: { hasNextPage, endCursor: hasNextPage ? 'end' : null },
});
const open = (who: ReturnType<typeof account> | null, responses: Record<string, unknown> = {}) =>
  renderApp('/product/p-1', { account: who, answers: { product: product({ id: 'p-1' }), ...responses } });
const section = async () => within(await screen.findByRole('region', { name: 'Questions' }));

describe('questions on the page of a product', () => {
  it('are read by everyone, page by page, as text; a visitor logs in to ask', async () => {
    const pages = ({ after }: { after?: string | null }) =>
      after ? pageOf([question('b')], 2) : pageOf([question('a', { reply: 'Yes', repliedAt: '2026-01-21T06:00:00.000Z' })], 2, true);
    const { user } = open(null, { productQuestions: pages });
    const shown = await section();
    expect(await shown.findByText('2 questions')).toBeInTheDocument();
    expect(shown.getByText('Is it <b>washed</b>, a?')).toBeInTheDocument();
    expect(shown.getByText('Yes')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Ask the seller' })).toHaveAttribute('href', '/auth/login?next=%2Fproduct%2Fp-1');
    await user.click(shown.getByRole('button', { name: 'More questions' }));
    expect(await shown.findByText('Is it <b>washed</b>, b?')).toBeInTheDocument();
    expect(shown.getByText('Is it <b>washed</b>, a?')).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'More questions' })).not.toBeInTheDocument();
  });

  it('are asked in a dialog, which an empty text does not close', async () => {
    const { user, server } = open(account('CONSUMER'), { askQuestion: question('a') });
    const shown = await section();
    await user.click(await shown.findByRole('button', { name: 'Ask the seller' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask about Diamant Potato' }));
    await user.click(dialog.getByRole('button', { name: 'Send question' }));
    expect((await dialog.findAllByText('Write a question.')).length).toBeGreaterThan(0);
    server.answer('productQuestions', pageOf([question('a')]));
    await user.type(dialog.getByRole('textbox', { name: /Your question/ }), 'Is it washed?');
    await user.click(dialog.getByRole('button', { name: 'Send question' }));
    expect(await shown.findByText('1 question')).toBeInTheDocument();
    expect(server.calls.find(({ field }) => field === 'askQuestion')?.args).toEqual({ productId: 'p-1', body: 'Is it washed?' });
  });

  it('an admin hides one with a reason', async () => {
    const { user, server } = open(account('ADMIN'), { productQuestions: pageOf([question('a')]), hideQuestion: question('a') });
    const shown = await section();
    await user.click(await shown.findByRole('button', { name: 'Hide the question of Rahima' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide the question of Rahima' }));
    server.answer('productQuestions', pageOf([]));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Insult');
    await user.click(dialog.getByRole('button', { name: 'Hide question' }));
    expect(await shown.findByText('No questions yet.')).toBeInTheDocument();
    const { args } = server.calls.find(({ field }) => field === 'hideQuestion') ?? {};
    expect(args).toEqual({ questionId: 'a', part: 'QUESTION', reason: 'Insult' });
  });
});

it('are asked for again by a user who comes back to the page without a reload', async () => {
  const { router, server } = open(account('CONSUMER'), { productQuestions: pageOf([question('a')]) });
  expect(await (await section()).findByText('1 question')).toBeInTheDocument();
  await act(() => router.navigate('/about'));
  await screen.findByRole('heading', { level: 1, name: 'About Haatbar' });
  server.answer('productQuestions', pageOf([question('b'), question('a')]));
  await act(() => router.navigate(-1));
  expect(await (await section()).findByText('2 questions')).toBeInTheDocument();
});

it('a seller finds what waits for a reply, and replies', async () => {
  const mine = ({ isReplied }: { isReplied: boolean }) => (isReplied ? pageOf([]) : pageOf([question('a', { canReply: true })]));
  const { user, server, address } = renderApp('/dashboard/producerQuestions', {
    account: account('PRODUCER'),
    answers: { myQuestions: mine, replyToQuestion: question('a', { reply: 'Yes', repliedAt: '2026-01-21T06:00:00.000Z', canReply: true }) },
  });
  expect(await screen.findByRole('link', { name: 'About Diamant Potato' })).toHaveAttribute('href', '/product/p-1');
  await user.click(screen.getByRole('button', { name: 'Reply to the question of Rahima' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to the question of Rahima' }));
  await user.type(dialog.getByRole('textbox', { name: /Your reply/ }), 'Yes');
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  await waitFor(() =>
    expect(server.calls.find(({ field }) => field === 'replyToQuestion')?.args).toEqual({ questionId: 'a', body: 'Yes' }),
  );
  await user.click(screen.getByRole('link', { name: 'Replied' }));
  expect(await screen.findByRole('heading', { name: 'You have not replied to any questions yet' })).toBeInTheDocument();
  expect(address()).toBe('/dashboard/producerQuestions?view=replied');
});
