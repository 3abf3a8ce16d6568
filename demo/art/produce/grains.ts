/** Heaps of grain, ears of wheat and rice, sheaves and scoops. */
import { at, num, times, type Canvas } from '../canvas';
import { shadow, leafGreens } from '../shapes';

export interface Grain {
  readonly light: string;
  readonly body: string;
  readonly shade: string;
  readonly edge: string;
  /** Half the length and half the thickness of one grain. */
  readonly size: readonly [number, number];
}

export const grains = {
  white: { light: '#FFFFFF', body: '#F8F4E6', shade: '#DCD2B4', edge: '#B9AC84', size: [11, 3.8] },
  brown: { light: '#EBCF9F', body: '#CFA36A', shade: '#9C7140', edge: '#74502A', size: [11, 4.2] },
  red: { light: '#D98E6E', body: '#A9553B', shade: '#743021', edge: '#521D12', size: [10, 4.2] },
  paddy: { light: '#F6DE92', body: '#DDB24C', shade: '#A67B22', edge: '#7C5812', size: [11, 4.6] },
  wheat: { light: '#F6D79A', body: '#DDA85A', shade: '#A5702C', edge: '#774B18', size: [10, 5.2] },
  masoor: { light: '#FFB98C', body: '#EE7F45', shade: '#B94E1E', edge: '#8E3711', size: [7, 5.4] },
  moong: { light: '#F5E289', body: '#DDBA3C', shade: '#A4831B', edge: '#7B600E', size: [7, 5] },
  mash: { light: '#77705F', body: '#3D392F', shade: '#211E18', edge: '#12100C', size: [7.6, 5.6] },
  chickpea: { light: '#F7DDB0', body: '#DDB273', shade: '#A57A40', edge: '#7A5526', size: [10, 9] },
  pea: { light: '#CBE58F', body: '#8FBF4C', shade: '#578629', edge: '#3F661B', size: [9.5, 9] },
  maize: { light: '#FFE78A', body: '#F6B92C', shade: '#C07E10', edge: '#8F5B08', size: [10, 8] },
  mustard: { light: '#8F5E3A', body: '#54301B', shade: '#331A0C', edge: '#1E0E05', size: [5, 4.8] },
  tea: { light: '#6E5A46', body: '#3E2E20', shade: '#22170E', edge: '#140D07', size: [11, 2.6] },
  millet: { light: '#FBE79A', body: '#E8BE4C', shade: '#B5871E', edge: '#8A620E', size: [4.6, 4] },
  pellet: { light: '#D8B183', body: '#A97B48', shade: '#74502A', edge: '#503416', size: [13, 6] },
  granule: { light: '#FFFFFF', body: '#E7ECEF', shade: '#B4C0C8', edge: '#8A99A3', size: [6, 5.6] },
} as const satisfies Record<string, Grain>;
export type GrainName = keyof typeof grains;

function one(grain: Grain, x: number, y: number, turn: number, fill: string): string {
  return `<ellipse rx="${grain.size[0]}" ry="${grain.size[1]}" transform="translate(${num(x)} ${num(y)}) rotate(${Math.round(turn)})" fill="${fill}" stroke="${grain.edge}" stroke-opacity=".55" stroke-width="1"/>`;
}

/** A dome of grain standing on the opening around (400, 405). */
export function dome(canvas: Canvas, grain: Grain, width: number, height: number, base = 405): string {
  const top = (u: number) => base - height * Math.pow(Math.cos((u * Math.PI) / 2), 1.25);
  const edge = Array.from({ length: 25 }, (_, i) => `${num(400 + (i / 12 - 1) * width)} ${num(top(i / 12 - 1))}`).join('L');
  const foot = `A${width} 52 0 0 1 ${400 - width} ${base}`;
  const shape = `M${edge}${foot}Z`;
  const spread = Math.round((width * height) / (grain.size[0] * grain.size[1] * 1.15));
  const bits: { y: number; mark: string }[] = [];
  for (let i = 0; i < Math.min(1100, spread); i++) {
    const u = canvas.between(-0.985, 0.985);
    const x = 400 + u * width;
    const low = base + 50 * Math.sqrt(1 - u * u);
    const high = top(u) - grain.size[1] * 0.4;
    const v = canvas.random();
    const y = high + (low - high) * v;
    const light = 0.62 - u * 0.42 - v * 0.2 + canvas.between(-0.34, 0.34);
    const fill = light > 0.66 ? grain.light : light > 0.28 ? grain.body : grain.shade;
    bits.push({ y, mark: one(grain, x, y, canvas.between(-90, 90), fill) });
  }
  bits.sort((a, b) => a.y - b.y);
  return `<path d="${shape}" fill="${canvas.linear([grain.light, grain.body, grain.shade], 0.1, 0, 0.9, 1)}"/>${bits.map((b) => b.mark).join('')}`;
}

export function spilled(canvas: Canvas, grain: Grain, x: number, y: number, count: number, reach = 70): string {
  return times(count, () => {
    const [gx, gy] = [x + canvas.between(-reach, reach), y + canvas.between(-reach * 0.22, reach * 0.22)];
    return `<ellipse cx="${num(gx + 2)}" cy="${num(gy + grain.size[1])}" rx="${grain.size[0]}" ry="${num(grain.size[1] * 0.8)}" fill="#2A1A08" fill-opacity=".22"/>${one(grain, gx, gy, canvas.between(-90, 90), canvas.pick([grain.light, grain.body, grain.body]))}`;
  });
}

/** A wooden scoop lying with its mouth to the left, full of grain. */
export function scoop(canvas: Canvas, grain: Grain): string {
  const wood = canvas.linear(['#DDA765', '#B97F3E', '#8A5724']);
  const fill = times(46, () => {
    const angle = canvas.between(0, Math.PI * 2);
    const far = Math.sqrt(canvas.random());
    return one(
      grain,
      Math.cos(angle) * far * 54 - 6,
      Math.sin(angle) * far * 20 - 14,
      canvas.between(-90, 90),
      canvas.pick([grain.light, grain.body, grain.light]),
    );
  });
  return `${shadow(canvas, 20, 34, 150, 26, 0.5)}<path d="M56-12C96-16 150-22 176-22q14 10 0 22C150 4 96 8 56 8Z" fill="${wood}"/><path d="M-74-14C-72 34-40 44-4 44S62 32 70-12Z" fill="${wood}"/><ellipse cx="-2" cy="-14" rx="72" ry="27" fill="#7A4B1D"/><ellipse cx="-2" cy="-13" rx="65" ry="22" fill="${grain.shade}"/>${fill}<path d="M-74-14A72 27 0 0 0 70-14" stroke="#F0C78C" stroke-width="5" fill="none" stroke-linecap="round"/>`;
}

/** An ear of wheat growing upwards from the origin. */
export function wheatEar(canvas: Canvas, length: number, bearded = true): string {
  const grain = canvas.linear(['#FBE09A', '#E3A93C', '#A86F14'], 0, 0, 1, 1);
  const rows = Math.round(length / 17);
  const beards = bearded
    ? times(rows * 2, (i) => {
        const y = -(i / 2) * 17 - 10;
        const side = i % 2 ? 1 : -1;
        return `<path d="M${side * 8} ${num(y - 8)}Q${num(side * 18)} ${num(y - 40)} ${num(side * canvas.between(16, 30))} ${num(y - canvas.between(66, 92))}" stroke="#D9A640" stroke-width="1.8" stroke-opacity=".85" fill="none"/>`;
      })
    : '';
  const corn = times(rows, (i) => {
    const y = -i * 17;
    return [-1, 1]
      .map(
        (side) =>
          `<path transform="translate(0 ${y}) scale(${side} 1)" d="M1 2C14-2 21-16 16-32 4-26-1-12 1 2Z" fill="${grain}" stroke="#8F5F12" stroke-opacity=".5" stroke-width="1.2"/>`,
      )
      .join('');
  });
  return `${beards}${corn}<path transform="translate(0 ${-rows * 17})" d="M0 4C9-4 8-20 0-28-8-20-9-4 0 4Z" fill="${grain}"/>`;
}

/** A drooping panicle of paddy: starts upwards at the origin and bends to the right. */
export function panicle(canvas: Canvas, reach: number, ripe = true): string {
  const fill = ripe
    ? canvas.linear(['#FBE7A0', '#E2B646', '#B07F1C'], 0, 0, 1, 1)
    : canvas.linear(['#E4EFA0', '#B9CF5C', '#7E9A30'], 0, 0, 1, 1);
  const edge = ripe ? '#8A5F10' : '#5E7720';
  const along = (t: number) =>
    [reach * (0.2 * t + 0.62 * Math.sin((t * Math.PI) / 2) * t), -reach * (1.02 * t - 1.86 * t * t * t)] as const;
  const count = Math.round(reach / 8);
  const spine = Array.from({ length: 13 }, (_, i) =>
    along(i / 12)
      .map(num)
      .join(' '),
  ).join('L');
  const corn = times(count * 2, (i) => {
    const t = 0.2 + (i / (count * 2)) * 0.8;
    const [x, y] = along(t);
    const side = i % 2 ? 1 : -1;
    const hang = canvas.between(4, 16);
    const turn = 20 + t * 74 + side * canvas.between(14, 34);
    return `<ellipse rx="10.5" ry="4.9" transform="translate(${num(x + side * hang * 0.6)} ${num(y + hang)}) rotate(${Math.round(turn)})" fill="${fill}" stroke="${edge}" stroke-opacity=".55" stroke-width="1"/>`;
  });
  return `<path d="M${spine}" stroke="${ripe ? '#B4A03F' : '#7F9A38'}" stroke-width="3" fill="none"/>${corn}`;
}

/** A long blade of grass from the origin, bending by `bend`. */
export function blade(canvas: Canvas, height: number, bend: number, colours: readonly [string, string, string] = leafGreens.pale): string {
  return `<path d="M-5 0C-4 ${num(-height * 0.5)} ${num(bend * 0.3)} ${num(-height * 0.86)} ${num(bend)} ${num(-height)} ${num(bend * 0.5)} ${num(-height * 0.72)} ${num(bend * 0.16 + 6)} ${num(-height * 0.4)} 6 0Z" fill="${canvas.linear([colours[0], colours[1], colours[2]])}"/>`;
}

/** The waist of a sheaf at the origin: stems above and below, tied with twine. */
export function sheafWaist(canvas: Canvas, colours: readonly [string, string, string], spread: number, foot: number): string {
  const stems = times(26, (i) => {
    const u = (i - 12.5) / 12.5;
    return `<path d="M${num(u * 46)} 0Q${num(u * 52)} ${num(foot * 0.5)} ${num(u * spread + canvas.between(-5, 5))} ${num(foot + canvas.between(-8, 8))}" stroke="${colours[i % 3] ?? colours[0]}" stroke-width="7" fill="none"/>`;
  });
  const twine = times(
    4,
    (i) =>
      `<path d="M-52 ${i * 7 - 12}q52 16 104 0" stroke="${i % 2 ? '#B9813C' : '#8C5A22'}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  );
  return `${stems}${twine}${at(30, 4, '<path d="M0 0q26 6 34 34M0 0q8 18-2 40" stroke="#A06C2C" stroke-width="5" fill="none" stroke-linecap="round"/>')}`;
}
