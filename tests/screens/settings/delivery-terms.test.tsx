/** A seller's delivery terms in the settings. */
import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { errorResponse } from '../support/fake-server';
import { clearToasts, findToast } from '../support/toasts';
import { settingsResponses } from './settings-responses';

afterEach(clearToasts);

const rate = (distance: string, base: string, perKg: string) => ({ distance, base, perKg, freeKg: '20', maxKg: '1000' });
const usual = {
  id: 'seller-1',
  isOwn: false,
  freeFrom: null,
  pickup: true,
  leadDays: 1,
  version: null,
  rates: [],
  distances: ['SAME_UPAZILA', 'SAME_DISTRICT', 'SAME_DIVISION', 'ELSEWHERE'],
  weekdays: ['SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
  windows: ['MORNING', 'AFTERNOON', 'EVENING'],
  platformRates: [
    rate('SAME_UPAZILA', '40.00', '1.00'),
    rate('SAME_DISTRICT', '70.00', '2.00'),
    rate('SAME_DIVISION', '110.00', '3.00'),
    rate('ELSEWHERE', '150.00', '4.00'),
  ],
};
const openSettings = (responses: Record<string, unknown>, language: 'en' | 'bn' = 'en') =>
  renderApp('/settings/delivery', {
    account: account('PRODUCER'),
    language,
    answers: { ...settingsResponses(), myDeliveryTerms: usual, ...responses },
  });
const section = async (name = 'Delivery') => within(await screen.findByRole('region', { name }));
const unfold = async (user: ReturnType<typeof openSettings>['user'], name: RegExp) =>
  user.click(await (await section()).findByText(name, { selector: 'summary *' }));
const box = async (name: RegExp) => (await section()).findByRole('textbox', { name });

it('shows the usual terms with the market’s rates, and saves the seller’s own', async () => {
  const { user, server } = openSettings({ setDeliveryTerms: { ...usual, isOwn: true, version: 1 } });
  expect(await (await section()).findByText(/You have not set anything yet/)).toBeInTheDocument();
  await unfold(user, /^Your own rates/);
  expect((await section()).getByText('Haatbar’s rate: 150 Tk up to 20 KG, then 4 Tk per kg, at most 1,000 KG.')).toBeInTheDocument();
  await user.click((await section()).getByRole('checkbox', { name: 'To another division' }));
  await user.click((await section()).getByRole('checkbox', { name: 'Own rate: Within an upazila' }));
  await user.clear(await box(/^Fee/));
  await user.type(await box(/^Fee/), '২৫');
  await user.type(await box(/^Free delivery from/), '5000');
  await unfold(user, /^When you deliver/);
  await user.click((await section()).getByRole('checkbox', { name: 'Friday' }));
  await user.click((await section()).getByRole('button', { name: 'Save delivery terms' }));
  expect(await findToast('Delivery terms saved. They apply from now on.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'setDeliveryTerms')?.args).toEqual({
    input: {
      distances: ['SAME_UPAZILA', 'SAME_DISTRICT', 'SAME_DIVISION'],
      rates: [{ distance: 'SAME_UPAZILA', base: '25', freeKg: '20', perKg: '1', maxKg: '1000' }],
      freeFrom: '5000',
      pickup: true,
      leadDays: 1,
      version: null,
      weekdays: ['SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY'],
      windows: ['MORNING', 'AFTERNOON', 'EVENING'],
    },
  });
});

it('what is wrong is named at its field, and nothing that was typed is lost', async () => {
  const { user, server } = openSettings({
    setDeliveryTerms: errorResponse('CONFLICT', 'Your delivery terms were changed in the meantime.'),
  });
  await unfold(user, /^Your own rates/);
  await unfold(user, /^When you deliver/);
  await user.click(await (await section()).findByRole('checkbox', { name: 'Own rate: To another division' }));
  await user.clear(await box(/^Maximum weight/));
  await user.type(await box(/^Maximum weight/), '5');
  await user.clear(await box(/^Days you need/));
  await user.type(await box(/^Days you need/), '15');
  await unfold(user, /^When you deliver/);
  await user.click((await section()).getByRole('button', { name: 'Save delivery terms' }));
  // what was folded up is open again, since it is wrong
  expect(await box(/^Weight included in the fee/)).toHaveAccessibleDescription(/cannot be more than the maximum weight/);
  expect(await box(/^Days you need/)).toHaveAccessibleDescription(/Enter whole days, 0 to 14\./);
  expect(server.calls.some(({ field }) => field === 'setDeliveryTerms')).toBe(false);
  await user.clear(await box(/^Maximum weight/));
  await user.type(await box(/^Maximum weight/), '50');
  await user.clear(await box(/^Days you need/));
  await user.type(await box(/^Days you need/), '2');
  await user.click((await section()).getByRole('button', { name: 'Save delivery terms' }));
  expect(await (await section()).findByText('Your delivery terms were changed in the meantime.')).toBeInTheDocument();
  expect(await box(/^Maximum weight/)).toHaveValue('50');
});

it('is in Bangla, with Bangla digits, and is not there for consumers', async () => {
  const first = openSettings({}, 'bn');
  await first.user.click(await (await section('ডেলিভারি')).findByText('আপনার নিজের চার্জ', { selector: 'summary *' }));
  expect(
    await (await section('ডেলিভারি')).findByText('হাটবারের চার্জ: ২০ কেজি পর্যন্ত ৳১৫০, তারপর প্রতি কেজি ৳৪, সর্বোচ্চ ১,০০০ কেজি।'),
  ).toBeInTheDocument();
  first.unmount();
  renderApp('/settings/delivery', { account: account('CONSUMER'), answers: settingsResponses() });
  expect(await screen.findByRole('region', { name: 'Account' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Delivery' })).not.toBeInTheDocument();
});

it('what few sellers change is folded, with what is set in a few words', async () => {
  const own = {
    ...usual,
    isOwn: true,
    rates: [rate('ELSEWHERE', '90.00', '2.00')],
    leadDays: 2,
    weekdays: ['SUNDAY'],
    windows: ['MORNING'],
  };
  openSettings({ myDeliveryTerms: own });
  expect(await (await section()).findByText('For: To another division')).toBeInTheDocument();
  expect((await section()).getByText('Days after the order: 2 · Sunday · Morning (8–12)')).toBeInTheDocument();
  expect((await section()).queryByRole('textbox', { name: /^Fee/ })).not.toBeInTheDocument();
  expect((await section()).queryByRole('checkbox', { name: 'Friday' })).not.toBeInTheDocument();
});
