/** The storefront's wide pictures, 1600 × 640. The left half stays calm, for words; what there is to see stands on the right. */
import { at, Canvas, num, times } from './canvas';
import { fieldDrawings, heapedGrain } from './field.drawings';
import { orchardDrawings } from './orchard.drawings';
import { produceDrawings } from './produce.drawings';
import { boat, foreground, homestead, paddyRows, paddyTufts, palmTree, sky, stallFrame, treeline, water } from './scenery';
import { tuft } from './backdrops';
import { vegetableDrawings } from './vegetables.drawings';
import { craftDrawings } from './craft.drawings';
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
    paddyTufts(canvas, 640, 22, 0.95) +
    subject(canvas, fieldDrawings.paddy, 1190, 620, 0.78) +
    subject(canvas, vegetableDrawings.vegetable, 1452, 634, 0.5)
  );
}

function market(canvas: Canvas): string {
  const ground = `<rect y="430" width="1600" height="210" fill="${canvas.linear(['#EBD3A4', '#C99F66'])}"/>${times(60, () => `<ellipse cx="${num(canvas.between(0, 1600))}" cy="${num(canvas.between(450, 636))}" rx="${num(canvas.between(6, 22))}" ry="${num(canvas.between(2, 6))}" fill="#7A4D1C" fill-opacity=".12"/>`)}`;
  return (
    sky(canvas, ['#FDEFD2', '#FFF8E6', '#FBE6BE'], 420, 130) +
    treeline(canvas, 404, '#9CC08A', 0.5) +
    palmTree(canvas, 690, 432, 260) +
    ground +
    stallFrame(canvas, 700, 480, 264, '#2F7A43') +
    stallFrame(canvas, 980, 500, 330, '#C8322B') +
    stallFrame(canvas, 1330, 484, 290, '#E3A01E') +
    subject(canvas, fieldDrawings.lentil, 832, 420, 0.3) +
    subject(canvas, craftDrawings.claypot, 1476, 424, 0.34) +
    subject(canvas, vegetableDrawings.cauliflower, 1070, 434, 0.3) +
    subject(canvas, vegetableDrawings.brinjal, 1226, 434, 0.3) +
    subject(canvas, vegetableDrawings.vegetable, 1150, 628, 0.52) +
    subject(canvas, produceDrawings.mango, 1436, 622, 0.46) +
    subject(canvas, orchardDrawings.fruit, 876, 620, 0.4)
  );
}

function river(canvas: Canvas): string {
  const sacks = [-210, -90, 40]
    .map(
      (x, i) =>
        `<g transform="translate(${x} -30) scale(.32) translate(-400 -590)">${heapedGrain(canvas, 'sack', i === 1 ? 'masoor' : 'paddy', 170)}</g>`,
    )
    .join('');
  const cargo = sacks + `<g transform="translate(190 -24) scale(.34) translate(-400 -590)">${vegetableDrawings.vegetable.draw(canvas)}</g>`;
  return (
    sky(canvas, ['#FCE3C4', '#FFF3DC', '#DDF0EE'], 1240, 170) +
    treeline(canvas, 322, '#8DB9A0', 0.5) +
    treeline(canvas, 346, '#5E9F72', 0.7) +
    palmTree(canvas, 610, 366, 190) +
    palmTree(canvas, 1500, 368, 230) +
    homestead(canvas, 760, 368, 0.5) +
    water(canvas, 366, 640) +
    at(1110, 560, boat(canvas, cargo), 0, 1) +
    `<path d="M0 600C260 566 420 640 640 640H0Z" fill="${canvas.linear(['#8FC06A', '#4C8F45'])}"/>` +
    [40, 120, 210, 300, 390].map((x) => tuft(canvas, x, 612, 1.8)).join('')
  );
}

function harvest(canvas: Canvas): string {
  return (
    sky(canvas, ['#DDF0D8', '#F6FBEA', '#FFF6D8'], 900, 130) +
    treeline(canvas, 372, '#A5CF94', 0.5) +
    treeline(canvas, 402, '#73B070', 0.55) +
    `<path d="M0 430C400 396 900 456 1600 416V640H0Z" fill="${canvas.linear(['#CFE6A4', '#9CC878'])}"/>` +
    `<path d="M560 520H1640V640H500Z" fill="${canvas.linear(['#DDB278', '#A87640'])}"/><path d="M560 520H1640" stroke="#F5D6A4" stroke-width="6"/>` +
    foreground(canvas) +
    subject(canvas, fieldDrawings.wheat, 1430, 598, 0.66) +
    subject(canvas, produceDrawings.mango, 820, 606, 0.6) +
    subject(canvas, vegetableDrawings.vegetable, 1140, 622, 0.74)
  );
}

export function heroSvg(kind: HeroKind): string {
  const canvas = new Canvas(heroKinds.indexOf(kind) * 31 + 12);
  const body = { field, market, river, harvest }[kind](canvas);
  return canvas.close(1600, 640, body);
}
