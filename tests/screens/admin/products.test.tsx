import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { ago, listOf } from './people';

const moderated = (id: string, name: string, more: object = {}) => ({
  id,
  standing: 'ON_MARKET',
  hiddenAt: null,
  hiddenReason: null,
  product: {
    id,
    name,
    price: '30.00',
    originalPrice: null,
    unit: 'KG',
    customUnitNote: null,
    available: '100',
    soldCount: 3,
    createdAt: ago(30),
    image: null,
    category: { slug: 'potato', nameEn: 'Potato', nameBn: 'আলু' },
    seller: { id: 's1', name: 'Karim' },
  },
  ...more,
});
const open = moderated('p1', 'Red potato');
const hidden = moderated('p2', 'Grey potato', { standing: 'HIDDEN', hiddenAt: ago(2), hiddenReason: 'Rotten' });
const show = async (path = '/admin/products', responses: object = {}) => {
  const view = renderApp(path, { account: account('ADMIN'), answers: { moderatedProducts: listOf(open, hidden), ...responses } });
  await screen.findByRole('heading', { level: 1, name: 'Products' });
  return view;
};
const asked = (server: Awaited<ReturnType<typeof show>>['server'], field: string) =>
  server.calls.filter((call) => call.field === field).map(({ args }) => args);

afterEach(clearToasts);

it('shows every product; search, category, standing and page come from the address [R11]', async () => {
  const { server, user, address } = await show('/admin/products?q=potato&category=potato&standing=HIDDEN&page=2');
  expect(await screen.findByRole('row', { name: /Grey potato.*Hidden.*Rotten/ })).toBeInTheDocument();
  expect(asked(server, 'moderatedProducts')[0]).toMatchObject({
    search: 'potato',
    categorySlug: 'potato',
    standing: 'HIDDEN',
    first: 20,
    offset: 20,
  });
  await user.click(screen.getByRole('link', { name: 'On sale' }));
  await waitFor(() => expect(address()).toContain('standing=ON_MARKET'));
});

it('hides with a reason, and a rejection stays in the form [R11]', async () => {
  const { user, server } = await show('/admin/products', { hideProduct: errorResponse('CONFLICT', 'This product is already hidden.') });
  await user.click(await screen.findByRole('button', { name: 'Hide Red potato' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hide Red potato?' });
  await user.click(within(dialog).getByRole('button', { name: 'Hide' }));
  expect((await within(dialog).findAllByText('Please give a reason.')).length).toBeGreaterThan(0);
  expect(asked(server, 'hideProduct')).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Rotten');
  await user.click(within(dialog).getByRole('button', { name: 'Hide' }));
  expect((await within(dialog).findAllByText('This product is already hidden.')).length).toBeGreaterThan(0);
  server.answer('hideProduct', moderated('p1', 'Red potato', { standing: 'HIDDEN', hiddenReason: 'Rotten' }));
  await user.click(within(dialog).getByRole('button', { name: 'Hide' }));
  expect(await findToast('Red potato is hidden')).toBeInTheDocument();
  expect(asked(server, 'hideProduct').at(-1)).toEqual({ id: 'p1', reason: 'Rotten' });
});

it('restores, and moves to another category [R11]', async () => {
  const { user, server } = await show('/admin/products', { restoreProduct: moderated('p2', 'Grey potato'), recategoriseProduct: open });
  await user.click(await screen.findByRole('button', { name: 'Restore Grey potato' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Looked again');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await findToast('Grey potato is restored')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Category of Red potato' }));
  const dialog = await screen.findByRole('dialog', { name: 'Category of Red potato' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /Category/ }), 'tomato');
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Wrong shelf');
  await user.click(within(dialog).getByRole('button', { name: 'Save category' }));
  expect(await findToast('Red potato is in another category now')).toBeInTheDocument();
  expect(asked(server, 'recategoriseProduct')).toEqual([{ id: 'p1', categorySlug: 'tomato', reason: 'Wrong shelf' }]);
});

it('shows a message when nothing matches [R11]', async () => {
  await show('/admin/products?q=zzz', { moderatedProducts: listOf() });
  expect(await screen.findByRole('heading', { name: 'No product matches' })).toBeInTheDocument();
});
