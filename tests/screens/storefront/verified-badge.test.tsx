/** The badge of a verified seller: on the page of the seller and of their products. */
import { screen, within } from '@testing-library/react';
import { market, product } from '../support/market';
import { renderApp } from '../support/render';

const checks = [
  { kind: 'PHONE', checkedAt: '2026-03-04T06:00:00.000Z' },
  { kind: 'NID', checkedAt: '2026-03-05T06:00:00.000Z' },
];
const verified = { ...product().seller, verifications: checks };

it('names what was checked, and on a tap when and what that means', async () => {
  const { user } = renderApp('/seller/seller-1', { answers: { seller: verified, products: market(1) } });
  const badge = await screen.findByText('Verified: phone number, national ID');
  expect(badge.closest('details')).not.toHaveAttribute('open');
  await user.click(badge);
  expect(badge.closest('details')).toHaveAttribute('open');
  expect(screen.getByText('National ID: checked by Haatbar, 5 Mar 2026')).toBeInTheDocument();
});

it('is in Bangla with its digits', async () => {
  renderApp('/seller/seller-1', { language: 'bn', answers: { seller: verified, products: market(1) } });
  expect(await screen.findByText('যাচাই করা: ফোন নম্বর, জাতীয় পরিচয়পত্র')).toBeInTheDocument();
  expect(screen.getByText(/^ফোন নম্বর: কোড দিয়ে নিশ্চিত, ৪ মার্চ ২০২৬$/)).toBeInTheDocument();
});

it('is on the page of a product, and not where nothing was checked', async () => {
  const answers = { product: product({ id: 'p-1' }), seller: verified };
  const { unmount } = renderApp('/product/p-1', { answers });
  const section = within(await screen.findByRole('region', { name: 'Verified seller' }));
  expect(section.getByText('Verified: phone number, national ID')).toBeInTheDocument();
  unmount();
  renderApp('/product/p-1', { answers: { ...answers, seller: { ...verified, verifications: [] } } });
  await screen.findByRole('region', { name: /Questions/ });
  expect(screen.queryByText(/^Verified/)).not.toBeInTheDocument();
});
