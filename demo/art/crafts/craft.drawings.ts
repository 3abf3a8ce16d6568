import { at, type Canvas } from '../canvas';
import { earth, tuft } from '../scenes/backdrops';
import { bambooLeaves, bee, clayPot, clothRoll, culm, cutEnd, foldedCloth, honeycomb, honeyDipper, honeyJar, mortar } from './crafts';
import type { Drawing } from '../drawing';
import { leafyBundle } from '../produce/greens';
import { hoe, rake, sickle, spade, wateringCan } from './implements';
import { fence } from '../scenes/settings';
import { flower, leaf, leafGreens, shadow, sprig } from '../shapes';

const honey: Drawing = {
  palette: { wall: ['#FFF6DC', '#FBDD9A'], ground: ['#D9B06A', '#A97C3C'], accent: '#C2902C' },
  draw: (canvas) => {
    const tone = canvas.pick<'gold' | 'dark'>(['gold', 'gold', 'dark']);
    const left = canvas.random() < 0.5;
    const [jar, comb] = left ? [330, 600] : [470, 190];
    const flowers = [
      [comb - 70, 606],
      [comb + 84, 596],
      [comb + 30, 616],
    ]
      .map(([x, y], i) => at(x ?? 0, y ?? 0, flower(canvas, 22, i % 2 ? '#F7D36A' : '#F3A6C0', '#D98A0C')))
      .join('');
    const bees = [
      [jar + (left ? 190 : -190), 210, -14],
      [jar + (left ? 270 : -280), 330, 10],
      [jar - (left ? 190 : -200), 270, 12],
    ]
      .map(([x, y, turn]) => at(x ?? 0, y ?? 0, bee(canvas), turn, 0.92))
      .join('');
    return (
      at(jar, 574, honeyJar(canvas, tone), 0, 1.24) +
      shadow(canvas, comb, 590, 150, 28, 0.5) +
      at(comb, 552, honeycomb(canvas), 0, 0.98) +
      at(comb + 14, 498, honeyDipper(canvas), -22, 0.92) +
      flowers +
      bees
    );
  },
};

const bamboo: Drawing = {
  palette: { wall: ['#EEF7E2', '#CFE5B4'], ground: ['#A88A58', '#6E5634'], accent: '#6B9A4C' },
  surroundings: earth,
  draw: (canvas) => {
    const dry = canvas.random() < 0.35;
    const stand = [
      [140, 500, 34, -3],
      [236, 440, 46, 1],
      [352, 530, 40, -1],
      [470, 470, 50, 2],
      [576, 530, 40, -1],
      [672, 480, 34, 3],
    ]
      .map(
        ([x, height, thick, turn]) =>
          `${shadow(canvas, (x ?? 0) + 8, 530, 60, 14, 0.4)}<g transform="translate(${x} 532) rotate(${turn})">${culm(canvas, height ?? 0, thick ?? 0)}${[0.56, 0.82].map((k, i) => at((i % 2 ? 1 : -1) * 16, -(height ?? 0) * k, bambooLeaves(canvas, 3), i % 2 ? 4 : 164)).join('')}</g>`,
      )
      .join('');
    const logs = [
      [300, 566],
      [372, 568],
      [444, 568],
      [516, 566],
      [336, 512],
      [408, 514],
      [480, 512],
    ]
      .map(([x, y]) => at(x ?? 0, y ?? 0, `${shadow(canvas, 4, 30, 44, 14, 0.4)}${cutEnd(canvas, 35, dry)}`))
      .join('');
    return (
      stand +
      shadow(canvas, 408, 602, 190, 24, 0.55) +
      logs +
      [120, 210, 610, 700].map((x) => tuft(canvas, x, 560 + (x % 40), 1.3)).join('')
    );
  },
};

const pots: Drawing = {
  palette: { wall: ['#FBF0E4', '#EFD2B4'], ground: ['#C79C6C', '#98703F'], accent: '#A86238' },
  draw: (canvas) => {
    const [a, b] = canvas.pick<readonly ['round' | 'lidded', 'vase' | 'lidded']>([
      ['round', 'vase'],
      ['lidded', 'vase'],
      ['round', 'lidded'],
    ]);
    const side = canvas.random() < 0.5 ? 1 : -1;
    const x = (offset: number) => 400 + offset * side;
    return (
      at(x(176), 528, clayPot(canvas, b), 0, 1.2) +
      at(x(-110), 560, clayPot(canvas, a), 0, 1.32) +
      at(x(196), 596, clayPot(canvas, 'bowl'), 0, 0.86) +
      at(x(52), 612, clayPot(canvas, 'round'), 0, 0.5)
    );
  },
};

const cloths = {
  red: [['#F07A71', '#C8322B', '#8C1F1A'], '#FBCB4B'],
  green: [['#6FB96A', '#2F7A43', '#174A28'], '#F6E2A0'],
  blue: [['#7FB4E6', '#2B6CB0', '#173F6E'], '#FFFFFF'],
  indigo: [['#8C86C9', '#463F8C', '#241F57'], '#F5C6D6'],
  cream: [['#FFFDF4', '#F3E6C8', '#CDB98C'], '#C8322B'],
  mustard: [['#FFE08A', '#E3A01E', '#9C6608'], '#7A1F1A'],
} as const;

const textile: Drawing = {
  palette: { wall: ['#F7F0F8', '#E0CFE4'], ground: ['#CDAE86', '#9A7A52'], accent: '#8A5F94' },
  draw: (canvas) => {
    const set = canvas.pick<readonly (keyof typeof cloths)[]>([
      ['red', 'cream', 'green', 'blue', 'mustard'],
      ['indigo', 'mustard', 'cream', 'red', 'green'],
      ['green', 'cream', 'red', 'mustard', 'indigo'],
    ] as unknown as readonly [readonly (keyof typeof cloths)[]]);
    const roll = (i: number, x: number, y: number, length: number, radius: number, turn = 0) => {
      const [tones, stripe] = cloths[set[i] ?? 'red'];
      return at(x, y, clothRoll(canvas, length, radius, tones, stripe), turn);
    };
    const folded = foldedCloth(canvas, 236, [
      ['#FFF6EA', '#C8322B'],
      ['#FDF3D0', '#2F7A43'],
      ['#EAF2FB', '#2B6CB0'],
      ['#FBE4E0', '#C8322B'],
    ]);
    return (
      roll(0, 110, 512, 350, 66) +
      roll(1, 128, 396, 330, 62) +
      roll(2, 150, 288, 300, 56) +
      at(626, 590, folded, 0, 1.14) +
      roll(3, 190, 596, 250, 40, -3)
    );
  },
};

const herbs: Drawing = {
  palette: { wall: ['#F0F8EE', '#CDE5CB'], ground: ['#CFB488', '#9C8056'], accent: '#5E9A66' },
  draw: (canvas) => {
    const flip = canvas.random() < 0.5;
    const [m, b] = flip ? [250, 556] : [550, 244];
    const bottle = `${shadow(canvas, 4, -2, 70, 16, 0.5)}<path d="M-46 0V-96C-46-118-20-120-20-138V-164H20V-138C20-120 46-118 46-96V0Q0 12-46 0Z" fill="${canvas.linear(['#6E4310', '#C9882E', '#E7B45C', '#A8681C', '#5E380C'], 0, 0, 1, 0)}"/><rect x="-38" y="-84" width="76" height="58" rx="8" fill="#FFFBEE"/>${at(-18, -48, leaf(canvas, 40, leafGreens.fresh, 0.36), -20)}<path d="M-22-164h44v-26h-44Z" fill="#8A5A24"/>`;
    const bundle = (x: number, y: number, turn: number) => at(x, y, leafyBundle(canvas), turn, 0.98);
    const inMortar = [-26, 0, 24]
      .map((turn) => at(m + turn, 442, sprig(canvas, 118 - Math.abs(turn), 3, leafGreens.deep, 0.44), turn))
      .join('');
    const petals = [
      [b - 20, 606],
      [b + 60, 596],
      [b + 130, 612],
      [b - 96, 598],
    ]
      .map(([x, y], i) => at(x ?? 0, y ?? 0, flower(canvas, 20, i % 2 ? '#E7C7F0' : '#FFE9A0', '#E0A21E', 7)))
      .join('');
    return (
      shadow(canvas, b, 470, 190, 120, 0.3) +
      bundle(b + 62, 470, 14) +
      bundle(b - 62, 484, -12) +
      inMortar +
      at(m, 586, mortar(canvas), 0, 1.12) +
      at(b + (flip ? 96 : -96), 590, bottle, 0, 1.0) +
      petals
    );
  },
};

const tools: Drawing = {
  palette: { wall: ['#F1F7EC', '#D0E4C0'], ground: ['#9A7A4C', '#63492A'], accent: '#7A9A5C' },
  surroundings: earth,
  draw: (canvas) => {
    const order = canvas.pick<readonly ((c: Canvas) => string)[]>([
      [spade, rake, hoe],
      [rake, spade, hoe],
      [hoe, spade, rake],
    ] as unknown as readonly [readonly ((c: Canvas) => string)[]]);
    const leaning = order
      .map((tool, i) => shadow(canvas, 150 + i * 150, 552, 90, 16, 0.5) + at(150 + i * 150, 548, tool(canvas), [-7, 2, 8][i], 1.06))
      .join('');
    return (
      fence(canvas, 250) +
      leaning +
      shadow(canvas, 640, 588, 150, 26, 0.6) +
      at(668, 590, wateringCan(canvas), 0, 0.86) +
      shadow(canvas, 300, 618, 150, 16, 0.5) +
      at(226, 606, sickle(canvas), 74, 0.6) +
      [40, 330, 480, 764].map((x) => tuft(canvas, x, 580 + (x % 30), 1.3)).join('')
    );
  },
};

export const craftDrawings = {
  honey,
  bamboo,
  claypot: pots,
  textile,
  herbs,
  tools,
} as const satisfies Record<string, Drawing>;
