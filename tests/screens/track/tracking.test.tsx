import { screen } from '@testing-library/react';
import { renderApp } from '../support/render';

const tracked = {
  trackingNumber: 'HB-100001',
  deliveryMethod: 'DELIVERY',
  state: 'SHIPPED',
  expectedDay: '2026-11-27',
  preferredDay: null,
  firstDay: '2026-11-27',
  preferredWindow: null,
  steps: [
    { state: 'PLACED', at: '2026-11-24T06:00:00.000Z' },
    { state: 'SHIPPED', at: '2026-11-25T06:00:00.000Z' },
  ],
};

it('the link of an SMS asks for four digits, and shows where the parcel is', async () => {
  const { user, server } = renderApp('/t/100001', { answers: { trackOrder: tracked } });
  expect(await screen.findByRole('textbox', { name: /Tracking number/ })).toHaveValue('100001');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect((await screen.findAllByText('Enter the last four digits of the phone number.')).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: /Last 4 digits/ }), '৩৩৪৪');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('heading', { name: 'HB-100001: On its way' })).toBeInTheDocument();
  expect(screen.getByText(/^Expected: Any day, from Friday, 27 Nov( 2026)? · Any time$/)).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'trackOrder')?.args).toEqual({ trackingNumber: 'HB-100001', phoneDigits: '3344' });
});

it('an order of an earlier release has the day alone on which it is due', async () => {
  const { user } = renderApp('/t/100001', { answers: { trackOrder: { ...tracked, firstDay: null } } });
  await user.type(await screen.findByRole('textbox', { name: /Last 4 digits/ }), '3344');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Expected: 27 Nov 2026')).toBeInTheDocument();
});

it('a parcel that is not found gives no sign of which part is wrong', async () => {
  const { user } = renderApp('/track', { answers: { trackOrder: null } });
  await user.type(await screen.findByRole('textbox', { name: /Tracking number/ }), 'hb 5');
  await user.type(screen.getByRole('textbox', { name: /Last 4 digits/ }), '1234');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

it('in Bangla the number of the link is written in Bangla digits, and found by them', async () => {
  const { user, server } = renderApp('/t/100001', { language: 'bn', answers: { trackOrder: tracked } });
  const [number, digits] = await screen.findAllByRole('textbox');
  expect(number).toHaveValue('১০০০০১');
  await user.type(digits!, '3344');
  await user.click(screen.getByRole('button', { name: 'দেখুন' }));
  expect(await screen.findByRole('heading', { name: /HB-১০০০০১/ })).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'trackOrder')?.args).toEqual({ trackingNumber: 'HB-100001', phoneDigits: '3344' });
});
