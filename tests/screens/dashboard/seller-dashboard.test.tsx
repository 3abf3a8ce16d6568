import { screen, within } from '@testing-library/react';
import { account, duties, renderApp } from '../support/render';
import { errorResponse } from '../support/fake-server';
import { home, names, none } from './seller-home';

let mockBroken = false;
jest.mock('../../../client/ui/charts/line-chart-drawing', () => ({
  __esModule: true,
  default: ({ labels, series }: { labels: string[]; series: { label: string }[] }) => {
    if (mockBroken) throw new Error('broken on purpose');
    return <p>{`drawn: ${series.map(({ label }) => label).join(', ')}; ${labels.join(' ')}`}</p>;
  },
}));

const sellerDayCounts = { toPick: 4, toDeliver: 2, overdue: 1 };
const open = (response: unknown = home()) =>
  renderApp('/dashboard/producerDashboard', {
    account: account('PRODUCER'),
    answers: { sellerDashboard: response, sellerDayCounts, sellerDuties: duties({ newOrders: 2, toShip: 1 }), myPayoutAccounts: [] },
  });
const tile = (label: string) => screen.getByText(label, { selector: '.tile-label' }).closest('dl')!;

describe('home of a seller', () => {
  beforeEach(() => (mockBroken = false));

  it('shows the eight tiles in their order with real values and the change [D1]', async () => {
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
    expect(within(tile('Total Revenue')).getByText('12.3 lakh Tk')).toBeInTheDocument();
    expect(within(tile('Products Sold')).getByText('812.5')).toBeInTheDocument();
    expect(within(tile('Customer Feedback')).getByText('92.3%')).toBeInTheDocument();
    expect(within(tile('Total Profit')).getByText('4,800 Tk')).toBeInTheDocument();
    expect(within(tile('Total Orders')).getByText('12.5% more')).toBeInTheDocument();
  });

  it('value, period and change speak of the same thing [D1]', async () => {
    open();
    await screen.findByText('Total Users');
    expect(tile('Total Revenue')).toHaveTextContent(/This month 12,500 Tk25% moresame days last month 10,000 Tk$/);
    expect(tile('Active Subscriptions')).toHaveTextContent(/17New this month 528.6% lesssame days last month 7$/);
    expect(tile('Customer Feedback')).toHaveTextContent(/92.3%This month 60%same days last month 50%$/);
    expect(tile('Monthly Traffic')).toHaveTextContent(/93050% moreprevious 30 days 620$/);
  });

  it('shows revenue and orders by month, the best products and districts, as bars with their figures [D2]', async () => {
    open();
    const months = await screen.findByRole('table', { name: 'Revenue and orders by month' });
    expect(within(months).getByRole('row', { name: 'May 9,000 Tk 4' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('table', { name: 'Best selling products' })).getByRole('link', { name: 'Lal Teer Onion' }),
    ).toBeInTheDocument();
    const places = screen.getByRole('table', { name: 'Revenue by district' });
    expect(
      within(places)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['DistrictRevenueOrders', 'Dhaka5,000 Tk9', 'Picked up1,000 Tk3']);
  });

  it('a new producer is led to the first sale, not praised for an empty market', async () => {
    const empty = names.map((kind) => ({ kind, value: kind === 'CUSTOMER_FEEDBACK' ? null : '0', ...none }));
    open(home({ tiles: empty, products: 1, unpublishedProducts: 1, pendingOrders: 0 }));
    const guide = await screen.findByRole('region', { name: 'Your first sale in five steps' });
    expect(within(guide).getAllByRole('listitem')).toHaveLength(5);
    expect(guide).toHaveTextContent('With a photo, name, quantity, price, a few words about it and a category.');
    expect(within(guide).getByRole('link', { name: 'Add account' })).toHaveAttribute('href', '/dashboard/producerMoney?view=payouts');
    expect(within(guide).getByRole('link', { name: 'Complete' })).toHaveAttribute('href', '/dashboard/producerProfile');
    expect(within(guide).queryByRole('link', { name: 'Add product' })).not.toBeInTheDocument();
    expect(within(guide).getByRole('link', { name: 'See products' })).toHaveAttribute(
      'href',
      '/dashboard/producerAllProducts?status=NOT_PUBLISHED',
    );
    expect(within(guide).queryByRole('button', { name: /Share/ })).not.toBeInTheDocument();
    expect(screen.queryByText('All your products are on sale')).not.toBeInTheDocument();
    expect(screen.queryByText(/drawn:/)).not.toBeInTheDocument();
  });

  it('shows the service exactly, as buyers see it, and how to improve', async () => {
    open();
    const panel = within(await screen.findByRole('region', { name: 'Your service' }));
    for (const text of [
      '95 minutes',
      'Usually responds within 2 hours',
      '1 of 48',
      '2 of 100 orders had a problem',
      '6 of 8',
      '75 of 100 refunds given within 3 days',
    ])
      expect(panel.getByText(text)).toBeInTheDocument();
    expect(panel.getByText(/^Confirm or decline orders as they come/)).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'See waiting orders' })).toHaveAttribute('href', '/dashboard/producerOrder?sort=pending');
  });

  it('the service names from which number on buyers see it, in Bangla digits', async () => {
    const few = {
      responses: 3,
      responseMinutes: 200,
      responseHours: null,
      delivered: 4,
      problems: 0,
      problemPercent: null,
      refunds: 4,
      refundsInTime: 3,
      refundsInTimePercent: null,
    };
    renderApp('/dashboard/producerDashboard', {
      account: account('PRODUCER'),
      language: 'bn',
      answers: { sellerDashboard: home({ service: few }), sellerDayCounts },
    });
    const panel = within(await screen.findByRole('region', { name: 'আপনার সেবা' }));
    for (const text of [
      '৩.৩ ঘণ্টা',
      '৪টির মধ্যে ০টি',
      'কমপক্ষে ৫টি হলে ক্রেতারা দেখবেন।',
      'কমপক্ষে ১০টি অর্ডার পৌঁছালে ক্রেতারা দেখবেন।',
      '৪টির মধ্যে ৩টি',
      'কমপক্ষে ৫টি ফেরত হলে ক্রেতারা দেখবেন।',
    ])
      expect(panel.getByText(text)).toBeInTheDocument();
    expect(panel.queryByText(/^সাধারণত/)).not.toBeInTheDocument();
  });

  it('each tile shows what it counts, and a shortened one its exact figure [D1]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'What is Total Revenue?' }));
    expect(
      screen.getByText('The value of your delivered orders, delivery fees included, before refunds. Exactly: 12,34,567.50 Tk'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'What is Customer Feedback?' }));
    expect(screen.getByText('The share of your ratings with 4 stars or more.')).toBeInTheDocument();
  });

  it('every definition opens by key as by touch, and closes by the same button [D1]', async () => {
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

  it('shows no number where there are no data [D1]', async () => {
    open(home({ tiles: names.map((kind) => ({ kind, value: kind === 'CUSTOMER_FEEDBACK' ? null : '0', changePercent: null })) }));
    await screen.findByText('Customer Feedback');
    expect(within(tile('Customer Feedback')).getByText('No data yet')).toBeInTheDocument();
    expect(within(tile('Total Users')).getByText('0')).toBeInTheDocument();
  });

  it('draws users, revenue and profit of twelve months, with the same figures as a table [D2]', async () => {
    const { user } = open();
    expect(await screen.findByText('drawn: Users, Revenue, Profit; Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec')).toBeInTheDocument();
    expect(screen.getByText(/Best month: May, with revenue of 9,000 Tk/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: 'The last 12 months' });
    expect(within(table).getAllByRole('row')).toHaveLength(13);
    expect(within(table).getByRole('row', { name: 'May 4 9,000 Tk 980 Tk' })).toBeInTheDocument();
  });

  it('a drawing that fails hides neither tiles nor figures [D2]', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockBroken = true;
    open();
    expect(await screen.findByText('The chart could not be drawn. Show the figures as a table.')).toBeInTheDocument();
    expect(within(tile('Total Users')).getByText('42')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show as table' })).toBeInTheDocument();
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('leads to what is to do today [D1]', async () => {
    open();
    const today = await screen.findByRole('region', { name: 'To do today' });
    expect(within(today).getByText('2 orders to confirm · 1 to ship')).toBeInTheDocument();
    expect(within(today).getByRole('link', { name: 'See orders' })).toHaveAttribute('href', '/dashboard/producerOrder?side=day&list=new');
    expect(within(today).getByText(/^4 to pick and pack, 2 to deliver today/)).toHaveTextContent('(1 overdue)');
    expect(within(today).getByRole('link', { name: "Today's lists" })).toHaveAttribute('href', '/dashboard/producerOrder?side=day');
    expect(within(today).getByText('1 product is not on sale')).toBeInTheDocument();
    expect(within(today).getByRole('link', { name: 'See products' })).toHaveAttribute(
      'href',
      '/dashboard/producerAllProducts?status=NOT_PUBLISHED',
    );
    expect(within(today).getByRole('link', { name: 'Add Products' })).toHaveAttribute('href', '/dashboard/producerAddProduct');
  });

  it('lists what waits for the seller, first the problems whose answer has a deadline, and leads there', async () => {
    const waiting = {
      problems: 2,
      problemsDueAt: '2026-01-21T06:00:00.000Z',
      refundsOwed: 1,
      refundsAmount: '150.00',
      refundsDueAt: '2026-01-22T06:00:00.000Z',
      refundOrderId: 'o9',
      paymentsToCheck: 1,
      billsDue: 1,
      billsDueOn: '2026-02-10',
      questions: 2,
      dealsToDecide: 1,
    };
    const answers = { sellerDashboard: home(), sellerDayCounts, sellerDuties: duties(waiting) };
    renderApp('/dashboard/producerDashboard', { account: account('PRODUCER'), answers });
    const today = await screen.findByRole('region', { name: 'To do today' });
    const [first, ...others] = within(today).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^2 problems are waiting for your answer · answer by 21 Jan 2026, 12:00/);
    expect(others.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      '1 refund to give back: 150 Tk · the first by 22 Jan 2026Give it back',
      '1 reported payment to checkCheck payments',
      '1 bill to pay · the first by 10 Feb 2026See bills',
      '2 questions are waiting for your replySee questions',
      '1 deal is waiting for your decisionSee deals',
    ]);
    const leads = {
      'See problems': 'producerProblems',
      'See questions': 'producerQuestions',
      'See deals': 'producerDeals',
      'Give it back': 'producerOrder/o9',
      'Check payments': 'producerOrder?pay=check',
      'See bills': 'producerMoney?view=bills',
    };
    for (const [name, page] of Object.entries(leads)) {
      expect(within(today).getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(page));
    }
  });

  it('shows an error when the figures cannot be loaded and tries again [D1]', async () => {
    const { server, user } = open(errorResponse('INTERNAL', 'Something went wrong.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your figures');
    server.answer('sellerDashboard', home());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Total Users')).toBeInTheDocument();
  });
});
