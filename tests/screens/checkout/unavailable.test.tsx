/**
 * The server without its database: the buyer sees it, nothing that was entered is lost, and the next press sends the
 * same key.
 */
import { act, screen, waitFor } from '@testing-library/react';
import { setWaiting } from '../../../client/platform/connection/unavailable';
import { setLanguage } from '../../../client/platform/language/language';
import { errorResponse } from '../support/fake-server';
import { open, sent, toReview } from './open-checkout';

const TEXT = 'Haatbar is not responding at the moment. Please try again.';

it('shows it beside the button and sends the same order under the same key', async () => {
  const { user, server } = open('/checkout', { placeOrder: errorResponse('UNAVAILABLE', TEXT) });
  await toReview(user);
  const button = () => screen.getByRole('button', { name: 'Place order' });
  await user.click(button());
  expect((await screen.findAllByText(TEXT)).length).toBeGreaterThan(0);
  await user.click(button());
  await waitFor(() => expect(sent(server)).toHaveLength(2));
  const [first, second] = sent(server);
  expect(second).toEqual(first);
});

it('a line at the top reports in the language of the user that something is sent again', async () => {
  const operation = {};
  open('/checkout', {});
  const banner = () => document.querySelector('.offline-banner');
  await waitFor(() => expect(banner()).toBeEmptyDOMElement());
  act(() => setWaiting(operation, true));
  expect(await screen.findByText('Haatbar is not responding at the moment. We keep trying; what you entered is safe.')).toBeVisible();
  act(() => setLanguage('bn'));
  expect(banner()).toHaveTextContent('আবার চেষ্টা চলছে');
  act(() => setWaiting(operation, false));
  await waitFor(() => expect(banner()).toBeEmptyDOMElement());
  act(() => setLanguage('en'));
});
