/** Vegetables other than roots, one each at the origin, about 170 wide at scale 1. */
import { at, num, times, type Canvas, type Tones } from '../canvas';
import { leaf, leafGreens, outline, shadow, shine } from '../shapes';

const stalk = (canvas: Canvas, dark = '#2F6B2F') => canvas.linear(['#8CC263', dark], 0, 0, 1, 1);

export function brinjal(canvas: Canvas, round = false): string {
  const shape = round
    ? 'M-58-44C-20-76 44-72 74-34 104 10 92 72 34 82-30 92-84 52-84 2-84-18-76-32-58-44Z'
    : 'M-96-20C-70-52-34-44 6-34 62-20 112-2 112 34 112 66 66 74 14 58-40 42-92 22-96-20Z';
  const cap = 'M0 0C18-30 44-34 60-20 50-14 46-8 52 2 40 0 36 6 38 20 26 14 20 18 18 32 8 24-2 20-8 8Z';
  return `<path d="${shape}" fill="${canvas.ball('#B98AD0', '#6A2C8C', '#2C0B45', '#4B1A68')}"/>${round ? at(-62, -44, `<path d="${cap}" fill="${stalk(canvas)}"/><path d="M-2-2q-22-12-28-34" stroke="#4E8A3C" stroke-width="13" fill="none" stroke-linecap="round"/>`, 0, 1) : at(-100, -30, `<path d="${cap}" fill="${stalk(canvas)}"/><path d="M2 2q-22-8-34-26" stroke="#4E8A3C" stroke-width="12" fill="none" stroke-linecap="round"/>`, 4, 1)}${shine(canvas, round ? -14 : 2, round ? -34 : -14, 44, 13, round ? -8 : 12, 0.8)}`;
}

export function cauliflower(canvas: Canvas): string {
  const curd = canvas.ball('#FFFFFF', '#FBF5E2', '#D3C59C', '#E9DFC2');
  const back = times(7, (i) => at((i - 3) * 16, 30, leaf(canvas, 128 - Math.abs(i - 3) * 4, leafGreens.fresh, 0.44), -90 + (i - 3) * 28));
  const florets = [
    [0, -52, 34],
    [-40, -40, 32],
    [40, -40, 32],
    [-66, -8, 30],
    [66, -8, 30],
    [-24, -18, 34],
    [26, -16, 34],
    [-46, 18, 30],
    [46, 18, 30],
    [0, 14, 34],
  ]
    .map(([x, y, r]) => {
      const bumps = times(
        9,
        (i) =>
          `<circle cx="${num((x ?? 0) + Math.cos(i * 0.8) * (r ?? 0) * 0.66)}" cy="${num((y ?? 0) + Math.sin(i * 0.8) * (r ?? 0) * 0.6)}" r="${num((r ?? 0) * 0.36)}" fill="${curd}"/>`,
      );
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${curd}"/>${bumps}<circle cx="${num((x ?? 0) - 4)}" cy="${num((y ?? 0) - 6)}" r="${num((r ?? 0) * 0.5)}" fill="${curd}"/>`;
    })
    .join('');
  const front = [-150, -112, -68, -30]
    .map((turn, i) => at([-62, -24, 24, 62][i] ?? 0, [44, 62, 62, 44][i] ?? 0, leaf(canvas, 74, leafGreens.pale, 0.5), turn + 20 - i * 13))
    .join('');
  return `${back}${florets}<g opacity=".95">${front}</g><path d="M-46 62Q0 96 46 62L26 84Q0 94-26 84Z" fill="#C9DC9B"/>`;
}

export function cabbage(canvas: Canvas): string {
  const outer = canvas.ball('#D8EEA0', '#8FC257', '#3F7D2E', '#5E9A3E');
  const inner = canvas.ball('#F4FBD4', '#C6E38A', '#7DB24E', '#97C562');
  const vein =
    '<path d="M0 70C-8 30-6-10 6-52M-2 34C-24 22-42 4-52-18M0 34C22 20 40 2 48-20M2 4C-12-4-24-18-30-36M3 2C16-6 26-18 30-34" stroke="#F8FDE4" stroke-opacity=".75" stroke-width="4" fill="none" stroke-linecap="round"/>';
  return `<path d="${outline(canvas, 96, 82, 0.05, 13)}" fill="${outer}"/><path d="M-92 12C-84-62-30-92 6-80-36-50-56 6-40 76-66 70-90 46-92 12Z" fill="${outer}" stroke="#DDF0B5" stroke-opacity=".6" stroke-width="3"/><path d="M92 10C86-60 34-92-4-80 40-48 58 10 42 76 68 68 90 44 92 10Z" fill="${outer}" stroke="#DDF0B5" stroke-opacity=".6" stroke-width="3"/><path d="${outline(canvas, 66, 68, 0.03, 12)}" fill="${inner}"/>${vein}${shine(canvas, -22, -34, 34, 18, -24, 0.6)}`;
}

export function pumpkin(canvas: Canvas, ripe = true): string {
  const tones: Tones = ripe ? ['#FFD08A', '#EE8B28', '#9C4A0C', '#C2651A'] : ['#C5D98B', '#6E9A44', '#33561F', '#4C7530'];
  const rib = canvas.ball(...tones);
  const ribs = [-74, 74, -48, 48, -20, 20]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="6" rx="${num(52 - Math.abs(x) * 0.2)}" ry="${num(72 - Math.abs(x) * 0.16)}" fill="${rib}" stroke="${tones[2]}" stroke-opacity=".35" stroke-width="2"/>`,
    )
    .join('');
  return `${ribs}<path d="M-14-60C-10-78-16-92-30-100l18-10C8-100 10-84 16-60Z" fill="${stalk(canvas, '#4C6B2A')}"/><ellipse cy="-60" rx="34" ry="9" fill="${tones[2]}" fill-opacity=".55"/>${shine(canvas, -44, -22, 16, 32, 16, 0.6)}`;
}

export function bottleGourd(canvas: Canvas): string {
  return `<path d="M-122-4C-118-34-88-40-56-30-22-22 2-50 48-50 96-50 124-24 124 8S94 64 46 62C2 62-20 30-54 32-90 36-124 28-122-4Z" fill="${canvas.ball('#EEF7C4', '#B4D47A', '#6A9640', '#8AB457')}"/>${times(14, () => `<circle cx="${num(canvas.between(-80, 100))}" cy="${num(canvas.between(-28, 40))}" r="${num(canvas.between(1, 2.4))}" fill="#F6FBDD" fill-opacity=".7"/>`)}<path d="M-120-6q-18-2-26-16" stroke="#5E8E3C" stroke-width="11" fill="none" stroke-linecap="round"/>${shine(canvas, 40, -24, 50, 13, 4, 0.75)}`;
}

export function chilli(canvas: Canvas, red: boolean, bend = 1): string {
  const tones: readonly [string, string, string] = red ? ['#FF8A6E', '#D7261C', '#7F0B0B'] : ['#B6DF6E', '#5BA236', '#2B6420'];
  return `<path d="M-70-10C-40-22 0-14 34 2 62 16 84 ${18 * bend + 10} 104 ${26 * bend + 14} 80 40 44 36 12 26-24 16-62 14-70-10Z" fill="${canvas.linear(tones)}"/><path d="M-58-8C-30-14 2-6 34 8" stroke="#FFF" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-74-18q14-6 20 4t-4 18q-18-2-20-10Z" fill="#3F8A38"/><path d="M-72-8q-22-4-34-18" stroke="#4E9A40" stroke-width="7" fill="none" stroke-linecap="round"/>`;
}

export function cucumber(canvas: Canvas): string {
  const stripes = times(
    6,
    (i) =>
      `<path d="M${-96 + i * 4} ${-16 + i * 7}Q0 ${-34 + i * 12} ${98 - i * 3} ${-12 + i * 7}" stroke="#D8EFA6" stroke-opacity=".45" stroke-width="3" fill="none" stroke-dasharray="${num(canvas.between(18, 40))} ${num(canvas.between(6, 14))}"/>`,
  );
  return `<path d="M-112 4C-112-24-70-38 0-38S112-26 112 2 70 36 0 36-112 32-112 4Z" fill="${canvas.ball('#B9DE86', '#4E9440', '#1F5325', '#37753A')}"/>${stripes}<path d="M-110 2q-12 0-18-8" stroke="#6FA544" stroke-width="8" stroke-linecap="round"/>${shine(canvas, -14, -18, 66, 9, 0, 0.7)}`;
}

export function carrot(canvas: Canvas, topped = true): string {
  const rings = times(
    6,
    (i) =>
      `<path d="M${-46 + i * 26} ${-24 + i * 3}q8 ${num(14 - i)} 2 ${num(26 - i * 3)}" stroke="#B24A0C" stroke-opacity=".55" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  );
  const tops = (topped ? [-26, -8, 10, 28] : [])
    .map((turn) =>
      at(
        -72,
        0,
        `<path d="M0 0Q-34 ${turn * 0.3} -66 ${turn}" stroke="#4C9A45" stroke-width="5" fill="none" stroke-linecap="round"/>${times(5, (i) => at(-16 - i * 12, (turn * (i + 1)) / 6, leaf(canvas, 22, leafGreens.fresh, 0.5), i % 2 ? 130 : 230))}`,
      ),
    )
    .join('');
  return `${tops}<path d="M-76-6C-78-34-44-40-10-32 36-20 90-4 124 10 84 20 34 32-12 36-46 38-76 24-76-6Z" fill="${canvas.linear(['#FFB35C', '#F1801F', '#B44F08'])}"/>${rings}${shine(canvas, -20, -16, 44, 7, 8, 0.7)}`;
}

export function okra(canvas: Canvas): string {
  return `<path d="M-64-14C-20-26 60-12 104 8 60 22-20 32-64 16Q-72 0-64-14Z" fill="${canvas.linear(['#BFE07C', '#6CA63E', '#3C7428'])}"/><path d="M-60-4Q20-12 100 8M-60 6Q20 8 100 8" stroke="#35691F" stroke-opacity=".5" stroke-width="3" fill="none"/><path d="M-66-16q-16 2-18 16t18 18q8-18 0-34Z" fill="#4F8A33"/><path d="M-82 0h-18" stroke="#6CA63E" stroke-width="7" stroke-linecap="round"/>`;
}

export function bitterGourd(canvas: Canvas): string {
  const warts = times(44, () => {
    const x = canvas.between(-86, 86);
    const tall = 36 * Math.sqrt(1 - (x / 104) ** 2);
    return `<ellipse cx="${num(x)}" cy="${num(canvas.between(-tall, tall) * 0.88)}" rx="8" ry="5" fill="${canvas.ball('#C6E88F', '#5FA53F', '#2F6E2A')}"/>`;
  });
  return `<path d="M-112-4C-80-40-30-46 10-40 56-36 96-18 122 4 90 30 46 44 0 42-46 40-90 26-112-4Z" fill="${canvas.ball('#B4DD7A', '#5A9E3C', '#2A6427')}"/>${warts}<path d="M-110-4q-16-4-24-16" stroke="#5E9A3C" stroke-width="7" fill="none" stroke-linecap="round"/>`;
}

/** A bundle of leafy greens with its stems tied, growing upwards; `red` for lal shak. */
export function leafyBundle(canvas: Canvas, red = false): string {
  const tints: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = red
    ? [
        ['#E07A98', '#B03560', '#6B0F36'],
        ['#C9587E', '#8F2150', '#560A2C'],
        ['#9CC27A', '#6A8F4E', '#7B2A4C'],
      ]
    : [leafGreens.fresh, leafGreens.deep, ['#9BD178', '#5FAE4E', '#2F7A35']];
  const stem = red ? '#D0587F' : '#B5D889';
  const order = [-3, 3, -2, 2, -1, 1, 0];
  const plants = order
    .map((i) => {
      const tall = 150 - Math.abs(i) * 9 + canvas.between(-10, 10);
      const colours = canvas.pick(tints);
      const size = canvas.between(0.86, 1.04);
      const leaves =
        at(0, -tall * 0.4, leaf(canvas, 92 * size, colours, 0.44), -34) +
        at(0, -tall * 0.46, leaf(canvas, 92 * size, colours, 0.44), 214) +
        at(0, -tall * 0.74, leaf(canvas, 80 * size, canvas.pick(tints), 0.46), -52) +
        at(0, -tall * 0.78, leaf(canvas, 78 * size, colours, 0.46), 232) +
        at(0, -tall * 0.92, leaf(canvas, 84 * size, canvas.pick(tints), 0.5), -90);
      return `<g transform="rotate(${num(i * 15)})"><path d="M0 66V${num(-tall)}" stroke="${stem}" stroke-width="8" stroke-linecap="round"/>${shadow(canvas, 0, -tall * 0.66, 80, 88, 0.3)}${leaves}</g>`;
    })
    .join('');
  const tie = [0, 8, 16]
    .map(
      (dy) =>
        `<path d="M-30 ${dy}q30 12 60 0" stroke="${dy === 8 ? '#8C5A22' : '#C99652'}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    )
    .join('');
  return `${plants}${tie}`;
}

export function radish(canvas: Canvas, topped = true): string {
  const tops = (topped ? [-58, -34, -10, 14] : [])
    .map((turn) => at(-84, -4, leaf(canvas, 98, leafGreens.fresh, 0.34), 180 + turn + 22))
    .join('');
  return `${tops}<path d="M-88-4C-86-30-52-34-14-28 40-20 92-2 128 16 88 26 34 30-16 30-56 30-88 20-88-4Z" fill="${canvas.linear(['#FFFFFF', '#F7F3E8', '#CFC6AE'])}"/><path d="M-88-6C-80-28-62-32-42-30-54-12-54 14-42 30-72 28-88 16-88-6Z" fill="#B9D98A" fill-opacity=".6"/>${shine(canvas, -10, -14, 50, 7, 8, 0.9)}`;
}
