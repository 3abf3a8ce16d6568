import { at, type Canvas } from '../canvas';
import { basketful, laid, type Drawing } from '../drawing';
import {
  coconut,
  coconutHalf,
  guava,
  guavaHalf,
  jackfruit,
  jackfruitWedge,
  lemon,
  lemonSlice,
  litchi,
  litchiOpen,
  orange,
  papaya,
  papayaHalf,
  pineapple,
  pineappleRing,
  watermelon,
  watermelonSlice,
} from './orchard';
import { rhizomes } from './produce.drawings';
import { leaf, leafGreens } from '../shapes';
import { feedSack } from '../crafts/sacks';
import { heapedGrain } from './field.drawings';
import { grains, scoop, spilled, type GrainName } from './grains';

const woven = ['cane', 'darkCane', 'greenBamboo', 'crate'] as const;
const yellow: Drawing['palette'] = { wall: ['#FFF9E0', '#FBE6AA'], ground: ['#DDB878', '#B28A4A'], accent: '#8FA040' };
const green: Drawing['palette'] = { wall: ['#F2F9E8', '#D5E9BE'], ground: ['#D6B684', '#A98150'], accent: '#6B9A50' };
const rose: Drawing['palette'] = { wall: ['#FDF0EE', '#F5D0CC'], ground: ['#DDB78C', '#B58558'], accent: '#B5646A' };

type Item = (canvas: Canvas, index: number) => string;

function fruit(
  palette: Drawing['palette'],
  item: Item,
  cut: Item,
  options: { radius?: number; few?: boolean; tilt?: number } = {},
): Drawing {
  return {
    palette,
    draw: (canvas) => {
      const beside = laid(canvas, 150, 568, item(canvas, 1), -8, 0.72) + laid(canvas, 652, 574, cut(canvas, 0), 8, 0.76);
      const leaves = (i: number) =>
        i === 3
          ? at(-10, -50, leaf(canvas, 120, leafGreens.deep, 0.26), -58) + at(-10, -50, leaf(canvas, 110, leafGreens.fresh, 0.26), -126)
          : '';
      return basketful(canvas, {
        vessels: woven,
        radius: options.radius ?? 74,
        heap: options.few ? 'few' : 'many',
        item: (i) => leaves(i) + item(canvas, i),
        tilt: options.tilt ?? 22,
        beside,
      });
    },
  };
}

/** Fruit that has no illustration of its own: a generous mixed basket. */
const mixedFruit: Drawing = {
  palette: rose,
  draw: (canvas) => {
    const kinds: readonly Item[] = [orange, guava, litchi, (c) => lemon(c, true), (c) => papaya(c, true), (c) => coconut(c, true)];
    const beside = laid(canvas, 150, 566, orange(canvas), 0, 0.7) + laid(canvas, 650, 572, watermelonSlice(canvas), 6, 0.78);
    return basketful(canvas, {
      vessels: woven,
      radius: 78,
      item: (i) => (kinds[(i * 5) % kinds.length] ?? orange)(canvas, i),
      tilt: 20,
      beside,
    });
  },
};

const seeds: Drawing = {
  palette: { wall: ['#F1F8EA', '#D2E6BE'], ground: ['#C9AC7C', '#987A4C'], accent: '#5E9A55' },
  draw: (canvas) => {
    const kind = canvas.pick<GrainName>(['mustard', 'maize', 'chickpea', 'wheat']);
    const band = canvas.pick(['#2F7A43', '#D98A0C', '#1F65AE']);
    return (
      feedSack(canvas, 'sprout', band) +
      at(612, 560, `<g transform="scale(.42) translate(-400 -405)">${heapedGrain(canvas, 'bowl', kind, 150)}</g>`) +
      at(180, 600, scoop(canvas, grains[kind]), 4, 0.8) +
      spilled(canvas, grains[kind], 400, 616, 18, 130)
    );
  },
};

const fertilizer: Drawing = {
  palette: { wall: ['#F0F6F8', '#CDDFE4'], ground: ['#B99C6C', '#87693F'], accent: '#5A8A7A' },
  draw: (canvas) => {
    const organic = canvas.random() < 0.5;
    const kind: GrainName = organic ? 'mustard' : 'granule';
    return (
      feedSack(canvas, 'sprout', organic ? '#6B4A1B' : '#1F65AE') +
      at(612, 560, `<g transform="scale(.42) translate(-400 -405)">${heapedGrain(canvas, 'bowl', kind, 130)}</g>`) +
      at(180, 600, scoop(canvas, grains[kind]), 4, 0.8)
    );
  },
};

/** One grain heaped in one vessel: maize, mustard and other seed crops. */
function heaped(kind: GrainName, palette: Drawing['palette']): Drawing {
  return {
    palette,
    draw: (canvas) =>
      heapedGrain(canvas, canvas.pick(['sack', 'bowl', 'cane', 'darkCane']), kind, 170) +
      at(640, 588, scoop(canvas, grains[kind]), -4, 0.86) +
      spilled(canvas, grains[kind], 190, 608, 20, 90),
  };
}

export const orchardDrawings = {
  fruit: mixedFruit,
  orange: fruit(
    yellow,
    (c) => orange(c),
    (c) => at(0, 0, lemonSlice(c, 'orange'), 0, 1.1),
  ),
  lemon: fruit(
    green,
    (c) => lemon(c, true),
    (c) => at(0, 0, lemonSlice(c), 0, 1.1),
    { tilt: 60 },
  ),
  guava: fruit(
    green,
    (c) => guava(c),
    (c) => guavaHalf(c),
  ),
  litchi: fruit(
    rose,
    (c) => litchi(c),
    (c) => litchiOpen(c),
    { radius: 64 },
  ),
  jackfruit: fruit(
    yellow,
    (c) => jackfruit(c),
    (c) => jackfruitWedge(c),
    { few: true, tilt: 16, radius: 70 },
  ),
  papaya: fruit(
    yellow,
    (c, i) => papaya(c, i % 3 !== 0),
    (c) => papayaHalf(c),
    { few: true, tilt: 34, radius: 80 },
  ),
  pineapple: fruit(
    yellow,
    (c) => pineapple(c),
    (c) => pineappleRing(c),
    { few: true, tilt: 14, radius: 78 },
  ),
  watermelon: fruit(
    green,
    (c) => watermelon(c),
    (c) => watermelonSlice(c),
    { few: true, tilt: 20, radius: 82 },
  ),
  coconut: fruit(
    green,
    (c, i) => coconut(c, i % 4 !== 1),
    (c) => coconutHalf(c),
    { few: true, tilt: 18, radius: 80 },
  ),
  turmeric: { palette: yellow, draw: (canvas) => rhizomes(canvas, 'turmeric') },
  seed: seeds,
  fertilizer,
  maize: heaped('maize', yellow),
  mustard: heaped('mustard', yellow),
} as const satisfies Record<string, Drawing>;
