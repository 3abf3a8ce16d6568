import { screen } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago } from './people';

const stored = {
  ...{ id: 'settings', commissionPercent: '2', sameUpazila: '40', sameDistrict: '70', sameDivision: '110', elsewhere: '150' },
  ...{ approvalHours: 48, changedAt: ago(3) },
};

afterEach(clearToasts);

it('R11 changes the figures of the market, with a reason', async () => {
  const { user, server } = renderApp('/admin/settings', {
    account: account('ADMIN'),
    answers: { platformSettings: stored, changePlatformSettings: stored },
  });
  const fee = await screen.findByRole('textbox', { name: /Within an upazila/ });
  await user.clear(fee);
  await user.type(fee, '55.5');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect((await screen.findAllByText('Please give a reason.')).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Fuel');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await findToast('The settings hold from now on')).toBeInTheDocument();
  const [call] = server.calls.filter(({ field }) => field === 'changePlatformSettings');
  expect(call?.args).toMatchObject({ input: { sameUpazila: '55.5', elsewhere: '150', approvalHours: '48', reason: 'Fuel' } });
});
