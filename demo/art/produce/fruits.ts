/** Tomato, mango, apple and banana: one item each at the origin, about 150 wide, and its cut face. */
import { at, num, times, type Canvas, type Tones } from '../canvas';
import { leaf, leafGreens, shine } from '../shapes';

export function tomato(canvas: Canvas, ripe: 'red' | 'orange' = 'red'): string {
  const tones: Tones = ripe === 'red' ? ['#FF9A7C', '#E23B24', '#93140D', '#B5271A'] : ['#FFC58A', '#EE7A2A', '#A23E0C', '#C5581A'];
  const sepals = times(
    6,
    (i) =>
      `<path transform="rotate(${num(i * 60 + canvas.between(-9, 9))}) scale(1 .62)" d="M0 0C12-14 12-36 ${num(canvas.between(-3, 8))} -52-9-36-10-14 0 0Z"/>`,
  );
  return `<path d="M0-64C34-80 88-58 88 4 88 56 46 78 0 78S-88 56-88 4C-88-58-34-80 0-64Z" fill="${canvas.ball(...tones)}"/><path d="M0-62C-26-30-30 34-12 74M0-62C26-30 32 34 14 74" stroke="#7C0E08" stroke-opacity=".13" stroke-width="8" fill="none"/><ellipse cy="-56" rx="34" ry="12" fill="#6E0F08" fill-opacity=".3"/><g transform="translate(0 -58)"><g fill="#215C27" transform="translate(2 4)">${sepals}</g><g fill="${canvas.linear(['#83C35A', '#3A8A3D'])}">${sepals}</g><path d="M-4 0q-2-18 8-26l6 4q-8 8-6 22Z" fill="#5C9B3E"/></g>${shine(canvas, -42, -16, 17, 30, 28, 0.9)}<ellipse cx="-46" cy="-24" rx="7" ry="12" fill="#FFF" fill-opacity=".6" transform="rotate(26 -46 -24)"/>`;
}

export function tomatoHalf(canvas: Canvas): string {
  const seeds = times(5, (i) => `<ellipse cx="${num(-14 + i * 7)}" cy="${num(-38 + (i % 2) * 10)}" rx="3" ry="5" fill="#FCE3A4"/>`);
  const rooms = times(
    4,
    (i) =>
      `<g transform="rotate(${i * 90 + 45})"><path d="M-6-14C-34-20-34-54-14-58Q0-62 14-58C34-54 34-20 6-14Q0-10-6-14Z" fill="${canvas.linear(['#F8A04A', '#E9652E'])}"/>${seeds}</g>`,
  );
  return `<ellipse rx="84" ry="72" fill="#A3180F"/><ellipse cy="-3" rx="80" ry="68" fill="${canvas.ball('#FF9C7E', '#F0543A', '#D93822')}"/><g transform="translate(0 -3) scale(1 .86)">${rooms}<circle r="13" fill="#FBB9A0"/></g>${shine(canvas, -30, -30, 28, 14, -30, 0.7)}`;
}

const mangoes = {
  golden: ['#FFEFA0', '#FBC33C', '#D07A12', '#E79A28', '#E4552F'],
  green: ['#E4EE9A', '#9CBF4A', '#54822A', '#7CA53C', '#E7C23A'],
  blush: ['#FFE08A', '#F3A53A', '#B4501A', '#D9762A', '#C92B3A'],
} as const;
export type MangoKind = keyof typeof mangoes;
const mangoShape = 'M-104-6C-98-54-52-80-2-76 50-72 98-46 108-6 114 24 92 40 64 54 30 72-12 80-50 68-84 58-108 34-104-6Z';

export function mango(canvas: Canvas, kind: MangoKind): string {
  const [light, body, shade, bounce, cheek] = mangoes[kind];
  const specks = times(
    16,
    () =>
      `<circle cx="${num(canvas.between(-76, 76))}" cy="${num(canvas.between(-44, 48))}" r="${num(canvas.between(0.9, 1.9))}" fill="#FFF8D8" fill-opacity=".55"/>`,
  );
  return `<path d="${mangoShape}" fill="${canvas.ball(light, body, shade, bounce)}"/><path d="${mangoShape}" fill="${canvas.linear([`${cheek}B8`, `${cheek}50`, `${cheek}00`, `${cheek}00`], 0, 0.1, 0.9, 0.8)}"/>${specks}<path d="M-102-10q-10-10-12-24" stroke="#6B4A1B" stroke-width="8" fill="none" stroke-linecap="round"/><ellipse cx="-98" cy="-8" rx="9" ry="13" fill="#7A4A12" fill-opacity=".4"/>${shine(canvas, -24, -42, 42, 17, -8, 0.75)}`;
}

/** A cheek of mango cut into cubes, skin down. */
export function mangoCheek(canvas: Canvas, kind: MangoKind): string {
  const [, body, shade] = mangoes[kind];
  const face = '<ellipse cy="-8" rx="92" ry="54"/>';
  const cuts =
    times(7, (i) => `<path d="M${-78 + i * 26} -70V60" stroke="#D9780F" stroke-opacity=".62" stroke-width="5"/>`) +
    times(4, (i) => `<path d="M-100 ${-44 + i * 24}H100" stroke="#D9780F" stroke-opacity=".62" stroke-width="5"/>`);
  const cubes = times(6, (i) =>
    times(3, (j) => `<rect x="${-74 + i * 26}" y="${-40 + j * 24}" width="15" height="9" rx="4" fill="#FFF3B0" fill-opacity=".75"/>`),
  );
  return `<path d="M-98-8C-96 44-46 66 0 66S96 44 98-8Z" fill="${canvas.linear([body, shade])}"/><ellipse cy="-8" rx="98" ry="60" fill="${body}"/>${canvas.clip(face, `<ellipse cy="-8" rx="92" ry="54" fill="${canvas.ball('#FFE27A', '#FDB827', '#EE8E12')}"/>${cuts}${cubes}`)}`;
}

const apples = {
  red: ['#FF9C8A', '#D6293A', '#7C0A1B', '#A31828'],
  green: ['#EEF7A8', '#A9CF4A', '#5E8B22', '#7FAE36'],
  gala: ['#FFD38A', '#E5603A', '#97231A', '#C2452A'],
} as const;
export type AppleKind = keyof typeof apples;
const appleShape = 'M0-56C30-84 92-70 88-2 84 56 42 88 0 72-42 88-84 56-88-2-92-70-30-84 0-56Z';

export function apple(canvas: Canvas, kind: AppleKind, withLeaf: boolean): string {
  const streaks = times(
    9,
    (i) =>
      `<path d="M${num((i - 4) * 5)} -54C${num((i - 4) * 19)} -36 ${num((i - 4) * 21)} 24 ${num((i - 4) * 11)} 66" stroke="${kind === 'green' ? '#F4F9C8' : '#FFD98A'}" stroke-opacity="${num(canvas.between(0.12, 0.3))}" stroke-width="${num(canvas.between(1.5, 4))}" fill="none"/>`,
  );
  return `<path d="${appleShape}" fill="${canvas.ball(...(apples[kind] as Tones))}"/>${streaks}<ellipse cy="-55" rx="30" ry="12" fill="#4B1208" fill-opacity=".42"/><path d="M0-54q0-28 15-42" stroke="#5A3B17" stroke-width="7" fill="none" stroke-linecap="round"/>${withLeaf ? at(5, -74, leaf(canvas, 62, leafGreens.fresh, 0.34), -16) : ''}${shine(canvas, -44, -18, 17, 32, 22, 0.95)}<ellipse cx="-48" cy="-26" rx="6" ry="12" fill="#FFF" fill-opacity=".55" transform="rotate(22 -48 -26)"/>`;
}

export function appleHalf(canvas: Canvas, kind: AppleKind): string {
  const [, body, shade] = apples[kind];
  return `<path d="${appleShape}" fill="${shade}"/><path d="${appleShape}" fill="${body}" transform="translate(-2 -2) scale(.97)"/><path d="${appleShape}" fill="${canvas.ball('#FFFFF4', '#FDF6D6', '#EFDDA0')}" transform="translate(-2 -2) scale(.91)"/><path d="M0-40C-30-20-30 36 0 50 30 36 30-20 0-40Z" fill="#F1E0A0" fill-opacity=".75" stroke="#DCC67E" stroke-width="2.5"/><path d="M-8-8q-12 14-2 30 9-14 2-30ZM9-8q12 14 2 30-9-14-2-30Z" fill="#5A2E12"/><path d="M0-54q0-22 12-34" stroke="#5A3B17" stroke-width="6" fill="none" stroke-linecap="round"/>`;
}

const bananaTones = {
  ripe: ['#FFF08A', '#F8D02E', '#C99310', '#8F6A12'],
  green: ['#D3E785', '#9CC545', '#5F8B25', '#48691C'],
  spotted: ['#FFE98C', '#F1BC2A', '#B37C10', '#70500C'],
} as const;
export type BananaKind = keyof typeof bananaTones;

/** A hand of bananas, crown at the origin, the fingers curving down and fanned out from left to right. */
export function bananaHand(canvas: Canvas, kind: BananaKind, count = 6): string {
  const [light, body, shade, tip] = bananaTones[kind];
  const one = (turn: number, size: number) => {
    const skin = 'M-9-6C-16 34-62 70-74 138-84 206-52 276 4 314l20-12C2 258-8 206 4 150 14 98 20 40 12-6Z';
    const spots =
      kind === 'spotted'
        ? times(
            10,
            () =>
              `<ellipse cx="${num(canvas.between(-70, -22))}" cy="${num(canvas.between(90, 230))}" rx="${num(canvas.between(1.5, 4))}" ry="${num(canvas.between(3, 7))}" fill="#7A4A10" fill-opacity=".45"/>`,
          )
        : '';
    return `<g transform="rotate(${num(turn)}) scale(${num(size)})"><path d="${skin}" fill="#5A3E04" fill-opacity=".3" transform="translate(5 3)"/><path d="${skin}" fill="${canvas.linear([light, body, shade], 0, 0.3, 1, 0.6)}" stroke="${shade}" stroke-opacity=".65" stroke-width="2"/><path d="M4-4C2 44-30 84-36 146-40 204-22 264 12 308l12-6C2 258-8 206 4 150 14 98 20 40 12-6Z" fill="${shade}" fill-opacity=".42"/><path d="M-10 34C-26 68-54 94-62 142-66 178-56 214-40 244" stroke="#FFFDE0" stroke-opacity=".85" stroke-width="7" fill="none" stroke-linecap="round"/>${spots}<path d="M4 314l9 13q9 1 14-8l-3-17Z" fill="${tip}"/></g>`;
  };
  const spread = 17;
  const fingers = times(count, (i) => one(26 - (count - 1 - i) * spread + (count - 4) * 8, 1 - (i % 2) * 0.05));
  return `${fingers}<path d="M-34-44C-22-58 26-58 38-42L26 24C14 36-14 36-24 22Z" fill="${canvas.linear([body, shade, tip])}"/><path d="M-34-44q36-14 72 2l-5 12q-30-12-62-2Z" fill="${tip}"/>`;
}
