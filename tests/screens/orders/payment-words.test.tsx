/** Cash that the market asks a seller about was reported by nobody: its status has a word of its own. */
import { screen, within } from '@testing-library/react';
import { listOf } from '../admin/people';
import { adminOrder } from '../support/admin-order';
import { order } from '../support/market';
import { orderMoney } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { counts, list, sale } from '../sales/sale-responses';

const claimed = (claimedCash: string) => ({
  status: 'DELIVERED',
  state: 'DELIVERED',
  progress: 'DONE',
  actions: [],
  paymentMethod: 'CASH_ON_DELIVERY',
  paymentStatus: 'CLAIMED',
  paymentSteps: [],
  money: orderMoney({ claimed: '75.00', claimedCash }),
});
const words = { '75.00': 'Cash not confirmed yet', '40.00': 'Reported as paid', '0.00': 'Reported as paid' };

describe.each(Object.entries(words))('of 75 Tk that are claimed %s are cash', (cash, word) => {
  const text = new RegExp(`Cash on delivery.*${word}`);

  it('the buyer reads it', async () => {
    renderApp('/orders/order-1', { account: account('CONSUMER'), answers: { order: order(claimed(cash)) } });
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
  });

  it('the seller reads it', async () => {
    const answers = { mySales: list([sale(claimed(cash))]), salesCounts: counts, order: sale(claimed(cash)) };
    renderApp('/dashboard/producerOrder/o1', { account: account('PRODUCER'), answers });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([360, 1280])('an admin reads it in the list and in the order, %s px', async (width) => {
    const answers = { adminOrders: listOf({ ...adminOrder, ...claimed(cash) }), order: { ...adminOrder, ...claimed(cash) } };
    const { user } = renderApp('/admin/orders', { account: account('ADMIN'), answers, width });
    expect(await screen.findByText(new RegExp(word))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open order HB-100001' }));
    expect(await within(await screen.findByRole('dialog', { name: 'Order HB-100001' })).findByText(text)).toBeInTheDocument();
  });
});
