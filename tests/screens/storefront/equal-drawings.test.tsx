/**
 * Products that share a drawing stand beside each other in different looks, in the market and in a seller's own grid.
 */
import { screen } from '@testing-library/react';
import { listOf, myProduct } from '../support/products';
import { market, product } from '../support/market';
import { account, renderApp } from '../support/render';

const picture = (isIllustration: boolean) => ({
  id: 'image-1',
  url: '/media/rice-640.webp',
  srcset: '/media/rice-320.webp 320w, /media/rice-640.webp 640w',
  width: 640,
  height: 512,
  isIllustration,
});
const looks = (cards: readonly HTMLElement[]) => cards.map((card) => card.querySelector('img')?.dataset.look ?? '0');

it.each([
  [true, ['0', '1', '2', '3', '4', '5']],
  [false, ['0', '0', '0', '0', '0', '0']],
])('in a list of the market; drawn: %s', async (isIllustration, shown) => {
  const nodes = shown.map((_look, at) => product({ id: `p-${at}`, image: picture(isIllustration) }));
  renderApp('/search?q=rice', { account: null, answers: { products: { ...market(nodes.length), nodes } } });
  expect(looks(await screen.findAllByRole('article'))).toEqual(shown);
});

it("in a seller's own grid", async () => {
  const own = ['1', '2', '3'].map((id) => myProduct(id, { image: picture(true) }));
  renderApp('/dashboard/producerAllProducts', { account: account('PRODUCER'), answers: { myProducts: listOf(...own) } });
  expect(looks(await screen.findAllByRole('article'))).toEqual(['0', '1', '2']);
});
