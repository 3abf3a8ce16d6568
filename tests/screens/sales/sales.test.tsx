import { screen, waitFor, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { errorResponse } from '../support/fake-server';
import { confirmed, image, list, sale } from './sale-responses';
import { asked, open, pickSort } from './sale-view';

describe('list of orders', () => {
  it('shows the required columns with the figures of each order [O1]', async () => {
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

  it('speaks Bangla, digits too [O1]', async () => {
    renderApp('/dashboard/producerOrder', { account: account('PRODUCER'), language: 'bn', answers: { mySales: list([sale()]) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'অর্ডারের তালিকা' })).toBeInTheDocument();
    expect(await screen.findByText('২.৫ কেজি')).toBeInTheDocument();
    expect(screen.getByText('৩৪০')).toBeInTheDocument();
    expect(screen.getByText('HB-1001')).toBeInTheDocument();
  });

  it('a status choice and an order choice combine as chips that can be taken off, and stand in the address [O2]', async () => {
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

  it('reads the choices and the search from the address [O2]', async () => {
    const view = await open('/dashboard/producerOrder?sort=pending,highestQuantity&q=HB-1001');
    await waitFor(() =>
      expect(asked(view)).toMatchObject({ filter: { progress: 'PENDING', search: 'HB-1001' }, sort: 'HIGHEST_QUANTITY' }),
    );
    expect(screen.getByRole('button', { name: 'Remove: Search: HB-1001' })).toBeInTheDocument();
  });

  it('shows Done or Pending with the finer state beside it [O3]', async () => {
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
  ])('%s moves the order on [O3]', async (name, field, before, after, toast, next) => {
    const view = await open(undefined, { answers: { mySales: list([before]), [field]: after } });
    const button = await screen.findByRole('button', { name: `${name}, order HB-1001` });
    view.server.answer('mySales', list([after]));
    await view.user.click(button);
    expect(await screen.findByText(toast, { selector: '.toast *' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: next })).toBeInTheDocument();
    expect(view.server.calls).toContainEqual({ field, args: { id: 'o1' } });
  });

  it('Reject asks for a reason and retains it when the server rejects [O3]', async () => {
    const rejected = sale({ status: 'REJECTED', progress: 'CANCELLED', actions: [] });
    const view = await open(undefined, { answers: { rejectOrder: errorResponse('CONFLICT', 'The order was changed meanwhile.') } });
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

  it('Cancel may go without a reason [O3]', async () => {
    const view = await open(undefined, {
      answers: { mySales: list([confirmed]), cancelOrder: sale({ status: 'CANCELLED', progress: 'CANCELLED', actions: [] }) },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Actions for order HB-1001' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'Cancel order' }));
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(view.server.calls).toContainEqual({ field: 'cancelOrder', args: { id: 'o1', reason: null } }));
  });

  it("a rejected step is notified with the server's message [O3]", async () => {
    const view = await open(undefined, {
      answers: { confirmOrder: errorResponse('CONFLICT', 'You cannot do this with the order now.') },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Confirm, order HB-1001' }));
    expect(await screen.findByText('You cannot do this with the order now.', { selector: '.toast *' })).toBeInTheDocument();
  });

  it('the order opens beside the list with timeline, contact, address and sums, and is acted on there [O3]', async () => {
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
    expect(within(drawer).getByText(/by Rahima for Rahim Uddin$/)).toBeInTheDocument();
    await view.user.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(view.address()).toBe('/dashboard/producerOrder?sort=pending');
  });

  it('pages by address [O4]', async () => {
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

  it("'Post For Sell' leads to the products that are not on sale, where many are posted at once [O4]", async () => {
    const myProducts = ({ filter }: { filter: unknown }) => (expect(filter).toMatchObject({ status: 'NOT_PUBLISHED' }), list([]));
    const view = await open(undefined, { answers: { myProducts, categories: [] } });
    const link = screen.getByRole('link', { name: 'Post For Sell' });
    expect(link).toHaveAttribute('href', '/dashboard/producerAllProducts?view=table&status=NOT_PUBLISHED');
    await view.user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'List Of Products' })).toBeInTheDocument();
    expect(view.server.calls.map(({ field }) => field)).toContain('myProducts');
  });

  it('a failure shows an error and can be tried again; an empty list is not an error [O1]', async () => {
    const view = await open(undefined, { answers: { mySales: errorResponse('INTERNAL', 'Something went wrong.') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    view.server.answer('mySales', list([]));
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
  });

  it('a phone shows the orders as cards [O1]', async () => {
    const view = await open(undefined, { width: 360 });
    const cards = await screen.findByRole('list', { name: 'List Of Orders' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'More actions' }));
    const further = screen.getAllByRole('menuitem').map((one) => one.textContent);
    expect(further).toEqual(["Today's work", 'Export CSV', 'Problems with orders', 'Post For Sell']);
    const [first] = within(cards).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^HB-1001.*Pending.*New.*Potato · 2\.5 KG.*Salma.* · 5 Mar 2026.*340 Tk.*Confirm/);
    const buttons = within(first!).getAllByRole('button');
    expect(buttons).toEqual([within(first!).getByRole('button', { name: 'Confirm, order HB-1001' })]);
  });
});
