import { screen } from '@testing-library/react';
import { account, renderApp } from '../support/render';
import { counts, done, list, sale } from './sale-responses';

export type Options = NonNullable<Parameters<typeof renderApp>[1]>;

/** List Of Orders of a producer. */
export const open = async (path = '/dashboard/producerOrder', { answers: responses, ...options }: Options = {}) => {
  const view = renderApp(path, {
    account: account('PRODUCER'),
    answers: { mySales: list([sale(), done]), salesCounts: counts, order: sale(), ...responses },
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'List Of Orders' });
  return view;
};
export type View = Awaited<ReturnType<typeof open>>;

/** Returns the arguments of the list's last request. */
export const asked = (view: View) => view.server.calls.filter(({ field }) => field === 'mySales').at(-1)?.args;

export const pickSort = async (view: View, name: string) => {
  await view.user.click(screen.getByRole('button', { name: 'Sort' }));
  await view.user.click(screen.getByRole('menuitem', { name }));
};
