import { at, num, times, type Canvas } from '../canvas';
import { earth } from '../scenes/backdrops';
import type { Drawing } from '../drawing';
import { blade, dome, grains, panicle, scoop, sheafWaist, spilled, wheatEar, type GrainName } from './grains';
import { feedSack } from '../crafts/sacks';
import { leafGreens, shadow } from '../shapes';
import { vessels, type VesselName } from '../crafts/vessels';

/** A vessel heaped with grain, drawn around (400, 405). */
export function heapedGrain(canvas: Canvas, name: VesselName, grain: GrainName, height: number): string {
  const vessel = vessels[name];
  const width = name === 'bowl' ? 264 : name === 'sack' ? 244 : 262;
  return vessel.back(canvas) + dome(canvas, grains[grain], width, height) + vessel.front(canvas);
}

/** A few ripe ears lying on the table. */
function laidEars(canvas: Canvas, x: number, y: number, turn: number): string {
  return at(
    x,
    y,
    [-14, 0, 13]
      .map((bend) => `<g transform="rotate(${bend})"><path d="M0 60V0" stroke="#C8A548" stroke-width="5"/>${panicle(canvas, 120)}</g>`)
      .join(''),
    turn,
    0.86,
  );
}

const rice: Drawing = {
  palette: { wall: ['#F2F9EA', '#D3E8BF'], ground: ['#D8BE8C', '#AB8A54'], accent: '#6B9A50' },
  draw: (canvas) => {
    const kind = canvas.pick<GrainName>(['white', 'white', 'brown', 'white', 'red']);
    const vessel = canvas.apart(() => canvas.pick<VesselName>(['sack', 'bowl', 'cane', 'sack', 'darkCane']));
    return (
      heapedGrain(canvas, vessel, kind, 176) +
      laidEars(canvas, 96, 590, 58) +
      at(640, 588, scoop(canvas, grains[kind]), -4, 0.86) +
      spilled(canvas, grains[kind], 500, 612, 16, 90)
    );
  },
};

const paddy: Drawing = {
  palette: { wall: ['#F7F9DC', '#DDE9A8'], ground: ['#B7A05A', '#7E6A34'], accent: '#7E9B3D' },
  surroundings: (canvas, palette) =>
    canvas.random() < 0.6 ? earth(canvas, palette) : earth(canvas, { ...palette, wall: ['#FFF3D6', '#F6D9A0'], accent: '#B08B3C' }),
  draw: (canvas) => {
    const ripe = canvas.random() < 0.75;
    const leaves = [-150, -96, -50, 44, 100, 148]
      .map((bend) => at(400 + bend * 0.18, 420, blade(canvas, canvas.between(250, 330), bend * 1.25, leafGreens.pale)))
      .join('');
    const heads = [-46, 44, -34, 31, -21, 22, -40, 38, -10, 11, -27, 26, -2]
      .map((turn, i) => {
        const tall = (i > 5 && i < 8) || i > 9 ? canvas.between(96, 130) : canvas.between(178, 226) - Math.abs(turn) * 0.6;
        const side = turn < 0 ? -1 : 1;
        const size = canvas.between(0.94, 1.16);
        return `<g transform="translate(${num(400 + turn * 0.8)} 424) rotate(${num(turn)})"><path d="M0 0V${num(-tall)}" stroke="${ripe ? '#CBB04E' : '#9DB650'}" stroke-width="5"/><g transform="translate(0 ${num(-tall)}) rotate(${num(-turn * 0.55)}) scale(${num(side * size)} ${num(size)})">${panicle(canvas, 136, ripe)}</g></g>`;
      })
      .join('');
    const straw: readonly [string, string, string] = ripe ? ['#E5CC72', '#CDAE4E', '#A98A34'] : ['#B8CC68', '#94AE48', '#718C32'];
    const grain =
      shadow(canvas, 650, 600, 120, 24, 0.4) +
      at(650, 560, `<g transform="scale(.36) translate(-400 -405)">${heapedGrain(canvas, 'bowl', 'paddy', 130)}</g>`);
    return shadow(canvas, 400, 590, 210, 32, 0.55) + leaves + heads + at(400, 424, sheafWaist(canvas, straw, 120, 166)) + grain;
  },
};

const wheat: Drawing = {
  palette: { wall: ['#FFF8E2', '#F8E2AE'], ground: ['#DDB878', '#B28A4A'], accent: '#B8923F' },
  draw: (canvas) => {
    const ears = times(17, (i) => {
      const order = i < 9 ? i - 4 : (i - 12.5) * 0.92;
      const turn = order * 9.4 + canvas.between(-2, 2);
      const tall = (i < 9 ? 196 : 142) - Math.abs(order) * 8 + canvas.between(-10, 10);
      return `<g transform="translate(${num(400 + order * 7)} 430) rotate(${num(turn)})"><path d="M0 0V${num(-tall)}" stroke="#CFA043" stroke-width="6"/><g transform="translate(0 ${num(-tall)})">${wheatEar(canvas, 136)}</g></g>`;
    });
    const kind: GrainName = 'wheat';
    const bowl = at(
      170,
      556,
      `<g transform="scale(.4) translate(-400 -405)">${heapedGrain(canvas, canvas.pick<VesselName>(['bowl', 'cane', 'sack']), kind, 150)}</g>`,
    );
    return (
      shadow(canvas, 400, 588, 200, 32, 0.55) +
      ears +
      at(400, 432, sheafWaist(canvas, ['#EBCB78', '#D6AE54', '#B68A34'], 118, 152)) +
      bowl +
      at(652, 592, scoop(canvas, grains[kind]), -4, 0.74) +
      spilled(canvas, grains[kind], 540, 612, 12, 60)
    );
  },
};

const lentil: Drawing = {
  palette: { wall: ['#FDF3E3', '#F3D9B4'], ground: ['#D5AE7A', '#A77F4A'], accent: '#B57B43' },
  draw: (canvas) => {
    const kinds = canvas.pick<readonly [GrainName, GrainName, GrainName]>([
      ['moong', 'mash', 'masoor'],
      ['chickpea', 'masoor', 'pea'],
      ['masoor', 'chickpea', 'moong'],
    ]);
    const vessel = canvas.apart(() => canvas.pick<VesselName>(['sack', 'bowl', 'sack']));
    const place = (x: number, y: number, scale: number, grain: GrainName) =>
      `<g transform="translate(${x} ${y}) scale(${scale}) translate(-400 -405)">${heapedGrain(canvas, vessel, grain, 168)}</g>`;
    return (
      place(246, 378, 0.56, kinds[0]) +
      place(562, 378, 0.56, kinds[1]) +
      place(404, 472, 0.66, kinds[2]) +
      spilled(canvas, grains[kinds[2]], 180, 610, 18, 70) +
      spilled(canvas, grains[kinds[1]], 640, 606, 18, 60)
    );
  },
};

const feed: Drawing = {
  palette: { wall: ['#EFF6F4', '#C9E0D8'], ground: ['#C9AC7C', '#987A4C'], accent: '#4F8A78' },
  draw: (canvas) => {
    const [animal, band] = canvas.pick<readonly ['hen' | 'cow' | 'fish', string]>([
      ['hen', '#C8462F'],
      ['cow', '#2F7A43'],
      ['fish', '#1F65AE'],
    ]);
    return (
      feedSack(canvas, animal, band) +
      at(610, 560, `<g transform="scale(.42) translate(-400 -405)">${heapedGrain(canvas, 'bowl', 'pellet', 150)}</g>`) +
      at(180, 600, scoop(canvas, grains.pellet), 4, 0.8) +
      spilled(canvas, grains.pellet, 400, 616, 18, 130)
    );
  },
};

export const fieldDrawings = { rice, paddy, wheat, lentil, feed } as const;
