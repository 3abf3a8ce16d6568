import { screen, waitFor, within } from '@testing-library/react';
import { list, sale } from './sale-responses';
import { asked, open, pickSort } from './sale-view';

describe('finding orders', () => {
  it('finds by days, district and state; the address is the state and the counts are beside the states', async () => {
    const view = await open('/dashboard/producerOrder?district=1&from=2026-03-01&until=2026-03-31&q=salma');
    await waitFor(() =>
      expect(asked(view)).toMatchObject({
        filter: {
          search: 'salma',
          districtId: 1,
          statuses: null,
          placedFrom: '2026-02-28T18:00:00.000Z',
          placedUntil: '2026-03-31T18:00:00.000Z',
        },
      }),
    );
    const states = screen.getByRole('navigation', { name: 'Orders by state' });
    expect(await within(states).findByText('7')).toBeInTheDocument();
    expect(
      within(states)
        .getAllByRole('link')
        .map((one) => one.textContent),
    ).toEqual(['All7', 'New3', 'To ship0', 'On the way1', 'Done2', 'Cancelled1']);
    await view.user.click(within(states).getByRole('link', { name: /^New/ }));
    await waitFor(() => expect(asked(view)).toMatchObject({ filter: { statuses: ['PLACED'], districtId: 1 } }));
    expect(view.address()).toContain('status=new');
    await view.user.click(screen.getByRole('button', { name: 'Remove: Dhaka' }));
    await waitFor(() => expect(asked(view)).toMatchObject({ filter: { statuses: ['PLACED'], districtId: null, search: 'salma' } }));
    await view.user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(view.address()).toBe('/dashboard/producerOrder');
  });

  it('a state and the sort choices Done and Pending replace each other', async () => {
    const view = await open('/dashboard/producerOrder?sort=pending,highestQuantity');
    await view.user.click(screen.getByRole('link', { name: /^On the way/ }));
    expect(view.address()).toBe('/dashboard/producerOrder?sort=highestQuantity&status=onTheWay');
    await pickSort(view, 'Done Orders');
    expect(view.address()).toBe('/dashboard/producerOrder?sort=highestQuantity%2Cdone');
  });

  it('shows buyer and district under the tracking number, and every unit of a mixed order', async () => {
    const first = sale().lines[0];
    const mixed = sale({ lines: [first, { ...first, id: 'l2', quantity: '3', unit: 'PIECE' }, { ...first, id: 'l3', quantity: '1.5' }] });
    await open(undefined, { answers: { mySales: list([mixed]) } });
    const row = await screen.findByRole('row', { name: /HB-1001/ });
    expect(within(row).getByText('Salma Begum, Dhaka')).toBeInTheDocument();
    expect(within(row).getByText('4 KG + 3 Piece')).toBeInTheDocument();
  });
});
