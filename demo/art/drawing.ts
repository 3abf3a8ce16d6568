/** A drawing describes one kind of illustration: its colours, its surroundings and how its subject is drawn. */
import { at, type Canvas } from './canvas';
import { backdrop, type Palette, paletteIn } from './scenes/backdrops';
import { heap, shadow, type HeapSize } from './shapes';
import { vessels, type VesselName } from './crafts/vessels';

export interface Drawing {
  readonly palette: Palette;
  readonly surroundings?: (canvas: Canvas, palette: Palette) => string;
  draw(canvas: Canvas): string;
}

export function illustrate(drawing: Drawing, canvas: Canvas): string {
  const surroundings = drawing.surroundings ?? backdrop;
  const palette = paletteIn(canvas.setting, drawing.palette);
  const around = canvas.apart(() => surroundings(canvas, palette));
  return canvas.close(800, 640, around + drawing.draw(canvas));
}

export interface Basketful {
  readonly vessels: readonly [VesselName, ...VesselName[]];
  readonly heap?: HeapSize;
  /** Half the width of one item, about. */
  readonly radius: number;
  /** Every item is drawn for a radius of about 84 and scaled. */
  readonly item: (index: number) => string;
  readonly tilt?: number;
  /** Things lying on the table before the vessel. */
  readonly beside?: string;
}

/** A heap in a basket, crate or bowl, with something in front of it. */
export function basketful(canvas: Canvas, full: Basketful): string {
  const vessel = vessels[canvas.apart(() => canvas.pick(full.vessels))];
  const scale = full.radius / 84;
  const tilt = full.tilt ?? 20;
  const pile = heap(
    canvas,
    full.heap ?? 'many',
    (x, y, index) =>
      shadow(canvas, x + 4, y + full.radius * 0.42, full.radius * 1.12, full.radius * 0.82, 0.5) +
      at(x, y, full.item(index), canvas.between(-tilt, tilt), scale),
  );
  return vessel.back(canvas) + pile + vessel.front(canvas) + (full.beside ?? '');
}

/** An item lying on the table, with its shadow. */
export function laid(canvas: Canvas, x: number, y: number, content: string, rotate = 0, scale = 1, reach = 92, drop = 58): string {
  return shadow(canvas, x + 6, y + drop * scale, reach * scale, 26 * scale, 0.5) + at(x, y, content, rotate, scale);
}
