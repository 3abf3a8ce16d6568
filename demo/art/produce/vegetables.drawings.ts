import { at, type Canvas } from '../canvas';
import { basketful, laid, type Drawing } from '../drawing';
import { tomato } from './fruits';
import {
  bitterGourd,
  bottleGourd,
  brinjal,
  cabbage,
  carrot,
  cauliflower,
  chilli,
  cucumber,
  leafyBundle,
  okra,
  pumpkin,
  radish,
} from './greens';
import { shadow } from '../shapes';
import { vessels } from '../crafts/vessels';

const woven = ['cane', 'darkCane', 'greenBamboo', 'crate'] as const;
const garden: Drawing['palette'] = { wall: ['#EFF8E9', '#CBE5BE'], ground: ['#D6B684', '#A98150'], accent: '#5C9A55' };

type Part = readonly [content: string, x: number, y: number, turn: number, scale: number];
const place = (canvas: Canvas, parts: readonly Part[]) =>
  parts
    .map(
      ([content, x, y, turn, scale]) => shadow(canvas, x, y + 36 * scale, 104 * scale, 74 * scale, 0.42) + at(x, y, content, turn, scale),
    )
    .join('');

const mixed: Drawing = {
  palette: garden,
  draw: (canvas) => {
    const vessel = vessels[canvas.pick(woven)];
    const ripe = canvas.random() < 0.6;
    const first = canvas.random() < 0.5;
    const parts: Part[] = [
      [leafyBundle(canvas, !first), 258, 290, -20, 0.98],
      [bottleGourd(canvas), 560, 236, -64, 1.12],
      [first ? cabbage(canvas) : pumpkin(canvas, ripe), 408, 268, 0, 1.06],
      [cauliflower(canvas), 518, 338, 8, 0.96],
      [first ? pumpkin(canvas, ripe) : cabbage(canvas), 300, 360, -6, 0.84],
      [carrot(canvas), 214, 372, -66, 0.72],
      [brinjal(canvas), 604, 380, -34, 0.78],
      [tomato(canvas), 408, 366, 6, 0.66],
      [carrot(canvas), 470, 396, 172, 0.66],
      [tomato(canvas), 244, 412, -10, 0.6],
      [cucumber(canvas), 372, 418, -14, 0.62],
      [tomato(canvas), 556, 420, 12, 0.62],
    ];
    const chillies = [-18, 4, 26]
      .map((turn, i) => laid(canvas, 640 + i * 14, 586 + i * 9, chilli(canvas, i === 1), turn, 0.6, 80, 22))
      .join('');
    return (
      vessel.back(canvas) +
      place(canvas, parts) +
      vessel.front(canvas) +
      laid(canvas, 158, 574, brinjal(canvas, true), -16, 0.74) +
      chillies
    );
  },
};

/** A basketful of one vegetable, with one or two lying before it. */
function only(
  item: (canvas: Canvas, index: number) => string,
  options: { radius?: number; few?: boolean; tilt?: number; palette?: Drawing['palette'] } = {},
): Drawing {
  return {
    palette: options.palette ?? garden,
    draw: (canvas) => {
      const beside = laid(canvas, 156, 572, item(canvas, 0), -10, 0.72, 104) + laid(canvas, 648, 578, item(canvas, 1), 14, 0.66, 104);
      return basketful(canvas, {
        vessels: woven,
        radius: options.radius ?? 72,
        heap: options.few ? 'few' : 'many',
        item: (i) => item(canvas, i),
        tilt: options.tilt ?? 24,
        beside,
      });
    },
  };
}

/** Thin things, which need many to make a heap. */
function handfuls(
  item: (canvas: Canvas, index: number) => string,
  floor: string,
  scale: number,
  palette: Drawing['palette'] = garden,
): Drawing {
  return {
    palette,
    draw: (canvas) => {
      const vessel = vessels[canvas.pick(woven)];
      const base = `<path d="M178 405C250 352 330 300 400 288S550 352 622 405A222 48 0 0 1 178 405Z" fill="${floor}"/>`;
      const rows = [262, 292, 318, 344, 370, 394, 418];
      const pile = rows
        .map((y, row) => {
          const reach = 30 + row * 25;
          const count = 3 + row * 2;
          return Array.from({ length: count }, (_, i) => {
            const u = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
            const turn =
              canvas.between(-26, 26) + (u < 0 ? 180 : 0) + (u < 0 ? 1 : -1) * (1 - Math.abs(u)) * -10 + (u < 0 ? 28 : -28) * -Math.abs(u);
            const x = 400 + u * reach * 1.08 + canvas.between(-8, 8);
            return (
              shadow(canvas, x, y + 12, 84 * scale, 34 * scale, 0.4) + at(x, y + canvas.between(-8, 8), item(canvas, row + i), turn, scale)
            );
          }).join('');
        })
        .join('');
      const beside =
        laid(canvas, 156, 588, item(canvas, 1), -12, 0.66, 90, 24) +
        laid(canvas, 640, 584, item(canvas, 2), 10, 0.62, 90, 24) +
        laid(canvas, 668, 604, item(canvas, 7), -16, 0.6, 90, 24);
      return vessel.back(canvas) + base + pile + vessel.front(canvas) + beside;
    },
  };
}

const leafy: Drawing = {
  palette: garden,
  draw: (canvas) => {
    const red = canvas.random() < 0.5;
    const vessel = vessels[canvas.pick(['cane', 'greenBamboo', 'darkCane'])];
    const bundle = (x: number, y: number, turn: number, scale: number, isRed: boolean) =>
      shadow(canvas, x, y - 60, 170 * scale, 150 * scale, 0.42) + at(x, y, leafyBundle(canvas, isRed), turn, scale);
    const heap =
      bundle(402, 340, 0, 1.22, false) + bundle(274, 384, -26, 1.04, red) + bundle(530, 384, 26, 1.04, false) + bundle(402, 418, 2, 1, red);
    return vessel.back(canvas) + heap + vessel.front(canvas);
  },
};

export const vegetableDrawings = {
  vegetable: mixed,
  brinjal: only((canvas, i) => brinjal(canvas, i % 2 === 0), {
    radius: 70,
    palette: { ...garden, wall: ['#F5EEF8', '#DCC8E6'], accent: '#7E5A94' },
  }),
  cauliflower: only((canvas) => cauliflower(canvas), { radius: 78, few: true, tilt: 12 }),
  cabbage: only((canvas) => cabbage(canvas), { radius: 82, few: true, tilt: 26 }),
  pumpkin: only((canvas) => pumpkin(canvas, true), {
    radius: 80,
    few: true,
    tilt: 16,
    palette: { ...garden, wall: ['#FFF4E0', '#FADBAE'], accent: '#C2813A' },
  }),
  gourd: only((canvas, i) => (i % 3 === 1 ? bitterGourd(canvas) : i % 3 === 2 ? cucumber(canvas) : bottleGourd(canvas)), {
    radius: 72,
    few: true,
    tilt: 34,
  }),
  chilli: handfuls((canvas, i) => chilli(canvas, i % 5 === 2, i % 2), '#2F5A1E', 0.72, { ...garden, wall: ['#F3F8E4', '#D4E6B0'] }),
  cucumber: only((canvas) => cucumber(canvas), { radius: 72, tilt: 30 }),
  carrot: handfuls((canvas, i) => (i % 5 === 3 ? radish(canvas, false) : carrot(canvas, i < 4 || i % 4 === 0)), '#8A4A12', 0.82, {
    ...garden,
    wall: ['#FFF5E4', '#FAE0B8'],
    accent: '#7FA04A',
  }),
  okra: handfuls((canvas) => okra(canvas), '#355F20', 0.74),
  leafy,
} as const satisfies Record<string, Drawing>;
