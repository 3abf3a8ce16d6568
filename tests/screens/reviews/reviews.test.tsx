import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { market, order, orderLine, product } from '../support/market';
import { myProduct as ownProduct } from '../support/products';
import { account, renderApp } from '../support/render';

const review = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  stars: 4,
  text: `Words of ${id}`,
  authorName: 'Rahima',
  productName: 'Diamant Potato',
  createdAt: '2026-01-20T06:00:00.000Z',
  editedAt: null,
  reply: null,
  repliedAt: null,
  canReply: false,
  images: [],
  ...more,
});
const pageOf = (nodes: unknown[], hasNextPage = false) => ({ nodes, totalCount: 11, pageInfo: { hasNextPage, endCursor: 'end' } });
const ratingsOf = (best: number, bad: number) =>
  [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? best : stars === 2 ? bad : 0 }));
const ratingCounts = ratingsOf(9, 3);

describe('reviews of a product', () => {
  const open = (more: Record<string, unknown> = {}, options: Parameters<typeof renderApp>[1] = {}) =>
    renderApp('/product/p-1', {
      ...options,
      answers: { product: product({ id: 'p-1', ratingCounts, ...more }), products: market(0), ...options.answers },
    });

  it('give no share of satisfied buyers from fewer than ten ratings [R13]', async () => {
    open({ ratingCounts: ratingsOf(2, 0), reviews: pageOf([review('r-1')]) });
    const section = within(await screen.findByRole('region', { name: 'Reviews' }));
    expect(section.getByRole('list', { name: 'Rating breakdown' })).toBeInTheDocument();
    expect(section.queryByText(/gave 4 or 5 stars/)).not.toBeInTheDocument();
  });

  it('are summed up in text and bars, and read on page by page [R13]', async () => {
    const { user, server } = open({ reviews: pageOf([review('r-1', { reply: 'Come again' })], true) });
    const section = within(await screen.findByRole('region', { name: 'Reviews' }));
    expect(section.getByText('75% gave 4 or 5 stars')).toBeInTheDocument();
    expect(within(section.getByRole('list', { name: 'Rating breakdown' })).getByText('9 times')).toBeInTheDocument();
    expect(section.getByText('Come again')).toBeInTheDocument();
    server.answer('product', product({ id: 'p-1', ratingCounts, reviews: pageOf([review('r-2')]) }));
    await user.click(section.getByRole('button', { name: 'More reviews' }));
    expect(await section.findByText('Words of r-2')).toBeInTheDocument();
    expect(section.getByText('Words of r-1')).toBeInTheDocument();
    expect(section.queryByRole('button', { name: 'More reviews' })).not.toBeInTheDocument();
  });

  it('show no rating before one exists [S6]', async () => {
    open({ ratingAverage: null, ratingCounts: ratingCounts.map((one) => ({ ...one, count: 0 })) });
    expect(await screen.findByText('No reviews yet. Be the first after your delivery.')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Rating breakdown' })).not.toBeInTheDocument();
  });

  it('are hidden by an admin, with a reason [W2]', async () => {
    const { user, server } = open(
      { reviews: pageOf([review('r-1')]) },
      { account: account('ADMIN'), answers: { hideReview: review('r-1') } },
    );
    await user.click(await screen.findByRole('button', { name: 'Hide the review of Rahima' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide the review of Rahima' }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Insult');
    await user.click(dialog.getByRole('button', { name: 'Hide review' }));
    await waitFor(() =>
      expect(server.calls.find(({ field }) => field === 'hideReview')?.args).toEqual({ reviewId: 'r-1', reason: 'Insult' }),
    );
  });
});

describe("the seller's own product", () => {
  const open = (responses: Record<string, unknown> = {}) =>
    renderApp('/dashboard/product/p-1', {
      account: account('PRODUCER'),
      answers: {
        myProduct: { ...ownProduct('p-1'), ratingAverage: 4, ratingCounts, reviews: pageOf([review('r-1', { canReply: true })]) },
        ...responses,
      },
    });

  it('shows its reviews, and takes a reply [S6]', async () => {
    const { user } = open({ replyToReview: review('r-1', { reply: 'Thank you', canReply: true }) });
    await user.click(await screen.findByRole('button', { name: 'Reply to the review of Rahima' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply to the review of Rahima' }));
    await user.type(dialog.getByRole('textbox', { name: /Your reply/ }), 'Thank you');
    await user.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit reply to Rahima' })).toBeInTheDocument();
  });

  it('retains what was typed when the reply is rejected [S6]', async () => {
    const { user } = open({ replyToReview: errorResponse('CONFLICT', 'A reply can be edited for 24 hours after it is posted.') });
    await user.click(await screen.findByRole('button', { name: 'Reply to the review of Rahima' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect((await dialog.findAllByText('Write a reply.')).length).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: /Your reply/ }), 'Late');
    await user.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect((await dialog.findAllByText('A reply can be edited for 24 hours after it is posted.')).length).toBeGreaterThan(0);
    expect(dialog.getByRole('textbox', { name: /Your reply/ })).toHaveValue('Late');
  });
});

describe('an own review', () => {
  const given = { id: 'review-1', stars: 2, text: 'Small', reply: 'Sorry for that', canEdit: true, hiddenReason: null, images: [] };
  const open = (more: Record<string, unknown>, responses: Record<string, unknown> = {}) =>
    renderApp('/orders/order-1', {
      account: account('CONSUMER'),
      answers: {
        order: order({ status: 'DELIVERED', progress: 'DONE', lines: [orderLine({ review: { ...given, ...more } })] }),
        ...responses,
      },
    });

  it('shows the reply of the seller and can be changed [S6]', async () => {
    const { user, server } = open({}, { editReview: { ...given, stars: 5 } });
    expect(await screen.findByText('Sorry for that')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change the rating of Diamant Potato' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox')).toHaveValue('Small');
    await user.click(dialog.getByRole('radio', { name: '5 stars' }));
    await user.click(dialog.getByRole('button', { name: /Send/ }));
    await waitFor(() =>
      expect(server.calls.find(({ field }) => field === 'editReview')?.args).toEqual({
        input: { reviewId: 'review-1', stars: 5, text: 'Small', imageIds: [] },
      }),
    );
  });

  it('shows why an admin hid it [S6]', async () => {
    open({ canEdit: false, hiddenReason: 'Insult' });
    expect(await screen.findByText('An admin has hidden your review: Insult')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Change the rating/ })).not.toBeInTheDocument();
  });
});
