/** Fruits of the orchard and the market: one each at the origin, about 150 wide. */
import { at, num, times, type Canvas, type Tones } from '../canvas';
import { leaf, leafGreens, outline, shine } from '../shapes';

const citrus = { lemon: ['#9CBF2E', '#FDFBE0', '#FBF59A', '#E6DD4A'], orange: ['#E8811A', '#FFF3DC', '#FFC66A', '#F5931E'] } as const;

export function lemonSlice(canvas: Canvas, kind: keyof typeof citrus = 'lemon'): string {
  const [rind, pith, light, flesh] = citrus[kind];
  const parts = times(
    8,
    (i) => `<path transform="rotate(${i * 45 + 22})" d="M0-8L-17-44Q0-56 17-44Z" fill="${canvas.linear([light, flesh])}"/>`,
  );
  return `<ellipse cx="4" cy="12" rx="62" ry="50" fill="#2A1A08" fill-opacity=".2"/><g transform="scale(1 .8)"><circle r="62" fill="${rind}"/><circle r="57" fill="${pith}"/>${parts}</g>`;
}

export function lemon(canvas: Canvas, green = true): string {
  const tones: Tones = green ? ['#E6F3A0', '#A3CC43', '#5C8A1E', '#7FAE30'] : ['#FFF7A8', '#F5D93A', '#BF960E', '#DDB622'];
  return `<path d="M-90-10C-72-22-58-64 0-64S70-26 90-8C98-2 96 10 86 14 70 26 56 62 0 62S-70 24-88 8C-96 2-98-6-90-10Z" fill="${canvas.ball(...tones)}"/>${times(18, () => `<circle cx="${num(canvas.between(-52, 52))}" cy="${num(canvas.between(-40, 40))}" r="1.8" fill="#FFF" fill-opacity=".35"/>`)}${shine(canvas, -24, -30, 30, 14, -24, 0.8)}`;
}

export function orange(canvas: Canvas): string {
  return `<circle r="80" fill="${canvas.ball('#FFD48A', '#F68B1E', '#B0520A', '#D56F14')}"/>${times(26, () => `<circle cx="${num(canvas.between(-56, 56))}" cy="${num(canvas.between(-56, 56))}" r="1.7" fill="#B0520A" fill-opacity=".35"/>`)}<path d="M-12-66l12-8 12 8-6 10h-12Z" fill="#5E8A32"/>${at(2, -72, leaf(canvas, 64, leafGreens.deep, 0.34), -20)}${shine(canvas, -30, -30, 26, 20, -30, 0.75)}`;
}

export function guava(canvas: Canvas): string {
  return `<path d="M0-76C34-76 52-50 66-20 84 18 68 74 0 76S-84 18-66-20C-52-50-34-76 0-76Z" fill="${canvas.ball('#EFF6B0', '#B9D465', '#6F9632', '#93B548')}"/><path d="M-14 70l6 10 8-8 8 8 6-10" stroke="#5B4A20" stroke-width="6" fill="none"/><path d="M0-74q2-16 10-22" stroke="#6B4A1B" stroke-width="7" fill="none" stroke-linecap="round"/>${at(6, -84, leaf(canvas, 66, leafGreens.deep, 0.36), -14)}${shine(canvas, -28, -18, 16, 32, 18, 0.75)}`;
}

export function guavaHalf(canvas: Canvas): string {
  const seeds = times(
    16,
    (i) =>
      `<ellipse cx="${num(Math.cos(i * 0.393) * (i % 2 ? 22 : 34))}" cy="${num(6 + Math.sin(i * 0.393) * (i % 2 ? 22 : 34))}" rx="4" ry="3" fill="#F7E6B0"/>`,
  );
  return `<path d="M0-76C34-76 52-50 66-20 84 18 68 74 0 76S-84 18-66-20C-52-50-34-76 0-76Z" fill="#93B548"/><path d="M0-70C32-70 48-46 60-18 78 18 62 68 0 70S-78 18-60-18C-48-46-32-70 0-70Z" fill="#FDF3E0"/><circle cy="6" r="46" fill="${canvas.ball('#FFC2BE', '#F58A8E', '#E26A74')}"/>${seeds}`;
}

export function litchi(canvas: Canvas): string {
  const bumps = times(34, () => {
    const angle = canvas.between(0, Math.PI * 2);
    const far = Math.sqrt(canvas.random()) * 66;
    return `<circle cx="${num(Math.cos(angle) * far)}" cy="${num(Math.sin(angle) * far)}" r="8" fill="${canvas.ball('#FF9A92', '#D8404A', '#9C1A2C')}"/>`;
  });
  return `<circle r="76" fill="${canvas.ball('#FF9C90', '#CF3844', '#7E1424', '#A82636')}"/>${bumps}<path d="M0-74v-16" stroke="#6B4A1B" stroke-width="7" stroke-linecap="round"/>${shine(canvas, -26, -28, 26, 18, -30, 0.55)}`;
}

export function litchiOpen(canvas: Canvas): string {
  return `<circle r="70" fill="${canvas.ball('#FFFFFF', '#F6F3EC', '#CFC8BC')}"/><path d="M-70 8C-62 54-30 76 4 76S66 50 70 6C40 22-30 26-70 8Z" fill="${canvas.ball('#F0787A', '#C22F3E', '#86182A')}"/>${shine(canvas, -22, -30, 28, 18, -30, 0.95)}`;
}

export function jackfruit(canvas: Canvas): string {
  const bumps = times(150, () => {
    const angle = canvas.between(0, Math.PI * 2);
    const far = Math.sqrt(canvas.random());
    return at(
      Math.cos(angle) * far * 118,
      Math.sin(angle) * far * 84,
      `<path d="M-9 6Q0-14 9 6Q0 11-9 6Z" fill="${canvas.linear(['#DDE08A', '#8FA23C'])}" stroke="#5F6E22" stroke-opacity=".45"/>`,
    );
  });
  return `<path d="${outline(canvas, 132, 96, 0.04, 10)}" fill="${canvas.ball('#D9DB80', '#A3AE48', '#5C6420', '#7E8A34')}"/>${bumps}<path d="M-126-20q-24-8-30-34" stroke="#6B5A22" stroke-width="15" fill="none" stroke-linecap="round"/>${shine(canvas, -40, -44, 54, 22, -12, 0.45)}`;
}

/** A wedge of ripe jackfruit with its golden bulbs. */
export function jackfruitWedge(canvas: Canvas): string {
  const bulbs = times(7, (i) =>
    at(
      -72 + i * 24,
      4 - Math.sin((i / 6) * Math.PI) * 26,
      `<path d="M0-24C18-18 20 18 0 26-20 18-18-18 0-24Z" fill="${canvas.ball('#FFE68A', '#F9BE2C', '#D98C0C')}"/>`,
      (i - 3) * 12,
    ),
  );
  return `<path d="M-112-6C-90 74 90 74 112-6 70 18-70 18-112-6Z" fill="#8FA23C"/><path d="M-108-10C-70-70 70-70 108-10 70 30-70 30-108-10Z" fill="#FBF3CC"/>${bulbs}`;
}

export function papaya(canvas: Canvas, ripe: boolean): string {
  const tones: Tones = ripe ? ['#FFE08A', '#F3A02E', '#B2600C', '#D8801A'] : ['#CFE79A', '#7FB04A', '#3F7428', '#5F9238'];
  return `<path d="M-112-4C-104-34-66-42-30-46 22-66 94-60 112-8 118 40 64 64 10 54-34 48-106 40-112-4Z" fill="${canvas.ball(...tones)}"/><path d="M-110-4q-14-2-20-12" stroke="#5E7A2C" stroke-width="11" fill="none" stroke-linecap="round"/>${shine(canvas, 10, -30, 56, 13, -6, 0.7)}`;
}

export function papayaHalf(canvas: Canvas): string {
  const seeds = times(
    22,
    () =>
      `<circle cx="${num(canvas.between(-56, 66))}" cy="${num(canvas.between(-13, 17))}" r="5.4" fill="${canvas.ball('#6F6A60', '#2B2822', '#15130F')}"/>`,
  );
  return `<path d="M-112-4C-104-34-66-42-30-46 22-66 94-60 112-8 118 40 64 64 10 54-34 48-106 40-112-4Z" fill="#D98A1C"/><path d="M-104-2C-96-28-62-36-28-40 22-58 88-52 104-6 108 34 60 56 10 48-34 42-98 34-104-2Z" fill="${canvas.ball('#FFB46A', '#F58232', '#E36A1C')}"/><path d="M-70 0C-40-24 44-28 76-2 44 26-36 26-70 0Z" fill="#FAD08A"/>${seeds}`;
}

export function pineapple(canvas: Canvas): string {
  const eyes = times(9, (row) =>
    times(7, (i) => {
      const x = -66 + i * 22 + (row % 2) * 11;
      const y = -78 + row * 21;
      return `<path d="M${x} ${y - 12}l12 12-12 12-12-12Z" fill="${canvas.linear(['#FBCB5A', '#C97E1C'])}" stroke="#8A5410" stroke-opacity=".7" stroke-width="2"/><path d="M${x} ${y - 4}l4 5h-8Z" fill="#7A6A1C"/>`;
    }),
  );
  const body = '<path d="M0-92C56-92 80-40 80 8 80 66 48 100 0 100S-80 66-80 8C-80-40-56-92 0-92Z"/>';
  const crown = [-58, 58, -38, 38, -18, 18, 0]
    .map((turn) =>
      at(
        0,
        -84,
        `<path d="M-14 0C-18-40-8-74 ${num(turn * 0.5)} -112 8-74 18-40 14 0Z" fill="${canvas.linear(['#8CC268', '#3C7F42'])}" stroke="#2A5F30" stroke-opacity=".5"/>`,
        turn,
      ),
    )
    .join('');
  return `${crown}<g fill="#D99A2C">${body}</g>${canvas.clip(body, `${eyes}<rect x="-90" y="-100" width="180" height="210" fill="${canvas.linear(['#FFFFFF40', '#00000000', '#5A2E0066'], 0, 0, 1, 0.3)}"/>`)}`;
}

/** A ring of pineapple. */
export function pineappleRing(canvas: Canvas): string {
  const rays = times(
    18,
    (i) => `<path transform="rotate(${i * 20})" d="M0-24V-58" stroke="#E39A12" stroke-opacity=".5" stroke-width="4"/>`,
  );
  return `<ellipse cx="4" cy="14" rx="72" ry="58" fill="#2A1A08" fill-opacity=".2"/><g transform="scale(1 .8)"><circle r="72" fill="#B9741A"/><circle r="66" fill="${canvas.ball('#FFF3A0', '#FFD84A', '#F2B41E')}"/>${rays}<circle r="22" fill="#F7E6A8" stroke="#E0A92A" stroke-width="3"/></g>`;
}

export function watermelon(canvas: Canvas): string {
  const stripes = [-72, -38, 0, 38, 72]
    .map(
      (x) =>
        `<path d="M${num(x * 0.2)} -84C${num(x * 1.3)} -60 ${num(x * 1.5)} 50 ${num(x * 0.2)} 84" stroke="#1C5A2C" stroke-width="13" stroke-opacity=".75" fill="none" stroke-dasharray="16 3"/>`,
    )
    .join('');
  return `<ellipse rx="98" ry="86" fill="${canvas.ball('#B9E08A', '#5CA84A', '#1E5E2C', '#3C8438')}"/>${canvas.clip('<ellipse rx="98" ry="86"/>', stripes)}<path d="M0-84q4-16 16-18" stroke="#6B7A2C" stroke-width="8" fill="none" stroke-linecap="round"/>${shine(canvas, -36, -40, 36, 20, -30, 0.65)}`;
}

export function watermelonSlice(canvas: Canvas): string {
  const seeds = [
    [-44, -4],
    [-18, 16],
    [8, -2],
    [34, 14],
    [52, -6],
    [-2, 40],
  ]
    .map(([x, y]) => `<path d="M${x} ${y}q7 8 0 16-7-8 0-16Z" fill="#2A1410"/>`)
    .join('');
  return `<path d="M-112-28C-100 84 100 84 112-28Z" fill="#2F7A3A"/><path d="M-104-28C-92 72 92 72 104-28Z" fill="#E9F6C8"/><path d="M-94-28C-82 58 82 58 94-28Z" fill="${canvas.linear(['#FF7A6E', '#E43A48'])}"/>${seeds}<path d="M-112-28H112" stroke="#FFB3A8" stroke-width="5"/>`;
}

export function coconut(canvas: Canvas, green: boolean): string {
  const tones: Tones = green ? ['#CBE59A', '#7DB04A', '#3C6E28', '#5C9238'] : ['#C79A6A', '#8E5F34', '#4E2F14', '#6E4722'];
  const hairs = green
    ? ''
    : times(
        30,
        () =>
          `<path d="M${num(canvas.between(-64, 64))} ${num(canvas.between(-60, 60))}q4 12 ${num(canvas.between(-6, 6))} 24" stroke="#D6B287" stroke-opacity=".5" stroke-width="2" fill="none"/>`,
      );
  return `<path d="M0-86C52-86 84-44 82 6 80 56 46 84 0 86-46 84-80 56-82 6-84-44-52-86 0-86Z" fill="${canvas.ball(...tones)}"/>${hairs}${green ? '<path d="M-22-78q22 16 44 0l-10-18h-24Z" fill="#8A7A3C"/>' : '<circle cx="-10" cy="-60" r="7" fill="#2E1A0A"/><circle cx="12" cy="-60" r="7" fill="#2E1A0A"/><circle cx="2" cy="-44" r="7" fill="#2E1A0A"/>'}${shine(canvas, -32, -30, 20, 36, 22, 0.55)}`;
}

export function coconutHalf(canvas: Canvas): string {
  return `<path d="M-86-12C-84 54-48 82 0 82S84 54 86-12Z" fill="${canvas.ball('#B98A58', '#7E5328', '#42260E')}"/><ellipse cy="-12" rx="86" ry="34" fill="#5E3B1A"/><ellipse cy="-12" rx="78" ry="29" fill="#FFFFFF"/><ellipse cy="-8" rx="58" ry="19" fill="${canvas.linear(['#D5DEE0', '#FAFCFC'])}"/>`;
}
