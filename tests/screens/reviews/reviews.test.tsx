import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../support/fake-server';
import { market, order, orderLine, product } from '../support/goods';
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
  ...more,
});
const pageOf = (nodes: unknown[], hasNextPage = false) => ({ nodes, totalCount: 11, pageInfo: { hasNextPage, endCursor: 'end' } });
const ratingCounts = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 3 : stars === 2 ? 1 : 0 }));

describe('reviews of a product', () => {
  const open = (more: Record<string, unknown> = {}, options: Parameters<typeof renderApp>[1] = {}) =>
    renderApp('/product/p-1', {
      ...options,
      answers: { product: product({ id: 'p-1', ratingCounts, ...more }), products: market(0), ...options.answers },
    });

  it('R13 are summed up in words and bars, and read on page by page', async () => {
    const { user, server } = open({ reviews: pageOf([review('r-1', { reply: 'Come again' })], true) });
    const section = within(await screen.findByRole('region', { name: 'Reviews' }));
    expect(section.getByText('75% gave 4 or 5 stars')).toBeInTheDocument();
    expect(within(section.getByRole('list', { name: 'How the stars are spread' })).getByText('3 times')).toBeInTheDocument();
    expect(section.getByText('Come again')).toBeInTheDocument();
    server.answer('product', product({ id: 'p-1', ratingCounts, reviews: pageOf([review('r-2')]) }));
    await user.click(section.getByRole('button', { name: 'More reviews' }));
    expect(await section.findByText('Words of r-2')).toBeInTheDocument();
    expect(section.getByText('Words of r-1')).toBeInTheDocument();
    expect(section.queryByRole('button', { name: 'More reviews' })).not.toBeInTheDocument();
  });

  it('S6 show no rating before one exists', async () => {
    open({ ratingAverage: null, ratingCounts: ratingCounts.map((one) => ({ ...one, count: 0 })) });
    expect(await screen.findByText('No reviews yet. Be the first after your delivery.')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'How the stars are spread' })).not.toBeInTheDocument();
  });

  it('W2 are hidden by an admin, with a reason', async () => {
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
  const open = (answers: Record<string, unknown> = {}) =>
    renderApp('/dashboard/product/p-1', {
      account: account('PRODUCER'),
      answers: {
        myProduct: { ...ownProduct('p-1'), ratingAverage: 4, ratingCounts, reviews: pageOf([review('r-1', { canReply: true })]) },
        ...answers,
      },
    });

  it('S6 shows its reviews, and takes an answer', async () => {
    const { user } = open({ replyToReview: review('r-1', { reply: 'Thank you', canReply: true }) });
    await user.click(await screen.findByRole('button', { name: 'Answer the review of Rahima' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the review of Rahima' }));
    await user.type(dialog.getByRole('textbox', { name: /Your answer/ }), 'Thank you');
    await user.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change the answer to Rahima' })).toBeInTheDocument();
  });

  it('S6 keeps what was typed when the answer is refused', async () => {
    const { user } = open({ replyToReview: refuse('CONFLICT', 'An answer can be changed for 24 hours after it was given.') });
    await user.click(await screen.findByRole('button', { name: 'Answer the review of Rahima' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect((await dialog.findAllByText('Write an answer.')).length).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: /Your answer/ }), 'Late');
    await user.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect((await dialog.findAllByText('An answer can be changed for 24 hours after it was given.')).length).toBeGreaterThan(0);
    expect(dialog.getByRole('textbox', { name: /Your answer/ })).toHaveValue('Late');
  });
});

describe('an own review', () => {
  const given = { id: 'review-1', stars: 2, text: 'Small', reply: 'Sorry for that', canEdit: true, hiddenReason: null };
  const open = (more: Record<string, unknown>, answers: Record<string, unknown> = {}) =>
    renderApp('/orders/order-1', {
      account: account('CONSUMER'),
      answers: {
        order: order({ status: 'DELIVERED', progress: 'DONE', lines: [orderLine({ review: { ...given, ...more } })] }),
        ...answers,
      },
    });

  it('S6 shows the answer of the seller and can be changed', async () => {
    const { user, server } = open({}, { editReview: { ...given, stars: 5 } });
    expect(await screen.findByText('Sorry for that')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change the rating of Diamant Potato' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox')).toHaveValue('Small');
    await user.click(dialog.getByRole('radio', { name: '5 stars' }));
    await user.click(dialog.getByRole('button', { name: /Send/ }));
    await waitFor(() =>
      expect(server.calls.find(({ field }) => field === 'editReview')?.args).toEqual({
        input: { reviewId: 'review-1', stars: 5, text: 'Small' },
      }),
    );
  });

  it('S6 tells why an admin hid it', async () => {
    open({ canEdit: false, hiddenReason: 'Insult' });
    expect(await screen.findByText('An admin has hidden your review: Insult')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Change the rating/ })).not.toBeInTheDocument();
  });
});
