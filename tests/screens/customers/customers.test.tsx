import { screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../../../client/platform/save-file';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';

jest.mock('../../../client/platform/save-file', () => ({ saveFile: jest.fn() }));

const place = { id: 1, nameEn: 'Savar', nameBn: 'সাভার', district: { id: 1, nameEn: 'Dhaka', nameBn: 'ঢাকা' } };
const customer = (more: Record<string, unknown> = {}) => ({
  id: 'c1',
  name: 'Salma Begum',
  phone: '01811111111',
  deliveredKg: '1250.5',
  deliveredUnweighed: 0,
  lastLoginAt: null,
  upazila: place,
  orderCount: 4,
  deliveredCount: 3,
  deliveredValue: '4500.00',
  unweighedProducts: [{ unit: 'DOZEN', customUnitNote: null, quantity: '3' }],
  firstOrderedAt: '2026-01-05T06:00:00.000Z',
  lastOrderedAt: '2026-03-05T06:00:00.000Z',
  ...more,
});
const other = customer({ id: 'c2', deliveredKg: '3', name: 'Rahim Uddin', phone: '01822222222', deliveredUnweighed: 2, upazila: null });
const pageOf = (nodes: unknown[], totalCount = nodes.length) => ({
  nodes,
  totalCount,
  pageInfo: { hasNextPage: false, endCursor: null },
});
const order = { id: 'o1', trackingNumber: 'HB-1001', progress: 'DONE', total: '340.00', placedAt: '2026-03-05T06:00:00.000Z' };
const csv = { name: 'customers.csv', text: '\uFEFFName\r\n', rowCount: 2, totalCount: 2 };

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const open = async (path = '/dashboard/producerCustomers', { answers: responses, ...options }: Options = {}) => {
  const view = renderApp(path, {
    account: account('PRODUCER'),
    answers: {
      myCustomers: pageOf([customer(), other]),
      myCustomer: customer(),
      mySales: pageOf([order]),
      customersCsv: csv,
      ...responses,
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const asked = (view: Awaited<ReturnType<typeof open>>, field = 'myCustomers') =>
  view.server.calls.filter((call) => call.field === field).at(-1)?.args;

describe('customers', () => {
  it('shows the required columns and what each customer bought [C1]', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Customers' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((one) => one.textContent)).toEqual([
      'Select all on this page',
      'Sn',
      'Image',
      'Name',
      'Phone',
      'Total purchases (KG)',
      'Last login',
      'Location',
      'Actions',
    ]);
    const row = within(table).getByRole('row', { name: /Salma Begum/ });
    for (const text of ['01', '1,250.5', 'Never', 'Savar, Dhaka']) expect(within(row).getByText(text)).toBeInTheDocument();
    expect(row.querySelector('.avatar')).toHaveAttribute('data-initials', 'SB');
    expect(within(row).getByRole('link', { name: 'Call Salma Begum' })).toHaveAttribute('href', 'tel:01811111111');
    expect(within(row).getByRole('link', { name: 'Message Salma Begum' })).toHaveAttribute('href', 'sms:01811111111');
    expect(within(row).getByRole('checkbox', { name: 'Select Salma Begum' })).not.toBeChecked();
    const second = within(table).getByRole('row', { name: /Rahim Uddin/ });
    expect(within(second).getByText('and 2 counted items')).toBeInTheDocument();
    expect(within(second).getByText('Not given')).toBeInTheDocument();
  });

  it('speaks Bangla, digits too [C1]', async () => {
    await open(undefined, { language: 'bn' });
    expect(await screen.findByRole('heading', { level: 1, name: 'গ্রাহক' })).toBeInTheDocument();
    expect(await screen.findByText('১,২৫০.৫')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'মোট কেনা (কেজি)' })).toBeInTheDocument();
    expect(screen.getByText('সাভার, ঢাকা')).toBeInTheDocument();
    expect(screen.getByText('ও গুনে বেচা ২টি পণ্য')).toBeInTheDocument();
  });

  it('has the six sorts under their names, in the address and asked of the server [C2]', async () => {
    const view = await open();
    const sort = await screen.findByRole('combobox', { name: 'Sort' });
    const labels = ['Name A-Z', 'Name Z-A', 'purchases low-high', 'purchases high-low', 'New User - Old User', 'Old User - New User'];
    expect(
      within(sort)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(labels);
    const sorts = ['NAME_ASC', 'NAME_DESC', 'PURCHASES_ASC', 'PURCHASES_DESC', 'NEWEST_FIRST', 'OLDEST_FIRST'];
    for (const [index, label] of [...labels.entries()].reverse()) {
      await view.user.selectOptions(sort, label);
      await waitFor(() => expect(asked(view)).toMatchObject({ sort: sorts[index] }));
    }
    await view.user.selectOptions(sort, 'purchases high-low');
    expect(view.address()).toBe('/dashboard/producerCustomers?sort=purchasesHighLow');
  });

  it('searches by name and shows a message when no one matches [C2]', async () => {
    const view = await open('/dashboard/producerCustomers?page=2&sort=nameZA');
    view.server.answer('myCustomers', pageOf([]));
    await view.user.type(await screen.findByRole('searchbox', { name: 'Search customers by name' }), 'Nobody{Enter}');
    expect(view.address()).toBe('/dashboard/producerCustomers?sort=nameZA&q=Nobody');
    expect(await screen.findByRole('heading', { name: 'No customer matches' })).toBeInTheDocument();
    expect(asked(view)).toMatchObject({ filter: { search: 'Nobody' }, sort: 'NAME_DESC', offset: 0 });
    await view.user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(view.address()).toBe('/dashboard/producerCustomers?sort=nameZA');
  });

  it('shows 7 a page with two-digit page numbers, Previous and Next [C3]', async () => {
    const view = await open('/dashboard/producerCustomers?page=2', { answers: { myCustomers: pageOf([customer()], 20) } });
    const pages = await screen.findByRole('navigation', { name: 'Pages' });
    const links = within(pages).getAllByRole('link');
    expect(links.map((one) => one.textContent)).toEqual(['Previous', '01', '02', '03', 'Next']);
    expect(within(pages).getByRole('link', { name: 'Page 02' })).toHaveAttribute('aria-current', 'page');
    expect(asked(view)).toMatchObject({ first: 7, offset: 7 });
    expect(screen.getByRole('cell', { name: '08' })).toBeInTheDocument();
  });

  it('exports what the list shows, or those that are selected, and copies their phones [C1]', async () => {
    const view = await open('/dashboard/producerCustomers?sort=newOld&q=a');
    await view.user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('2 rows saved in customers.csv', { selector: '.toast *' })).toBeInTheDocument();
    expect(saveFile).toHaveBeenLastCalledWith('customers.csv', csv.text, 'text/csv;charset=utf-8');
    expect(asked(view, 'customersCsv')).toMatchObject({ filter: { search: 'a', ids: null }, sort: 'NEWEST_FIRST' });
    await view.user.click(screen.getByRole('checkbox', { name: 'Select Rahim Uddin' }));
    view.server.answer('customersCsv', { ...csv, rowCount: 1, totalCount: 3 });
    await view.user.click(screen.getAllByRole('button', { name: 'Export CSV' }).at(-1) as HTMLElement);
    await waitFor(() => expect(asked(view, 'customersCsv')).toMatchObject({ filter: { ids: ['c2'] } }));
    expect(await screen.findByText(/^The first 1 of 3 rows were saved/, { selector: '.toast *' })).toBeInTheDocument();
    await view.user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await view.user.click(screen.getByRole('button', { name: 'Copy phones' }));
    expect(await screen.findByText('2 phone numbers copied', { selector: '.toast *' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('01811111111\n01822222222');
  });

  it("a rejected file is notified with the server's message [C1]", async () => {
    const view = await open(undefined, {
      answers: { customersCsv: errorResponse('RATE_LIMITED', 'Too many attempts. Please try again later.') },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Too many attempts. Please try again later.', { selector: '.toast *' })).toBeInTheDocument();
  });

  it('one customer opens beside the list with totals and orders, at an address of their own [C1]', async () => {
    const view = await open('/dashboard/producerCustomers?sort=nameZA');
    await view.user.click(await screen.findByRole('link', { name: 'View Salma Begum' }));
    expect(view.address()).toBe('/dashboard/producerCustomers/c1?sort=nameZA');
    const drawer = await screen.findByRole('dialog', { name: 'Salma Begum' });
    for (const text of ['1,250.5 KG', '3 Dozen', '4,500 Tk', '5 Jan 2026'])
      expect(await within(drawer).findByText(text)).toBeInTheDocument();
    expect(await within(drawer).findByRole('link', { name: 'HB-1001' })).toHaveAttribute('href', '/dashboard/producerOrder/o1');
    expect(asked(view, 'mySales')).toMatchObject({ filter: { buyerId: 'c1' } });
    await view.user.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(view.address()).toBe('/dashboard/producerCustomers?sort=nameZA');
  });

  it('a phone shows cards, and one customer as a page with a way back [C1]', async () => {
    const view = await open('/dashboard/producerCustomers?q=sal', { width: 360 });
    const cards = await screen.findByRole('list', { name: 'Customers' });
    await view.user.click(within(cards).getByRole('link', { name: 'View Salma Begum' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Salma Begum' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All customers' })).toHaveAttribute('href', '/dashboard/producerCustomers?q=sal');
  });

  it('is empty before the first order, and a failure can be tried again [C1]', async () => {
    const view = await open(undefined, { answers: { myCustomers: errorResponse('INTERNAL', 'Something went wrong.') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    view.server.answer('myCustomers', pageOf([]));
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'No customers yet' })).toBeInTheDocument();
  });
});
