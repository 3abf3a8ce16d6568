import { act, screen, waitFor, within } from '@testing-library/react';
import { visitorCart } from '../../../client/platform/cart/visitor-cart';
import { image } from '../support/products';
import { product } from '../support/market';
import { account, renderApp } from '../support/render';

const consumer = account('CONSUMER');
const open = (
  more: Record<string, unknown> = {},
  responses: Record<string, unknown> = {},
  who: ReturnType<typeof account> | null = consumer,
) => renderApp('/product/p-1', { account: who, answers: { product: product({ id: 'p-1', ...more }), ...responses } });

describe('the page of a product', () => {
  it('asks for its product once, for a visitor as for a signed-in user', async () => {
    for (const who of [null, consumer]) {
      const { server, unmount } = open({}, {}, who);
      await screen.findByRole('button', { name: 'Share' });
      await waitFor(() => expect(server.calls.some(({ field }) => field === 'similarProducts')).toBe(true));
      expect(server.calls.filter(({ field }) => field === 'product')).toHaveLength(1);
      unmount();
    }
  });

  it('adds an alert for when what is sold out is back, and removes it [R13]', async () => {
    const { user, server } = open(
      { available: '3.5', sellable: '0' },
      { notifyWhenBack: { isWaiting: true }, cancelNotifyWhenBack: { isRemoved: true } },
    );
    const button = await screen.findByRole('button', { name: 'Notify me when Diamant Potato is back' });
    await user.click(button);
    const waiting = await screen.findByRole('button', { name: 'We will let you know when Diamant Potato is back' });
    expect(waiting).toHaveAttribute('aria-pressed', 'true');
    expect(server.calls.find(({ field }) => field === 'notifyWhenBack')?.args).toEqual({ productId: 'p-1' });
    await user.click(waiting);
    expect(await screen.findByRole('button', { name: 'Notify me when Diamant Potato is back' })).toBeInTheDocument();
  });

  it('sends a visitor to the login first [R13]', async () => {
    open({ available: '3.5', sellable: '0' }, {}, null);
    expect(await screen.findByRole('link', { name: 'Notify me when Diamant Potato is back' })).toHaveAttribute(
      'href',
      '/auth/login?next=%2Fproduct%2Fp-1',
    );
  });

  it('lets the quantity be emptied: 2 after a Backspace is 2, and 1,5 is one and a half', async () => {
    const { user, server } = open();
    const box = await screen.findByRole('textbox', { name: 'Quantity' });
    expect(box).toHaveValue('1');
    await user.click(box);
    await user.keyboard('{Backspace}');
    expect(box).toHaveValue('');
    await user.keyboard('2');
    expect(box).toHaveValue('2');
    await user.clear(box);
    await user.type(box, '1,5');
    await user.tab();
    expect(box).toHaveValue('1.5');
    await user.click(screen.getByRole('button', { name: 'Add to cart: Diamant Potato' }));
    await waitFor(() =>
      expect(server.calls.find(({ field }) => field === 'setCartLine')?.args).toMatchObject({ line: { quantity: '1.5' } }),
    );
  });

  it('says beside the box what is no quantity, and puts nothing of it into the cart', async () => {
    const { user, server } = open();
    const box = await screen.findByRole('textbox', { name: 'Quantity' });
    await user.clear(box);
    await user.type(box, '1/2');
    await user.tab();
    expect(box).toHaveValue('1/2');
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('Write a number, such as 2.5', { selector: '.stepper-note' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add to cart: Diamant Potato' }));
    expect(await screen.findByText('Write the quantity as a number, such as 2.5.')).toBeInTheDocument();
    expect(server.calls.some(({ field }) => field === 'setCartLine')).toBe(false);
  });

  it('shows the sum of the quantity, and in the cart the way there in place of the button, with its focus', async () => {
    const { user } = open({}, {}, null);
    const sum = () => document.querySelector('.buy-sum')?.textContent;
    const box = await screen.findByRole('textbox', { name: 'Quantity' });
    await user.clear(box);
    await user.type(box, '2');
    expect(sum()).toBe('2 KG 70 Tk');
    await user.click(screen.getByRole('button', { name: 'Add to cart: Diamant Potato' }));
    expect(await screen.findByRole('link', { name: 'Go to cart' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Add to cart: Diamant/ })).not.toBeInTheDocument();
    act(() => visitorCart.clear());
  });

  it('enlarges its images, one after the other [R13]', async () => {
    const { user } = open({ images: [image('a'), image('b')] });
    await user.click(await screen.findByRole('button', { name: 'Enlarge the picture of Diamant Potato' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Diamant Potato' }));
    expect(dialog.getByRole('img', { name: 'Diamant Potato, photo 1' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Next picture' }));
    expect(dialog.getByRole('img', { name: 'Diamant Potato, photo 2' })).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('img', { name: 'Diamant Potato, photo 1' })).toBeInTheDocument();
  });

  it('is passed on by WhatsApp with a text in Bangla, or its link is copied [R13]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const whatsapp = await screen.findByRole('link', { name: 'Send by WhatsApp' });
    const message = new URL(whatsapp.getAttribute('href') ?? '').searchParams.get('text') ?? '';
    expect(message).toMatch(/^Diamant Potato, দাম ৳[০-৯.,]+\/কেজি। হাটবারে দেখুন: http:\/\/localhost\/product\/p-1\?lang=bn$/);
    expect(screen.getByText(message)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect((await screen.findAllByText('The link is copied')).length).toBeGreaterThan(0);
    expect(await navigator.clipboard.readText()).toBe('http://localhost/product/p-1');
  });

  it('names the business of its seller, and shows what delivery costs and how it is paid', async () => {
    const seller = { ...product().seller, nameOfBusiness: 'Roy Fruit House' };
    open({ seller }, {}, null);
    expect(await screen.findByRole('link', { name: 'Roy Fruit House' })).toHaveAttribute('href', '/seller/seller-1');
    expect(await screen.findByRole('link', { name: 'Choose your place' })).toHaveAttribute('href', '/location?next=%2Fproduct%2Fp-1');
    expect(await screen.findByText('Pay by: Cash on delivery, bKash')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toBeInTheDocument();
  });

  it("has no stepper on one's own product", async () => {
    const own = account('PRODUCER');
    open({ seller: { ...product().seller, id: own.id } }, {}, own);
    expect(await screen.findByRole('heading', { level: 1, name: 'Diamant Potato' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
  });

  it('compares its price of a kilogram with the median of the market, where both are known [R13]', async () => {
    const week = { id: 'potato.0', district: null, median: '40.00', low: '30.00', high: '52.50', saleCount: 31, sellerCount: 6 };
    const { unmount } = open({}, { weekPrice: week });
    expect(await screen.findByText('35 Tk/KG: 13% below the median')).toBeInTheDocument();
    expect(
      screen.getByText('Sold in Bangladesh in the last 7 days: typically 40 Tk/KG, from 30 Tk to 52.50 Tk (31 sales).'),
    ).toBeInTheDocument();
    unmount();
    const { server } = open({ pricePerKg: null, unit: 'PIECE' }, { weekPrice: week });
    expect(await screen.findByRole('heading', { name: 'From the field to you' })).toBeInTheDocument();
    expect(screen.queryByText(/the median/)).not.toBeInTheDocument();
    expect(server.calls.filter(({ field }) => field === 'weekPrice')).toEqual([]);
  });

  it('shows what is similar, and leads to its seller [R13]', async () => {
    open({}, { similarProducts: [product({ id: 'p-2', name: 'Red Potato' })] });
    const similar = await screen.findByRole('region', { name: 'Similar products' });
    expect(within(similar).getByRole('link', { name: 'Red Potato' })).toHaveAttribute('href', '/product/p-2');
    expect(screen.getByRole('link', { name: 'Karim Mia' })).toHaveAttribute('href', '/seller/seller-1');
    await waitFor(() => expect(document.title).toContain('Diamant Potato'));
  });
});
