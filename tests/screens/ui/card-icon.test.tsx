/** The signs of cards are drawn by index.html, once each. */
import fs from 'node:fs';
import path from 'node:path';
import { CardIcon } from '../../../client/ui/display/card-icon';
import { renderPart } from '../support/render';

const page = fs.readFileSync(path.resolve(__dirname, '../../../client/index.html'), 'utf8');

it.each(['cart', 'heart', 'pin'] as const)('%s has its drawing in the page, before what React writes', (name) => {
  const { container } = renderPart(<CardIcon name={name} />);
  const wanted = container.querySelector('use')?.getAttribute('href')?.slice(1) ?? 'none';
  expect(page.split(`<symbol id="${wanted}"`)).toHaveLength(2);
  expect(page.indexOf(`id="${wanted}"`)).toBeLessThan(page.indexOf('<!-- first view -->'));
});
