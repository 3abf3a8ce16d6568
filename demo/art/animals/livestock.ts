/** A cow and a goat, side on, facing left; the ground is y = 0. */
import type { Canvas } from '../canvas';
import { shadow } from '../shapes';

const coats = {
  brown: ['#D69A62', '#A8662F', '#6B3A14', '#F6E6CF'],
  cream: ['#FFFDF6', '#EBDDC3', '#B9A382', '#FFFFFF'],
  pied: ['#4A463F', '#26231F', '#12100D', '#FFFFFF'],
} as const;
export type Coat = keyof typeof coats;

export function cow(canvas: Canvas, coat: Coat): string {
  const [light, body, shade, patch] = coats[coat];
  const hide = body;
  const round = (top: number, foot: number) =>
    `<rect x="-400" y="${top}" width="800" height="${foot - top}" fill="${canvas.linear([`${light}55`, `${body}00`, `${shade}D0`])}"/>`;
  const leg = (x: number, far: boolean) =>
    `<path d="M${x - 30}-170C${x - 20}-96 ${x - 17}-56 ${x - 14}-12H${x + 14}C${x + 16}-56 ${x + 22}-96 ${x + 34}-170Z" fill="${far ? shade : hide}"/><path d="M${x - 16}-16H${x + 16}L${x + 19} 0H${x - 19}Z" fill="#2A2018"/>`;
  const torso =
    'M-150-268C-90-296 40-292 150-284 200-276 212-220 204-176 196-128 166-112 96-106 20-96-90-100-146-112-186-130-196-238-150-268Z';
  const spots =
    coat === 'pied'
      ? `<path d="M-60-300C-20-250-90-190-40-150 20-140 60-210 30-300ZM120-290C150-250 130-200 210-190V-290Z" fill="${patch}"/>`
      : '';
  return (
    `${shadow(canvas, 10, 0, 280, 26, 0.55)}${leg(-96, true)}${leg(126, true)}${leg(-132, false)}${leg(162, false)}` +
    `<path d="M190-262C232-250 240-190 232-110" stroke="${shade}" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M232-116C214-90 222-60 236-52 250-66 250-92 240-116Z" fill="#2A2018"/>` +
    `<path d="M84-128C84-96 104-86 122-92 140-98 146-112 146-130Z" fill="#F2B8A8"/><path d="M98-96v16M122-92v16" stroke="#E59C8C" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M-60-286C-130-322-200-350-246-352L-262-262C-246-214-220-160-160-126L-60-140Z" fill="${hide}"/><path d="M-262-262C-246-214-220-160-160-126L-150-150C-196-176-226-216-240-262Z" fill="${shade}" fill-opacity=".55"/>` +
    `<path d="${torso}" fill="${hide}"/>${canvas.clip(`<path d="${torso}"/>`, spots + round(-292, -90))}` +
    `<path d="M-206-360C-176-380-152-376-138-356-160-340-186-338-210-344Z" fill="${body}"/><path d="M-200-356C-180-368-164-366-152-356-168-348-184-346-200-348Z" fill="#F2B8A8"/>` +
    `<path d="M-216-372C-206-404-180-420-158-418M-266-376C-280-406-276-430-262-442" stroke="${canvas.linear(['#F6ECD2', '#8A7A58'])}" stroke-width="14" fill="none" stroke-linecap="round"/>` +
    `<path d="M-204-366C-232-384-266-384-284-366-296-330-316-292-322-262-320-240-292-232-270-240-240-258-214-290-200-320Z" fill="${hide}"/><path d="M-318-272C-326-248-316-234-292-234-270-236-262-252-268-272-284-284-306-284-318-272Z" fill="#F0C6B4"/><ellipse cx="-306" cy="-256" rx="5" ry="7" fill="#7A4A3C"/><path d="M-312-242q16 8 34 0" stroke="#7A4A3C" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="-256" cy="-330" r="10" fill="#1D1610"/><circle cx="-259" cy="-334" r="3.4" fill="#FFF"/>` +
    `<path d="M-186-214q-12 40 6 74" stroke="#C8322B" stroke-width="9" fill="none"/><path d="M-190-146l14 4-2 24a12 12 0 0 1-22-2Z" fill="${canvas.ball('#FFE9A8', '#E3A01E', '#9C6608')}"/>`
  );
}

export function goat(canvas: Canvas, coat: Coat): string {
  const [light, body, shade] = coats[coat];
  const hide = body;
  const round = `<rect x="-300" y="-206" width="600" height="130" fill="${canvas.linear([`${light}66`, `${body}00`, `${shade}D0`])}"/>`;
  const leg = (x: number, far: boolean) =>
    `<path d="M${x - 18}-130C${x - 14}-80 ${x - 10}-50 ${x - 8}-10H${x + 10}C${x + 12}-50 ${x + 16}-80 ${x + 24}-130Z" fill="${far ? shade : hide}"/><path d="M${x - 10}-14H${x + 12}L${x + 14} 0H${x - 12}Z" fill="#2A2018"/>`;
  const torso = 'M-112-188C-70-206 40-204 100-194 132-186 136-150 128-120 118-92 60-84 0-82-60-82-106-94-120-120-128-150-128-176-112-188Z';
  return (
    `${shadow(canvas, 4, 0, 180, 20, 0.55)}${leg(-66, true)}${leg(80, true)}${leg(-98, false)}${leg(106, false)}<path d="M118-188C128-214 146-226 158-216 152-202 144-190 132-178Z" fill="${hide}"/>` +
    `<path d="M-40-200C-86-226-120-262-146-272L-170-212C-154-176-136-140-100-104L-40-120Z" fill="${hide}"/><path d="${torso}" fill="${hide}"/>${canvas.clip(`<path d="${torso}"/>`, round)}` +
    `<path d="M-140-280C-112-292-88-280-78-258-100-250-124-252-142-262Z" fill="${body}"/>` +
    `<path d="M-146-288C-136-318-112-330-92-326M-170-290C-168-320-150-338-132-340" stroke="${canvas.linear(['#D9CCAE', '#6B5E44'])}" stroke-width="12" fill="none" stroke-linecap="round"/>` +
    `<path d="M-134-284C-156-300-184-298-194-280-202-252-216-224-222-204-220-188-198-182-182-190-160-204-142-226-132-250Z" fill="${hide}"/><path d="M-198-186C-200-164-196-148-188-138-180-150-176-168-178-188Z" fill="${shade}"/><path d="M-220-210q10-6 16 0" stroke="#000" stroke-opacity=".5" stroke-width="3" fill="none"/><path d="M-216-196q14 8 28 0" stroke="#000" stroke-opacity=".45" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="-172" cy="-260" r="8.5" fill="#F6D98A"/><rect x="-178" y="-262.500" width="12" height="5" rx="2.5" fill="#1D1610"/>` +
    `<path d="M-134-176q-14 30-4 52" stroke="#C8322B" stroke-width="7" fill="none"/>`
  );
}
