/** Fish, shrimp, eggs, meat and milk things, each at the origin. */
import { at, num, times, type Canvas, type Tones } from '../canvas';
import { shadow, shine } from '../shapes';

interface FishFacts {
  /** Back, side, belly, fins and edges. */
  readonly tones: readonly [back: string, side: string, belly: string, fin: string, edge: string];
  /** Length and height are factors of the usual fish. */
  readonly shape: readonly [length: number, height: number];
  /** Catfish have a smooth skin and barbels. */
  readonly smooth?: true;
  readonly barbels?: number;
  /** Dark bands across the body. */
  readonly bands?: number;
  /** A dark spot before the tail. */
  readonly spot?: true;
}

const fishes = {
  hilsa: { tones: ['#5E7F96', '#C9DAE3', '#F6FAFB', '#8FA9B8', '#7C97A6'], shape: [1, 1] },
  rohu: { tones: ['#6B5A48', '#D0B08C', '#F7E9D2', '#C0564A', '#A98864'], shape: [1.04, 0.9] },
  katla: { tones: ['#3F4A44', '#93A296', '#EDEFE4', '#59655C', '#6C7A70'], shape: [0.94, 1.2] },
  tilapia: { tones: ['#4C5A5F', '#9FB0B0', '#E3EAE6', '#6B7E80', '#70868A'], shape: [0.84, 1.18], bands: 6 },
  pangas: { tones: ['#46535E', '#A9B8C4', '#FAFBFB', '#77838E', '#8B98A3'], shape: [1.1, 0.72], smooth: true, barbels: 1 },
  shing: { tones: ['#3A2722', '#6E4A3C', '#A9806B', '#4A322A', '#58392F'], shape: [1.12, 0.44], smooth: true, barbels: 3 },
  koi: { tones: ['#4B4A2E', '#8D8A54', '#E2D9A8', '#5E5A34', '#6B6740'], shape: [0.8, 0.98], bands: 4, spot: true },
  mola: { tones: ['#8FA3A6', '#DDE7E8', '#FFFFFF', '#B7C6C8', '#A5B5B8'], shape: [1, 0.62] },
  dried: { tones: ['#8A5A2B', '#C89255', '#E9C48D', '#A06B35', '#8F5F2E'], shape: [1.1, 0.5], smooth: true },
} as const satisfies Record<string, FishFacts>;
export type FishKind = keyof typeof fishes;

const BODY = 'M-210 6C-176-56-96-84-4-78 74-72 128-44 168-14L172 14C126 44 70 70-4 74-96 80-178 56-210 6Z';

/** A whole fish, head to the left, about 420 long. */
export function fish(canvas: Canvas, kind: FishKind): string {
  const { tones, shape, ...facts }: FishFacts = fishes[kind];
  const [back, side, belly, fin, edge] = tones;
  const finFill = canvas.linear([fin, `${fin}C0`]);
  const skin = `${facts.smooth ? '' : scales(edge)}${bands(back, facts)}<rect x="-220" y="-90" width="420" height="44" fill="${canvas.linear([back, `${back}00`])}" opacity=".8"/>${shine(canvas, -10, -30, 150, 16, 2, 0.7)}`;
  return (
    `<g transform="scale(${shape[0]} ${shape[1]})">` +
    `<path d="M156-16C186-30 214-66 236-84 240-50 224-20 214 0 226 22 240 56 232 86 208 66 186 30 156 16Z" fill="${finFill}"/>${tailRays(edge)}` +
    `<path d="M-50-78C-20-118 50-118 66-98 58-88 50-80 44-70Z" fill="${finFill}"/>` +
    `<path d="M20 72C34 100 66 110 84 98 82 84 76 70 70 62ZM-96 66C-84 96-56 104-44 94-44 82-48 76-54 70Z" fill="${finFill}"/>` +
    `<path d="${BODY}" fill="${canvas.linear([back, side, belly, side])}"/>${canvas.clip(`<path d="${BODY}"/>`, skin)}` +
    `${head(canvas, tones)}<path d="M-104 12C-78 8-52 22-44 40-66 46-92 36-104 12Z" fill="${finFill}"/></g>` +
    `${barbels(back, facts.barbels ?? 0)}${eye(edge, -158 * shape[0], -14 * shape[1], Math.min(1, shape[1] + 0.15))}` +
    `<path d="M${num(-208 * shape[0])} ${num(10 * shape[1])}q20 8 36 2" stroke="#5A3B34" stroke-opacity=".7" stroke-width="3.5" fill="none" stroke-linecap="round"/>`
  );
}

function scales(edge: string): string {
  return times(7, (row) =>
    times(15, (i) => {
      const x = -104 + i * 18 + (row % 2) * 9;
      const y = -52 + row * 17;
      return `<path d="M${num(x)} ${y}q11 8 0 17" stroke="${edge}" stroke-opacity=".5" stroke-width="2" fill="none"/>`;
    }),
  );
}

function bands(colour: string, { bands: count = 0, spot }: Pick<FishFacts, 'bands' | 'spot'>): string {
  const across = times(count, (i) => {
    const x = -80 + (i * 230) / count;
    return `<path d="M${num(x)}-90q14 80 0 170" stroke="${colour}" stroke-opacity=".34" stroke-width="16" fill="none"/>`;
  });
  return across + (spot ? `<circle cx="142" cy="-2" r="13" fill="#22241C" opacity=".8"/>` : '');
}

function tailRays(edge: string): string {
  const rays = times(9, (i) => `<path d="M0 0L62 ${num((i - 4) * 15)}" stroke="${edge}" stroke-opacity=".7" stroke-width="2"/>`);
  return at(164, 0, rays, 0);
}

function head(canvas: Canvas, [back, side, belly, fin, edge]: FishFacts['tones']): string {
  return `<path d="M-210 6C-186-40-150-62-112-70-92-30-92 36-116 66-156 56-190 40-210 6Z" fill="${canvas.linear([back, side, belly])}"/><path d="M-112-70C-90-30-90 36-116 66" stroke="${edge}" stroke-width="5" fill="none" stroke-opacity=".8"/><path d="M-128-40C-114-16-114 20-130 44" stroke="${fin}" stroke-opacity=".6" stroke-width="4" fill="none"/>`;
}

function barbels(colour: string, pairs: number): string {
  return times(
    pairs,
    (i) =>
      `<path d="M${-206 + i * 8} ${-2 + i * 5}C${-246 - i * 12} ${-20 - i * 14} ${-262 - i * 8} ${i * 8} ${-276 + i * 14} ${22 + i * 10}" stroke="${colour}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  );
}

function eye(edge: string, x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    `<circle r="15" fill="#FBF6DE"/><circle r="14" fill="none" stroke="${edge}" stroke-width="3"/><circle cx="1" r="8.5" fill="#1D1E1A"/><circle cx="-2" cy="-4" r="3" fill="#FFF"/>`,
    0,
    scale,
  );
}

/** A shrimp curled to the left, about 170 wide. */
export function shrimp(canvas: Canvas, raw: boolean): string {
  const tones: readonly [string, string, string] = raw ? ['#DDE6E6', '#A3B5B8', '#5F767C'] : ['#FFD2B4', '#F4895A', '#BC4A22'];
  const skin = canvas.linear(tones, 0, 0, 0.6, 1);
  const rings = times(7, (i) => {
    const angle = -2.3 + i * 0.62;
    const size = 40 - i * 3.4;
    return at(
      Math.cos(angle) * 54,
      Math.sin(angle) * 50,
      `<ellipse rx="${num(size * 0.72)}" ry="${num(size)}" fill="${skin}" stroke="${tones[2]}" stroke-opacity=".5" stroke-width="2"/>`,
      (angle * 180) / Math.PI + 90 - 90,
    );
  });
  const feelers = [0, 14, 28]
    .map(
      (d) =>
        `<path d="M-64-44C${-120 - d} ${-80 + d} ${-140 - d} ${-20 + d} ${-116 + d} ${30 + d}" stroke="${tones[1]}" stroke-width="2.4" fill="none"/>`,
    )
    .join('');
  return `${feelers}<path d="M2 62C-24 84-40 80-54 66L-30 56ZM2 62C-10 92-30 102-46 96L-16 66Z" fill="${tones[1]}"/>${rings}<path d="M-8-84C-48-84-86-62-96-30-70-34-44-40-22-40Z" fill="${skin}" stroke="${tones[2]}" stroke-opacity=".5" stroke-width="2"/><circle cx="-66" cy="-52" r="6" fill="#1D1E1A"/>${shine(canvas, -30, -66, 26, 7, -22, 0.8)}`;
}

const shells = {
  brown: ['#FBE3C6', '#E2B284', '#A9744A', '#C9966A'],
  white: ['#FFFFFF', '#F8F2E8', '#CFC2AE', '#E3D9C8'],
  duck: ['#FAFFFC', '#DCEBE4', '#A3BDB2', '#C2D6CC'],
} as const satisfies Record<string, Tones>;
export type EggKind = keyof typeof shells;

export function egg(canvas: Canvas, kind: EggKind): string {
  const specks =
    kind === 'brown'
      ? times(
          9,
          () =>
            `<circle cx="${num(canvas.between(-40, 40))}" cy="${num(canvas.between(-40, 50))}" r="${num(canvas.between(0.8, 1.8))}" fill="#8A5A32" fill-opacity=".5"/>`,
        )
      : '';
  return `<path d="M0-88C40-88 70-26 70 14 70 56 40 80 0 80S-70 56-70 14C-70-26-40-88 0-88Z" fill="${canvas.ball(...(shells[kind] as Tones))}"/>${specks}${shine(canvas, -24, -28, 17, 30, 20, 0.9)}`;
}

/** An egg broken open, the yolk in the lower half. */
export function eggOpen(canvas: Canvas, kind: EggKind): string {
  const [, body, shade] = shells[kind];
  return `<path d="M-82 0l16-12 18 14 16-16 18 14 16-14 16 14 18-12 14 10 10-6C100 58 58 84 8 84S-92 54-82 0Z" fill="${canvas.linear([body, shade])}"/><ellipse cx="8" cy="4" rx="78" ry="22" fill="#FFFDF3"/><ellipse cx="8" cy="2" rx="44" ry="17" fill="${canvas.ball('#FFE98A', '#FBB514', '#E08705')}"/><ellipse cx="-4" cy="-3" rx="14" ry="4" fill="#FFF" fill-opacity=".8"/><path d="M-82 0l16-12 18 14 16-16" fill="none" stroke="#FFF" stroke-opacity=".7" stroke-width="3"/>`;
}

/** A cut of beef with its rim of fat, about 300 wide. */
export function beefCut(canvas: Canvas): string {
  const shape = 'M-140-6C-146-62-86-96-20-88 30-82 58-104 104-88 152-70 158-8 128 32 98 70 40 62-6 78-66 98-132 66-140-6Z';
  const marbling = times(15, () => {
    const [x, y] = [canvas.between(-104, 96), canvas.between(-58, 50)];
    return `<path d="M${num(x)} ${num(y)}q${num(canvas.between(8, 22))} ${num(canvas.between(-14, 14))} ${num(canvas.between(18, 42))} ${num(canvas.between(-8, 8))}" stroke="#FBD9CF" stroke-opacity=".8" stroke-width="${num(canvas.between(2, 5))}" fill="none" stroke-linecap="round"/>`;
  });
  return `<path d="${shape}" fill="#8C1F22" transform="translate(4 18)"/><path d="${shape}" fill="#FBE7D6"/><path d="${shape}" fill="${canvas.ball('#F07A6E', '#CB3B3C', '#A0242A')}" transform="translate(2 0) scale(.91)"/>${canvas.clip(`<path d="${shape}" transform="scale(.89)"/>`, marbling)}<ellipse cx="70" cy="-30" rx="28" ry="20" fill="#FBEBDC"/><ellipse cx="70" cy="-30" rx="17" ry="12" fill="#E8C9B4"/>${shine(canvas, -50, -46, 60, 14, -10, 0.5)}`;
}

/** A raw chicken leg, bone to the upper right, about 220 wide. */
export function drumstick(canvas: Canvas): string {
  return `<path d="M66-58L112-92q16-14 26 0 16-4 16 12 6 14-12 18L92-26Z" fill="${canvas.linear(['#FFFDF4', '#E9DCC0'])}"/><path d="M-96 26C-108-26-62-70-6-66 40-62 66-66 92-56 102-44 96-22 82-6 62 20 54 56 16 74-34 96-86 78-96 26Z" fill="${canvas.ball('#FFE3D0', '#F3B49A', '#C67A62', '#DB9880')}"/><path d="M-60 40q24 20 60 12M-20-36q26-10 56-2" stroke="#FFF0E2" stroke-opacity=".6" stroke-width="5" fill="none" stroke-linecap="round"/>${shine(canvas, -40, -16, 36, 18, -28, 0.7)}`;
}

/** A milk churn of aluminium, foot at the origin, about 300 tall. */
export function milkCan(canvas: Canvas): string {
  const metal = canvas.linear(['#7F8A90', '#DDE4E7', '#FFFFFF', '#B9C4C9', '#E6ECEE', '#727D83'], 0, 0, 1, 0);
  return `${shadow(canvas, 8, -4, 150, 26, 0.6)}<path d="M-110-6V-170C-110-214-56-222-54-250V-270H54V-250C56-222 110-214 110-170V-6Q0 22-110-6Z" fill="${metal}"/><path d="M-110-150Q0-122 110-150M-110-40Q0-12 110-40" stroke="#6B767C" stroke-opacity=".55" stroke-width="5" fill="none"/><path d="M-64-270h128l6-22H-70Z" fill="${metal}"/><ellipse cy="-292" rx="70" ry="15" fill="#EEF3F5"/><path d="M-44-298q0-26 44-26t44 26-88 12Z" fill="${metal}"/><path d="M-108-186q-44 0-42 40t40 34M108-186q44 0 42 40t-40 34" stroke="#8E999F" stroke-width="11" fill="none" stroke-linecap="round"/>`;
}

/** A bottle of milk, foot at the origin, about 260 tall. */
export function milkBottle(canvas: Canvas): string {
  const glass = 'M-58-6V-146C-58-178-28-184-28-214V-244H28V-214C28-184 58-178 58-146V-6Q0 12-58-6Z';
  return `${shadow(canvas, 6, -4, 86, 18, 0.55)}<path d="${glass}" fill="#DCEBF0"/><path d="M-52-10V-140C-52-168-26-178-24-196H24C26-178 52-168 52-140V-10Q0 6-52-10Z" fill="${canvas.linear(['#E4E1D6', '#FFFFFF', '#FFFEF8', '#DEDACB'], 0, 0, 1, 0)}"/><path d="M-34-156V-30" stroke="#FFF" stroke-width="10" stroke-linecap="round" stroke-opacity=".95"/><path d="${glass}" fill="none" stroke="#9FB9C4" stroke-opacity=".7" stroke-width="4"/><path d="M-34-244h68v-22q-34-10-68 0Z" fill="${canvas.linear(['#2F7A43', '#6FB96A', '#1F5C33'], 0, 0, 1, 0)}"/>`;
}

export function milkGlass(canvas: Canvas): string {
  return `${shadow(canvas, 6, -2, 70, 15, 0.5)}<path d="M-48-128H48L38-4Q0 8-38-4Z" fill="#E6F1F4" fill-opacity=".85"/><path d="M-44-96H44L36-8Q0 3-36-8Z" fill="${canvas.linear(['#E8E4D8', '#FFFFFF', '#FFFFFF', '#E1DCCE'], 0, 0, 1, 0)}"/><ellipse cy="-96" rx="44" ry="9" fill="#FFFFFF"/><ellipse cy="-128" rx="48" ry="10" fill="none" stroke="#A9C2CB" stroke-width="4"/><path d="M-30-84L-24-20" stroke="#FFF" stroke-width="6" stroke-linecap="round"/>`;
}
