/** Potato, onion, garlic and ginger: one item each at the origin, about 150 wide, and its cut face. */
import { at, num, times, type Canvas } from '../canvas';
import { outline, shadow, shine } from '../shapes';

const potatoSkins = {
  gold: ['#F6DDA6', '#D9AE68', '#9A6B2C'],
  russet: ['#F0CE98', '#C99A5C', '#855628'],
  red: ['#EDAE9B', '#C2705F', '#7E3730'],
} as const;
export type PotatoSkin = keyof typeof potatoSkins;

export function potato(canvas: Canvas, skin: PotatoSkin): string {
  const [light, body, shade] = potatoSkins[skin];
  const shape = outline(canvas, canvas.between(84, 98), canvas.between(62, 72), 0.055, 8);
  const eyes = times(4, () => {
    const angle = canvas.between(0, Math.PI * 2);
    const far = canvas.between(0.3, 0.74);
    const dimple = `<ellipse rx="7" ry="3.6" fill="${shade}" fill-opacity=".55"/><path d="M-7 2q7 5 14 0" stroke="#FFF3D6" stroke-opacity=".45" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;
    return at(Math.cos(angle) * 84 * far, Math.sin(angle) * 58 * far, dimple, canvas.between(-50, 50));
  });
  const specks = times(
    12,
    () =>
      `<circle cx="${num(canvas.between(-64, 64))}" cy="${num(canvas.between(-42, 42))}" r="${num(canvas.between(1, 2.2))}" fill="${shade}" fill-opacity=".55"/>`,
  );
  return `<path d="${shape}" fill="${canvas.ball(light, body, shade, body)}"/>${specks}${eyes}${shine(canvas, -34, -30, 34, 16, -24, 0.55)}`;
}

export function potatoHalf(canvas: Canvas, skin: PotatoSkin): string {
  const [, body, shade] = potatoSkins[skin];
  return `<ellipse rx="86" ry="64" fill="${shade}"/><ellipse cx="-3" cy="-4" rx="82" ry="60" fill="${body}"/><ellipse cx="-3" cy="-4" rx="76" ry="54" fill="${canvas.ball('#FFFBE6', '#FBEDB8', '#EBD48A')}"/><path d="M-54-4Q-4-38 48-8" stroke="#E2C877" stroke-opacity=".6" stroke-width="3" fill="none"/>${shine(canvas, -26, -26, 34, 14, -20, 0.8)}`;
}

const onionSkins = {
  red: ['#F3B3CB', '#B8487F', '#6B1747', '#8E2F63'],
  deshi: ['#FBC3A2', '#D8714F', '#8E3226', '#B24E38'],
  white: ['#FFFFFF', '#F3EBD6', '#C5B48D', '#DCCFAE'],
} as const;
export type OnionSkin = keyof typeof onionSkins;

export function onion(canvas: Canvas, skin: OnionSkin): string {
  const [light, body, shade, bounce] = onionSkins[skin];
  const bulb =
    'M-7-98C-4-80-2-74 6-98 8-74 22-64 44-52 74-36 86-12 84 14 80 54 42 80 0 80S-80 54-84 14C-86-12-74-36-44-52-22-64-10-74-7-98Z';
  const veins = [-62, -40, -18, 6, 30, 54]
    .map(
      (x) =>
        `<path d="M${num(x * 0.06)} -76C${num(x * 0.7)} -56 ${num(x * 1.45)} 20 ${num(x * 0.35)} 78" stroke="${shade}" stroke-opacity=".38" stroke-width="2.4" fill="none"/>`,
    )
    .join('');
  const roots = times(
    7,
    (i) =>
      `<path d="M${(i - 3) * 4} 78q${num((i - 3) * 3)} 10 ${num((i - 3) * 4 + canvas.between(-4, 4))} ${num(canvas.between(14, 22))}" stroke="#CDB98C" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
  );
  return `${roots}<path d="${bulb}" fill="${canvas.ball(light, body, shade, bounce)}"/>${veins}<path d="M-8-100C-6-78-14-66-40-54-16-60 8-64 34-54 14-66 4-78 8-100Z" fill="#D8B071" fill-opacity=".72"/>${shine(canvas, -38, -14, 15, 36, 22, 0.75)}`;
}

export function onionHalf(canvas: Canvas, skin: OnionSkin): string {
  const [light, body, shade] = onionSkins[skin];
  const ringCount = 6;
  const rings = times(ringCount, (i) => {
    const k = 1 - i / ringCount;
    return `<ellipse rx="${num(76 * k)}" ry="${num(68 * k)}" fill="${i % 2 ? '#FFFFFF' : '#FBF0F5'}" stroke="${skin === 'white' ? '#D9CCA6' : light}" stroke-width="${num(3.4 - i * 0.25)}"/>`;
  });
  return `<ellipse rx="84" ry="75" fill="${shade}"/><ellipse rx="80" ry="72" fill="${body}"/>${rings}<ellipse rx="7" ry="6" fill="${light}"/>${shine(canvas, -26, -30, 30, 16, -30, 0.9)}`;
}

export function garlic(canvas: Canvas, purple: boolean): string {
  const tint = purple ? '#B893B6' : '#C9B89A';
  const clove = (x: number, width: number, fill: string) =>
    `<path d="M${num(x * 0.14)} -56C${num(x - width)} -34 ${num(x - width)} 52 ${num(x * 0.5)} 76 ${num(x + width)} 54 ${num(x + width)} -34 ${num(x * 0.14)} -56Z" fill="${fill}"/>`;
  const side = canvas.ball('#FFFFFF', '#F1E8D6', '#BEAC8B', '#D8C9AC');
  const front = canvas.ball('#FFFFFF', '#FBF6EA', '#CDBD9D', '#E6DBC2');
  const lines = [-56, -30, 0, 30, 56]
    .map(
      (x) =>
        `<path d="M${num(x * 0.08)} -52C${num(x * 0.9)} -30 ${num(x * 1.08)} 44 ${num(x * 0.42)} 78" stroke="${tint}" stroke-opacity=".62" stroke-width="2.6" fill="none"/>`,
    )
    .join('');
  const roots = `<ellipse cy="79" rx="21" ry="7" fill="#B99A6A"/>${times(8, (i) => `<path d="M${(i - 3.5) * 5} 80l${num(canvas.between(-3, 3))} ${num(canvas.between(7, 13))}" stroke="#B99A6A" stroke-width="2" stroke-linecap="round"/>`)}`;
  return `${roots}${clove(-52, 34, side)}${clove(52, 34, side)}${clove(-24, 44, front)}${clove(26, 44, front)}<path d="M-12-110C-8-84-16-64-30-46-10-56 10-56 30-46 16-64 8-84 11-108 4-114-6-114-12-110Z" fill="${canvas.linear(['#D9C7A0', '#FBF6EA'])}"/>${lines}${shine(canvas, -34, -4, 16, 34, 14, 0.85)}`;
}

export function garlicClove(canvas: Canvas): string {
  return `<path d="M-8-46C-44-22-46 26-8 40 26 46 40 20 26-10 18-28 4-40-8-46Z" fill="${canvas.ball('#FFFFFF', '#F8F0DF', '#C8B48E')}"/><path d="M-6-44C-22-16-22 16-6 38" stroke="#C39FBE" stroke-opacity=".55" stroke-width="2.6" fill="none"/><path d="M-20 38q14 8 30 2l-6-10h-16Z" fill="#C9A76C"/>`;
}

const rhizomes = {
  ginger: ['#F8E6BE', '#DDBB79', '#9C7331', '#B98F4C', '#FBEFA8'],
  turmeric: ['#F6C98A', '#CE8434', '#84480F', '#A8621F', '#F9A51A'],
} as const;
export type Rhizome = keyof typeof rhizomes;

/** A hand of ginger or turmeric: knuckled fingers grown together, one of them cut. */
export function rhizome(canvas: Canvas, kind: Rhizome): string {
  const [light, body, shade, line, flesh] = rhizomes[kind];
  const skin = canvas.ball(light, body, shade, line);
  const finger = (x: number, y: number, rx: number, ry: number, turn: number, cut = false) => {
    const shape = outline(canvas, rx, ry, 0.07, 8);
    const rings = times(Math.floor(rx / 13), (i) => {
      const at0 = -rx + 18 + i * 26 + canvas.between(-3, 3);
      const tall = ry * Math.sqrt(Math.max(0, 1 - (at0 / rx) ** 2)) * 0.96;
      return `<path d="M${num(at0)} ${num(-tall)}q${num(canvas.between(8, 13))} ${num(tall)} 0 ${num(tall * 2)}" stroke="${line}" stroke-opacity=".7" stroke-width="2.2" fill="none"/>`;
    });
    const end = cut
      ? `<ellipse cx="${num(rx * 0.9)}" rx="${num(ry * 0.34)}" ry="${num(ry * 0.66)}" fill="${shade}"/><ellipse cx="${num(rx * 0.93)}" rx="${num(ry * 0.3)}" ry="${num(ry * 0.6)}" fill="${canvas.ball('#FFFBE0', flesh, flesh)}"/>`
      : '';
    return at(
      x,
      y,
      `<path d="${shape}" fill="#4A300C" fill-opacity=".28" transform="translate(3 5)"/><path d="${shape}" fill="${skin}"/>${rings}${end}`,
      turn,
    );
  };
  return (
    finger(-52, -52, 46, 31, -104) +
    finger(40, -56, 52, 30, -66, true) +
    finger(-88, 18, 48, 34, 150) +
    finger(94, 8, 56, 32, -24, true) +
    finger(0, 0, 84, 44, canvas.between(-8, 8)) +
    finger(-42, 44, 42, 28, 108) +
    finger(42, 44, 46, 30, 58) +
    shine(canvas, -22, -16, 40, 14, 0, 0.55)
  );
}

export function rhizomeSlice(canvas: Canvas, kind: Rhizome): string {
  const [, body, shade, , flesh] = rhizomes[kind];
  return `${shadow(canvas, 4, 14, 60, 22)}<ellipse rx="52" ry="30" fill="${shade}"/><ellipse cy="-3" rx="50" ry="28" fill="${body}"/><ellipse cy="-3" rx="45" ry="24" fill="${canvas.ball('#FFFCE8', flesh, flesh)}"/><ellipse cy="-3" rx="30" ry="15" fill="none" stroke="${shade}" stroke-opacity=".3" stroke-width="2"/>`;
}
