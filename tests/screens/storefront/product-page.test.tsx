import { screen, waitFor, within } from '@testing-library/react';
import { image } from '../support/products';
import { product } from '../support/goods';
import { account, renderApp } from '../support/render';

const consumer = account('CONSUMER');
const open = (
  more: Record<string, unknown> = {},
  answers: Record<string, unknown> = {},
  who: ReturnType<typeof account> | null = consumer,
) => renderApp('/product/p-1', { account: who, answers: { product: product({ id: 'p-1', ...more }), ...answers } });

describe('the page of a product', () => {
  it('R13 takes a wish to hear when what is sold out is back, and takes it back', async () => {
    const { user, server } = open({ available: '0' }, { notifyWhenBack: true, cancelNotifyWhenBack: true });
    const button = await screen.findByRole('button', { name: 'Notify me when Diamant Potato is back' });
    await user.click(button);
    const waiting = await screen.findByRole('button', { name: 'You will be told when Diamant Potato is back' });
    expect(waiting).toHaveAttribute('aria-pressed', 'true');
    expect(server.calls.find(({ field }) => field === 'notifyWhenBack')?.args).toEqual({ productId: 'p-1' });
    await user.click(waiting);
    expect(await screen.findByRole('button', { name: 'Notify me when Diamant Potato is back' })).toBeInTheDocument();
  });

  it('R13 sends a visitor to the login first', async () => {
    open({ available: '0' }, {}, null);
    expect(await screen.findByRole('link', { name: 'Notify me when Diamant Potato is back' })).toHaveAttribute(
      'href',
      '/auth/login?next=%2Fproduct%2Fp-1',
    );
  });

  it('R13 enlarges its pictures, one after the other', async () => {
    const { user } = open({ images: [image('a'), image('b')] });
    await user.click(await screen.findByRole('button', { name: 'Enlarge the picture of Diamant Potato' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Diamant Potato' }));
    expect(dialog.getByRole('img', { name: 'Diamant Potato, photo 1' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Next picture' }));
    expect(dialog.getByRole('img', { name: 'Diamant Potato, photo 2' })).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('img', { name: 'Diamant Potato, photo 1' })).toBeInTheDocument();
  });

  it('R13 copies its link where the phone cannot share', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect((await screen.findAllByText('The link is copied')).length).toBeGreaterThan(0);
    expect(await navigator.clipboard.readText()).toBe('http://localhost/product/p-1');
  });

  it('R13 shows what is similar, and leads to its seller', async () => {
    open({}, { similarProducts: [product({ id: 'p-2', name: 'Red Potato' })] });
    const similar = await screen.findByRole('region', { name: 'Similar products' });
    expect(within(similar).getByRole('link', { name: 'Red Potato' })).toHaveAttribute('href', '/product/p-2');
    expect(screen.getByRole('link', { name: 'Karim Mia' })).toHaveAttribute('href', '/seller/seller-1');
    await waitFor(() => expect(document.title).toContain('Diamant Potato'));
  });
});
