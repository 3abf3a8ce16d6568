import { at, num, times, type Canvas } from '../canvas';
import { earth } from '../scenes/backdrops';
import { basketful, laid, type Drawing } from '../drawing';
import { heapedGrain } from './field.drawings';
import { dome, grains, scoop, spilled, type Grain, type GrainName } from './grains';
import { cow, goat, type Coat } from '../animals/livestock';
import { leaf, leafGreens, outline, shadow, shine, sprig } from '../shapes';
import { vessels } from '../crafts/vessels';

/** A bottle of pressed oil, foot at the origin, about 300 tall. */
function oilBottle(canvas: Canvas, oil: readonly [string, string, string], label: string): string {
  const glass = 'M-62-8V-176C-62-214-24-220-22-262V-292H22V-262C24-220 62-214 62-176V-8Q0 12-62-8Z';
  return `${shadow(canvas, 8, -2, 92, 20, 0.55)}<path d="${glass}" fill="${canvas.linear([oil[2], oil[1], oil[0], oil[1], oil[2]], 0, 0, 1, 0)}"/><path d="M-40-182V-28" stroke="#FFFBE0" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"/><path d="M-24-292h48v-28h-48Z" fill="${canvas.linear(['#6B4319', '#B9813C', '#5A3715'], 0, 0, 1, 0)}"/><rect x="-54" y="-146" width="108" height="104" rx="10" fill="#FFFBEE"/><circle cy="-94" r="34" fill="none" stroke="${label}" stroke-width="3"/>${at(0, -78, `${at(0, 0, leaf(canvas, 34, leafGreens.fresh, 0.4), -40)}${at(0, 0, leaf(canvas, 34, leafGreens.fresh, 0.4), 220)}`)}`;
}

const oil: Drawing = {
  palette: { wall: ['#FFF8DE', '#FBE3A2'], ground: ['#D9B673', '#A98344'], accent: '#B99A2C' },
  draw: (canvas) => {
    const [tones, label] = canvas.pick<readonly [readonly [string, string, string], string]>([
      [['#FFD45A', '#E8A317', '#A8660A'], '#D99A2C'],
      [['#FFE58A', '#F2C230', '#BF8A0E'], '#2F7A43'],
    ]);
    const bowl = at(618, 556, `<g transform="scale(.44) translate(-400 -405)">${heapedGrain(canvas, 'bowl', 'mustard', 140)}</g>`);
    const blooms = times(5, (i) =>
      at(120 + i * 26, 600 - (i % 2) * 12, `<circle r="11" fill="${canvas.ball('#FFF3A0', '#F8D02E', '#C99310')}"/>`),
    );
    return (
      at(310, 582, oilBottle(canvas, tones, label), 0, 1.42) +
      at(468, 596, oilBottle(canvas, tones, label), 0, 1.06) +
      bowl +
      at(96, 592, sprig(canvas, 120, 3), -30) +
      blooms
    );
  },
};

/** Round cakes of date-palm gur, stacked, one broken. */
const gur: Drawing = {
  palette: { wall: ['#FBEFDD', '#F0D2A6'], ground: ['#CDA46A', '#99713C'], accent: '#A8703A' },
  draw: (canvas) => {
    const cake = (x: number, y: number, scale: number) =>
      at(
        x,
        y,
        `<path d="M-128 0C-128-30-70-44 0-44S128-30 128 0V34C128 62 70 78 0 78S-128 62-128 34Z" fill="${canvas.linear(['#6B3A14', '#A8642A', '#C9853E', '#96561F', '#5A2E0E'], 0, 0, 1, 0)}"/><ellipse rx="128" ry="44" fill="${canvas.ball('#E3AE68', '#B9742E', '#8A4F1A')}"/><ellipse rx="96" ry="31" fill="none" stroke="#7E4517" stroke-opacity=".35" stroke-width="3"/>${times(9, () => `<circle cx="${num(canvas.between(-90, 90))}" cy="${num(canvas.between(-24, 24))}" r="${num(canvas.between(1.5, 3.5))}" fill="#F5D6A0" fill-opacity=".6"/>`)}`,
        0,
        scale,
      );
    const plate = `${shadow(canvas, 370, 566, 300, 44, 0.55)}<ellipse cx="370" cy="540" rx="286" ry="62" fill="#2F6B35"/><ellipse cx="370" cy="532" rx="280" ry="58" fill="${canvas.linear(['#7CC35E', '#3F8A3F'])}"/>`;
    const chunks = [
      [610, 560, 12],
      [664, 590, -18],
      [570, 604, 30],
    ]
      .map(([x, y, turn]) =>
        laid(
          canvas,
          x ?? 0,
          y ?? 0,
          `<path d="M-46-10L-8-34 44-22 50 14 8 34-40 22Z" fill="${canvas.ball('#DDA25A', '#A8642A', '#6B3A14')}"/>`,
          turn ?? 0,
          0.8,
          60,
          34,
        ),
      )
      .join('');
    return plate + cake(280, 474, 1) + cake(470, 482, 0.92) + cake(372, 392, 0.98) + cake(376, 306, 0.86) + chunks;
  },
};

function powders(tones: readonly (readonly [string, string, string])[], palette: Drawing['palette']): Drawing {
  return {
    palette,
    draw: (canvas) => {
      const { bowl } = vessels;
      const bowlOf = (x: number, y: number, scale: number, [light, body, shade]: readonly [string, string, string]) => {
        const grain: Grain = { light, body, shade, edge: shade, size: [4, 3.4] };
        return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-400 -405)">${bowl.back(canvas)}${dome(canvas, grain, 262, 150)}${bowl.front(canvas)}</g>`;
      };
      const [a, b, c] = tones;
      return a && b && c
        ? bowlOf(238, 390, 0.54, a) + bowlOf(566, 390, 0.54, b) + bowlOf(402, 478, 0.64, c) + at(104, 602, sprig(canvas, 80, 2), -60)
        : '';
    },
  };
}

const sapling: Drawing = {
  palette: { wall: ['#EEF8E8', '#CCE6BE'], ground: ['#A88A58', '#6E5634'], accent: '#5E9A55' },
  surroundings: earth,
  draw: (canvas) => {
    const pot = (x: number, y: number, scale: number) =>
      `${shadow(canvas, x, y, 96 * scale, 18, 0.5)}${at(x, y, `<path d="M-66-104H66L48 0Q0 12-48 0Z" fill="${canvas.linear(['#2B2E2A', '#565B54', '#3A3E38', '#1F221E'], 0, 0, 1, 0)}"/><ellipse cy="-104" rx="66" ry="16" fill="#4A2F16"/><path d="M-66-104A66 16 0 0 0 66-104" stroke="#6E746C" stroke-width="6" fill="none"/>${at(0, -106, sprig(canvas, 236, 5, canvas.pick<readonly [string, string, string]>([leafGreens.fresh, leafGreens.deep]), 0.4))}`, 0, scale)}`;
    return pot(210, 548, 1.1) + pot(590, 548, 1.1) + pot(400, 586, 1.36) + pot(120, 606, 0.74) + pot(690, 606, 0.74);
  },
};

const cotton: Drawing = {
  palette: { wall: ['#F4F6F4', '#DBE2DC'], ground: ['#CDB48A', '#9C8258'], accent: '#8A9A84' },
  draw: (canvas) => {
    const boll = (): string => {
      const puff = canvas.ball('#FFFFFF', '#FBFAF5', '#CFCBBE', '#E3E0D6');
      return `<path d="M-20 62L-52 20-10 40 0 70 12 40 54 22 22 62Z" fill="${canvas.linear(['#B9925E', '#6B4C28'])}"/>${[
        [-38, 4, 42],
        [38, 6, 42],
        [0, -30, 46],
        [0, 22, 44],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${puff}"/>`)
        .join('')}`;
    };
    return basketful(canvas, {
      vessels: ['cane', 'darkCane', 'sack'],
      radius: 70,
      item: boll,
      tilt: 50,
      beside: laid(canvas, 150, 570, boll(), -14, 0.74) + laid(canvas, 654, 576, boll(), 18, 0.66),
    });
  },
};

const sweetpotato: Drawing = {
  palette: { wall: ['#FBEFEA', '#F0CFC4'], ground: ['#D3AC80', '#A47C4E'], accent: '#B0705C' },
  draw: (canvas) => {
    const root = (): string => {
      const shape = outline(canvas, canvas.between(96, 112), canvas.between(46, 54), 0.08, 8);
      const marks = times(
        7,
        () =>
          `<path d="M${num(canvas.between(-76, 60))} ${num(canvas.between(-26, 26))}q${num(canvas.between(6, 14))} 4 ${num(canvas.between(14, 26))} 0" stroke="#6E2A33" stroke-opacity=".5" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
      );
      return `<path d="M-100 4q-22 2-34 14M104-2q18 0 28-10" stroke="#9C4A52" stroke-width="6" fill="none" stroke-linecap="round"/><path d="${shape}" fill="${canvas.ball('#F0B3A6', '#BF5F62', '#762C3A', '#9A4650')}"/>${marks}${shine(canvas, -34, -22, 44, 11, -6, 0.5)}`;
    };
    const cut = `<ellipse rx="66" ry="46" fill="#8E3B46"/><ellipse cy="-3" rx="61" ry="41" fill="${canvas.ball('#FFD9A0', '#F5A24A', '#E07F2A')}"/><ellipse cy="-3" rx="40" ry="26" fill="none" stroke="#D9741E" stroke-opacity=".4" stroke-width="3"/>`;
    return basketful(canvas, {
      vessels: ['cane', 'darkCane', 'crate', 'greenBamboo'],
      radius: 66,
      item: root,
      tilt: 44,
      beside: laid(canvas, 156, 578, root(), -10, 0.7, 120, 40) + laid(canvas, 654, 580, cut, 6, 0.82, 84, 40),
    });
  },
};

const meadow: Drawing['palette'] = { wall: ['#E6F4F7', '#D6EBCB'], ground: ['#9CC46E', '#5E8A3C'], accent: '#5E9A55' };

const cattle: Drawing = {
  palette: meadow,
  surroundings: earth,
  draw: (canvas) => at(430, 580, cow(canvas, canvas.pick<Coat>(['brown', 'pied', 'cream'])), 0, 1.12),
};

const goats: Drawing = {
  palette: meadow,
  surroundings: earth,
  draw: (canvas) => at(560, 540, goat(canvas, 'brown'), 0, 1.02) + at(350, 596, goat(canvas, 'pied'), 0, 1.5),
};

const mushroom: Drawing = {
  palette: { wall: ['#F5F2EC', '#DDD3C4'], ground: ['#C2A57C', '#91744A'], accent: '#8E8066' },
  draw: (canvas) => {
    const cap = (): string =>
      `<path d="M-22 6C-26 50-20 80-8 92H14C26 78 26 46 20 6Z" fill="${canvas.linear(['#FFFDF6', '#E3D9C4'], 0, 0, 1, 0)}"/><path d="M-92 10C-92-52-46-82 2-82S94-50 94 10C60 30-58 30-92 10Z" fill="${canvas.ball('#FBF6EC', '#DDD0BA', '#A3937A', '#BFB098')}"/><path d="M-90 12C-56 32 58 32 92 12 60 20-58 20-90 12Z" fill="#8E7E66" fill-opacity=".6"/>${shine(canvas, -28, -44, 34, 14, -20, 0.7)}`;
    return basketful(canvas, {
      vessels: ['cane', 'greenBamboo', 'crate'],
      radius: 66,
      item: cap,
      tilt: 26,
      beside: laid(canvas, 150, 566, cap(), -30, 0.7) + laid(canvas, 650, 566, cap(), 24, 0.64),
    });
  },
};

const heaped = (kind: GrainName, palette: Drawing['palette']): Drawing => ({
  palette,
  draw: (canvas) =>
    heapedGrain(canvas, canvas.pick(['sack', 'bowl', 'cane']), kind, 168) +
    at(640, 588, scoop(canvas, grains[kind]), -4, 0.86) +
    spilled(canvas, grains[kind], 190, 608, 20, 90),
});

export const pantryDrawings = {
  sweetpotato,
  cow: cattle,
  goat: goats,
  oil,
  gur,
  dye: powders(
    [
      ['#8C9BE0', '#3A4AA8', '#1B2560'],
      ['#F5B27A', '#C9702E', '#7E3E10'],
      ['#F0808A', '#B0283C', '#6B0F22'],
    ],
    {
      wall: ['#F1F0FA', '#D3D2EC'],
      ground: ['#C4A67C', '#8F7249'],
      accent: '#6B6FA8',
    },
  ),
  sapling,
  cotton,
  mushroom,
  tea: heaped('tea', { wall: ['#F0F7EA', '#CFE2BE'], ground: ['#C4A878', '#8F7446'], accent: '#5E8A4A' }),
  masoor: heaped('masoor', { wall: ['#FDF1E8', '#F6D6BC'], ground: ['#D5AE7A', '#A77F4A'], accent: '#C27A4A' }),
  moong: heaped('moong', { wall: ['#FDF8E0', '#F2E4AC'], ground: ['#D5B67A', '#A7884A'], accent: '#B79A3C' }),
  mash: heaped('mash', { wall: ['#F3F1EC', '#D9D4C8'], ground: ['#C4A67C', '#8F7249'], accent: '#8A8270' }),
  chickpea: heaped('chickpea', { wall: ['#FBF3E2', '#F0DDB8'], ground: ['#CDA874', '#9C7844'], accent: '#B08A4C' }),
  millet: heaped('millet', { wall: ['#FFF8E2', '#F6E3B0'], ground: ['#D6B684', '#A98150'], accent: '#B8923F' }),
} as const satisfies Record<string, Drawing>;
