import { screen, waitFor } from '@testing-library/react';
import { NoConnection } from '../support/fake-server';
import { account, renderApp } from '../support/render';

jest.mock('../../../client/platform/connection/socket-link', () => ({
  ...jest.requireActual<object>('../../../client/platform/connection/socket-link'),
  closeSocket: () => {
    throw new Error('Loading chunk failed');
  },
}));

it('logout forgets everything where the code that closes the socket cannot be loaded [X3]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, server } = renderApp('/notifications', {
    account: account('CONSUMER'),
    answers: { logout: new NoConnection() },
  });
  const cleared = jest.spyOn(server.client, 'clearStore');
  await user.click(await screen.findByRole('button', { name: /account menu/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(cleared).toHaveBeenCalled());
  expect(document.cookie).not.toContain('hb_role');
  expect(logged).toHaveBeenCalledWith('The live connection could not be closed.', expect.any(Error));
  logged.mockRestore();
});
