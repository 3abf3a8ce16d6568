import { screen, within } from '@testing-library/react';
import { DashboardTileKind } from '../../../schema/values/market/dashboard';
import { account, duties, renderApp } from '../support/render';

jest.mock('../../../client/ui/charts/line-chart-drawing', () => ({
  __esModule: true,
  default: ({ series }: { series: { label: string }[] }) => <p>{`drawn: ${series.map(({ label }) => label).join(', ')}`}</p>,
}));

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);
const potato = { slug: 'potato', nameEn: 'Potato', nameBn: 'আলু' };
const figure = (value: string, changePercent: number | null = null) => ({
  value,
  thisMonth: '20.00',
  sameDaysBefore: '10.00',
  changePercent,
});
const home = (more: Record<string, unknown> = {}) => ({
  spent: figure('3000.00', 12.5),
  boughtKg: figure('100'),
  sold: figure('520.00'),
  margin: figure('120.00'),
  stockValue: '2100.00',
  waitingCost: '1200.00',
  unlistedReceipts: 1,
  openPurchases: 2,
  deliveriesDue: 1,
  openSales: 3,
  months: months.map((month) => ({ month, spent: '250.00', sold: '40.00', margin: '10.00' })),
  stock: [{ category: potato, kilograms: '50', value: '2100.00' }],
  crops: [
    { category: potato, changePercent: 3.4, months: months.map((month, index) => ({ month, pricePerKg: index < 2 ? null : '31.00' })) },
  ],
  ...more,
});
const tiles = Object.values(DashboardTileKind).map((kind) => ({
  kind,
  value: '42',
  thisMonth: null,
  sameDaysBefore: null,
  changePercent: null,
}));
const sellerDayCounts = { toPick: 4, toDeliver: 2, overdue: 1 };
const open = (role: 'WHOLESALER' | 'SUPERSALER', path: string, response = home(), language: 'en' | 'bn' = 'en', more: object = {}) =>
  renderApp(path, {
    account: account(role),
    language,
    answers: {
      traderDashboard: response,
      sellerDashboard: { tiles, months: [], service },
      sellerDayCounts,
      sellerDuties: duties({ newOrders: 3, toShip: 3, ...more }),
    },
  });
const tile = (label: string) => screen.getAllByText(label, { selector: '.tile-label' })[0]!.closest('dl')!;

const service = {
  responses: 0,
  responseMinutes: null,
  responseHours: null,
  delivered: 0,
  problems: 0,
  problemPercent: null,
  refunds: 0,
  refundsInTime: 0,
  refundsInTimePercent: null,
};

describe('home of a trader', () => {
  it('shows what was bought, sold and earned, and what waits on both sides [R9]', async () => {
    open('SUPERSALER', '/dashboard/supersellerDashboard');
    expect(await screen.findByText('3 orders to confirm · 3 to ship')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See purchases' })).toHaveAttribute('href', '/dashboard/supersellerOrder?side=bought');
    expect(screen.getByRole('link', { name: "Today's lists" })).toHaveAttribute('href', '/dashboard/supersellerOrder?side=day');
    expect(screen.getByRole('link', { name: 'List products' })).toHaveAttribute(
      'href',
      '/dashboard/supersellerProducerProducts?tab=received&left=1',
    );
    expect(within(tile('Spent')).getByText('3,000 Tk')).toBeInTheDocument();
    expect(within(tile('Margin')).getByText('120 Tk')).toBeInTheDocument();
    expect(await screen.findByText('drawn: Spent, Sold, Margin')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Potato 50 2,100' })).toBeInTheDocument();
  });

  it.each([
    ['en', 1, /^1 refund to give back: 150 Tk · the first by 29 Nov/, 'Give it back', '/dashboard/supersellerOrder/o7'],
    ['en', 2, /^2 refunds to give back: 150 Tk · the first by 29 Nov/, 'Give it back', '/dashboard/supersellerMoney'],
    ['bn', 2, /^২টি ফেরত দেওয়া বাকি: ৳১৫০ · প্রথমটি ২৯ নভে/, 'ফেরত দিন', '/dashboard/supersellerMoney'],
  ] as const)('names refunds to give back with their sum and leads to them: %s, %s', async (language, count, text, label, href) => {
    const owed = { refundsOwed: count, refundsAmount: '150.00', refundsDueAt: '2026-11-29T06:00:00.000Z', refundOrderId: 'o7' };
    open('SUPERSALER', '/dashboard/supersellerDashboard', home(), language, owed);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  it.each([
    ['SUPERSALER', '/dashboard/supersellerDashboard'],
    ['WHOLESALER', '/dashboard/wholesalerDashboard'],
  ] as const)('a %s comes from their products to their market prices [R9 R13]', async (role, path) => {
    open(role, path);
    const way = within(await screen.findByRole('navigation', { name: 'Market prices of the products you follow' }));
    expect(way.getByRole('link', { name: 'Price of Potato' })).toHaveAttribute('href', '/prices?category=potato');
    expect(way.getByRole('link', { name: 'All market prices' })).toHaveAttribute('href', '/prices');
  });

  it('a wholesaler sees the prices of the products they follow and the eight tiles of a seller, in Bangla [R9 D1]', async () => {
    open('WHOLESALER', '/dashboard/wholesalerDashboard', home(), 'bn');
    expect(await screen.findByText('drawn: আলু')).toBeInTheDocument();
    expect(screen.getByText(/^বাজারের অর্ডারের গড়: আলু ৳৩১।/)).toBeInTheDocument();
    expect(screen.getByText('মোট আয়')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'পণ্য কিনুন' })).toHaveAttribute('href', '/dashboard/wholesalerAllProducts');
  });

  it('shows a message where there is nothing yet [R9]', async () => {
    open(
      'WHOLESALER',
      '/dashboard/wholesalerDashboard',
      home({ openSales: 0, deliveriesDue: 0, unlistedReceipts: 0, stock: [], crops: [] }),
      'en',
      { newOrders: 0, toShip: 0 },
    );
    for (const text of ['No order is waiting', 'You have no stock yet.']) expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText(/follow their prices here/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All market prices' })).toHaveAttribute('href', '/prices');
  });
});
