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
  expect(screen.getByText(/^ফোন নম্বর: কোড দিয়ে যাচাই, ৪ মার্চ ২০২৬$/)).toBeInTheDocument();
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

describe('the service of a seller', () => {
  const open = (path: string, figures: object, language: 'en' | 'bn' = 'en') =>
    renderApp(path, {
      language,
      answers: { product: product({ id: 'p-1' }), products: market(1), seller: { ...verified, verifications: [], ...figures } },
    });

  it('is text on the page of the seller', async () => {
    open('/seller/seller-1', { responseHours: 3, problemPercent: 2, refundsInTimePercent: 80 });
    expect(await screen.findByText('Usually responds within 3 hours')).toBeInTheDocument();
    expect(screen.getByText('2 of 100 orders had a problem')).toBeInTheDocument();
    expect(screen.getByText('80 of 100 refunds given within 3 days')).toBeInTheDocument();
  });

  it('is on the page of a product, in days and where there was no problem', async () => {
    open('/product/p-1', { responseHours: 48, problemPercent: 0 });
    const section = within(await screen.findByRole('region', { name: 'About the seller' }));
    expect(section.getByText('Usually responds within 2 days')).toBeInTheDocument();
    expect(section.getByText('No order had a problem')).toBeInTheDocument();
  });

  it('names no time above a week, and is in Bangla', async () => {
    open('/product/p-1', { responseHours: 2160, problemPercent: 15, refundsInTimePercent: 100 }, 'bn');
    expect(await screen.findByText('উত্তর দিতে সাধারণত এক সপ্তাহের বেশি সময় নেন')).toBeInTheDocument();
    expect(screen.getByText('প্রতি ১০০ অর্ডারের ১৫টিতে সমস্যা হয়েছে')).toBeInTheDocument();
    expect(screen.getByText('সব ফেরত ৩ দিনের মধ্যে দিয়েছেন')).toBeInTheDocument();
  });
});
