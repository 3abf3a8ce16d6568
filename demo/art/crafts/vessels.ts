/**
 * Things produce is in. Each has the same opening around (400, 405), so any heap fits any of them: back first, then the
 * heap, then the front.
 */
import { num, times, type Canvas } from '../canvas';
import { shadow } from '../shapes';

interface Vessel {
  back(canvas: Canvas): string;
  front(canvas: Canvas): string;
}

const rim = { x: 400, y: 405, rx: 282, ry: 54 };

/** The curve of the vessel's wall at height t (0 = opening, 1 = foot). */
function ring(t: number, foot: number, height: number): { rx: number; ry: number; y: number } {
  const bulge = Math.sin(t * Math.PI * 0.5);
  return {
    rx: rim.rx - (rim.rx - foot) * bulge * bulge * 0.9 - (rim.rx - foot) * t * 0.1,
    ry: rim.ry * (1 - t * 0.25),
    y: rim.y + t * height,
  };
}

function wall(foot: number, height: number): string {
  const steps = Array.from({ length: 9 }, (_, i) => ring(i / 8, foot, height));
  const left = steps.map((s) => `${num(rim.x - s.rx)} ${num(s.y)}`);
  const right = [...steps].reverse().map((s) => `${num(rim.x + s.rx)} ${num(s.y)}`);
  const last = steps[8] ?? ring(1, foot, height);
  return `M${left.join('L')}A${num(last.rx)} ${num(last.ry)} 0 0 0 ${num(rim.x + last.rx)} ${num(last.y)}L${right.join('L')}A${rim.rx} ${rim.ry} 0 0 1 ${rim.x - rim.rx} ${rim.y}Z`;
}

function weave(canvas: Canvas, foot: number, height: number, colours: readonly [string, string, string]): string {
  const rows = 7;
  const columns = 22;
  const strip = canvas.linear([colours[0], colours[1], colours[2]]);
  let out = '';
  for (let row = 0; row < rows; row++) {
    const upper = ring((row + 0.06) / rows, foot, height);
    const lower = ring((row + 0.98) / rows, foot, height);
    for (let column = 0; column < columns; column++) {
      if ((row + column) % 2) continue;
      const spot = (c: number, level: typeof upper) => {
        const angle = Math.PI * (1 - c / columns);
        return `${num(rim.x + Math.cos(angle) * level.rx)} ${num(level.y + Math.sin(angle) * level.ry)}`;
      };
      out += `<path d="M${spot(column - 0.42, upper)}Q${spot(column + 0.5, upper)} ${spot(column + 1.42, upper)}L${spot(column + 1.42, lower)}Q${spot(column + 0.5, lower)} ${spot(column - 0.42, lower)}Z" fill="${strip}" stroke="${colours[2]}" stroke-opacity=".5" stroke-width="1.2" stroke-linejoin="round"/>`;
    }
  }
  return out;
}

function lip(canvas: Canvas, colours: readonly [string, string, string]): string {
  const arc = (dy: number) => `M${rim.x - rim.rx} ${rim.y + dy}A${rim.rx} ${rim.ry} 0 0 0 ${rim.x + rim.rx} ${rim.y + dy}`;
  const wraps = times(30, (i) => {
    const angle = Math.PI * (1 - (i + 0.5) / 30);
    const [x, y] = [rim.x + Math.cos(angle) * rim.rx, rim.y + Math.sin(angle) * rim.ry];
    return `<path d="M${num(x - 7)} ${num(y - 11)}L${num(x + 7)} ${num(y + 13)}" stroke="${colours[2]}" stroke-opacity=".6" stroke-width="3"/>`;
  });
  return `<path d="${arc(8)}" stroke="#2A1608" stroke-opacity=".28" stroke-width="26" fill="none" stroke-linecap="round"/><path d="${arc(0)}" stroke="${canvas.linear([colours[1], colours[0], colours[1]], 0, 0, 1, 0)}" stroke-width="25" fill="none" stroke-linecap="round"/><path d="${arc(-6)}" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="4" fill="none" stroke-linecap="round"/>${wraps}`;
}

function basketOf(colours: readonly [string, string, string], foot: number, height: number): Vessel {
  return {
    back: (canvas) =>
      `${shadow(canvas, 400, 588, 360, 46, 0.5)}<ellipse cx="${rim.x}" cy="${rim.y}" rx="${rim.rx}" ry="${rim.ry}" fill="#4A2B10"/><ellipse cx="${rim.x}" cy="${rim.y}" rx="${rim.rx}" ry="${rim.ry}" fill="none" stroke="${colours[1]}" stroke-width="22"/><ellipse cx="${rim.x}" cy="${rim.y + 8}" rx="${rim.rx - 10}" ry="${rim.ry - 6}" fill="${canvas.linear(['#3A200A', '#6B4319'])}"/>`,
    front: (canvas) => {
      const path = wall(foot, height);
      return `<path d="${path}" fill="${colours[2]}"/>${canvas.clip(`<path d="${path}"/>`, `${weave(canvas, foot, height, colours)}<rect x="100" y="400" width="600" height="230" fill="${canvas.linear(['#2A140050', '#00000000', '#FFFFFF1E', '#00000000', '#2A140066'], 0, 0, 1, 0)}"/><rect x="100" y="${rim.y}" width="600" height="240" fill="${canvas.linear(['#2A140033', '#00000000', '#2A140033'])}"/>`)}${lip(canvas, colours)}`;
    },
  };
}

const cane = basketOf(['#E7B56C', '#C98F43', '#8C5A22'], 190, 168);
const darkCane = basketOf(['#C98C4C', '#9D6229', '#603612'], 205, 160);
const greenBamboo = basketOf(['#E3D79A', '#BBAA5B', '#7C7131'], 198, 164);

const crate: Vessel = {
  back: (canvas) =>
    `${shadow(canvas, 400, 592, 370, 44, 0.5)}<path d="M128 392L172 352H628L672 392V440H128Z" fill="#5A3715"/><path d="M172 352H628V372H172Z" fill="#A9713A"/>`,
  front: (canvas) => {
    const board = canvas.linear(['#E2AE6B', '#C98D4A', '#AD7233']);
    const nail = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="4" fill="#5A3715"/>`;
    const boards = [402, 466, 530]
      .map((y, i) => {
        const grain = times(
          3,
          (k) =>
            `<path d="M${num(140 + canvas.between(0, 120))} ${y + 14 + k * 15}q${num(canvas.between(60, 130))} ${num(canvas.between(-8, 8))} ${num(canvas.between(220, 330))} 0" stroke="#7E4F1E" stroke-opacity=".32" stroke-width="2.4" fill="none"/>`,
        );
        return `<rect x="${116 + i * 3}" y="${y}" width="${568 - i * 6}" height="56" rx="5" fill="${board}"/><rect x="${116 + i * 3}" y="${y}" width="${568 - i * 6}" height="5" rx="2.5" fill="#FFFFFF" fill-opacity=".35"/>${grain}`;
      })
      .join('');
    const posts = [128, 634]
      .map(
        (x) =>
          `<rect x="${x}" y="396" width="38" height="196" rx="5" fill="${canvas.linear(['#C98D4A', '#9C6329'], 0, 0, 1, 0)}"/>${[428, 492, 558].map((y) => nail(x + 19, y)).join('')}`,
      )
      .join('');
    return `<path d="M124 410H676V588H124Z" fill="#4A2B10"/>${boards}${posts}<rect x="116" y="402" width="568" height="22" fill="${canvas.linear(['#FFFFFF33', '#FFFFFF00'])}"/>`;
  },
};

const bowl: Vessel = {
  back: (canvas) =>
    `${shadow(canvas, 400, 590, 330, 42, 0.5)}<ellipse cx="400" cy="405" rx="290" ry="58" fill="#8A3F1D"/><ellipse cx="400" cy="410" rx="272" ry="48" fill="${canvas.linear(['#5E2610', '#9A4A24'])}"/>`,
  front: (canvas) => {
    const body = 'M110 405C112 510 200 588 300 592H500C600 588 688 510 690 405A290 58 0 0 1 110 405Z';
    const motif = times(13, (i) => {
      const angle = Math.PI * (1 - (i + 1) / 14);
      const [x, y] = [400 + Math.cos(angle) * 262, 452 + Math.sin(angle) * 52];
      return `<g transform="translate(${num(x)} ${num(y)})"><circle r="5" fill="#FCE9CF"/><path d="M0-20q9 9 0 18-9-9 0-18ZM0 20q9-9 0-18-9 9 0 18Z" fill="#FCE9CF" fill-opacity=".85"/></g>`;
    });
    return `<path d="${body}" fill="${canvas.linear(['#7E3517', '#C66A38', '#E08A55', '#B95B2C', '#742F14'], 0, 0, 1, 0)}"/><path d="${body}" fill="${canvas.linear(['#00000000', '#3A120066'])}"/>${motif}<path d="M132 480A274 56 0 0 0 668 480" stroke="#FCE9CF" stroke-opacity=".7" stroke-width="4" fill="none"/><path d="M110 405A290 58 0 0 0 690 405" stroke="${canvas.linear(['#8A3F1D', '#EFA571', '#8A3F1D'], 0, 0, 1, 0)}" stroke-width="18" fill="none" stroke-linecap="round"/>`;
  },
};

const sack: Vessel = {
  back: (canvas) =>
    `${shadow(canvas, 400, 594, 350, 40, 0.5)}<ellipse cx="400" cy="400" rx="270" ry="60" fill="#8C6A38"/><ellipse cx="400" cy="408" rx="250" ry="48" fill="#5E431D"/>`,
  front: (canvas) => {
    const body = 'M128 398C104 470 112 560 150 592 230 606 570 606 650 592 688 560 696 470 672 398A272 60 0 0 1 128 398Z';
    const jute = canvas.pattern(
      9,
      9,
      '<path d="M0 0H9M0 4.5H9M0 0V9M4.5 0V9" stroke="#7A5A28" stroke-opacity=".3" stroke-width="1"/>',
      'rotate(3)',
    );
    const folds = [
      [180, 440, 174, 580],
      [258, 462, 250, 596],
      [352, 470, 362, 600],
      [470, 470, 460, 600],
      [560, 458, 570, 592],
      [628, 436, 634, 576],
    ]
      .map(
        ([a, b, c, d]) =>
          `<path d="M${a} ${b}Q${(a ?? 0) + 12} ${((b ?? 0) + (d ?? 0)) / 2} ${c} ${d}" stroke="#6B4C1E" stroke-opacity=".26" stroke-width="9" fill="none" stroke-linecap="round"/>`,
      )
      .join('');
    const roll = 'M126 402A278 60 0 0 0 674 402L670 432A276 60 0 0 1 130 432Z';
    return `<path d="${body}" fill="${canvas.linear(['#9C7840', '#D6B577', '#E6CA92', '#CDAA69', '#93703A'], 0, 0, 1, 0)}"/><path d="${body}" fill="${jute}"/>${folds}<path d="${roll}" fill="#3A250A" fill-opacity=".25" transform="translate(0 8)"/><path d="${roll}" fill="${canvas.linear(['#B08B4E', '#EBD19C', '#F2DDB0', '#E0C387', '#A88347'], 0, 0, 1, 0)}" stroke="${canvas.linear(['#B08B4E', '#EBD19C', '#F2DDB0', '#E0C387', '#A88347'], 0, 0, 1, 0)}" stroke-width="14" stroke-linejoin="round"/><path d="${roll}" fill="${jute}"/>`;
  },
};

export const vessels = { cane, darkCane, greenBamboo, crate, bowl, sack } as const;
export type VesselName = keyof typeof vessels;
