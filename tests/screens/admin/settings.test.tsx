import { screen } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago } from './people';

const stored = {
  ...{ id: 'settings', commissionPercent: '2', sameUpazila: '40', sameDistrict: '70', sameDivision: '110', elsewhere: '150' },
  ...{ approvalHours: 48, supportPhone: null, supportEmail: null, changedAt: ago(3) },
  ...{ newBuyerOrders: 10, newBuyerAmount: '50000.00', buyerOrders: 50, buyerAmount: '1000000.00' },
};

afterEach(clearToasts);

it('changes the figures of the market, with a reason [R11]', async () => {
  const { user, server } = renderApp('/admin/settings', {
    account: account('ADMIN'),
    answers: { platformSettings: stored, changePlatformSettings: stored },
  });
  const fee = await screen.findByRole('textbox', { name: /Within an upazila/ });
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
    input: { sameUpazila: '55.5', elsewhere: '150', approvalHours: '48', newBuyerAmount: '50000', reason: 'Fuel' },
  });
  expect(call?.args).toMatchObject({ input: { supportPhone: '09612 345678', supportEmail: null } });
});
