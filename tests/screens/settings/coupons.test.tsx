import { screen, within } from '@testing-library/react';
import type { Role } from '../../../schema/values/accounts/roles';
import { account, renderApp } from '../support/render';
import { settingsResponses } from './settings-responses';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const coupon = (code: string, more: object = {}) => ({
  code,
  percent: 30,
  maxDiscount: '200.00',
  expiresAt: inDays(5),
  isUsed: false,
  ...more,
});
const open = async (coupons: object[], role: Role = 'CONSUMER') => {
  const view = renderApp('/settings', { account: account(role), answers: { ...settingsResponses(), myCoupons: coupons } });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return view;
};
const rowOf = (code: string) => within(screen.getByText(code).closest('li') as HTMLElement);

describe('coupons in the settings', () => {
  it('shows each with its discount, its cap and its state, and copies the code of one that can be used', async () => {
    const { user } = await open([coupon('HARVEST30'), coupon('OLD10', { expiresAt: inDays(-1) }), coupon('SPENT5', { isUsed: true })]);
    const section = await screen.findByRole('region', { name: 'Coupons' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(3);
    expect(rowOf('HARVEST30').getByText(/30% off, at most 200 Tk · Valid until /)).toBeInTheDocument();
    expect(rowOf('HARVEST30').getByText('Ready to use')).toBeInTheDocument();
    expect(rowOf('OLD10').getByText('Expired')).toBeInTheDocument();
    expect(rowOf('SPENT5').getByText('Used')).toBeInTheDocument();
    for (const code of ['OLD10', 'SPENT5']) expect(rowOf(code).queryByRole('button')).not.toBeInTheDocument();
    await user.click(rowOf('HARVEST30').getByRole('button'));
    expect(await navigator.clipboard.readText()).toBe('HARVEST30');
  });

  it('is absent for a buyer without one', async () => {
    await open([]);
    expect(screen.queryByRole('region', { name: 'Coupons' })).not.toBeInTheDocument();
  });

  it('asks for none for a producer, who does not buy', async () => {
    const { server } = await open([coupon('HARVEST30')], 'PRODUCER');
    await screen.findByRole('region', { name: 'Account' });
    expect(server.calls.filter(({ field }) => field === 'myCoupons')).toEqual([]);
    expect(screen.queryByText('HARVEST30')).not.toBeInTheDocument();
  });
});
