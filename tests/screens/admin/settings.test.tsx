import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago } from './people';

const stored = {
  id: 'settings',
  commissionPercent: '2',
  deliveryRates: [
    ['SAME_UPAZILA', '40.00', '1.00'],
    ['SAME_DISTRICT', '70.00', '2.00'],
    ['SAME_DIVISION', '110.00', '3.00'],
    ['ELSEWHERE', '150.00', '4.00'],
  ].map(([distance, base, perKg]) => ({ distance, base, perKg, freeKg: '20', maxKg: '1000' })),
  approvalHours: 48,
  supportPhone: null,
  supportEmail: null,
  changedAt: ago(3),
  newBuyerOrders: 10,
  newBuyerAmount: '50000.00',
  buyerOrders: 50,
  buyerAmount: '1000000.00',
  payoutMinimum: '500.00',
  payoutWeekday: 'SUNDAY',
};

afterEach(clearToasts);

it('changes the figures of the market, with a reason [R11]', async () => {
  const { user, server } = renderApp('/admin/settings', {
    account: account('ADMIN'),
    answers: { platformSettings: stored, changePlatformSettings: stored },
  });
  const near = within(await screen.findByRole('group', { name: 'Within an upazila' }));
  const fee = near.getByRole('textbox', { name: /^Fee/ });
  await user.clear(fee);
  await user.type(fee, '55.5');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect((await screen.findAllByText('Please give a reason.')).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: /Support phone/ }), '০৯৬১২ ৩৪৫৬৭৮');
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Fuel');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await findToast('Settings saved. They apply from now on.')).toBeInTheDocument();
  const [call] = server.calls.filter(({ field }) => field === 'changePlatformSettings');
  expect(call?.args).toMatchObject({
    input: { approvalHours: '48', newBuyerAmount: '50000', reason: 'Fuel' },
  });
  const rate = { freeKg: '20', maxKg: '1000' };
  const deliveryRates = [
    { ...rate, distance: 'SAME_UPAZILA', base: '55.5', perKg: '1' },
    { ...rate, distance: 'SAME_DISTRICT', base: '70', perKg: '2' },
    { ...rate, distance: 'SAME_DIVISION', base: '110', perKg: '3' },
    { ...rate, distance: 'ELSEWHERE', base: '150', perKg: '4' },
  ];
  expect(call?.args).toMatchObject({ input: { deliveryRates } });
  expect(call?.args).toMatchObject({ input: { supportPhone: '09612 345678', supportEmail: null } });
});

it('a rate whose included weight is above its largest one is named at its field, and nothing is sent', async () => {
  const { user, server } = renderApp('/admin/settings', { account: account('ADMIN'), answers: { platformSettings: stored } });
  const far = within(await screen.findByRole('group', { name: 'To another division' }));
  const most = far.getByRole('textbox', { name: /^Maximum weight/ });
  await user.clear(most);
  await user.type(most, '১০');
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Fuel');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(far.getByRole('textbox', { name: /^Weight included in the fee/ })).toHaveAccessibleDescription(
    /cannot be more than the maximum weight/,
  );
  expect(most).toHaveValue('10');
  expect(server.calls.some(({ field }) => field === 'changePlatformSettings')).toBe(false);
});
