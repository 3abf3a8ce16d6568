import { screen, waitFor, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { refuse } from '../support/fake-server';
import { confirmed, done, image, list, sale } from './sale-answers';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const open = async (path = '/dashboard/producerOrder', { answers, ...options }: Options = {}) => {
  const view = renderApp(path, {
    account: account('PRODUCER'),
    answers: { mySales: list([sale(), done]), order: sale(), ...answers },
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'List Of Orders' });
  return view;
};
const asked = (view: Awaited<ReturnType<typeof open>>) => view.server.calls.filter(({ field }) => field === 'mySales').at(-1)?.args;
const pickSort = async (view: Awaited<ReturnType<typeof open>>, name: string) => {
  await view.user.click(screen.getByRole('button', { name: 'Sort' }));
  await view.user.click(screen.getByRole('menuitem', { name }));
};

describe('list of orders', () => {
  it('O1 shows the columns of the specification with the figures of each order', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'List Of Orders' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['Sn', 'Tracking No.', 'Product Name & Images', 'Quantity', 'Total Earning (TK)', 'Order Date', 'Status', 'Actions']);
    const row = within(table).getByRole('row', { name: /HB-1001/ });
    for (const text of ['01', 'HB-1001', 'Potato', '2.5 KG', '340', '5 Mar 2026']) expect(within(row).getByText(text)).toBeInTheDocument();
    expect(row.querySelector('img')).toHaveAttribute('src', image.url);
  });

  it('O1 speaks Bangla, digits too', async () => {
    renderApp('/dashboard/producerOrder', { account: account('PRODUCER'), language: 'bn', answers: { mySales: list([sale()]) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'অর্ডার তালিকা' })).toBeInTheDocument();
    expect(await screen.findByText('২.৫ কেজি')).toBeInTheDocument();
    expect(screen.getByText('৩৪০')).toBeInTheDocument();
    expect(screen.getByText('HB-১০০১')).toBeInTheDocument();
  });

  it('O2 a status choice and an order choice combine as chips that can be taken off, and stand in the address', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Sort' }));
    expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual([
      'Latest Date',
      'Done Orders',
      'Pending Orders',
      'Highest Quantity',
    ]);
    await view.user.click(screen.getByRole('menuitem', { name: 'Done Orders' }));
    await pickSort(view, 'Highest Quantity');
    expect(view.address()).toBe('/dashboard/producerOrder?sort=done%2ChighestQuantity');
    await waitFor(() => expect(asked(view)).toMatchObject({ filter: { progress: 'DONE' }, sort: 'HIGHEST_QUANTITY' }));
    await pickSort(view, 'Pending Orders');
    await waitFor(() => expect(asked(view)).toMatchObject({ filter: { progress: 'PENDING' }, sort: 'HIGHEST_QUANTITY' }));
    expect(screen.queryByRole('button', { name: 'Remove: Done Orders' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Remove: Highest Quantity' }));
    await waitFor(() => expect(asked(view)).toMatchObject({ filter: { progress: 'PENDING' }, sort: 'LATEST' }));
    await view.user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(view.address()).toBe('/dashboard/producerOrder');
    await waitFor(() => expect(asked(view)).toMatchObject({ filter: { progress: null }, sort: 'LATEST' }));
  });

  it('O2 reads the choices and the search from the address', async () => {
    const view = await open('/dashboard/producerOrder?sort=pending,highestQuantity&q=HB-1001');
    await waitFor(() =>
      expect(asked(view)).toMatchObject({ filter: { progress: 'PENDING', search: 'HB-1001' }, sort: 'HIGHEST_QUANTITY' }),
    );
    expect(screen.getByRole('button', { name: 'Remove: Search: HB-1001' })).toBeInTheDocument();
  });

  it('O3 shows Done or Pending with the finer state beside it', async () => {
    await open();
    const fresh = await screen.findByRole('row', { name: /HB-1001/ });
    expect(within(fresh).getByText('Pending')).toBeInTheDocument();
    expect(within(fresh).getByText('New')).toBeInTheDocument();
    const delivered = screen.getByRole('row', { name: /HB-1002/ });
    expect(within(delivered).getByText('Done')).toBeInTheDocument();
    expect(within(delivered).getByText('Delivered')).toBeInTheDocument();
    expect(within(delivered).queryByRole('button', { name: /Confirm|Ship|Mark/ })).not.toBeInTheDocument();
  });

  it.each([
    ['Confirm', 'confirmOrder', sale(), confirmed, 'Order HB-1001 confirmed', 'Ship, order HB-1001'],
    [
      'Ship',
      'shipOrder',
      confirmed,
      sale({ status: 'SHIPPED', actions: ['DELIVER'] }),
      'Order HB-1001 is on its way',
      'Mark delivered, order HB-1001',
    ],
  ])('O3 %s moves the order on', async (name, field, before, after, toast, next) => {
    const view = await open(undefined, { answers: { mySales: list([before]), [field]: after } });
    const button = await screen.findByRole('button', { name: `${name}, order HB-1001` });
    view.server.answer('mySales', list([after]));
    await view.user.click(button);
    expect(await screen.findByText(toast, { selector: '.toast *' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: next })).toBeInTheDocument();
    expect(view.server.calls).toContainEqual({ field, args: { id: 'o1' } });
  });

  it('O3 Mark delivered makes it Done', async () => {
    const shipped = sale({ status: 'SHIPPED', actions: ['DELIVER'] });
    const after = sale({ status: 'DELIVERED', progress: 'DONE', actions: [] });
    const view = await open(undefined, { answers: { mySales: list([shipped]), deliverOrder: after } });
    const button = await screen.findByRole('button', { name: 'Mark delivered, order HB-1001' });
    view.server.answer('mySales', list([after]));
    await view.user.click(button);
    expect(await screen.findByText('Done')).toBeInTheDocument();
    expect(await screen.findByText('Order HB-1001 delivered', { selector: '.toast *' })).toBeInTheDocument();
  });

  it('O3 Reject asks for a reason and keeps it when the server refuses', async () => {
    const rejected = sale({ status: 'REJECTED', progress: 'CANCELLED', actions: [] });
    const view = await open(undefined, { answers: { rejectOrder: refuse('CONFLICT', 'The order was changed meanwhile.') } });
    await view.user.click(await screen.findByRole('button', { name: 'Actions for order HB-1001' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'Reject' }));
    const dialog = screen.getByRole('dialog', { name: 'Reject order HB-1001?' });
    const send = () => view.user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await send();
    expect(await within(dialog).findByRole('link', { name: 'Please give a reason.' })).toBeInTheDocument();
    expect(view.server.calls.map(({ field }) => field)).not.toContain('rejectOrder');
    const reason = within(dialog).getByRole('textbox', { name: /Reason/ });
    await view.user.type(reason, 'Sold out after the rain');
    await send();
    expect(await within(dialog).findByText('The order was changed meanwhile.')).toBeInTheDocument();
    expect(reason).toHaveValue('Sold out after the rain');
    view.server.answer('rejectOrder', rejected);
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.server.calls).toContainEqual({ field: 'rejectOrder', args: { id: 'o1', reason: 'Sold out after the rain' } });
    expect(await screen.findByText('Order HB-1001 rejected', { selector: '.toast *' })).toBeInTheDocument();
  });

  it('O3 Cancel may go without a reason', async () => {
    const view = await open(undefined, {
      answers: { mySales: list([confirmed]), cancelOrder: sale({ status: 'CANCELLED', progress: 'CANCELLED', actions: [] }) },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Actions for order HB-1001' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'Cancel order' }));
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(view.server.calls).toContainEqual({ field: 'cancelOrder', args: { id: 'o1', reason: null } }));
  });

  it("O3 a refused step is told in the server's words", async () => {
    const view = await open(undefined, { answers: { confirmOrder: refuse('CONFLICT', 'The order cannot be moved on this way now.') } });
    await view.user.click(await screen.findByRole('button', { name: 'Confirm, order HB-1001' }));
    expect(await screen.findByText('The order cannot be moved on this way now.', { selector: '.toast *' })).toBeInTheDocument();
  });

  it('O3 the order opens beside the list with timeline, contact, address and sums, and is acted on there', async () => {
    const view = await open('/dashboard/producerOrder/o1?sort=pending', { answers: { confirmOrder: confirmed } });
    const drawer = await screen.findByRole('dialog', { name: 'Order HB-1001' });
    expect(within(drawer).getByRole('link', { name: 'Call 01811111111' })).toHaveAttribute('href', 'tel:01811111111');
    expect(within(drawer).getByText('Delivery: House 7, Station Road, Savar, Dhaka')).toBeInTheDocument();
    expect(within(drawer).getByText('Call before you come')).toBeInTheDocument();
    expect(within(drawer).getByText('40 Tk')).toBeInTheDocument();
    expect(within(drawer).getByText('340 Tk')).toBeInTheDocument();
    expect(within(drawer).getByText(/by Salma Begum/)).toHaveTextContent(/^5 Mar 2026, 12:00 pm · by Salma Begum$/);
    view.server.answer('mySales', list([confirmed]));
    view.server.answer('order', confirmed);
    await view.user.click(within(drawer).getByRole('button', { name: 'Confirm' }));
    expect(await within(drawer).findByRole('button', { name: 'Ship' })).toBeInTheDocument();
    expect(within(drawer).getByText(/by Rahim Uddin/)).toBeInTheDocument();
    await view.user.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(view.address()).toBe('/dashboard/producerOrder?sort=pending');
  });

  it('O4 pages by address', async () => {
    const view = await open('/dashboard/producerOrder?page=2', { answers: { mySales: list([sale()], 25) } });
    const pages = await screen.findByRole('navigation', { name: 'Pages' });
    expect(within(pages).getByRole('link', { name: 'Page 02' })).toHaveAttribute('aria-current', 'page');
    expect(
      within(pages)
        .getAllByRole('link')
        .map((one) => one.textContent),
    ).toEqual(['Previous', '01', '02', '03', 'Next']);
    expect(asked(view)).toMatchObject({ first: 10, offset: 10 });
    expect(screen.getByRole('cell', { name: '11' })).toBeInTheDocument();
  });

  it("O4 'Post For Sell' leads to the products that are not on sale, where many are posted at once", async () => {
    const myProducts = ({ filter }: { filter: unknown }) => (expect(filter).toMatchObject({ status: 'NOT_PUBLISHED' }), list([]));
    const view = await open(undefined, { answers: { myProducts, categories: [] } });
    const link = screen.getByRole('link', { name: 'Post For Sell' });
    expect(link).toHaveAttribute('href', '/dashboard/producerAllProducts?view=table&status=NOT_PUBLISHED');
    await view.user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'List Of Products' })).toBeInTheDocument();
    expect(view.server.calls.map(({ field }) => field)).toContain('myProducts');
  });

  it('O1 a failure says so and can be tried again; an empty list is not an error', async () => {
    const view = await open(undefined, { answers: { mySales: refuse('INTERNAL', 'Something went wrong.') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    view.server.answer('mySales', list([]));
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
  });

  it('O1 a phone shows the orders as cards', async () => {
    await open(undefined, { width: 360 });
    const cards = await screen.findByRole('list', { name: 'List Of Orders' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(within(cards).getByRole('button', { name: 'Confirm, order HB-1001' })).toBeInTheDocument();
  });
});
