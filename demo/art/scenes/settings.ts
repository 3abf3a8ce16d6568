/** Grounds that replace the basket: a banana leaf, a chopping board, a bed of straw, a fence. */
import { at, num, times, type Canvas } from '../canvas';
import { shadow } from '../shapes';

export function bananaLeaf(canvas: Canvas, x: number, y: number, scale: number): string {
  const blade = 'M-346 14C-250-108 190-132 352-6 196 128-240 122-346 14Z';
  const veins = times(24, (i) => {
    const u = -300 + i * 26;
    const tall = 102 * Math.sqrt(Math.max(0, 1 - (u / 352) ** 2));
    return `<path d="M${u} ${num(10 - i * 0.6)}q26 ${num(-tall * 0.6)} 62 ${num(-tall)}M${u} ${num(12 - i * 0.6)}q26 ${num(tall * 0.55)} 62 ${num(tall)}" stroke="#DDF0A8" stroke-opacity=".3" stroke-width="3" fill="none"/>`;
  });
  return `${shadow(canvas, x, y + 78, 400 * scale, 74 * scale, 0.55)}${at(x, y, `<path d="${blade}" fill="#1C5A2C" transform="translate(0 10)"/><path d="${blade}" fill="${canvas.linear(['#7CC35E', '#4C9C45', '#2B7237'], 0.1, 0, 0.6, 1)}"/>${canvas.clip(`<path d="${blade}"/>`, veins)}<path d="M-356 16C-200 2 160-14 346-6" stroke="#E3F2B4" stroke-width="9" stroke-linecap="round" fill="none"/>`, -2, scale)}`;
}

export function choppingBoard(canvas: Canvas): string {
  const grain = times(
    9,
    (i) =>
      `<path d="M${num(112 + canvas.between(0, 60))} ${362 + i * 24}q${num(canvas.between(80, 160))} ${num(canvas.between(-12, 12))} ${num(canvas.between(340, 480))} 0" stroke="#8A5A24" stroke-opacity=".24" stroke-width="3" fill="none"/>`,
  );
  const top = 'M150 338H650Q674 338 682 360L740 556Q746 582 718 582H82Q54 582 60 556L118 360Q126 338 150 338Z';
  return `${shadow(canvas, 400, 586, 390, 40, 0.6)}<path d="${top}" fill="#7E5222" transform="translate(0 22)"/><path d="${top}" fill="${canvas.linear(['#E8BC80', '#D5A05C', '#BD8442'])}"/>${canvas.clip(`<path d="${top}"/>`, grain)}<path d="M150 342H650" stroke="#FFF" stroke-opacity=".4" stroke-width="5"/><ellipse cx="400" cy="362" rx="26" ry="8" fill="#6B4319"/>`;
}

export function straw(canvas: Canvas, x: number, y: number, reach: number): string {
  return times(26, () => {
    const sx = x + canvas.between(-reach, reach);
    const sy = y - Math.sqrt(Math.max(0, 1 - ((sx - x) / (reach * 1.12)) ** 2)) * -6 + canvas.between(-14, 4) - Math.abs(sx - x) * 0.17;
    return `<path d="M${num(sx)} ${num(sy)}q${num(canvas.between(-24, 24))} ${num(canvas.between(-22, -4))} ${num(canvas.between(-60, 60))} ${num(canvas.between(-16, 10))}" stroke="${canvas.pick(['#E9CF85', '#D4B25C', '#F4E2A8'])}" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
  });
}

/** A low bamboo fence across the image, tops at `y`. */
export function fence(canvas: Canvas, y: number): string {
  const posts = times(10, (i) => {
    const x = 20 + i * 84 + canvas.between(-6, 6);
    const top = y + canvas.between(-14, 14);
    return `<rect x="${num(x)}" y="${num(top)}" width="26" height="${num(500 - top)}" rx="8" fill="${canvas.linear(['#B9934A', '#E9CE8A', '#A57E38'], 0, 0, 1, 0)}"/><path d="M${num(x)} ${num(top + 62)}q13 6 26 0M${num(x)} ${num(top + 150)}q13 6 26 0" stroke="#7E5E24" stroke-opacity=".6" stroke-width="4" fill="none"/><ellipse cx="${num(x + 13)}" cy="${num(top + 4)}" rx="12" ry="5" fill="#7E5E24"/>`;
  });
  const rails = [y + 60, y + 150]
    .map(
      (ry) =>
        `<rect x="-10" y="${ry}" width="820" height="20" rx="9" fill="${canvas.linear(['#F0D89C', '#C9A458', '#94702E'])}"/>${times(10, (i) => `<path d="M${26 + i * 84} ${ry - 5}l16 30M${42 + i * 84} ${ry - 5}l-16 30" stroke="#7A4E1C" stroke-width="5"/>`)}`,
    )
    .join('');
  return posts + rails;
}
