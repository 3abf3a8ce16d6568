import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../support/render';

const point = (startsOn: string, sold: string | null, more: object = {}) => ({
  startsOn,
  sold,
  soldCount: sold ? 5 : 0,
  offered: '40.00',
  offeredCount: 4,
  ...more,
});
const trends = {
  id: 'potato.0.MONTH',
  points: [point('2026-09-01', '30.00'), point('2026-10-01', '36.50'), point('2026-11-01', null)],
  districts: [{ district: { id: 51, nameEn: 'Bogura', nameBn: 'বগুড়া' }, latest: point('2026-10-01', '33.00') }],
};
const show = async (path = '/prices', priceTrends: object = trends, language: 'en' | 'bn' = 'en') => {
  const view = renderApp(path, { answers: { priceTrends }, language });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const requested = (server: Awaited<ReturnType<typeof show>>['server']) =>
  server.calls.filter(({ field }) => field === 'priceTrends').map(({ args }) => args);

it('shows a visitor what a kilogram costs, as a line and as a table, and from district to district [R13]', async () => {
  const { user } = await show();
  expect(await screen.findByText('Latest: 36.50 Tk/KG, October 2026. Between 30 Tk and 36.50 Tk in this period.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: /Potato, All of Bangladesh/ });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['MonthSold for', expect.stringMatching(/^Sept? 2630 Tk$/), 'Oct 2636.50 Tk']);
  expect(screen.getByRole('row', { name: /Bogura.*33 Tk\/KG.*40 Tk\/KG.*5.*October/ })).toBeInTheDocument();
});

it('category, district and period stand in the address [R13]', async () => {
  const { user, server, address } = await show('/prices?category=tomato&district=51&span=WEEK');
  await waitFor(() => expect(requested(server)[0]).toEqual({ categorySlug: 'tomato', districtId: 51, span: 'WEEK' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'onion');
  await waitFor(() => expect(address()).toBe('/prices?category=onion&span=WEEK'));
  await user.click(screen.getByRole('link', { name: 'Days' }));
  await waitFor(() => expect(requested(server).at(-1)).toEqual({ categorySlug: 'onion', districtId: null, span: 'DAY' }));
});

it('shows why there is nothing, in Bangla too [R13]', async () => {
  await show('/prices', { ...trends, points: [], districts: [] }, 'bn');
  expect(await screen.findByRole('heading', { name: 'এখনো যথেষ্ট বিক্রি হয়নি' })).toBeInTheDocument();
});
