/** Someone who registers, step by step. */
import { screen, within } from '@testing-library/react';
import { clearDrafts, loadDraft } from '../../../client/platform/device/draft-store';
import { places } from '../support/places';
import { renderApp } from '../support/render';
import { clearToasts } from '../support/toasts';

type User = ReturnType<typeof renderApp>['user'];
type Options = NonNullable<Parameters<typeof renderApp>[1]>;
export const open = (path = '/auth/register', options: Options = {}) =>
  renderApp(path, { ...options, answers: { ...places, ...options.answers } });
export const field = (name: RegExp) => screen.getByRole('textbox', { name });
export const go = (user: User, name = 'Continue') => user.click(screen.getByRole('button', { name }));
/** The offer's own button is before the form's. */
export const goOnWithDraft = async (user: User) => {
  await screen.findByText(/^We kept your draft/);
  await user.click(screen.getAllByRole('button', { name: 'Continue' })[0]!);
};
export const storedDraft = (role: string) => loadDraft({ owner: 'visitor', form: `register/${role}` });
export const summary = async () => {
  const heading = await screen.findByRole('heading', { name: 'Please correct these' });
  return within(heading.closest<HTMLElement>('[role=alert]')!)
    .getAllByRole('link')
    .map((link) => link.textContent);
};
export const you = async (user: User) => {
  await user.type(await screen.findByRole('textbox', { name: /Full name/ }), '  Karim Mia ');
  await user.type(field(/Phone number/), '01811111111');
  await user.type(screen.getByLabelText(/^Password/), 'secret-1');
};
export const business = async (user: User, license = 'TL-77') => {
  await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'karim@example.com');
  await user.type(field(/NID number/), '1234567890');
  if (license) await user.type(field(/Trade license/), license);
};
const place = async (user: User) => {
  await screen.findByRole('option', { name: 'Rajshahi' });
  await user.selectOptions(screen.getByRole('combobox', { name: /Division/ }), 'Rajshahi');
  await screen.findByRole('option', { name: 'Natore' });
  await user.selectOptions(screen.getByRole('combobox', { name: /District/ }), 'Natore');
  await screen.findByRole('option', { name: 'Singra' });
  await user.selectOptions(screen.getByRole('combobox', { name: /Upazila/ }), 'Singra');
  await user.type(field(/Address/), 'Bazar road');
};
export const fillAll = async (user: User, then = 'Register') => {
  await you(user);
  await go(user);
  await business(user);
  await go(user);
  await place(user);
  await go(user);
  await screen.findByRole('button', { name: 'Change NID number' });
  await screen.findByRole('button', { name: then });
};
export const called = (view: ReturnType<typeof open>) => view.server.calls.filter((call) => call.field === 'register');

export async function forgetEverything(): Promise<void> {
  clearToasts();
  await clearDrafts('visitor');
  window.localStorage.clear();
}
