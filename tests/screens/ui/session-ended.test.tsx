import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { setLanguage } from '../../../client/platform/language/language';
import { RouteError } from '../../../client/app/errors/error-boundary';
import { RootLayout } from '../../../client/app/layouts/root-layout';
import { PublicLayout } from '../../../client/app/layouts/public-layout';
import { requireRole } from '../../../client/app/session/require-role';
import { useMarkNotificationsReadMutation } from '../../../client/generated/graphql';
import { useAppMutation } from '../../../client/platform/apollo/use-app-mutation';
import { errorResponse } from '../support/fake-server';
import type { Responses } from '../support/fake-server';
import { account, renderApp } from '../support/render';

/** A guarded form that sends something only a user may send. */
function Note() {
  const [text, setText] = useState('');
  const [send, { errorText }] = useAppMutation(useMarkNotificationsReadMutation);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send({ variables: { ids: [text] } });
      }}
    >
      <h1>Write</h1>
      <label>
        Note <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit">Send</button>
      {errorText && <p>{errorText}</p>}
    </form>
  );
}
const extra: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      {
        Component: PublicLayout,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [{ path: '/write', Component: Note, loader: () => null, middleware: [requireRole(['PRODUCER', 'ADMIN'])] }],
          },
        ],
      },
    ],
  },
];

const ended = errorResponse('UNAUTHENTICATED', 'Unauthorized access');
const who = account('PRODUCER', { phone: '01700000042' });

async function typeAndSend(responses: Responses = {}, as = who) {
  const view = renderApp('/write', { extra, account: as, answers: { markNotificationsRead: ended, ...responses } });
  await view.user.type(await screen.findByLabelText('Note'), 'half a page');
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Log in again' }));
  const sent = () => view.server.calls.filter(({ field }) => field === 'markNotificationsRead').length;
  return { ...view, dialog, sent };
}
const otherTab = (newValue: string) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sessionChange', newValue })));

describe('session ended in the middle of a form', () => {
  it('logs in on the spot, retains what was typed and sends nothing again by itself [X1]', async () => {
    const { dialog, user, server, sent, address } = await typeAndSend({ login: { account: who, token: null } });
    expect(dialog.getByLabelText('Phone No')).toHaveValue('01700000042');
    expect(dialog.getByLabelText(/^Password/, { selector: 'input' })).toHaveFocus();
    server.answer('markNotificationsRead', { unreadCount: 0 });
    await user.keyboard('demo1234{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(server.calls.find(({ field }) => field === 'login')?.args).toMatchObject({
      input: { role: 'PRODUCER', phone: '01700000042', password: 'demo1234' },
    });
    expect([screen.getByLabelText<HTMLInputElement>('Note').value, sent(), address()]).toEqual(['half a page', 1, '/write']);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()).toBe(2));
    expect(screen.queryByText('Unauthorized access')).not.toBeInTheDocument();
  });

  it('shows in the dialog why the login failed, and allows another try [X1]', async () => {
    const { dialog, user } = await typeAndSend({ login: errorResponse('LOGIN_FAILED', 'Wrong phone or password.') });
    await user.keyboard('wrong-one{Enter}');
    expect(await dialog.findByText('Wrong phone or password.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('wrong-one');
  });

  it('Esc leaves the page as it is; the next rejected act asks again [X1]', async () => {
    const { user } = await typeAndSend();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Note')).toHaveValue('half a page');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alertdialog', { name: 'Log in again' })).toBeInTheDocument();
  });

  it('going on without logging in leads from a guarded page to the login and back [R12]', async () => {
    const { dialog, user, address } = await typeAndSend();
    await user.click(dialog.getByRole('button', { name: 'Continue without logging in' }));
    await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fwrite'));
    expect(document.cookie).not.toContain('hb_role');
  });

  it('an admin, who cannot pick their role at login, gets in with it [X1]', async () => {
    const admin = account('ADMIN');
    const { user, server } = await typeAndSend({ login: { account: admin, token: null } }, admin);
    await user.keyboard('demo1234{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(server.calls.find(({ field }) => field === 'login')?.args).toMatchObject({ input: { role: 'ADMIN' } });
  });

  it('speaks Bangla [I1]', async () => {
    await typeAndSend();
    act(() => setLanguage('bn'));
    expect(await screen.findByRole('alertdialog', { name: 'আবার লগইন করুন' })).toBeInTheDocument();
    act(() => setLanguage('en'));
  });
});

describe('other tabs', () => {
  it('a logout in another tab ends this one [X3]', async () => {
    const { address, server } = renderApp('/write', { extra, account: who });
    await screen.findByLabelText('Note');
    otherTab('out');
    await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fwrite'));
    expect(server.calls.map(({ field }) => field)).not.toContain('logout');
  });

  it('a logout here is notified to the other tabs, without leaving a trace [X3]', async () => {
    const set = jest.spyOn(Storage.prototype, 'setItem');
    const { user } = renderApp('/write', { extra, account: who });
    await user.click(await screen.findByRole('button', { name: /account menu/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(set).toHaveBeenCalledWith('sessionChange', 'out'));
    expect(window.localStorage.getItem('sessionChange')).toBeNull();
    set.mockRestore();
  });

  it('a login of the same account in another tab closes the dialog here [X1]', async () => {
    await typeAndSend();
    otherTab('in');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Note')).toHaveValue('half a page');
  });

  it('a login of another account in another tab shows that account here [X1]', async () => {
    const { server, address } = renderApp('/write', { extra, account: who });
    await screen.findByLabelText('Note');
    server.answer('me', account('CONSUMER', { name: 'Rahima Khatun' }));
    otherTab('in');
    expect(await screen.findByRole('button', { name: /^Rahima Khatun/ })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'This page is not for your account' })).toBeInTheDocument();
    expect(address()).toBe('/write');
  });
});
