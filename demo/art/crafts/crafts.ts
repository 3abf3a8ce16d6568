/** Things made or gathered: jars, pots, cloth, bamboo, tools, mortar. Each with its foot or middle at the origin. */
import { at, num, times, type Canvas } from '../canvas';
import { leaf, leafGreens, shadow, shine } from '../shapes';

export function honeyJar(canvas: Canvas, tone: 'gold' | 'dark' = 'gold'): string {
  const honey =
    tone === 'gold' ? ['#B8690C', '#F2A623', '#FFCB52', '#F2A623', '#A85C08'] : ['#5E2C06', '#A85A14', '#D98A2C', '#A85A14', '#522405'];
  const body = 'M-116-14V-204C-116-236-92-246-84-262H84C92-246 116-236 116-204V-14C116 8 92 12 60 12H-60C-92 12-116 8-116-14Z';
  const cloth = 'M-104-266C-92-300-60-316 0-316S92-300 104-266L118-236C96-226 84-244 60-234S22-222 0-234-40-244-62-234-100-226-118-236Z';
  const checks =
    times(9, (i) => `<path d="M${-100 + i * 25}-320V-220" stroke="#C8322B" stroke-opacity=".45" stroke-width="6"/>`) +
    times(4, (i) => `<path d="M-120 ${-304 + i * 22}H120" stroke="#C8322B" stroke-opacity=".45" stroke-width="6"/>`);
  const comb = times(7, (i) =>
    at(
      i ? Math.cos((i * Math.PI) / 3) * 31 : 0,
      i ? Math.sin((i * Math.PI) / 3) * 31 : 0,
      `<path d="M0-17L15-8.5V8.5L0 17-15 8.5V-8.5Z" fill="${i % 2 ? '#F5B120' : '#FBCB4B'}" stroke="#A85F05" stroke-width="3"/>`,
      0,
    ),
  );
  return `${shadow(canvas, 10, 4, 160, 30, 0.6)}<path d="${body}" fill="${canvas.linear(honey, 0, 0, 1, 0)}"/><path d="${body}" fill="${canvas.linear(['#FFFFFF30', '#00000000', '#5A2A0066'])}"/><path d="M-96-196V-30" stroke="#FFF6D8" stroke-opacity=".75" stroke-width="12" stroke-linecap="round"/><path d="M98-190V-60" stroke="#FFF6D8" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"/><rect x="-74" y="-176" width="148" height="128" rx="16" fill="#FFFBEE"/><rect x="-67" y="-169" width="134" height="114" rx="11" fill="none" stroke="#D99A2C" stroke-width="3"/>${at(0, -112, comb)}<path d="${cloth}" fill="#FFF9EE"/>${canvas.clip(`<path d="${cloth}"/>`, checks)}<path d="${cloth}" fill="${canvas.linear(['#FFFFFF40', '#00000026'])}"/><path d="M-92-262Q0-240 92-262" stroke="#B9813C" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-10-252q-30 20-26 46M-6-252q4 26-14 44" stroke="#B9813C" stroke-width="5" fill="none" stroke-linecap="round"/>`;
}

export function honeyDipper(canvas: Canvas): string {
  const wood = canvas.linear(['#E2AF6E', '#A86F30']);
  const rings = times(
    5,
    (i) => `<ellipse cx="${-74 + i * 17}" rx="9" ry="${[20, 28, 31, 28, 20][i]}" fill="${wood}" stroke="#7E4F1E" stroke-width="2"/>`,
  );
  return `<rect x="-10" y="-7" width="190" height="14" rx="7" fill="${wood}"/>${rings}<path d="M-92 8C-92 40-70 34-66 52-60 66-50 60-50 48-46 34-22 40-18 14-40 34-74 30-92 8Z" fill="#F2A623" fill-opacity=".92"/><path d="M-84-14q18-14 40-12" stroke="#FFE9A8" stroke-width="6" stroke-linecap="round" fill="none"/>`;
}

export function honeycomb(canvas: Canvas): string {
  const cells = times(4, (row) =>
    times(5, (i) => {
      const [x, y] = [i * 38 + (row % 2) * 19 - 84, row * 33 - 50];
      return `<path transform="translate(${x} ${y})" d="M0-21L18-10.5V10.5L0 21-18 10.5V-10.5Z" fill="${canvas.pick(['#F2A623', '#FBCB4B', '#D9820F', '#FBCB4B'])}" stroke="#A8640C" stroke-width="4"/><path transform="translate(${x} ${y})" d="M-8-8q8-6 14 0" stroke="#FFF3C4" stroke-width="3" fill="none" stroke-linecap="round"/>`;
    }),
  );
  return `<g transform="scale(1 .78) rotate(-6)"><path d="M-112-76L96-76 124 60 86 84-94 80-118 40Z" fill="#B9750E" transform="translate(0 16)"/>${cells}</g>`;
}

export function bee(canvas: Canvas): string {
  return `<ellipse cx="-6" cy="-20" rx="12" ry="20" fill="#FFFFFF" fill-opacity=".8" stroke="#9FB3BC" stroke-width="1.5" transform="rotate(-24)"/><ellipse cx="14" cy="-18" rx="11" ry="18" fill="#FFFFFF" fill-opacity=".8" stroke="#9FB3BC" stroke-width="1.5" transform="rotate(20)"/><ellipse rx="25" ry="16" fill="${canvas.ball('#FFE27A', '#F5B120', '#C2800C')}"/><path d="M-8-15q-5 15 0 30M6-16q-5 16 0 32" stroke="#2B2822" stroke-width="6" fill="none"/><circle cx="-24" cy="-2" r="10" fill="#2B2822"/><path d="M-30-9q-8-8-14-6M-26-11q-2-10-10-12" stroke="#2B2822" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
}

const alpana =
  '<path d="M0-16C9-8 9 4 0 12-9 4-9-8 0-16ZM-20 0q10-8 14 4M20 0q-10-8-14 4" fill="#FCE9CF"/><circle cy="18" r="3.4" fill="#FCE9CF"/>';

/** A round water pot (kolshi) or a tall vase, foot at the origin. */
export function clayPot(canvas: Canvas, form: 'round' | 'vase' | 'bowl' | 'lidded'): string {
  const clay = canvas.linear(['#7A3013', '#C0602F', '#EB9A66', '#C4642F', '#6E2A10'], 0, 0, 1, 0);
  const dark = canvas.linear(['#4A1C0A', '#7E3517', '#4A1C0A'], 0, 0, 1, 0);
  const band = (y: number, rx: number, sag: number) =>
    `<path d="M${-rx} ${y}Q0 ${y + sag} ${rx} ${y}" stroke="#FCE9CF" stroke-opacity=".85" stroke-width="4" fill="none"/>`;
  const motifs = (y: number, rx: number, sag: number, count: number, size = 1) =>
    times(count, (i) => {
      const u = ((i + 0.5) / count) * 2 - 1;
      return `<g transform="translate(${num(u * rx)} ${num(y + sag * 0.5 * (1 - u * u))}) scale(${num(size * (1 - Math.abs(u) * 0.4))} ${size})">${alpana}</g>`;
    });
  if (form === 'bowl')
    return `${shadow(canvas, 8, -2, 130, 24, 0.55)}<path d="M-118-86C-112-24-60 4 0 4S112-24 118-86Z" fill="${clay}"/><ellipse cy="-86" rx="118" ry="26" fill="${clay}"/><ellipse cy="-86" rx="104" ry="20" fill="${dark}"/>${motifs(-46, 88, 20, 7, 0.7)}`;
  if (form === 'vase')
    return `${shadow(canvas, 8, -2, 96, 20, 0.55)}<path d="M-52 0C-100-60-98-150-46-200-34-214-40-236-58-252H58C40-236 34-214 46-200 98-150 100-60 52 0Q0 12-52 0Z" fill="${clay}"/><ellipse cy="-252" rx="58" ry="15" fill="${clay}"/><ellipse cy="-252" rx="46" ry="10" fill="${dark}"/>${band(-150, 80, 22)}${band(-84, 84, 24)}${motifs(-124, 70, 24, 5)}${shine(canvas, -40, -120, 16, 60, 6, 0.5)}`;
  const top =
    form === 'lidded'
      ? `<path d="M-76-226C-66-262-34-274 0-274S66-262 76-226Q0-204-76-226Z" fill="${clay}"/><path d="M-14-270q0-22 14-22t14 22Z" fill="${clay}"/>`
      : `<ellipse cy="-238" rx="80" ry="19" fill="${clay}"/><ellipse cy="-239" rx="66" ry="13" fill="${dark}"/>`;
  return `${shadow(canvas, 10, -4, 156, 28, 0.6)}<path d="M-60 0C-130-26-160-78-150-126-140-176-92-196-62-206-58-216-66-228-80-238H80C66-228 58-216 62-206 92-196 140-176 150-126 160-78 130-26 60 0Q0 12-60 0Z" fill="${clay}"/>${top}<path d="M-62-206Q0-188 62-206" stroke="#5E240C" stroke-opacity=".5" stroke-width="6" fill="none"/>${band(-150, 136, 40)}${band(-78, 146, 44)}${motifs(-114, 122, 44, 7, 1.05)}${shine(canvas, -70, -120, 24, 54, 14, 0.55)}`;
}

/** A culm of bamboo from the origin upwards. */
export function culm(canvas: Canvas, height: number, thick: number, dry = false): string {
  const tones = dry ? ['#A8803A', '#E9CF92', '#D0AA5E', '#8C662A'] : ['#3F7A35', '#A9D478', '#74B055', '#2F652C'];
  const step = height / Math.round(height / 104);
  const joints = times(Math.round(height / step), (i) => {
    const y = -(i + 1) * step;
    return `<path d="M${num(-thick / 2 - 2)} ${num(y)}q${num(thick / 2 + 2)} 9 ${num(thick + 4)} 0" stroke="${tones[3]}" stroke-width="6" fill="none"/><path d="M${num(-thick / 2)} ${num(y - 6)}q${num(thick / 2)} 8 ${thick} 0" stroke="#FFFDE6" stroke-opacity=".6" stroke-width="3" fill="none"/>`;
  });
  return `<rect x="${num(-thick / 2)}" y="${num(-height)}" width="${thick}" height="${num(height)}" rx="${num(thick * 0.18)}" fill="${canvas.linear(tones, 0, 0, 1, 0)}"/>${joints}`;
}

export function bambooLeaves(canvas: Canvas, count = 5): string {
  return times(count, (i) =>
    at(0, 0, leaf(canvas, 92 + (i % 3) * 16, i % 2 ? leafGreens.deep : leafGreens.fresh, 0.15), -70 + (i * 150) / count),
  );
}

/** A cut end of a lying culm, facing us. */
export function cutEnd(canvas: Canvas, radius: number, dry: boolean): string {
  const [rim, wood] = dry ? ['#B08A44', '#F0DDB0'] : ['#5E9A48', '#EAF0C8'];
  return `<circle r="${radius}" fill="${rim}"/><circle r="${num(radius * 0.86)}" fill="${wood}"/><circle r="${num(radius * 0.52)}" fill="${canvas.ball('#6B5A34', '#40341A', '#2A2010')}"/>`;
}

/** A roll of cloth standing on end or lying, with its spiral to the left. */
export function clothRoll(
  canvas: Canvas,
  length: number,
  radius: number,
  colours: readonly [string, string, string],
  stripe: string,
): string {
  const motif = canvas.pattern(
    44,
    44,
    `<path d="M22 6q9 9 0 18-9-9 0-18Z" fill="${stripe}"/><circle cx="22" cy="32" r="3" fill="${stripe}"/><circle cx="0" cy="22" r="3" fill="${stripe}"/><circle cx="44" cy="22" r="3" fill="${stripe}"/>`,
  );
  const spiral = times(
    4,
    (i) =>
      `<ellipse rx="${num(radius * 0.34 * (1 - i * 0.22) * 1.4)}" ry="${num(radius * (1 - i * 0.22) * 0.9)}" fill="none" stroke="${i % 2 ? colours[2] : '#FFFFFF'}" stroke-opacity=".6" stroke-width="3"/>`,
  );
  const body = `M0 ${-radius}H${length}A${num(radius * 0.5)} ${radius} 0 0 1 ${length} ${radius}H0Z`;
  return `${shadow(canvas, length / 2, radius, length * 0.58, radius * 0.42, 0.5)}<path d="${body}" fill="${canvas.linear([colours[0], colours[1], colours[2]])}"/><path d="${body}" fill="${motif}" fill-opacity=".85"/><rect x="${length - 46}" y="${-radius}" width="20" height="${radius * 2}" fill="${stripe}" fill-opacity=".9"/><path d="${body}" fill="${canvas.linear(['#FFFFFF38', '#00000000', '#00000055'])}"/><ellipse rx="${num(radius * 0.5)}" ry="${radius}" fill="${colours[1]}"/>${spiral}`;
}

/** A stack of folded cloths, foot at the origin. */
export function foldedCloth(canvas: Canvas, width: number, tones: readonly (readonly [string, string])[]): string {
  return (
    shadow(canvas, 0, 2, width * 0.62, 24, 0.55) +
    tones
      .map(([colour, stripe], i) => {
        const y = -i * 42;
        const w = width - i * 6;
        const checks = times(
          12,
          (k) =>
            `<path d="M${num(-w / 2 + 10 + (k * w) / 12)} ${y - 40}v38" stroke="${stripe}" stroke-opacity=".7" stroke-width="${k % 3 ? 4 : 9}"/>`,
        );
        return `<path d="M${num(-w / 2)} ${y - 22}q0-20 20-20H${num(w / 2)}v40H${num(-w / 2 + 20)}q-20 0-20-20Z" fill="${colour}"/>${canvas.clip(`<path d="M${num(-w / 2)} ${y - 22}q0-20 20-20H${num(w / 2)}v40H${num(-w / 2 + 20)}q-20 0-20-20Z"/>`, `${checks}<path d="M${-w} ${y - 22}h${w * 2}" stroke="${stripe}" stroke-opacity=".7" stroke-width="5"/>`)}<path d="M${num(w / 2)} ${y - 2}H${num(-w / 2 + 20)}" stroke="#00000030" stroke-width="4"/><path d="M${num(-w / 2 + 16)} ${y - 22}H${num(w / 2)}" stroke="#00000026" stroke-width="2.4"/>`;
      })
      .join('')
  );
}

export function mortar(canvas: Canvas): string {
  const stone = canvas.linear(['#5E625E', '#A5AAA4', '#C9CDC6', '#8E938C', '#4C504C'], 0, 0, 1, 0);
  return `${shadow(canvas, 8, -2, 140, 26, 0.6)}<path d="M-52-252L-18-262 42-96-12-78Z" fill="${canvas.linear(['#C9CDC6', '#7E837C'], 0, 0, 1, 0)}"/><path d="M-120-128C-116-60-84-34-56-24L-68 0H68L56-24C84-34 116-60 120-128Z" fill="${stone}"/><ellipse cy="-128" rx="120" ry="30" fill="${stone}"/><ellipse cy="-127" rx="104" ry="23" fill="#3E423E"/>`;
}
