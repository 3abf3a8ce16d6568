/**
 * The seller's own reference of a product in its forms: optional, sent, shown, and an error at its field when another
 * product has it.
 */
import { screen, waitFor } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { myProduct } from '../support/products';
import { account, renderApp } from '../support/render';

const stored = myProduct('p1', { externalReference: 'SKU-7' });
const open = (responses: object = {}, language: 'en' | 'bn' = 'en') =>
  renderApp('/dashboard/producer/product-edit/p1', {
    account: account('PRODUCER'),
    language,
    answers: { myProduct: stored, updateProduct: stored, ...responses },
  });
const box = (name: RegExp) => screen.findByRole('textbox', { name });

describe('the reference of a product', () => {
  it('is filled in, changed alone, and removed by an empty field', async () => {
    const { user, server } = open();
    const field = await box(/Your reference/);
    expect(field).toHaveValue('SKU-7');
    expect(field).not.toBeRequired();
    await user.clear(field);
    await user.type(field, 'SKU-8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const sent = () => server.calls.filter((call) => call.field === 'updateProduct');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.args.input).toEqual({ externalReference: 'SKU-8', version: 3 });
  });

  it.each([
    ['en', /Your reference/, 'Save', 'Another of your products has this reference.'],
    ['bn', /আপনার কোড/, 'সংরক্ষণ করুন', 'আপনার অন্য একটি পণ্যে এই কোড আছে।'],
  ] as const)(
    'of another product is an error at the field, and the form is as it was typed: %s',
    async (language, label, save, message) => {
      const { user } = open(
        { updateProduct: errorResponse('BAD_USER_INPUT', message, [{ field: 'externalReference', message }]) },
        language,
      );
      const field = await box(label);
      await user.clear(field);
      await user.type(field, 'SKU-9');
      await user.click(screen.getByRole('button', { name: save }));
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
      expect(field).toBeInvalid();
      expect(field).toHaveValue('SKU-9');
    },
  );

  it('is shown on the page of the product', async () => {
    renderApp('/dashboard/product/p1', { account: account('PRODUCER'), answers: { myProduct: stored } });
    expect(await screen.findByText('SKU-7')).toBeInTheDocument();
  });
});
