/**
 * Parts of a wide landscape, 1600 × 640: sky, fields in perspective, palms, a homestead, a river boat, a row of stalls.
 */
import { at, num, times, type Canvas } from '../canvas';
import { leaf, leafGreens, shadow } from '../shapes';

export function sky(canvas: Canvas, colours: readonly string[], sunX: number, sunY: number): string {
  const clouds = times(5, (i) => {
    const x = 120 + i * 330 + canvas.between(-60, 60);
    const y = canvas.between(50, 150);
    const puffs = [
      [0, 0, 60],
      [54, -14, 48],
      [100, 2, 54],
      [-52, 6, 40],
    ]
      .map(([dx, dy, r]) => `<ellipse cx="${num(x + (dx ?? 0))}" cy="${num(y + (dy ?? 0))}" rx="${r}" ry="${num((r ?? 0) * 0.46)}"/>`)
      .join('');
    return `<g fill="#FFFFFF" opacity="${num(canvas.between(0.5, 0.75))}">${puffs}</g>`;
  });
  return `<rect width="1600" height="640" fill="${canvas.linear(colours)}"/><circle cx="${sunX}" cy="${sunY}" r="330" fill="${canvas.glow('#FFF3C4', 0.95)}"/><circle cx="${sunX}" cy="${sunY}" r="58" fill="#FFFBEA"/>${clouds}${birds(sunX - 190, sunY + 40)}`;
}

function birds(x: number, y: number): string {
  return [
    [0, 0, 1],
    [46, -18, 0.8],
    [84, 10, 0.9],
    [128, -8, 0.7],
  ]
    .map(([dx, dy, size]) =>
      at(
        x + (dx ?? 0),
        y + (dy ?? 0),
        '<path d="M-16-5Q-7-11 0 0 7-11 16-5" stroke="#4A5A4E" stroke-width="3" fill="none" stroke-linecap="round"/>',
        0,
        size ?? 1,
      ),
    )
    .join('');
}

export function treeline(canvas: Canvas, y: number, colour: string, opacity: number): string {
  const crowns = times(
    46,
    (i) =>
      `<ellipse cx="${num(i * 36 + canvas.between(-10, 10))}" cy="${num(y - canvas.between(0, 16))}" rx="${num(canvas.between(24, 44))}" ry="${num(canvas.between(18, 36))}"/>`,
  );
  return `<g fill="${colour}" opacity="${opacity}">${crowns}<rect y="${y}" width="1600" height="60"/></g>`;
}

export function palmTree(canvas: Canvas, x: number, y: number, height: number): string {
  const fronds = [-172, -150, -124, -92, -62, -32, -8, 14, 166, 192]
    .map(
      (turn, i) =>
        `<g transform="rotate(${turn})"><path d="M0 0C36-24 84-24 124 14 86 4 44 6 0 10Z" fill="${canvas.linear(i % 2 ? ['#6FB96A', '#2F7A43'] : ['#8CCB6A', '#3C8A46'])}"/><path d="M2 2Q60-14 118 12" stroke="#E3F2B4" stroke-opacity=".5" stroke-width="2" fill="none"/></g>`,
    )
    .join('');
  const nuts = [
    [-9, 10],
    [7, 13],
    [0, 20],
  ]
    .map(([nx, ny]) => `<circle cx="${nx}" cy="${ny}" r="9" fill="${canvas.ball('#B9D98A', '#6B9A3C', '#3F6E28')}"/>`)
    .join('');
  const scale = height / 300;
  return `${shadow(canvas, x + 10, y, 70 * scale, 10, 0.4)}<g transform="translate(${x} ${y}) scale(${num(scale)})"><path d="M-11 0C0-90 2-190 14-296L26-292C18-190 14-90 13 0Z" fill="${canvas.linear(['#7A5A34', '#B9925E', '#6B4C28'], 0, 0, 1, 0)}"/>${times(9, (i) => `<path d="M${num(-7 + i * 2.3)} ${-30 - i * 28}q11 5 20 0" stroke="#5A3E1E" stroke-opacity=".5" stroke-width="3" fill="none"/>`)}<g transform="translate(20 -294)">${fronds}${nuts}</g></g>`;
}

/** A tin-roofed house with mud walls and a haystack. */
export function homestead(canvas: Canvas, x: number, y: number, scale: number): string {
  const roof = times(
    13,
    (i) => `<path d="M${-128 + i * 21}-108L${num(-96 + i * 16)}-176" stroke="#7E8B90" stroke-opacity=".6" stroke-width="3"/>`,
  );
  const hay = `<path d="M150 0C140-70 176-116 200-120 226-116 262-70 252 0Z" fill="${canvas.linear(['#F6DC8C', '#DDB24C', '#B0842A'])}"/>${times(16, () => `<path d="M${num(canvas.between(160, 236))} ${num(canvas.between(-84, -8))}q6 14 ${num(canvas.between(-6, 10))} 26" stroke="#A67B22" stroke-opacity=".5" stroke-width="3" fill="none"/>`)}`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shadow(canvas, 30, 4, 230, 18, 0.45)}${hay}<path d="M-112 0V-108H112V0Z" fill="${canvas.linear(['#E8BE8A', '#C9935C', '#B07A44'])}"/><path d="M-26 0V-74H26V0Z" fill="#6B4319"/><path d="M-26 0V-74H0V0Z" fill="#8A5A24"/><rect x="-88" y="-74" width="40" height="36" fill="#4A2B10"/><rect x="50" y="-74" width="40" height="36" fill="#4A2B10"/><path d="M-68-74v36M70-74v36" stroke="#B07A44" stroke-width="4"/><path d="M-144-104L-100-180H100L144-104Z" fill="${canvas.linear(['#D9E2E4', '#AEBAC0', '#8A979D'])}"/>${roof}<path d="M-112-100H112" stroke="#00000033" stroke-width="10"/><path d="M-124 0H124v10H-124Z" fill="#A67A48"/></g>`;
}

/** Paddy planted in rows that run to the vanishing point. */
export function paddyRows(
  canvas: Canvas,
  top: number,
  vanish: number,
  colours: readonly [string, string],
  stripes: readonly [string, string],
): string {
  const rows = times(44, (i) => {
    const u = (i - 22) / 22;
    return `<path d="M${num(vanish + u * 420)} ${top}L${num(vanish + u * 2600)} 640L${num(vanish + (u + 0.024) * 2600)} 640L${num(vanish + (u + 0.02) * 420)} ${top}Z" fill="${i % 2 ? stripes[0] : stripes[1]}" fill-opacity=".55"/>`;
  });
  return `<rect y="${top}" width="1600" height="${640 - top}" fill="${canvas.linear(colours)}"/>${rows}<rect y="${top}" width="1600" height="70" fill="${canvas.linear(['#FFFFFF66', '#FFFFFF00'])}"/>`;
}

export function paddyTufts(canvas: Canvas, y: number, count: number, size: number): string {
  return times(count, (i) => {
    const x = (i + 0.5) * (1600 / count) + canvas.between(-16, 16);
    const blades = times(
      7,
      (k) =>
        `<path d="M0 0Q${num((k - 3) * 5)} ${-30 * size} ${num((k - 3) * 13 * size)} ${num(-canvas.between(44, 66) * size)}" stroke="${['#7CC35E', '#4C9C45', '#2F7A3A'][k % 3]}" stroke-width="${num(4.4 * size)}" fill="none" stroke-linecap="round"/>`,
    );
    return at(x, y + canvas.between(-6, 10), blades);
  });
}

export function water(canvas: Canvas, top: number, bottom: number): string {
  const ripples = times(46, () => {
    const y = canvas.between(top + 8, bottom - 4);
    const wide = canvas.between(24, 90) * (0.4 + (y - top) / (bottom - top));
    return `<path d="M${num(canvas.between(-20, 1600))} ${num(y)}q${num(wide / 4)}-5 ${num(wide / 2)} 0t${num(wide / 2)} 0" stroke="#FFFFFF" stroke-opacity="${num(canvas.between(0.25, 0.6))}" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  });
  return `<rect y="${top}" width="1600" height="${bottom - top}" fill="${canvas.linear(['#CDEAF2', '#7FC0D6', '#4A98B8'])}"/>${ripples}`;
}

/** A country boat with a patched sail; what it carries is drawn amidships, around (0, -30). */
export function boat(canvas: Canvas, cargo: string): string {
  const sail = 'M24-372C150-330 168-170 132-104 96-116 60-118 24-112Z';
  return `<ellipse cx="0" cy="40" rx="420" ry="24" fill="#1F4F66" fill-opacity=".35"/><path d="M14-388h11V-20H14Z" fill="#7A4D1C"/><path d="${sail}" fill="${canvas.linear(['#FFF6E2', '#F5D9A0'], 0, 0, 1, 1)}"/><path d="M24-250C80-240 130-226 156-200" stroke="#C8322B" stroke-opacity=".75" stroke-width="20" fill="none"/><path d="M24-180C80-172 120-164 152-150" stroke="#C8322B" stroke-opacity=".5" stroke-width="7" fill="none"/>${cargo}<path d="M-430-66C-380-6-250 44-60 46H120C270 44 390-4 440-92 360-44 250-22 120-20H-120C-240-20-350-34-430-66Z" fill="${canvas.linear(['#8A5A24', '#5E3814', '#3A200A'])}"/><path d="M-430-66C-350-34-240-20-120-20H120C250-22 360-44 440-92" stroke="#E0AE68" stroke-width="8" fill="none"/><path d="M-360-18C-220 16 200 18 372-28" stroke="#FBCB4B" stroke-opacity=".8" stroke-width="5" fill="none"/>`;
}

/** One market stall: poles, a striped awning and a table; its products are drawn over it. */
export function stallFrame(canvas: Canvas, x: number, y: number, width: number, stripe: string): string {
  const bays = Math.round(width / 44);
  const bay = width / bays;
  const awning = times(
    bays,
    (i) =>
      `<path d="M${num(20 + i * (bay - 40 / bays))} -300L${num(i * bay)}-214V-196a${num(bay / 2)} ${num(bay / 2.4)} 0 0 0 ${num(bay)} 0V-214L${num(20 + (i + 1) * (bay - 40 / bays))} -300Z" fill="${i % 2 ? '#FFFDF4' : stripe}"/>`,
  );
  return `<g transform="translate(${x} ${y})">${shadow(canvas, width / 2, 4, width * 0.58, 24, 0.5)}<rect x="12" y="-290" width="14" height="290" fill="#8A5A24"/><rect x="${width - 26}" y="-290" width="14" height="290" fill="#7A4D1C"/><rect x="14" y="-214" width="${width - 28}" height="120" fill="#3A200A" fill-opacity=".16"/><path d="M-10-96H${width + 10}L${width + 22} -66H-22Z" fill="${canvas.linear(['#E0AE68', '#B97F3E'])}"/><path d="M-22-66H${width + 22}V-4H-22Z" fill="${canvas.linear(['#A86F30', '#7A4D1C'])}"/>${times(Math.round(width / 60), (i) => `<path d="M${i * 60}-66V-4" stroke="#5E3814" stroke-opacity=".5" stroke-width="4"/>`)}${awning}<rect x="0" y="-216" width="${width}" height="34" fill="${canvas.linear(['#00000030', '#00000000'])}"/></g>`;
}

export function foreground(canvas: Canvas): string {
  const bough = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      times(6, (i) => at(i * 46, i * -4, leaf(canvas, 130 - i * 8, i % 2 ? leafGreens.deep : leafGreens.fresh, 0.26), i % 2 ? -42 : 40)),
      turn,
    );
  return `<g opacity=".92">${bough(1640, 20, 158)}</g>`;
}
