import '../support/device-storage';
import { screen, waitFor } from '@testing-library/react';
import { NoConnection } from '../support/fake-server';
import { account } from '../support/render';
import { findToast } from '../support/toasts';
import { field, fillAll, forgetEverything, go, goOnWithDraft, storedDraft, open, you } from './registration';

afterEach(forgetEverything);

describe('the draft of a registration', () => {
  it('is offered after a reload, with neither the password nor the numbers of documents in it [G2]', async () => {
    const { user, unmount } = open('/auth/register?role=producer');
    await fillAll(user);
    unmount();
    await waitFor(async () => expect((await storedDraft('PRODUCER'))?.values.address).toBe('Bazar road'));
    expect(Object.keys((await storedDraft('PRODUCER'))?.values ?? {}).sort()).toEqual(
      ['address', 'districtId', 'divisionId', 'email', 'name', 'phone', 'upazilaId'].sort(),
    );
    const again = open('/auth/register?role=producer');
    expect(await screen.findByText(/^We kept your draft from \d{1,2}:\d{2}/)).toBeInTheDocument();
    expect(screen.getByText('Karim Mia')).toBeInTheDocument();
    expect(again.container.querySelector('.draft-form')).toHaveAttribute('inert');
    await goOnWithDraft(again.user);
    expect(field(/Full name/)).toHaveValue('  Karim Mia ');
    expect(field(/Phone number/)).toHaveValue('01811111111');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
    await again.user.type(screen.getByLabelText(/^Password/), 'secret-1');
    await go(again.user);
    expect(await screen.findByRole('textbox', { name: /NID number/ })).toHaveValue('');
    expect(field(/Trade license/)).toHaveValue('');
    expect(field(/Email/)).toHaveValue('karim@example.com');
  });

  it('another role is not offered it, and starting again forgets it [G2]', async () => {
    const first = open('/auth/register?role=producer');
    await you(first.user);
    first.unmount();
    await waitFor(async () => expect(await storedDraft('PRODUCER')).not.toBeNull());
    const other = open('/auth/register?role=consumer');
    await screen.findByRole('textbox', { name: /Full name/ });
    await waitFor(() => expect(screen.queryByText(/We kept your draft/)).not.toBeInTheDocument());
    other.unmount();
    const again = open('/auth/register?role=producer');
    await again.user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(screen.queryByText(/We kept your draft/)).not.toBeInTheDocument();
    await waitFor(async () => expect(await storedDraft('PRODUCER')).toBeNull());
  });

  it("'Wrong role? Start again' forgets what was typed [G1]", async () => {
    const { user } = open('/auth/register?role=producer');
    await you(user);
    await waitFor(async () => expect(await storedDraft('PRODUCER')).not.toBeNull());
    await go(user, 'Wrong role? Start again');
    await screen.findByRole('button', { name: /^Consumer/ });
    await waitFor(async () => expect(await storedDraft('PRODUCER')).toBeNull());
  });

  it('is removed after a success, and stays after a failure [G5]', async () => {
    const who = account('CONSUMER');
    const view = open('/auth/register?role=consumer', { answers: { register: new NoConnection() } });
    await you(view.user);
    await go(view.user, 'Register');
    await findToast(/No response from server/);
    await waitFor(async () => expect(await storedDraft('CONSUMER')).not.toBeNull());
    view.server.answer('register', () => (view.server.answer('me', who), { account: who }));
    await go(view.user, 'Register');
    await findToast('Registration successful!');
    await waitFor(async () => expect(await storedDraft('CONSUMER')).toBeNull());
  });
});
