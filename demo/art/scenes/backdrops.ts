/**
 * The background of a drawing is a sky, a wall or an awning, with a table, a cloth or a mat below the subject. The seed
 * chooses it, so that neighbouring products do not look the same.
 */
import { at, num, times, type Canvas } from '../canvas';
import { leaf } from '../shapes';

export interface Palette {
  /** Sky or wall, from top to bottom. */
  readonly wall: readonly [string, string];
  /** The surface things stand on, from far to near. */
  readonly ground: readonly [string, string];
  /** Silhouettes on the wall. */
  readonly accent: string;
}

const HORIZON = 452;

/** Light and colour of other surroundings: grass, mustard, river, clay. */
const OTHER_WALLS: readonly Pick<Palette, 'wall' | 'accent'>[] = [
  { wall: ['#F1F9EA', '#CFE6BC'], accent: '#6B9A50' },
  { wall: ['#FFF7DF', '#F8DD9E'], accent: '#B8862A' },
  { wall: ['#EEF5FB', '#C2DBEF'], accent: '#4F83B0' },
  { wall: ['#FDF1EB', '#F2C9B4'], accent: '#B5674A' },
];

/** The drawing's own in setting 0, then those of the others that differ most from it, one for each setting. */
export function paletteIn(setting: number, own: Palette): Palette {
  if (setting === 0) return own;
  const others = OTHER_WALLS.toSorted((one, other) => distance(other.wall[1], own.wall[1]) - distance(one.wall[1], own.wall[1]));
  return { ...own, ...others[(setting - 1) % (others.length - 1)] };
}

/** Between two colours `#RRGGBB`. */
function distance(one: string, other: string): number {
  const [a, b] = [parts(one), parts(other)];
  return a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0);
}

const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

function hills(canvas: Canvas, accent: string): string {
  const lift = canvas.between(-26, 20);
  const sunX = canvas.pick([150, 230, 590, 650]);
  return (
    `<circle cx="${sunX}" cy="${num(150 + lift)}" r="150" fill="${canvas.glow('#FFFFFF', 0.85)}"/><circle cx="${sunX}" cy="${num(150 + lift)}" r="56" fill="#FFFFFF" fill-opacity=".62"/>` +
    `<path d="M0 ${num(380 + lift)}C120 ${num(330 + lift)} 240 ${num(350 + lift)} 360 ${num(384 + lift)}S640 ${num(410 + lift)} 800 ${num(340 + lift)}V470H0Z" fill="${accent}" fill-opacity=".22"/>` +
    `<path d="M0 ${num(420 + lift / 2)}C160 ${num(396 + lift / 2)} 300 ${num(440 + lift / 2)} 460 ${num(420 + lift / 2)}S700 ${num(392 + lift / 2)} 800 ${num(416 + lift / 2)}V470H0Z" fill="${accent}" fill-opacity=".26"/>` +
    palm(canvas, sunX > 400 ? 92 : 704, 424 + lift / 2, accent)
  );
}

function palm(canvas: Canvas, x: number, y: number, accent: string): string {
  const tall = canvas.between(150, 190);
  const fronds = [-168, -140, -108, -70, -38, -8, 16, 196]
    .map((turn) => `<path transform="rotate(${turn})" d="M0 0C24-16 58-16 86 10 56 2 28 4 0 8Z"/>`)
    .join('');
  return `<g fill="${accent}" fill-opacity=".36" transform="translate(${num(x)} ${num(y)})"><path d="M-6 8C2 ${num(-tall / 2)} 4 ${num(-tall * 0.7)} 10 ${num(-tall)}l8 2C12 ${num(-tall * 0.6)} 12 ${num(-tall / 3)} 8 8Z"/><g transform="translate(14 ${num(-tall)})">${fronds}</g></g>`;
}

function stall(canvas: Canvas, accent: string): string {
  const shift = canvas.pick([0, 40]);
  const stripes = times(22, (i) => {
    const x = i * 40 - 40 - shift;
    const fill = i % 2 ? '#FFFFFF' : accent;
    return `<path d="M${x} 0h40v62a20 20 0 0 1-40 0Z" fill="${fill}" fill-opacity="${i % 2 ? 0.75 : 0.5}"/>`;
  });
  const poles = [70, 730].map((x) => `<rect x="${x - 7}" y="70" width="14" height="392" fill="${accent}" fill-opacity=".28"/>`).join('');
  return `<ellipse cx="400" cy="250" rx="360" ry="220" fill="${canvas.glow('#FFFFFF', 0.75)}"/>${poles}<rect width="800" height="14" fill="${accent}" fill-opacity=".6"/>${stripes}<rect y="82" width="800" height="26" fill="${canvas.linear(['#00000022', '#00000000'])}"/>`;
}

function boughs(canvas: Canvas, accent: string): string {
  const tints: readonly [string, string, string] = [accent, accent, accent];
  const bough = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      `<g opacity=".3">${times(6, (i) => at(i * 48, i * -3, leaf(canvas, 128 - i * 6, tints, 0.24), i % 2 ? -46 : 44))}<path d="M-40 4Q120-14 290-18" stroke="${accent}" stroke-width="6" fill="none"/></g>`,
      turn,
    );
  return `<circle cx="400" cy="230" r="280" fill="${canvas.glow('#FFFFFF', 0.85)}"/>${bough(-12, canvas.between(40, 90), canvas.between(8, 24))}${bough(812, canvas.between(30, 80), canvas.between(152, 170))}`;
}

function bambooWall(canvas: Canvas, accent: string): string {
  const slats = times(9, (i) => {
    const x = i * 100 + canvas.between(-6, 6);
    const joint = canvas.between(90, 330);
    return `<rect x="${num(x)}" width="92" height="462" rx="14" fill="#FFFFFF" fill-opacity=".28"/><rect x="${num(x + 66)}" width="26" height="462" rx="12" fill="${accent}" fill-opacity=".12"/><path d="M${num(x)} ${num(joint)}q46 12 92 0" stroke="${accent}" stroke-opacity=".34" stroke-width="4" fill="none"/>`;
  });
  return `${slats}<ellipse cx="330" cy="200" rx="380" ry="260" fill="${canvas.glow('#FFFFFF', 0.7)}"/>`;
}

function planks(canvas: Canvas, [far, near]: readonly [string, string]): string {
  const lines = times(9, (i) => {
    const x = (i - 4) * 90 + canvas.between(-8, 8);
    return `<path d="M${num(400 + x * 0.92)} ${HORIZON}L${num(400 + x * 1.75)} 640" stroke="#3A220A" stroke-opacity=".14" stroke-width="3"/>`;
  });
  return `<rect y="${HORIZON}" width="800" height="188" fill="${canvas.linear([far, near])}"/>${lines}<rect y="${HORIZON}" width="800" height="5" fill="#FFFFFF" fill-opacity=".35"/>`;
}

function gamcha(canvas: Canvas, [far, near]: readonly [string, string]): string {
  const check = canvas.pick(['#C8322B', '#2F7A43', '#C8322B', '#1F65AE']);
  const cloth = `M96 ${HORIZON + 26}H704L792 640H8Z`;
  const stripesDown = times(12, (i) => {
    const x = (i - 5.5) * 54;
    return `<path d="M${num(400 + x)} ${HORIZON + 26}L${num(400 + x * 1.29)} 640" stroke="${check}" stroke-opacity="${i % 3 ? 0.42 : 0.8}" stroke-width="${i % 3 ? 5 : 11}"/>`;
  });
  const stripesAcross = [490, 512, 536, 562, 590, 622]
    .map(
      (y, i) =>
        `<path d="M0 ${y}H800" stroke="${check}" stroke-opacity="${i % 3 === 1 ? 0.75 : 0.4}" stroke-width="${i % 3 === 1 ? 10 : 5}"/>`,
    )
    .join('');
  return `<rect y="${HORIZON}" width="800" height="188" fill="${canvas.linear([far, near])}"/>${canvas.clip(`<path d="${cloth}"/>`, `<path d="${cloth}" fill="#FFF9EE"/>${stripesDown}${stripesAcross}<rect y="${HORIZON}" width="800" height="190" fill="${canvas.linear(['#FFFFFF55', '#00000018'])}"/>`)}`;
}

function mat(canvas: Canvas, [far, near]: readonly [string, string]): string {
  const weave = canvas.pattern(
    28,
    14,
    `<rect width="28" height="14" fill="#E6CB8C"/><path d="M0 0h14v7H0ZM14 7h14v7H14Z" fill="#D3B06A"/><path d="M0 7h28M14 0v14" stroke="#A57C38" stroke-opacity=".35"/>`,
    'skewX(-8)',
  );
  const shape = `M70 ${HORIZON + 22}H730L812 640H-12Z`;
  return `<rect y="${HORIZON}" width="800" height="188" fill="${canvas.linear([far, near])}"/><path d="${shape}" fill="${weave}"/><path d="${shape}" fill="${canvas.linear(['#FFFFFF44', '#5A380010'])}" stroke="#9C7433" stroke-opacity=".5" stroke-width="6"/>`;
}

function plain(canvas: Canvas, [far, near]: readonly [string, string]): string {
  return `<rect y="${HORIZON}" width="800" height="188" fill="${canvas.linear([far, near])}"/><rect y="${HORIZON}" width="800" height="4" fill="#FFFFFF" fill-opacity=".5"/><ellipse cx="400" cy="590" rx="420" ry="70" fill="${canvas.glow('#FFFFFF', 0.25)}"/>`;
}

export function backdrop(canvas: Canvas, palette: Palette): string {
  const behind = canvas.pick([hills, stall, boughs, bambooWall]);
  const under = canvas.pick([planks, gamcha, mat, plain, planks]);
  return `<rect width="800" height="640" fill="${canvas.linear(palette.wall)}"/>${behind(canvas, palette.accent)}${under(canvas, palette.ground)}`;
}

/** Bare earth with tufts of grass: for tools, bamboo and the like. */
export function earth(canvas: Canvas, palette: Palette): string {
  const clods = times(
    26,
    () =>
      `<ellipse cx="${num(canvas.between(0, 800))}" cy="${num(canvas.between(480, 632))}" rx="${num(canvas.between(6, 20))}" ry="${num(canvas.between(3, 7))}" fill="#5B3A1C" fill-opacity="${num(canvas.between(0.12, 0.3))}"/>`,
  );
  const grass = times(18, () => tuft(canvas, canvas.between(0, 800), HORIZON + canvas.between(0, 14)));
  return `<rect width="800" height="640" fill="${canvas.linear(palette.wall)}"/>${hills(canvas, palette.accent)}<path d="M0 ${HORIZON + 8}C200 ${HORIZON - 14} 560 ${HORIZON + 18} 800 ${HORIZON - 4}V640H0Z" fill="${canvas.linear(palette.ground)}"/>${clods}${grass}`;
}

export function tuft(canvas: Canvas, x: number, y: number, size = 1): string {
  const blades = times(
    5,
    (i) =>
      `<path d="M0 0Q${num((i - 2) * 5)} ${num(-14 * size)} ${num((i - 2) * 10 * size)} ${num(-canvas.between(18, 32) * size)}" stroke="${i % 2 ? '#5E9E4B' : '#3F7F3B'}" stroke-width="${num(3.2 * size)}" fill="none" stroke-linecap="round"/>`,
  );
  return at(x, y, blades);
}
