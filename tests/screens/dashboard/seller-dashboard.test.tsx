import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { refuse } from '../support/fake-server';

let mockBroken = false;
jest.mock('../../../client/ui/line-chart-drawing', () => ({
  __esModule: true,
  default: ({ labels, series }: { labels: string[]; series: { label: string }[] }) => {
    if (mockBroken) throw new Error('broken on purpose');
    return <p>{`drawn: ${series.map(({ label }) => label).join(', ')}; ${labels.join(' ')}`}</p>;
  },
}));

const names = [
  'TOTAL_USERS',
  'TOTAL_REVENUE',
  'TOTAL_ORDERS',
  'MONTHLY_TRAFFIC',
  'PRODUCTS_SOLD',
  'CUSTOMER_FEEDBACK',
  'ACTIVE_SUBSCRIPTIONS',
  'TOTAL_PROFIT',
];
const values = ['42', '1234567.50', '61', '930', '812.5', '92.3', '17', '4800.00'];
const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  users: index,
  revenue: index === 4 ? '9000.00' : '1000.00',
  profit: '980.00',
}));
const home = (more: Record<string, unknown> = {}) => ({
  tiles: names.map((kind, index) => ({ kind, value: values[index], changePercent: kind === 'TOTAL_ORDERS' ? 12.5 : null })),
  months,
  pendingOrders: 3,
  unpublishedProducts: 1,
  ...more,
});
const open = (answer: unknown = home()) =>
  renderApp('/dashboard/producerDashboard', { account: account('PRODUCER'), answers: { sellerDashboard: answer } });
const tile = (label: string) => screen.getByText(label, { selector: '.tile-label' }).closest('dl')!;

describe('home of a seller', () => {
  beforeEach(() => (mockBroken = false));

  it('D1 shows the eight tiles in their order with real values and the change', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Rahim Uddin' })).toBeInTheDocument();
    await screen.findByText('Total Users');
    expect([...document.querySelectorAll('.tile-label')].map((one) => one.textContent)).toEqual([
      'Total Users',
      'Total Revenue',
      'Total Orders',
      'Monthly Traffic',
      'Products Sold',
      'Customer Feedback',
      'Active Subscriptions',
      'Total Profit',
    ]);
    expect(within(tile('Total Users')).getByText('42')).toBeInTheDocument();
    expect(within(tile('Total Revenue')).getByText('1.2M Tk')).toBeInTheDocument();
    expect(within(tile('Products Sold')).getByText('812.5')).toBeInTheDocument();
    expect(within(tile('Customer Feedback')).getByText('92.3%')).toBeInTheDocument();
    expect(within(tile('Total Profit')).getByText('4,800 Tk')).toBeInTheDocument();
    expect(within(tile('Total Orders')).getByText('12.5% up on last month')).toBeInTheDocument();
  });

  it('D1 each tile tells what it counts, and a shortened one its exact figure', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'What is Total Revenue?' }));
    expect(screen.getByText('The value of your delivered orders. Exactly: 12,34,567.50 Tk')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'What is Customer Feedback?' }));
    expect(screen.getByText('The share of your ratings with 4 stars or more.')).toBeInTheDocument();
  });

  it('D1 every definition opens by key as by touch, and closes by the same button', async () => {
    const { user } = open();
    await screen.findByText('Total Users');
    const buttons = screen.getAllByRole('button', { name: /^What is / });
    expect(buttons).toHaveLength(8);
    for (const button of buttons) {
      button.focus();
      await user.keyboard('{Enter}');
      expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(button.closest('dl')!.querySelector('.tile-definition')).toHaveTextContent(/\w+ \w+/);
      await user.click(button);
      expect(button.closest('dl')!.querySelector('.tile-definition')).toBeNull();
    }
  });

  it('D1 shows no number where there is nothing to tell', async () => {
    open(home({ tiles: names.map((kind) => ({ kind, value: kind === 'CUSTOMER_FEEDBACK' ? null : '0', changePercent: null })) }));
    await screen.findByText('Customer Feedback');
    expect(within(tile('Customer Feedback')).getByText('No data yet')).toBeInTheDocument();
    expect(within(tile('Total Users')).getByText('0')).toBeInTheDocument();
  });

  it('D2 draws users, revenue and profit of twelve months, with the same figures as a table', async () => {
    const { user } = open();
    expect(await screen.findByText('drawn: Users, Revenue, Profit; Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec')).toBeInTheDocument();
    expect(screen.getByText(/Best month: May, with revenue of 9,000 Tk/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: 'The last 12 months' });
    expect(within(table).getAllByRole('row')).toHaveLength(13);
    expect(within(table).getByRole('row', { name: 'May 4 9,000 Tk 980 Tk' })).toBeInTheDocument();
  });

  it('D2 a drawing that fails hides neither tiles nor figures', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockBroken = true;
    open();
    expect(await screen.findByText('The chart could not be drawn. Show the figures as a table.')).toBeInTheDocument();
    expect(within(tile('Total Users')).getByText('42')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show as table' })).toBeInTheDocument();
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('D1 leads to what is to do today', async () => {
    open();
    const today = await screen.findByRole('region', { name: 'To do today' });
    expect(within(today).getByText('3 orders wait for you')).toBeInTheDocument();
    expect(within(today).getByRole('link', { name: 'See orders' })).toHaveAttribute('href', '/dashboard/producerOrder?sort=pending');
    expect(within(today).getByText('1 product is not on sale')).toBeInTheDocument();
    expect(within(today).getByRole('link', { name: 'See products' })).toHaveAttribute(
      'href',
      '/dashboard/producerAllProducts?status=NOT_PUBLISHED',
    );
    expect(within(today).getByRole('link', { name: 'Add Products' })).toHaveAttribute('href', '/dashboard/producerAddProduct');
  });

  it('D1 says when the figures cannot be loaded and tries again', async () => {
    const { server, user } = open(refuse('INTERNAL', 'Something went wrong.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your figures');
    server.answer('sellerDashboard', home());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Total Users')).toBeInTheDocument();
  });
});
