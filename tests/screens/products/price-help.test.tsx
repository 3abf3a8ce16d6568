import { screen, waitFor, within } from '@testing-library/react';
import { myProduct } from '../support/products';
import { account, renderApp } from '../support/render';

const week = {
  id: 'potato.51',
  district: { id: 51, nameEn: 'Bogura', nameBn: 'বগুড়া' },
  median: '32.50',
  low: '28.00',
  high: '45.00',
  saleCount: 14,
  sellerCount: 5,
};
const open = async (path: string, responses: object = {}) => {
  const view = renderApp(path, { account: account('PRODUCER'), answers: { weekPrice: week, ...responses } });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const price = () => screen.getByRole('textbox', { name: /Selling price/ });
const sold = 'Sold in Bogura in the last 7 days: typically 32.50 Tk/KG, from 28 Tk to 45 Tk (14 sales).';

describe('help with the price of a product', () => {
  it('shows what the crop was sold for once its category is chosen, and takes the median as price for the unit', async () => {
    const { user, server } = await open('/dashboard/producerAddProduct');
    expect(server.calls.filter(({ field }) => field === 'weekPrice')).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: /Category/ }), 'Potato');
    expect(await screen.findByText(sold)).toBeInTheDocument();
    expect(server.calls.find(({ field }) => field === 'weekPrice')?.args).toEqual({
      categorySlug: 'potato',
      sellerId: 'account-producer',
      grade: null,
    });
    await user.click(screen.getByRole('button', { name: 'Use the typical price: 33 Tk/KG' }));
    expect(price()).toHaveValue('33');
    expect(screen.queryByRole('button', { name: /Use the typical price/ })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Unit/ }), 'Ton');
    expect(await screen.findByText(/Your price is 100% below the typical price/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use the typical price: 32,500 Tk/Ton' }));
    expect(price()).toHaveValue('32500');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Unit/ }), 'Piece');
    expect(screen.getByText(sold)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Use the typical price/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Weight per Piece/ }), '2');
    expect(screen.getByRole('button', { name: 'Use the typical price: 65 Tk/Piece' })).toBeInTheDocument();
  });

  it('warns of a price more than half above or below the typical price, and saves it as it is once it is confirmed', async () => {
    const product = myProduct('7', { price: '30.00', regularPrice: '30.00' });
    const { user, server } = await open('/dashboard/producer/product-edit/7', { myProduct: product, updateProduct: product });
    expect(await screen.findByText(sold)).toBeInTheDocument();
    expect(screen.queryByText(/Please check it/)).not.toBeInTheDocument();
    await user.clear(price());
    await user.type(price(), '16');
    expect(screen.getByText('Your price is 51% below the typical price. Please check it; you can still save it.')).toBeInTheDocument();
    await user.clear(price());
    await user.type(price(), '49');
    expect(screen.getByText('Your price is 51% above the typical price. Please check it; you can still save it.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Is this price right?' });
    expect(question).toHaveTextContent('51% above what the market sold for this week.');
    expect(server.calls.some(({ field }) => field === 'updateProduct')).toBe(false);
    await user.click(within(question).getByRole('button', { name: 'Yes, use this price' }));
    await waitFor(() =>
      expect(server.calls.find(({ field }) => field === 'updateProduct')?.args).toEqual({ id: '7', input: { price: '49', version: 3 } }),
    );
  });

  it('leaves the form as it is where too few sold', async () => {
    const { user, server } = await open('/dashboard/producerAddProduct', { weekPrice: null });
    await user.selectOptions(screen.getByRole('combobox', { name: /Category/ }), 'Potato');
    await waitFor(() => expect(server.calls.some(({ field }) => field === 'weekPrice')).toBe(true));
    await user.type(price(), '1');
    expect(screen.queryByText(/median/)).not.toBeInTheDocument();
  });
});
