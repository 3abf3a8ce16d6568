import { act, screen, waitFor, within } from '@testing-library/react';
import { limits } from '../../../schema/values/limits';
import { orderMoney } from '../support/order-money';
import { confirmed, list, sale } from './sale-responses';
import { open } from './sale-view';

describe('steps that are safe to press', () => {
  // the inert time passes when a test lets it pass, however busy the machine is
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const inertTimeOver = () => act(() => jest.advanceTimersByTime(limits.settleMs));

  it('the next step is inert while it is new under the finger, and Undo reverts the last [O3]', async () => {
    const view = await open(undefined, {
      timers: 'fake',
      answers: { mySales: list([sale()]), confirmOrder: confirmed, undoOrderStep: sale() },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Confirm, order HB-1001' }));
    const ship = await screen.findByRole('button', { name: 'Ship, order HB-1001' });
    expect(ship).toHaveAttribute('aria-disabled', 'true');
    await view.user.click(ship);
    expect(view.server.calls.map(({ field }) => field)).not.toContain('shipOrder');
    inertTimeOver();
    expect(ship).not.toHaveAttribute('aria-disabled');
    await view.user.click(screen.getByRole('button', { name: 'Undo, order HB-1001' }));
    expect(await screen.findByRole('button', { name: 'Confirm, order HB-1001' })).toBeInTheDocument();
    expect(view.server.calls).toContainEqual({ field: 'undoOrderStep', args: { id: 'o1' } });
    expect(screen.queryByRole('button', { name: 'Undo, order HB-1001' })).not.toBeInTheDocument();
  });

  it('where something was taken off since, the seller names the cash that was collected', async () => {
    const money = orderMoney({ charged: '265.00', due: '265.00' });
    const due = sale({ status: 'DELIVERED', progress: 'DONE', actions: [], paymentSteps: ['CONFIRM'], money });
    const view = await open(undefined, {
      timers: 'fake',
      answers: { mySales: list([due]), confirmPayment: { ...due, paymentSteps: [], paymentStatus: 'REFUND_DUE' } },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Actions for order HB-1001' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'Mark as paid' }));
    inertTimeOver();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: '265 Tk' })).toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: '340 Tk' }));
    await waitFor(() => expect(view.server.calls).toContainEqual({ field: 'confirmPayment', args: { id: 'o1', amount: '340.00' } }));
  });

  it('cash that was not collected is marked as paid later [O3]', async () => {
    const due = sale({ status: 'DELIVERED', progress: 'DONE', actions: [], paymentSteps: ['CONFIRM'] });
    const view = await open(undefined, {
      timers: 'fake',
      answers: { mySales: list([due]), confirmPayment: { ...due, paymentSteps: [], paymentStatus: 'PAID' } },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Actions for order HB-1001' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'Mark as paid' }));
    inertTimeOver();
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, cash' }));
    await waitFor(() => expect(view.server.calls).toContainEqual({ field: 'confirmPayment', args: { id: 'o1' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
