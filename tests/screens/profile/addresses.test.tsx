import { screen, waitFor, within } from '@testing-library/react';
import { places } from '../support/places';
import { profile, savedAddress } from '../support/profiles';
import { renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

async function open(addresses: unknown[]) {
  const view = renderApp('/account', { account: profile('CONSUMER'), answers: { ...places, addresses } });
  const book = within(await screen.findByRole('region', { name: 'Delivery addresses' }));
  await waitFor(() => expect(view.server.calls.map(({ field }) => field)).toContain('addresses'));
  return { ...view, book };
}

afterEach(clearToasts);

it('adds an address, name and phone filled in, and gives the focus back [S6]', async () => {
  const { user, server, book } = await open([]);
  expect(await book.findByText('No address saved yet')).toBeInTheDocument();
  await user.click(book.getByRole('button', { name: 'Add address' }));
  expect(book.getByRole('textbox', { name: /^Name of the address/ })).toHaveFocus();
  expect(book.getByRole('textbox', { name: /^Receiver's name/ })).toHaveValue('Rahim Uddin');
  expect(book.getByRole('textbox', { name: /^Receiver's phone/ })).toHaveValue('01700000001');
  await user.click(book.getByRole('button', { name: 'Save address' }));
  expect((await book.findAllByText('Choose the upazila or thana to deliver to.')).length).toBeGreaterThan(0);
  await user.type(book.getByRole('searchbox', { name: /^Thana/ }), 'sin');
  await user.click(await book.findByRole('button', { name: 'Singra, Natore' }));
  await user.type(book.getByRole('textbox', { name: /^Address/ }), '12 Station Road');
  server.answer('addAddress', savedAddress('a1', { isDefault: true }));
  server.answer('addresses', [savedAddress('a1', { isDefault: true })]);
  await user.click(book.getByRole('button', { name: 'Save address' }));
  await findToast('Address saved');
  expect(server.calls.find(({ field }) => field === 'addAddress')?.args).toEqual({
    input: { label: null, contactName: 'Rahim Uddin', contactPhone: '01700000001', upazilaId: 511, address: '12 Station Road' },
  });
  expect(await book.findByText('Default')).toBeInTheDocument();
  expect(book.getByText('12 Station Road, Singra, Natore, Rajshahi')).toBeInTheDocument();
  await waitFor(() => expect(book.getByRole('button', { name: 'Add address' })).toHaveFocus());
});

it('changes an address in place [S6]', async () => {
  const { user, server, book } = await open([savedAddress('a1', { isDefault: true }), savedAddress('a2', { label: 'Shop' })]);
  await user.click(await book.findByRole('button', { name: 'Edit Shop' }));
  const label = book.getByRole('textbox', { name: /^Name of the address/ });
  expect(label).toHaveValue('Shop');
  await user.clear(label);
  await user.type(label, 'Depot');
  server.answer('updateAddress', savedAddress('a2', { label: 'Depot' }));
  server.answer('addresses', [savedAddress('a1', { isDefault: true }), savedAddress('a2', { label: 'Depot' })]);
  await user.click(book.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(book.getByRole('button', { name: 'Edit Depot' })).toHaveFocus());
  expect(server.calls.find(({ field }) => field === 'updateAddress')?.args).toMatchObject({
    id: 'a2',
    input: { label: 'Depot', upazilaId: 511 },
  });
});

it('moves the default, and asks before it deletes [S6]', async () => {
  const { user, server, book } = await open([savedAddress('a1', { isDefault: true }), savedAddress('a2', { label: 'Shop' })]);
  server.answer('setDefaultAddress', savedAddress('a2', { label: 'Shop', isDefault: true }));
  server.answer('addresses', [savedAddress('a2', { label: 'Shop', isDefault: true }), savedAddress('a1')]);
  await user.click(await book.findByRole('button', { name: 'Make default: Shop' }));
  expect(await book.findByRole('button', { name: 'Make default: Home' })).toBeInTheDocument();

  await user.click(book.getByRole('button', { name: 'Delete Home' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this address?' }));
  server.answer('deleteAddress', { removedId: 'gone' });
  server.answer('addresses', [savedAddress('a2', { label: 'Shop', isDefault: true })]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await findToast('Address deleted');
  await waitFor(() => expect(book.queryByText('Home')).not.toBeInTheDocument());
  expect(server.calls.find(({ field }) => field === 'deleteAddress')?.args).toEqual({ id: 'a1' });
});

it('offers no eleventh [S6]', async () => {
  const { book } = await open(Array.from({ length: 10 }, (_, index) => savedAddress(`a${index}`)));
  expect(await book.findByText('You have saved 10 addresses. Delete one to add another.')).toBeInTheDocument();
  expect(book.queryByRole('button', { name: 'Add address' })).not.toBeInTheDocument();
});
