import { at, type Canvas } from '../canvas';
import { basketful, laid, type Drawing } from '../drawing';
import {
  apple,
  appleHalf,
  bananaHand,
  mango,
  mangoCheek,
  tomato,
  tomatoHalf,
  type AppleKind,
  type BananaKind,
  type MangoKind,
} from './fruits';
import {
  garlic,
  garlicClove,
  onion,
  onionHalf,
  potato,
  potatoHalf,
  rhizome,
  rhizomeSlice,
  type OnionSkin,
  type PotatoSkin,
  type Rhizome,
} from './roots';
import { bananaLeaf } from '../scenes/settings';
import { leaf, leafGreens, shadow } from '../shapes';

const woven = ['cane', 'darkCane', 'greenBamboo', 'crate'] as const;

const potatoes: Drawing = {
  palette: { wall: ['#FBF3DF', '#F0DDB4'], ground: ['#D9B57F', '#B98A50'], accent: '#B98A45' },
  draw: (canvas) => {
    const skin = canvas.pick<PotatoSkin>(['gold', 'russet', 'gold', 'red']);
    const beside = laid(canvas, 150, 566, potato(canvas, skin), -14, 0.72) + laid(canvas, 652, 572, potatoHalf(canvas, skin), 12, 0.72);
    return basketful(canvas, { vessels: [...woven, 'sack'], radius: 72, item: () => potato(canvas, skin), tilt: 40, beside });
  },
};

const tomatoes: Drawing = {
  palette: { wall: ['#FFF1E8', '#FBD3C0'], ground: ['#E8C39A', '#C9966A'], accent: '#C96A4A' },
  draw: (canvas) => {
    const ripe = canvas.pick<'red' | 'orange'>(['red', 'red', 'red', 'orange']);
    const beside =
      laid(canvas, 152, 562, tomato(canvas, ripe), -8, 0.74) +
      laid(canvas, 650, 572, tomatoHalf(canvas), 10, 0.72) +
      at(560, 604, leaf(canvas, 74, leafGreens.fresh, 0.34), 196);
    return basketful(canvas, { vessels: woven, radius: 72, item: () => tomato(canvas, ripe), tilt: 24, beside });
  },
};

const onions: Drawing = {
  palette: { wall: ['#FBEFF4', '#EFCEDD'], ground: ['#DDBB98', '#B88C66'], accent: '#9B5277' },
  draw: (canvas) => {
    const skin = canvas.pick<OnionSkin>(['red', 'deshi', 'red', 'white']);
    const beside = laid(canvas, 148, 556, onion(canvas, skin), -62, 0.7) + laid(canvas, 652, 570, onionHalf(canvas, skin), 8, 0.72);
    return basketful(canvas, { vessels: [...woven, 'sack'], radius: 72, item: () => onion(canvas, skin), tilt: 34, beside });
  },
};

const garlics: Drawing = {
  palette: { wall: ['#F4F4EC', '#D9DCCB'], ground: ['#C7B48F', '#9C8560'], accent: '#7E8C69' },
  draw: (canvas) => {
    const purple = canvas.random() < 0.5;
    const cloves = [
      [566, 600, 30],
      [640, 584, -40],
      [694, 606, 80],
    ]
      .map(([x, y, turn]) => laid(canvas, x ?? 0, y ?? 0, garlicClove(canvas), turn ?? 0, 0.62, 60))
      .join('');
    return basketful(canvas, {
      vessels: [...woven, 'bowl'],
      radius: 70,
      item: () => garlic(canvas, purple),
      tilt: 26,
      beside: laid(canvas, 148, 556, garlic(canvas, purple), -48, 0.72) + cloves,
    });
  },
};

const mangoesDrawing: Drawing = {
  palette: { wall: ['#FFF8DC', '#FDE3A0'], ground: ['#E3B876', '#B98743'], accent: '#7A9A3C' },
  draw: (canvas) => {
    const kind = canvas.pick<MangoKind>(['golden', 'blush', 'green', 'golden']);
    const leaves =
      at(-104, -30, leaf(canvas, 150, leafGreens.deep, 0.2), -56) + at(-104, -30, leaf(canvas, 140, leafGreens.fresh, 0.2), -120);
    const beside = laid(canvas, 152, 570, mango(canvas, kind), 6, 0.72) + laid(canvas, 650, 584, mangoCheek(canvas, kind), 4, 0.84);
    return basketful(canvas, { vessels: woven, radius: 78, item: (i) => (i === 4 ? leaves : '') + mango(canvas, kind), tilt: 24, beside });
  },
};

const apples: Drawing = {
  palette: { wall: ['#FDF0EE', '#F3CCC6'], ground: ['#DDB78C', '#B58558'], accent: '#A85A55' },
  draw: (canvas) => {
    const kind = canvas.pick<AppleKind>(['red', 'gala', 'red', 'green']);
    const beside = laid(canvas, 150, 560, apple(canvas, kind, true), -10, 0.74) + laid(canvas, 652, 566, appleHalf(canvas, kind), 10, 0.74);
    return basketful(canvas, { vessels: woven, radius: 72, item: (i) => apple(canvas, kind, i % 3 === 0), tilt: 26, beside });
  },
};

const gingers: Drawing = {
  palette: { wall: ['#FBF4E1', '#EDDCB2'], ground: ['#D3B280', '#A9834F'], accent: '#A98C45' },
  draw: (canvas) => rhizomes(canvas, 'ginger'),
};

export function rhizomes(canvas: Canvas, kind: Rhizome): string {
  const slices = [
    [596, 606],
    [670, 590],
    [728, 610],
  ]
    .map(([x, y]) => at(x ?? 0, y ?? 0, rhizomeSlice(canvas, kind), 0, 0.72))
    .join('');
  const beside = laid(canvas, 150, 572, rhizome(canvas, kind), -6, 0.66, 140) + slices;
  return basketful(canvas, { vessels: [...woven, 'bowl'], radius: 74, heap: 'few', item: () => rhizome(canvas, kind), tilt: 40, beside });
}

const bananas: Drawing = {
  palette: { wall: ['#FFFBE0', '#F8EBA8'], ground: ['#D9BC7C', '#AE8846'], accent: '#7F9E3E' },
  draw: (canvas) => {
    const kind = canvas.pick<BananaKind>(['ripe', 'ripe', 'green', 'spotted']);
    const hand = (x: number, y: number, turn: number, scale: number, flip: boolean) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${bananaHand(canvas, kind, 6)}</g>`;
    return (
      bananaLeaf(canvas, 400, 514, 1.02) +
      shadow(canvas, 370, 560, 270, 36, 0.5) +
      hand(534, 172, 8, 1.16, false) +
      hand(318, 268, -4, 0.98, true)
    );
  },
};

export const produceDrawings = {
  potato: potatoes,
  tomato: tomatoes,
  onion: onions,
  garlic: garlics,
  mango: mangoesDrawing,
  apple: apples,
  ginger: gingers,
  banana: bananas,
} as const;
