/** Leaving a page with forms that were not sent: one question for all of them. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RootLayout } from '../../../client/app/layouts/root-layout';
import { useUnsaved } from '../../../client/platform/forms/unsaved';
import { account, renderApp } from '../support/render';

/** A form whose draft, if it has one, is safe as soon as something was typed. */
function Form({ name, stored }: { name: string; stored: boolean }) {
  const [text, setText] = useState('');
  useUnsaved(text !== '', stored);
  return (
    <label>
      {name} <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}
const page = (...forms: { name: string; stored: boolean }[]): RouteObject[] => [
  {
    Component: RootLayout,
    children: [
      { path: '/forms', element: forms.map((form) => <Form key={form.name} {...form} />) },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ],
  },
];
const open = async (...forms: { name: string; stored: boolean }[]) => {
  const view = renderApp('/forms', { extra: page(...forms), account: account('PRODUCER') });
  await screen.findByLabelText(forms[0]?.name ?? '');
  return { ...view, leave: () => act(() => view.router.navigate('/elsewhere')) };
};
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
/** The result for the browser when the tab is closed: true where it is to ask. */
const closingAsks = () => {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
};
const [first, second] = [
  { name: 'First', stored: false },
  { name: 'Second', stored: false },
];

it('lets go at once where nothing was typed [P3]', async () => {
  const { leave, address } = await open(first, second);
  await leave();
  expect(address()).toBe('/elsewhere');
  expect(closingAsks()).toBe(false);
});

it.each(['First', 'Second'])(
  'with two forms on the page asks once when only the %s was touched, and stays or goes as chosen [P3]',
  async (name) => {
    const { user, leave, address } = await open(first, second);
    await user.type(screen.getByLabelText(name), 'half a word');
    await leave();
    const dialog = await question();
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(address()).toBe('/forms');
    expect(screen.getByLabelText(name)).toHaveValue('half a word');
    await leave();
    await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
  },
);

it('with both touched, fixing one still leaves the other to ask for [P3]', async () => {
  const { user, leave, address } = await open(first, second);
  await user.type(screen.getByLabelText('First'), 'one');
  await user.type(screen.getByLabelText('Second'), 'two');
  await user.clear(screen.getByLabelText('Second'));
  await leave();
  await user.click(within(await question()).getByRole('button', { name: 'Stay here' }));
  expect(closingAsks()).toBe(true);
  await user.clear(screen.getByLabelText('First'));
  await leave();
  expect(address()).toBe('/elsewhere');
});

it('reports when drafts hold everything, and then the browser need not ask [U6]', async () => {
  const { user, leave } = await open({ name: 'First', stored: true }, { name: 'Second', stored: true });
  await user.type(screen.getByLabelText('First'), 'one');
  expect(closingAsks()).toBe(false);
  await leave();
  expect(await question()).toHaveTextContent('We keep a draft on this device for 14 days.');
  expect(screen.getByRole('button', { name: 'Leave' })).toHaveClass('tone-brand'); // nothing is lost, so nothing warns
});

it('promises no draft when one of the forms has none [U6]', async () => {
  const { user, leave } = await open({ name: 'First', stored: true }, second);
  await user.type(screen.getByLabelText('First'), 'one');
  await user.type(screen.getByLabelText('Second'), 'two');
  expect(closingAsks()).toBe(true);
  await leave();
  expect(await question()).not.toHaveTextContent('We keep a draft');
  expect(screen.getByRole('button', { name: 'Leave' })).toHaveClass('tone-danger');
});

it('does not hold back someone who has logged out [X3]', async () => {
  const { user, leave, address } = await open(first);
  await user.type(screen.getByLabelText('First'), 'one');
  document.cookie = 'hb_role=; path=/; max-age=0';
  await leave();
  expect(address()).toBe('/elsewhere');
});
