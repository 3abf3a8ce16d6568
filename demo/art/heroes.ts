/**
 * The storefront's wide images, 1600 × 640. The left half stays calm, for text; what there is to see is on the right,
 * and between y = 100 and y = 550, since wide screens cut off what is above and below.
 */
import { at, Canvas, num, times } from './canvas';
import { fieldDrawings, heapedGrain } from './produce/field.drawings';
import { orchardDrawings } from './produce/orchard.drawings';
import { produceDrawings } from './produce/produce.drawings';
import { boat, foreground, homestead, paddyRows, paddyTufts, palmTree, sky, stallFrame, treeline, water } from './scenes/scenery';
import { tuft } from './scenes/backdrops';
import { vegetableDrawings } from './produce/vegetables.drawings';
import { fish } from './animals/animals';
import { shadow } from './shapes';
import { vessels } from './crafts/vessels';
import { craftDrawings } from './crafts/craft.drawings';
import type { Drawing } from './drawing';

export const heroKinds = ['field', 'market', 'river', 'harvest'] as const;
export type HeroKind = (typeof heroKinds)[number];

/** A drawing's subject without its own surroundings, its table line at (x, y). */
function subject(canvas: Canvas, drawing: Drawing, x: number, y: number, scale: number): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)}) translate(-400 -590)">${drawing.draw(canvas)}</g>`;
}

function field(canvas: Canvas): string {
  return (
    sky(canvas, ['#CBE7F2', '#EAF5E4', '#FFF6D8'], 1010, 150) +
    treeline(canvas, 300, '#8DBE8A', 0.55) +
    treeline(canvas, 326, '#5E9F62', 0.7) +
    palmTree(canvas, 1336, 352, 250) +
    palmTree(canvas, 1420, 356, 200) +
    palmTree(canvas, 760, 348, 150) +
    homestead(canvas, 1180, 356, 0.78) +
    paddyRows(canvas, 346, 980, ['#B9DB77', '#4E9A46'], ['#DDEE9A', '#3F8A3C']) +
    paddyTufts(canvas, 470, 26, 0.5) +
    paddyTufts(canvas, 632, 22, 0.95) +
    subject(canvas, fieldDrawings.paddy, 1150, 528, 0.68) +
    subject(canvas, vegetableDrawings.vegetable, 1420, 520, 0.5)
  );
}

function market(canvas: Canvas): string {
  const pebble = (): string =>
    `<ellipse cx="${num(canvas.between(0, 1600))}" cy="${num(canvas.between(410, 636))}" rx="${num(canvas.between(6, 22))}" ry="${num(canvas.between(2, 6))}" fill="#7A4D1C" fill-opacity=".12"/>`;
  const ground = `<rect y="392" width="1600" height="248" fill="${canvas.linear(['#EBD3A4', '#C99F66'])}"/>${times(60, pebble)}`;
  return (
    sky(canvas, ['#FDEFD2', '#FFF8E6', '#FBE6BE'], 420, 150) +
    treeline(canvas, 366, '#9CC08A', 0.5) +
    palmTree(canvas, 660, 394, 240) +
    ground +
    stallFrame(canvas, 700, 432, 264, '#2F7A43') +
    stallFrame(canvas, 980, 446, 330, '#C8322B') +
    stallFrame(canvas, 1330, 434, 290, '#E3A01E') +
    subject(canvas, fieldDrawings.lentil, 832, 370, 0.3) +
    subject(canvas, craftDrawings.claypot, 1476, 374, 0.34) +
    subject(canvas, vegetableDrawings.cauliflower, 1070, 380, 0.3) +
    subject(canvas, vegetableDrawings.brinjal, 1226, 380, 0.3) +
    subject(canvas, orchardDrawings.fruit, 876, 512, 0.38) +
    subject(canvas, produceDrawings.mango, 1440, 514, 0.42) +
    subject(canvas, vegetableDrawings.vegetable, 1150, 518, 0.47)
  );
}

function river(canvas: Canvas): string {
  const inside = (content: string, x: number, scale: number): string =>
    `<g transform="translate(${x} -24) scale(${scale}) translate(-400 -590)">${content}</g>`;
  const sack = inside(heapedGrain(canvas, 'sack', 'paddy', 170), -230, 0.34);
  const cargo = sack + inside(fishBasket(canvas), -52, 0.42) + inside(vegetableDrawings.vegetable.draw(canvas), 196, 0.36);
  return (
    sky(canvas, ['#FCE3C4', '#FFF3DC', '#DDF0EE'], 1240, 170) +
    treeline(canvas, 296, '#8DB9A0', 0.5) +
    treeline(canvas, 320, '#5E9F72', 0.7) +
    palmTree(canvas, 640, 340, 170) +
    palmTree(canvas, 1510, 342, 210) +
    homestead(canvas, 780, 342, 0.46) +
    water(canvas, 340, 640) +
    at(1130, 466, boat(canvas, cargo), 0, 0.96) +
    `<path d="M0 560C200 520 380 600 560 640H0Z" fill="${canvas.linear(['#8FC06A', '#4C8F45'])}"/>` +
    [30, 90, 150, 215].map((x) => tuft(canvas, x, 566 + x / 7, 1.6)).join('')
  );
}

/** The morning's catch, heads and tails over the rim. */
function fishBasket(canvas: Canvas): string {
  const { back, front } = vessels.cane;
  const lying = [
    [400, 250, -8],
    [330, 300, 6],
    [480, 306, -14],
    [390, 352, 4],
    [430, 394, -4],
  ] as const;
  const kinds = ['hilsa', 'rohu', 'hilsa', 'hilsa', 'rohu'] as const;
  const pile = lying.map(
    ([x, y, turn], index) => shadow(canvas, x, y + 30, 190, 50, 0.4) + at(x, y, fish(canvas, kinds[index] ?? 'hilsa'), turn, 0.92),
  );
  return back(canvas) + pile.join('') + front(canvas);
}

function harvest(canvas: Canvas): string {
  return (
    sky(canvas, ['#DDF0D8', '#F6FBEA', '#FFF6D8'], 900, 140) +
    treeline(canvas, 332, '#A5CF94', 0.5) +
    treeline(canvas, 362, '#73B070', 0.55) +
    `<path d="M0 390C400 356 900 416 1600 376V640H0Z" fill="${canvas.linear(['#CFE6A4', '#9CC878'])}"/>` +
    `<path d="M560 436H1640V640H470Z" fill="${canvas.linear(['#DDB278', '#A87640'])}"/><path d="M560 436H1640" stroke="#F5D6A4" stroke-width="6"/>` +
    foreground(canvas) +
    subject(canvas, fieldDrawings.wheat, 1440, 506, 0.58) +
    subject(canvas, produceDrawings.mango, 840, 508, 0.52) +
    subject(canvas, vegetableDrawings.vegetable, 1140, 522, 0.62)
  );
}

export function heroSvg(kind: HeroKind): string {
  const canvas = new Canvas(heroKinds.indexOf(kind) * 31 + 12);
  const body = { field, market, river, harvest }[kind](canvas);
  return canvas.close(1600, 640, body);
}
