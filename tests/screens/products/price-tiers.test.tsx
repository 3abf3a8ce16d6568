/** A new price below prices for businesses: the form asks what becomes of them before anything is saved. */
import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { listOf, myProduct } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const tiers = [
  { minQuantity: '10', price: '27.00' },
  { minQuantity: '30', price: '25.00' },
  { minQuantity: '100', price: '15.00' },
];
const product = myProduct('7', { price: '28.00', regularPrice: '28.00', sellPost: { ...myProduct('7').sellPost, tiers } });
const asks = errorResponse('BAD_USER_INPUT', 'Please check the form.', [
  { field: 'tiersAbovePrice', message: 'Say what becomes of them.' },
]);

/** The edit form with 20 Tk typed and Save pressed: the server asks. */
async function lowerThePrice() {
  const view = renderApp('/dashboard/producer/product-edit/7', {
    account: account('PRODUCER'),
    answers: {
      myProduct: product,
      myProducts: listOf(),
      updateProduct: ({ input }: { input: { tiersAbovePrice?: string } }) => (input.tiersAbovePrice ? product : asks),
    },
  });
  const price = await screen.findByRole('textbox', { name: /Selling price/ });
  await view.user.clear(price);
  await view.user.type(price, '20');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Prices for businesses' }));
  return { ...view, dialog, updates: () => view.server.calls.filter(({ field }) => field === 'updateProduct').map(({ args }) => args) };
}

afterEach(clearToasts);

it('shows what each price would become and which are above the new one', async () => {
  const { dialog, updates } = await lowerThePrice();
  expect(dialog.getByText(/Your new price of 20 Tk\/KG is below prices for businesses/)).toBeInTheDocument();
  const items = dialog.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'From 10 KG: 27 Tk, lowered to 19 Tk',
    'From 30 KG: 25 Tk, lowered to 17 Tk',
    'From 100 KG: 15 Tk, lowered to 10 Tk',
  ]);
  expect(items.map(({ dataset }) => dataset.above)).toEqual(['true', 'true', 'false']);
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(updates()).toEqual([{ id: '7', input: { price: '20', version: 3 } }]);
});

it.each([
  ['Lower them', 'LOWER'],
  ['Remove them', 'REMOVE'],
])('%s saves the price with that choice', async (name, tiersAbovePrice) => {
  const { user, dialog, updates } = await lowerThePrice();
  await user.click(dialog.getByRole('button', { name }));
  expect(await findToast('Product updated successfully')).toBeInTheDocument();
  expect(updates().at(-1)).toEqual({ id: '7', input: { price: '20', tiersAbovePrice, version: 3 } });
});

it('Cancel saves nothing, retains what was typed, and the next save asks again', async () => {
  const { user, dialog, updates } = await lowerThePrice();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: /Selling price/ })).toHaveValue('20');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alertdialog', { name: 'Prices for businesses' })).toBeInTheDocument();
  expect(updates()).toEqual([
    { id: '7', input: { price: '20', version: 3 } },
    { id: '7', input: { price: '20', version: 3 } },
  ]);
});
