import { act, screen, within } from '@testing-library/react';
import { claimedCoupon } from '../../../client/platform/device/claimed-coupon';
import { errorResponse } from '../support/fake-server';
import { market } from '../support/market';
import { account, renderApp } from '../support/render';

const coupon = { code: 'HBTESTCODE42', percent: 30, maxDiscount: '200.00', expiresAt: '2026-11-28T06:00:00.000Z' };
const start = new Date('2026-11-21T06:00:00.000Z');

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const open = async (more: Parameters<typeof renderApp>[1] = {}) => {
  const shown = renderApp('/consumer', {
    timers: 'fake',
    ...more,
    answers: { products: market(2), justForYou: market(2), claimCoupon: coupon, ...more.answers },
  });
  await screen.findByRole('heading', { level: 2, name: 'Just For You' });
  await act(() => jest.advanceTimersByTimeAsync(1)); // the page's first quiet moment
  await act(() => import('../../../client/features/storefront/offer/offer-dialog'));
  return shown;
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const popup = () => screen.queryByRole('dialog', { name: 'A coupon for you' });
const clock = () => screen.getByRole('timer').textContent;
const spoken = () => document.getElementById('live-polite')?.textContent ?? '';

it('comes after 1.5 s with 30% OFF and a countdown from 15 minutes [S1]', async () => {
  await open();
  await pass(2);
  expect(popup()).toBeInTheDocument();
  expect(within(popup()!).getByText('30% OFF')).toBeInTheDocument();
  const first = clock() ?? '';
  expect(first).toMatch(/^(15:00|14:5\d)$/);
  await pass(60);
  expect(clock()).not.toBe(first);
  expect(clock()).toMatch(/^1[34]:/);
});

it('waits while the page is touched or scrolled, and does not come to who has ordered [S1]', async () => {
  await open();
  for (let tick = 0; tick < 8; tick += 1) {
    window.dispatchEvent(new Event('scroll'));
    await pass(0.4);
  }
  expect(popup()).not.toBeInTheDocument();
  await pass(2);
  expect(popup()).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('30% OFF'); // not the cross in the corner, whose ring looked like an error
});

it('does not come to a user who has ordered [S1]', async () => {
  await open({ account: account('CONSUMER'), answers: { myOrders: { nodes: [{ id: 'order-1' }] } } });
  await pass(4);
  expect(popup()).not.toBeInTheDocument();
});

it('the button waits for an email; the code can be copied and is not asked for again [S1]', async () => {
  const { user, server } = await open();
  await pass(2);
  const claim = screen.getByRole('button', { name: 'Claim the offer' });
  expect(claim).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'rahim@example.com');
  expect(claim).toBeEnabled();
  await user.clear(screen.getByRole('textbox', { name: /Email/ }));
  expect(claim).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'rahim@example.com');
  await user.click(claim);
  expect(await screen.findByText('HBTESTCODE42')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'claimCoupon')?.args).toMatchObject({ email: 'rahim@example.com' });
  expect(screen.getAllByText(/fill(s|ed) (it |in )/)).toHaveLength(1); // once is enough
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toBe('HBTESTCODE42');
  expect(Number(localStorage.getItem('offer-hidden'))).toBeGreaterThan(start.getTime());
  expect(claimedCoupon.wanted()).toBe('HBTESTCODE42'); // the checkout fills it in
});

it('shows that it waits for the server, asks once, and stores the email [S1]', async () => {
  let give: (given: typeof coupon) => void = () => undefined;
  const { user, server } = await open({ answers: { claimCoupon: () => new Promise((resolve) => (give = resolve)) } });
  await pass(2);
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'rahim@example.com');
  await user.click(screen.getByRole('button', { name: 'Claim the offer' }));
  const waiting = await screen.findByRole('button', { name: 'Getting your coupon...' });
  expect(waiting).toBeDisabled();
  await user.click(waiting);
  await user.type(screen.getByRole('textbox', { name: /Email/ }), '{Enter}');
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('rahim@example.com');
  expect(server.calls.filter(({ field }) => field === 'claimCoupon')).toHaveLength(1);
  await act(async () => give(coupon));
  expect(await screen.findByText('HBTESTCODE42')).toBeInTheDocument();
});

it('shows on the field that this email has had its coupon [S1]', async () => {
  const message = 'This email has already claimed its coupon. One coupon per email.';
  const { user } = await open({ answers: { claimCoupon: errorResponse('CONFLICT', message, [{ field: 'email', message }]) } });
  await pass(2);
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'rahim@example.com');
  await user.click(screen.getByRole('button', { name: 'Claim the offer' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Email/ })).toBeInvalid();
});

it('asks again under the same idempotency key, for another email under another [S1 O04]', async () => {
  const { user, server } = await open({ answers: { claimCoupon: errorResponse('TIMEOUT', 'The answer took too long.') } });
  await pass(2);
  const press = async (email: string) => {
    await user.clear(screen.getByRole('textbox', { name: /Email/ }));
    await user.type(screen.getByRole('textbox', { name: /Email/ }), email);
    await user.click(screen.getByRole('button', { name: 'Claim the offer' }));
    await pass(1);
  };
  for (const email of ['rahim@example.com', 'rahim@example.com', 'karim@example.com']) await press(email);
  const [first, second, third] = server.calls.filter(({ field }) => field === 'claimCoupon').map(({ args }) => args.idempotencyKey);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third === first]).toEqual([first, false]);
});

it('stops at 0, announces 5 minutes, 1 minute and the end, and gives nothing afterwards [S1]', async () => {
  const { user } = await open();
  await pass(2);
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'rahim@example.com');
  await pass(600);
  expect(spoken()).toBe('The offer ends in 5 minutes.');
  await pass(240);
  expect(spoken()).toBe('The offer ends in 1 minute.');
  await pass(70);
  expect(clock()).toBe('00:00');
  expect(spoken()).toBe('The offer has ended.');
  await pass(30);
  expect(clock()).toBe('00:00');
  expect(screen.getByRole('button', { name: 'Claim the offer' })).toBeDisabled();
});

it('a reload retains the countdown [S1]', async () => {
  localStorage.setItem('offer-ends', String(start.getTime() + 120_000));
  await open();
  await pass(2);
  expect(clock()).toMatch(/^01:5\d$/);
});

it('stays away once closed in this visit, for 30 days after "Don\'t show again", and once it ran out [S1]', async () => {
  const { user, unmount } = await open();
  await pass(2);
  await user.click(screen.getByRole('button', { name: "Don't show again" }));
  expect(popup()).not.toBeInTheDocument();
  unmount();
  window.sessionStorage.clear();
  const second = await open();
  await pass(5);
  expect(popup()).not.toBeInTheDocument();
  second.unmount();
  jest.setSystemTime(start.getTime() + 31 * 86_400_000);
  const third = await open();
  await pass(2);
  expect(popup()).toBeInTheDocument();
  third.unmount();
  jest.setSystemTime(start.getTime() + 32 * 86_400_000);
  await open();
  await pass(5);
  expect(popup()).not.toBeInTheDocument();
});

it('waits while someone writes [S1]', async () => {
  const { user } = await open();
  await user.type(screen.getAllByRole('combobox', { name: 'Search products' })[0]!, 'a');
  await pass(5);
  expect(popup()).not.toBeInTheDocument();
  act(() => (document.activeElement as HTMLElement).blur());
  await pass(1);
  expect(popup()).toBeInTheDocument();
});

it('is no business of those who cannot buy [S1]', async () => {
  await open({ account: account('PRODUCER') });
  await pass(5);
  expect(popup()).not.toBeInTheDocument();
});

it('speaks Bangla [S1]', async () => {
  renderApp('/consumer', { timers: 'fake', language: 'bn', answers: { products: market(1), justForYou: market(1) } });
  await screen.findByRole('heading', { level: 2, name: 'আপনার জন্য' });
  await act(() => jest.advanceTimersByTimeAsync(1)); // the page's first quiet moment
  await act(() => import('../../../client/features/storefront/offer/offer-dialog'));
  await pass(2);
  expect(screen.getByText('৩০% ছাড়')).toBeInTheDocument();
  expect(clock()).toMatch(/^১[৪৫]:/);
});
