import { at, num, times } from '../canvas';
import type { Drawing } from '../drawing';
import { dome } from '../produce/grains';
import { flower, leaf, leafGreens, shadow, sprig } from '../shapes';
import { vessels } from '../crafts/vessels';

const basketry: Drawing = {
  palette: { wall: ['#FBF3E2', '#EFDDB8'], ground: ['#CDA874', '#9C7844'], accent: '#A8803C' },
  draw: (canvas) => {
    const one = (name: keyof typeof vessels, x: number, y: number, scale: number) =>
      `<g transform="translate(${x} ${y}) scale(${scale}) translate(-400 -405)">${vessels[name].back(canvas)}${vessels[name].front(canvas)}</g>`;
    const handle = `<path d="M192 330C200 96 600 96 608 330" stroke="${canvas.linear(['#8C5A22', '#E7B56C', '#8C5A22'], 0, 0, 1, 0)}" stroke-width="22" fill="none"/>${times(16, (i) => at(400 + Math.cos(Math.PI * (1 - (i + 1) / 17)) * 206, 330 - Math.sin((Math.PI * (i + 1)) / 17) * 176, '<path d="M-9-11L9 11" stroke="#8C5A22" stroke-opacity=".6" stroke-width="4"/>'))}`;
    return (
      one('greenBamboo', 590, 372, 0.62) +
      handle +
      one('cane', 400, 360, 0.78) +
      one('darkCane', 226, 478, 0.5) +
      one('greenBamboo', 560, 520, 0.4)
    );
  },
};

const jute: Drawing = {
  palette: { wall: ['#F6F5E4', '#DFDDB4'], ground: ['#B9A06A', '#86703F'], accent: '#9A9448' },
  draw: (canvas) => {
    const hank = (x: number, y: number, turn: number, scale: number) => {
      const strands = times(34, (i) => {
        const u = (i - 16.5) / 16.5;
        return `<path d="M${num(u * 34)} -70C${num(u * 60)} 20 ${num(u * 92 + canvas.between(-10, 10))} 120 ${num(u * 104)} 200" stroke="${canvas.pick(['#E9D9A0', '#D3BC74', '#F5EAC2', '#BFA458'])}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M${num(u * 34)} -70C${num(u * 50)} -110 ${num(u * 56)} -150 ${num(u * 40)} -190" stroke="${canvas.pick(['#E9D9A0', '#D3BC74', '#F5EAC2'])}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
      });
      const tie = times(
        4,
        (i) =>
          `<path d="M-40 ${-84 + i * 8}q40 14 80 0" stroke="${i % 2 ? '#8C5A22' : '#B9813C'}" stroke-width="8" fill="none" stroke-linecap="round"/>`,
      );
      return shadow(canvas, x, y + 190 * scale, 150 * scale, 26, 0.5) + at(x, y, strands + tie, turn, scale);
    };
    const reel = `${shadow(canvas, 0, 66, 100, 18, 0.5)}<ellipse cy="58" rx="84" ry="20" fill="#A8803A"/><path d="M-70-46H70V52Q0 76-70 52Z" fill="${canvas.linear(['#A88C48', '#EAD9A0', '#C9AE68', '#8C7234'], 0, 0, 1, 0)}"/>${times(9, (i) => `<path d="M-70 ${-40 + i * 11}Q0 ${-20 + i * 11} 70 ${-40 + i * 11}" stroke="#8C7234" stroke-opacity=".5" stroke-width="2.4" fill="none"/>`)}<ellipse cy="-48" rx="84" ry="20" fill="#C9A45C"/><ellipse cy="-48" rx="20" ry="6" fill="#5E431D"/>`;
    return hank(270, 366, -8, 1.1) + hank(466, 372, 7, 1.14) + at(660, 536, reel);
  },
};

const flowers: Drawing = {
  palette: { wall: ['#FDF3F4', '#F6D3DA'], ground: ['#CFB28A', '#9C8056'], accent: '#B5647C' },
  draw: (canvas) => {
    const vessel = vessels[canvas.pick(['cane', 'greenBamboo', 'darkCane'])];
    const tints: readonly (readonly [string, string])[] = [
      ['#F5A81C', '#C2610C'],
      ['#F07A9A', '#B02A50'],
      ['#FFFFFF', '#F2C230'],
      ['#E43A48', '#7A0F1C'],
      ['#FBCB4B', '#A85F05'],
    ];
    const blooms = times(40, (i) => {
      const u = canvas.between(-1, 1);
      const v = (i + 1) / 40;
      const y = 250 + v * 160 + Math.abs(u) * 46 * (1 - v);
      const x = 400 + u * (90 + v * 150);
      const [petal, heart] = tints[i % tints.length] ?? ['#F5A81C', '#C2610C'];
      return (
        shadow(canvas, x, y + 16, 44, 30, 0.3) + at(x, y, flower(canvas, canvas.between(34, 46), petal, heart, 9), canvas.between(0, 60))
      );
    });
    const green = times(14, (i) =>
      at(
        400 + (i - 6.5) * 32,
        360 - Math.cos((i - 6.5) / 5) * 40,
        leaf(canvas, 120, i % 2 ? leafGreens.deep : leafGreens.fresh, 0.26),
        -150 + i * 9,
      ),
    );
    return (
      vessel.back(canvas) +
      green +
      blooms +
      vessel.front(canvas) +
      at(170, 600, flower(canvas, 30, '#F5A81C', '#C2610C', 9)) +
      at(636, 606, flower(canvas, 28, '#F07A9A', '#B02A50', 9))
    );
  },
};

const spice: Drawing = {
  palette: { wall: ['#FCEFE0', '#F3D3AE'], ground: ['#C99C68', '#96703F'], accent: '#B5692C' },
  draw: (canvas) => {
    const bowl = vessels.bowl;
    const powder = (x: number, y: number, scale: number, tone: readonly [string, string, string]) => {
      const grain = { light: tone[0], body: tone[1], shade: tone[2], edge: tone[2], size: [4, 3.4] as const };
      return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-400 -405)">${bowl.back(canvas)}${dome(canvas, grain, 262, 150)}${bowl.front(canvas)}</g>`;
    };
    return (
      powder(238, 390, 0.54, ['#FFD25A', '#F2A81C', '#B9740A']) +
      powder(566, 390, 0.54, ['#C98A5A', '#96592C', '#5E3312']) +
      powder(402, 478, 0.64, ['#F0634A', '#C92A1E', '#7E120E']) +
      at(110, 600, sprig(canvas, 70, 2), -64) +
      at(
        690,
        600,
        times(3, (i) =>
          at(i * 26, i * 6, `<path d="M-40 0q40-16 84 0-44 12-84 0Z" fill="${canvas.linear(['#B97A3C', '#6E3E14'])}"/>`, i * 8),
        ),
      )
    );
  },
};

export const marketDrawings = { basketry, jute, flower: flowers, spice } as const satisfies Record<string, Drawing>;
