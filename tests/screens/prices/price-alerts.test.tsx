/** Price alerts below the prices: for those who are logged in, about what the page shows. */
import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(clearToasts);

const point = { startsOn: '2026-10-01', sold: '36.50', soldCount: 5, offered: '40.00', offeredCount: 4 };
const bogura = { id: 51, nameEn: 'Bogura', nameBn: 'বগুড়া' };
const priceTrends = { id: 'potato.51.MONTH', points: [point], districts: [{ district: bogura, latest: point }] };
const alert = (more: object = {}) => ({
  id: 'a1',
  categorySlug: 'potato',
  direction: 'ABOVE',
  price: '35.00',
  isMet: true,
  district: bogura,
  ...more,
});

it('adds an alert for the category and district of the page, and removes one', async () => {
  const { user, server } = renderApp('/prices?category=potato&district=51', {
    account: account('PRODUCER'),
    answers: { priceTrends, addPriceAlert: alert(), removePriceAlert: { removedId: 'a1' } },
  });
  const section = within(await screen.findByRole('region', { name: 'Price alerts' }));
  expect(await section.findByText(/Potato \(Bogura\)/)).toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Notify me' }));
  expect((await section.findAllByText('Enter a price above zero, in Taka.')).length).toBeGreaterThan(0);
  server.answer('priceAlerts', [alert()]);
  await user.type(section.getByRole('textbox', { name: /Price per kilogram/ }), '৩৫');
  await user.click(section.getByRole('button', { name: 'Notify me' }));
  expect(await findToast('We will notify you.')).toBeInTheDocument();
  const input = { categorySlug: 'potato', districtId: 51, direction: 'ABOVE', price: '35' };
  expect(server.calls.find(({ field }) => field === 'addPriceAlert')?.args).toEqual({ input });
  expect(await section.findByText('Potato, Bogura: 35 Tk/KG or more · reached now')).toBeInTheDocument();
  server.answer('priceAlerts', []);
  await user.click(section.getByRole('button', { name: 'Remove the alert for Potato' }));
  expect(server.calls.find(({ field }) => field === 'removePriceAlert')?.args).toEqual({ id: 'a1' });
});

it('lists alerts in Bangla with its digits', async () => {
  renderApp('/prices', {
    account: account('CONSUMER'),
    language: 'bn',
    answers: { priceTrends, priceAlerts: [alert({ direction: 'BELOW' })] },
  });
  const section = within(await screen.findByRole('region', { name: 'দামের খবর' }));
  expect(await section.findByText(/আলু, বগুড়া: ৳৩৫\/কেজি বা কম/)).toBeInTheDocument();
});
