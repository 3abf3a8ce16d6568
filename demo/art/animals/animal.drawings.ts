import { at } from '../canvas';
import { beefCut, drumstick, egg, eggOpen, fish, milkBottle, milkCan, milkGlass, shrimp, type EggKind, type FishKind } from './animals';
import { basketful, laid, type Drawing } from '../drawing';
import { chilli } from '../produce/greens';
import { lemonSlice } from '../produce/orchard';
import { bananaLeaf, choppingBoard, straw } from '../scenes/settings';
import { shadow, sprig } from '../shapes';

type Lying = readonly (readonly [x: number, y: number, turn: number, scale: number])[];

const three: Lying = [
  [392, 300, -6, 1],
  [426, 392, 3, 1.1],
  [376, 492, -3, 1.18],
];
const five: Lying = [
  [330, 268, -8, 0.72],
  [478, 320, 5, 0.74],
  [330, 388, -3, 0.8],
  [492, 444, 6, 0.82],
  [360, 516, -4, 0.86],
];

/** Fish on a banana leaf, side by side: big ones in three, small ones in five. */
function fishes(kinds: readonly [FishKind, ...FishKind[]], lying: Lying = three, tall = 1): Drawing {
  return {
    palette: { wall: ['#ECF7FA', '#C6E0E8'], ground: ['#C9B48C', '#98804F'], accent: '#4E8FA3' },
    draw: (canvas) => {
      const kind = canvas.pick<FishKind>(kinds);
      const shoal = lying
        .map(
          ([x, y, turn, scale]) =>
            shadow(canvas, x + 4, y + 38 * scale * tall, 216 * scale, 58 * scale * tall, 0.5) +
            at(x, y, fish(canvas, kind), turn + canvas.between(-2, 2), scale),
        )
        .join('');
      return (
        bananaLeaf(canvas, 400, 440, 1.14) +
        shoal +
        at(672, 540, lemonSlice(canvas), 0, 0.8) +
        at(724, 500, lemonSlice(canvas), 24, 0.66) +
        laid(canvas, 118, 566, chilli(canvas, false), -24, 0.6, 70, 22) +
        laid(canvas, 146, 590, chilli(canvas, true), 6, 0.58, 70, 22)
      );
    },
  };
}

const shrimpDrawing: Drawing = {
  palette: { wall: ['#EFF7F6', '#C9E2DD'], ground: ['#C9B48C', '#98804F'], accent: '#4E9389' },
  draw: (canvas) => {
    const raw = canvas.random() < 0.5;
    const beside = at(150, 588, lemonSlice(canvas), 0, 0.74) + laid(canvas, 652, 570, shrimp(canvas, raw), 8, 0.72);
    return basketful(canvas, {
      vessels: ['bowl', 'greenBamboo', 'cane'],
      radius: 78,
      heap: 'many',
      item: () => shrimp(canvas, raw),
      tilt: 60,
      beside,
    });
  },
};

const eggs: Drawing = {
  palette: { wall: ['#FDF6EA', '#F1DFC2'], ground: ['#D3B283', '#A98354'], accent: '#B08A55' },
  draw: (canvas) => {
    const kind = canvas.pick<EggKind>(['brown', 'white', 'brown', 'duck']);
    const beside = laid(canvas, 152, 570, egg(canvas, kind), -76, 0.62, 82) + laid(canvas, 646, 582, eggOpen(canvas, kind), 0, 0.7);
    const full = basketful(canvas, {
      vessels: ['cane', 'darkCane', 'greenBamboo'],
      radius: 66,
      item: () => egg(canvas, kind),
      tilt: 62,
      beside,
    });
    return full + straw(canvas, 400, 462, 250);
  },
};

const meat: Drawing = {
  palette: { wall: ['#FBEEEA', '#EFCFC6'], ground: ['#CFAE86', '#9C7850'], accent: '#A8625A' },
  draw: (canvas) => {
    const cuts =
      shadow(canvas, 330, 440, 200, 60, 0.5) +
      at(322, 400, beefCut(canvas), -6, 1.16) +
      shadow(canvas, 508, 480, 150, 50, 0.5) +
      at(512, 444, beefCut(canvas), 12, 0.82);
    return (
      choppingBoard(canvas) +
      at(196, 380, sprig(canvas, 130, 3), -32) +
      cuts +
      laid(canvas, 318, 540, chilli(canvas, true), 6, 0.6, 70, 22) +
      laid(canvas, 352, 556, chilli(canvas, false), -10, 0.56, 70, 22) +
      at(606, 544, lemonSlice(canvas), 0, 0.62)
    );
  },
};

const chicken: Drawing = {
  palette: { wall: ['#FDF4EA', '#F2DCC4'], ground: ['#CFAE86', '#9C7850'], accent: '#B98A5A' },
  draw: (canvas) => {
    const legs: readonly (readonly [number, number, number])[] = [
      [310, 346, -8],
      [482, 356, 14],
      [372, 438, -20],
      [540, 446, 4],
    ];
    return (
      choppingBoard(canvas) +
      at(190, 372, sprig(canvas, 130, 3), -34) +
      legs.map(([x, y, turn]) => shadow(canvas, x, y + 50, 130, 44, 0.5) + at(x, y, drumstick(canvas), turn, 1.06)).join('') +
      at(268, 540, lemonSlice(canvas), 0, 0.64) +
      laid(canvas, 610, 548, chilli(canvas, true), -14, 0.56, 70, 22)
    );
  },
};

const milk: Drawing = {
  palette: { wall: ['#EEF6FB', '#CBE0EE'], ground: ['#CBB38C', '#9B8156'], accent: '#5C8DB0' },
  draw: (canvas) => {
    const right = canvas.random() < 0.5;
    const [can, bottle, glass] = right ? [270, 500, 642] : [530, 300, 158];
    return (
      at(can, 566, milkCan(canvas), 0, 1.22) + at(bottle, 588, milkBottle(canvas), 0, 1.22) + at(glass, 604, milkGlass(canvas), 0, 1.12)
    );
  },
};

export const animalDrawings = {
  fish: fishes(['hilsa', 'rohu', 'hilsa', 'tilapia', 'pangas']),
  hilsa: fishes(['hilsa']),
  rohu: fishes(['rohu']),
  katla: fishes(['katla']),
  tilapia: fishes(['tilapia']),
  pangas: fishes(['pangas'], three, 0.7),
  catfish: fishes(['shing'], five, 0.5),
  koi: fishes(['koi'], five),
  smallfish: fishes(['mola'], five, 0.6),
  driedfish: fishes(['dried'], five, 0.5),
  shrimp: shrimpDrawing,
  egg: eggs,
  meat,
  chicken,
  milk,
} as const satisfies Record<string, Drawing>;
