import '../support/device-storage';
import { screen, waitFor } from '@testing-library/react';
import { NoConnection, errorResponse, UnreadableResponse } from '../support/fake-server';
import { account } from '../support/render';
import { findToast } from '../support/toasts';
import { business, called, field, fillAll, forgetEverything, go, goOnWithDraft, storedDraft, open, summary, you } from './registration';

afterEach(forgetEverything);

describe('registration', () => {
  it('asks the role first; once chosen there is no role field left, only starting again [G1]', async () => {
    const { user, address } = open();
    await screen.findByRole('heading', { level: 1, name: 'Register' });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Wholesaler/ }));
    expect(await screen.findByRole('textbox', { name: /Full name/ })).toBeInTheDocument();
    expect(screen.getByText('Registering as Wholesaler')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Producer/ })).not.toBeInTheDocument();
    await user.type(field(/Full name/), 'Karim');
    await user.click(screen.getByRole('button', { name: 'Wrong role? Start again' }));
    expect(address()).toBe('/auth/register');
    await user.click(await screen.findByRole('button', { name: /^Consumer/ }));
    expect(await screen.findByRole('textbox', { name: /Full name/ })).toHaveValue('');
  });

  it('asks a consumer for name, phone and password only [G2]', async () => {
    open('/auth/register?role=consumer');
    await screen.findByRole('textbox', { name: /Full name/ });
    expect(screen.getByText(/Step 2 of 2/)).toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Register' })).toBeInTheDocument();
  });

  it('leads the others through business, location and a last look, then to the waiting screen [G2 G6]', async () => {
    const who = account('PRODUCER', { status: 'PENDING' });
    const view = open('/auth/register?role=producer', { answers: { register: () => (view.server.answer('me', who), { account: who }) } });
    await fillAll(view.user);
    expect(view.address()).toBe('/auth/register?role=producer&step=check');
    const responses = Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.firstChild?.textContent]),
    );
    expect(responses).toMatchObject({ Role: 'Producer', 'NID number': '1234567890', District: 'Natore', 'Thana / Upazila': 'Singra' });
    await go(view.user, 'Register');
    expect(await findToast('Registration successful!')).toBeInTheDocument();
    expect(called(view)[0]?.args.input).toMatchObject({
      role: 'PRODUCER',
      name: 'Karim Mia',
      phone: '01811111111',
      email: 'karim@example.com',
      nid: '1234567890',
      tradeLicense: 'TL-77',
      divisionId: 5,
      districtId: 51,
      upazilaId: 511,
      address: 'Bazar road',
    });
    expect(window.localStorage.getItem('approved')).toBe('0');
    expect(view.address()).not.toBe('/waitForAdminApproval');
    await waitFor(() => expect(view.address()).toBe('/waitForAdminApproval'));
  });

  it('shows the messages of the first step, each exact [G3]', async () => {
    const { user, address } = open('/auth/register?role=producer');
    await screen.findByRole('textbox', { name: /Full name/ });
    await go(user);
    expect(await summary()).toEqual(['Name is required.', 'Phone number must be 10-15 digits.', 'Password must be at least 6 characters.']);
    await user.type(field(/Full name/), '   ');
    await user.type(field(/Phone number/), '017');
    await user.type(screen.getByLabelText(/^Password/), '12345');
    await go(user);
    expect(await summary()).toHaveLength(3);
    expect(address()).toBe('/auth/register?role=producer');
  });

  it('shows the messages of the business and location steps, each exact [G3]', async () => {
    const { user } = open('/auth/register?role=producer');
    await you(user);
    await go(user);
    await screen.findByRole('textbox', { name: /Email/ });
    await go(user);
    expect(await summary()).toEqual(['Invalid email format.', 'NID must be 10-17 digits.', 'Trade license is required.']);
    await business(user);
    await go(user);
    await screen.findByRole('combobox', { name: /Division/ });
    await go(user);
    expect(await summary()).toEqual(['Location details (Division, District, Thana) are required.', 'Address is required.']);
  });

  it('a step that was passed shows no error of another step on arrival [G3]', async () => {
    const { user } = open('/auth/register?role=producer');
    await screen.findByRole('textbox', { name: /Full name/ });
    await go(user);
    await summary();
    await you(user);
    await go(user);
    await screen.findByRole('textbox', { name: /Email/ });
    expect(screen.queryByRole('heading', { name: 'Please correct these' })).not.toBeInTheDocument();
  });

  it('a wholesaler may leave the trade license out [G4]', async () => {
    const { user, address } = open('/auth/register?role=wholesaler');
    await you(user);
    await go(user);
    await screen.findByRole('textbox', { name: 'Trade license number (optional)' });
    await business(user, '');
    await go(user);
    await waitFor(() => expect(address()).toBe('/auth/register?role=wholesaler&step=place'));
  });

  it("a supersaler's trade license is required [G4]", async () => {
    const { user } = open('/auth/register?role=supersaler');
    await you(user);
    await go(user);
    await business(user, '');
    await go(user);
    expect(await summary()).toEqual(['Trade license is required.']);
  });

  it("a consumer reads 'Registration successful!' and 'Logged in as Consumer', and lands on the storefront [G5]", async () => {
    const who = account('CONSUMER');
    const view = open('/auth/register?role=consumer', { answers: { register: () => (view.server.answer('me', who), { account: who }) } });
    await you(view.user);
    await go(view.user, 'Register');
    expect(await findToast('Registration successful!')).toBeInTheDocument();
    expect(await findToast('Logged in as Consumer')).toBeInTheDocument();
    await waitFor(() => expect(view.address()).toBe('/consumer'));
    expect(window.localStorage.getItem('approved')).toBeNull();
    expect(JSON.parse(window.localStorage.getItem('login-hint') ?? 'null')).toEqual({ role: who.role, phone: who.phone });
    expect(called(view)[0]?.args.input).toMatchObject({ role: 'CONSUMER', name: 'Karim Mia' });
  });

  it("shows the server's message and leads to the step of the rejected field, everything retained [G7]", async () => {
    const taken = 'This phone number is already registered.';
    const { user, address } = open('/auth/register?role=producer', {
      answers: { register: errorResponse('PHONE_TAKEN', taken, [{ field: 'phone', message: taken }]) },
    });
    await fillAll(user);
    await go(user, 'Register');
    await waitFor(() => expect(address()).toBe('/auth/register?role=producer&step=you'));
    await waitFor(() => expect(field(/Phone number/)).toHaveAccessibleDescription(taken));
    expect(field(/Full name/)).toHaveValue('  Karim Mia ');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret-1');
    expect(await findToast(taken)).toBeInTheDocument();
  });

  it.each([
    ['no response', new NoConnection(), 'No response from server. Please check your connection and try again.'],
    ['a server without words', errorResponse('INTERNAL', ''), 'Registration failed!'],
    ['anything else', new UnreadableResponse(), 'An unexpected error occurred. Please try again.'],
  ])('%s has its own message [G7]', async (_what, response, text) => {
    const { user } = open('/auth/register?role=consumer', { answers: { register: response } });
    await you(user);
    await go(user, 'Register');
    expect(await findToast(text)).toBeInTheDocument();
    expect(field(/Phone number/)).toHaveValue('01811111111');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret-1');
  });

  it('what is missing in an earlier step leads back to it, and the old rejection does not follow on [G3]', async () => {
    const { user, unmount } = open('/auth/register?role=wholesaler');
    await you(user);
    unmount();
    await waitFor(async () => expect(await storedDraft('WHOLESALER')).not.toBeNull());
    const again = open('/auth/register?role=wholesaler&step=check'); // the password is not stored
    await goOnWithDraft(again.user);
    await go(again.user, 'Register');
    await waitFor(() => expect(again.address()).toBe('/auth/register?role=wholesaler&step=you'));
    expect(await summary()).toEqual(['Password must be at least 6 characters.']);
    expect(called(again)).toHaveLength(0);
    await again.user.type(screen.getByLabelText(/^Password/), 'secret-1');
    await go(again.user);
    await screen.findByRole('textbox', { name: /Email/ });
    expect(screen.queryByRole('heading', { name: 'Please correct these' })).not.toBeInTheDocument();
  });

  it('going back and changing an input loses nothing [G2]', async () => {
    const { user, address } = open('/auth/register?role=producer');
    await fillAll(user);
    await user.click(screen.getByRole('button', { name: 'Change NID number' }));
    await waitFor(() => expect(address()).toBe('/auth/register?role=producer&step=business'));
    expect(await screen.findByRole('textbox', { name: /NID number/ })).toHaveValue('1234567890');
    await go(user, 'Back');
    expect(await screen.findByRole('textbox', { name: /Full name/ })).toHaveValue('  Karim Mia ');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret-1');
  });
});
