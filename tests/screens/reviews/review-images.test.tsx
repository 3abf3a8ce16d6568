/**
 * Images of reviews: small below the text, large on a press, reported by users, hidden by admins, and given with a
 * rating.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { market, order, orderLine, product } from '../support/market';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(clearToasts);

const image = (id: string) => ({
  id,
  url: `/images/${id}.webp`,
  srcset: `/images/${id}.webp 320w`,
  width: 320,
  height: 240,
  isIllustration: false,
});
const shown = (id: string, more: object = {}) => ({ id, isReported: false, canReport: false, image: image(`of-${id}`), ...more });
const review = (images: object[]) => ({
  id: 'r-1',
  stars: 4,
  text: 'Fresh',
  authorName: 'Rahima',
  productName: 'Diamant Potato',
  createdAt: '2026-01-20T06:00:00.000Z',
  editedAt: null,
  reply: null,
  repliedAt: null,
  canReply: false,
  images,
});
const counts = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? 1 : 0 }));
const open = (images: object[], options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp('/product/p-1', {
    ...options,
    answers: {
      product: product({
        id: 'p-1',
        ratingAverage: 4,
        ratingCounts: counts,
        reviews: { nodes: [review(images)], totalCount: 1, pageInfo: { hasNextPage: false, endCursor: null } },
      }),
      products: market(0),
      ...options.answers,
    },
  });

it('are small, lazy and named, and open large; arrows go on, and the focus returns', async () => {
  const { user } = open([shown('a'), shown('b'), shown('c')]);
  const second = await screen.findByRole('button', { name: 'Photo 2 of 3 in the review by Rahima' });
  const small = within(second).getByRole('img');
  expect(small).toHaveAttribute('loading', 'lazy');
  expect(small).toHaveAttribute('width', '320');
  await user.click(second);
  const dialog = within(await screen.findByRole('dialog', { name: 'Photos by Rahima' }));
  expect(dialog.getByRole('img', { name: 'Photo 2 of 3 in the review by Rahima' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('img', { name: 'Photo 3 of 3 in the review by Rahima' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(dialog.getByRole('img', { name: 'Photo 1 of 3 in the review by Rahima' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Report this photo' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(second).toHaveFocus();
});

it('a drawing is named as one, and a seller’s page has images as well', async () => {
  const reviews = { nodes: [review([shown('a', { image: { ...image('of-a'), isIllustration: true } })])], totalCount: 1 };
  const seller = { ...product().seller, verifications: [], story: null, ratingAverage: 4, ratingCounts: counts };
  const { user } = renderApp('/seller/seller-1', {
    answers: { seller: { ...seller, reviews: { ...reviews, pageInfo: { hasNextPage: false, endCursor: null } } }, products: market(1) },
  });
  await user.click(await screen.findByRole('button', { name: 'Photo 1 of 1 in the review by Rahima' }));
  expect(await screen.findByText('Illustration')).toBeInTheDocument();
});

it('are named in Bangla with Bangla digits', async () => {
  open([shown('a'), shown('b')], { language: 'bn' });
  expect(await screen.findByRole('button', { name: 'Rahima-এর মতামতের ২টি ছবির ১ নম্বর' })).toBeInTheDocument();
});

it('a user reports one with a reason', async () => {
  const reported = { id: 'a', isReported: true, canReport: false };
  const { user, server } = open([shown('a', { canReport: true })], {
    account: account('CONSUMER'),
    answers: { reportReviewImage: reported },
  });
  const small = await screen.findByRole('button', { name: 'Photo 1 of 1 in the review by Rahima' });
  await user.click(small);
  await user.click(await screen.findByRole('button', { name: 'Report this photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a photo' }));
  await user.type(dialog.getByRole('textbox', { name: /What is wrong/ }), 'A face');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await findToast('Thank you. An admin will look at the photo.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'reportReviewImage')?.args).toEqual({ reviewImageId: 'a', reason: 'A face' });
  await user.click(small);
  expect(await screen.findByText('You have reported this photo. An admin will look at it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Report this photo' })).not.toBeInTheDocument();
});

it('an admin hides one with a reason', async () => {
  const { user, server } = open([shown('a')], { account: account('ADMIN'), answers: { decideReviewImage: { id: 'a' } } });
  await user.click(await screen.findByRole('button', { name: 'Photo 1 of 1 in the review by Rahima' }));
  await user.click(await screen.findByRole('button', { name: 'Hide photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this photo for good?' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A face');
  await user.click(dialog.getByRole('button', { name: 'Hide photo' }));
  expect(await findToast('The photo is hidden.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'decideReviewImage')?.args).toEqual({
    reviewImageId: 'a',
    isHidden: true,
    reason: 'A face',
  });
});

it('admins decide about reported ones: the reasons are there, and a decision needs one', async () => {
  const reports = [{ id: 'x', reason: 'A face', reporterName: 'Karim', createdAt: '2026-01-20T06:00:00.000Z' }];
  const item = (more: object = {}) => ({
    id: 'a',
    productId: 'p-1',
    isHidden: false,
    decision: null,
    image: image('of-a'),
    reports,
    ...more,
    review: { id: 'r-1', text: 'Fresh', stars: 4, authorName: 'Rahima', productName: 'Diamant Potato' },
  });
  const { user, server } = renderApp('/admin/review-images', {
    account: account('ADMIN'),
    answers: {
      reportedReviewImages: { nodes: [item()], totalCount: 1 },
      decideReviewImage: item({ isHidden: true, decision: 'A face', image: null }),
    },
  });
  const card = within(await screen.findByRole('article', { name: 'Photo in the review by Rahima' }));
  expect(card.getByText('A face')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Diamant Potato' })).toHaveAttribute('href', '/product/p-1');
  await user.click(card.getByRole('button', { name: 'Leave as it is' }));
  expect(screen.getByRole('dialog', { name: 'Leave this photo as it is?' })).toBeInTheDocument();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await user.click(card.getByRole('button', { name: 'Hide photo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hide this photo for good?' }));
  await user.click(dialog.getByRole('button', { name: 'Hide photo' }));
  await dialog.findByText('Please correct these'); // it takes the focus, so that what is typed before would be lost
  expect(server.calls.some(({ field }) => field === 'decideReviewImage')).toBe(false);
  await user.type(dialog.getByRole('textbox'), 'A face');
  server.answer('reportedReviewImages', { nodes: [], totalCount: 0 });
  await user.click(dialog.getByRole('button', { name: 'Hide photo' }));
  expect(await findToast('Decided.')).toBeInTheDocument();
  const decided = server.calls.find(({ field }) => field === 'decideReviewImage')?.args;
  expect(decided).toEqual({ reviewImageId: 'a', isHidden: true, reason: 'A face' });
  expect(await screen.findByText('Nothing here')).toBeInTheDocument();
});

describe('with a rating', () => {
  const delivered = (line: object) =>
    order({ status: 'DELIVERED', progress: 'DONE', actions: [], lines: [orderLine({ canReview: true, ...line })] });
  const rating = async (answers: object) => {
    const rendered = renderApp('/orders/order-1', { account: account('CONSUMER'), answers: { order: delivered({}), ...answers } });
    await rendered.user.click(await screen.findByRole('button', { name: 'Rate it: Diamant Potato' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rate it: Diamant Potato' });
    const input = within(dialog).getByLabelText('Upload photos');
    const choose = (...names: string[]) =>
      fireEvent.change(input, { target: { files: names.map((name) => new File([name], name, { type: 'image/jpeg' })) } });
    return { ...rendered, dialog: within(dialog), choose };
  };

  it('go up when they are chosen and are sent in their order', async () => {
    let count = 0;
    const written = { id: 'review-1', stars: 5, text: null, images: [shown('a'), shown('b')] };
    const { user, server, dialog, choose } = await rating({
      uploadImage: () => image(`up-${(count += 1)}`),
      reviewOrderLine: written,
    });
    await user.click(dialog.getByRole('radio', { name: /^5 star/ }));
    choose('a.jpg', 'b.jpg');
    await waitFor(() => expect(server.calls.filter(({ field }) => field === 'uploadImage')).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Send rating' }));
    expect(await findToast('Thank you for your rating!')).toBeInTheDocument();
    expect(server.calls.find(({ field }) => field === 'reviewOrderLine')?.args.input).toMatchObject({
      orderLineId: 'order-line-1',
      imageIds: ['up-1', 'up-2'],
    });
  });

  it('a fifth is not taken', async () => {
    let count = 0;
    const { dialog, choose } = await rating({ uploadImage: () => image(`up-${(count += 1)}`) });
    choose('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg');
    expect(await dialog.findByText(/A review has at most 4 photos/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Remove photo 5' })).not.toBeInTheDocument();
  });

  it('what was typed stays when an upload fails, and the rating is not sent without the image', async () => {
    const { user, server, dialog, choose } = await rating({ uploadImage: errorResponse('UPLOAD_FAILED', 'Image upload failed') });
    await user.click(dialog.getByRole('radio', { name: /^5 star/ }));
    await user.type(dialog.getByRole('textbox', { name: /Tell others/ }), 'Fresh and big');
    choose('a.jpg');
    expect((await dialog.findAllByText(/Image upload failed/)).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole('button', { name: 'Send rating' }));
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Please correct these' })).toBeInTheDocument());
    expect(dialog.getByRole('textbox', { name: /Tell others/ })).toHaveValue('Fresh and big');
    expect(server.calls.some(({ field }) => field === 'reviewOrderLine')).toBe(false);
  });
});
