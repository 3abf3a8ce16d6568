/** Farm tools, each lying along the y axis with its working end at the bottom (the origin). */
import { num, times, type Canvas } from '../canvas';

const wood = (canvas: Canvas) => canvas.linear(['#8A5A24', '#DDA765', '#B07A38', '#7A4D1C'], 0, 0, 1, 0);
const steel = (canvas: Canvas) => canvas.linear(['#6B767C', '#E3EAEC', '#AEBAC0', '#5E686E'], 0, 0, 1, 0.4);

export function spade(canvas: Canvas): string {
  return `<rect x="-10" y="-420" width="20" height="300" rx="8" fill="${wood(canvas)}"/><path d="M-44-446H44q12 0 12 13t-12 13H-44q-12 0-12-13t12-13Z" fill="${wood(canvas)}"/><path d="M-16-150h32l4 46h-40Z" fill="#4C555A"/><path d="M-58-112H58C64-60 40-14 0 6-40-14-64-60-58-112Z" fill="${steel(canvas)}" stroke="#4C555A" stroke-width="3"/><path d="M-40-96C-42-60-30-30-14-14" stroke="#FFF" stroke-opacity=".8" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M0-112V-34" stroke="#5E686E" stroke-opacity=".6" stroke-width="5"/>`;
}

/** The Bengal hoe (kodal): a broad blade at a right angle to its handle. */
export function hoe(canvas: Canvas): string {
  return `<rect x="-11" y="-400" width="22" height="400" rx="9" fill="${wood(canvas)}" /><circle cy="-18" r="24" fill="#4C555A"/><path d="M14-40C60-44 104-30 132 6L112 68C84 30 44 8 4 4Z" fill="${steel(canvas)}" stroke="#4C555A" stroke-width="3"/><path d="M24-26C60-28 96-12 118 22" stroke="#FFF" stroke-opacity=".75" stroke-width="5" fill="none" stroke-linecap="round"/>`;
}

/** A sickle (kaste) with a toothed crescent. */
export function sickle(canvas: Canvas): string {
  const teeth = times(11, (i) => {
    const angle = -2.5 + i * 0.23;
    return `<path d="M${num(Math.cos(angle) * 88 + 66)} ${num(Math.sin(angle) * 88 - 150)}l6 8" stroke="#4C555A" stroke-width="3"/>`;
  });
  return `<rect x="-15" y="-60" width="30" height="120" rx="13" fill="${wood(canvas)}"/><path d="M-14-40h28M-14-26h28" stroke="#5E3B14" stroke-width="5"/><path d="M-9-58C-50-120-36-230 60-252 124-264 170-220 174-170 150-210 108-226 68-212 6-192-10-118 10-58Z" fill="${steel(canvas)}" stroke="#4C555A" stroke-width="3"/>${teeth}`;
}

export function rake(canvas: Canvas): string {
  const tines = times(
    8,
    (i) => `<path d="M${-84 + i * 24}-22q0 26 8 44" stroke="#6B767C" stroke-width="8" fill="none" stroke-linecap="round"/>`,
  );
  return `<rect x="-9" y="-430" width="18" height="410" rx="8" fill="${wood(canvas)}"/>${tines}<rect x="-98" y="-36" width="196" height="22" rx="8" fill="${steel(canvas)}" stroke="#4C555A" stroke-width="2"/><path d="M-30-30L0-96 30-30" stroke="#6B767C" stroke-width="7" fill="none"/>`;
}

/** A watering can, foot at the origin, spout to the left. */
export function wateringCan(canvas: Canvas): string {
  const tin = canvas.linear(['#1F5C33', '#5FB074', '#8CCB99', '#3A8A4F', '#174A28'], 0, 0, 1, 0);
  const rose = times(
    9,
    (i) =>
      `<circle cx="${num(-196 + (i % 3) * 9 - Math.floor(i / 3) * 3)}" cy="${num(-178 + Math.floor(i / 3) * 10)}" r="2.6" fill="#12301C"/>`,
  );
  return `<path d="M86-150C170-160 176-40 84-34" stroke="#2F7A43" stroke-width="19" fill="none"/><path d="M-60-186C-40-250 60-250 84-180" stroke="#2F7A43" stroke-width="17" fill="none"/><path d="M-78-60L-168-176-148-192-70-116Z" fill="${tin}"/><path d="M-206-196C-214-180-198-150-178-146L-148-192Z" fill="#5FB074"/>${rose}<path d="M-84-168H88L96-6Q6 22-92-6Z" fill="${tin}"/><ellipse cx="2" cy="-168" rx="86" ry="19" fill="#8CCB99"/><ellipse cx="2" cy="-167" rx="74" ry="13" fill="#174A28"/><path d="M-88-120Q4-96 92-120M-90-40Q4-14 95-40" stroke="#174A28" stroke-opacity=".5" stroke-width="5" fill="none"/>`;
}
