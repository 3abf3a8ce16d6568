import { mulberry } from '../simulation/mulberry';

/** Highlight, body, shade and the light bounced back at the edge. */
export type Tones = readonly [light: string, body: string, shade: string, bounce?: string];

/**
 * Draws for the seed's illustrations: collects gradients and clips once, hands out deterministic randomness, closes the
 * SVG. It depends on nothing else.
 */
export class Canvas {
  private readonly definitions = new Map<string, string>();
  private stream: () => number;
  private readonly settingStream: () => number;

  /** `setting`: 0 for what the seed alone chooses; another one changes what is drawn apart, and nothing else. */
  constructor(
    seed: number,
    readonly setting = 0,
  ) {
    this.stream = streamOf(seed);
    this.settingStream = streamOf(seed + setting * 104729);
  }

  /** A number in [0, 1), the same for the same seed. */
  random(): number {
    return this.stream();
  }

  /** Chosen by the setting; the seed's own numbers are taken as well, so that the rest stays as it is. */
  apart<T>(choose: () => T): T {
    const usual = choose();
    if (this.setting === 0) return usual;
    const { stream } = this;
    this.stream = this.settingStream;
    const other = choose();
    this.stream = stream;
    return other;
  }

  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  pick<const T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.random() * list.length)] ?? list[0];
  }

  /** Light from the upper left on a round thing: highlight, body, shade and a little light bounced back at the edge. */
  ball(...[light, body, shade, bounce = body]: Tones): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx=".36" cy=".28" r=".82"><stop offset="0" stop-color="${light}"/><stop offset=".42" stop-color="${body}"/><stop offset=".86" stop-color="${shade}"/><stop offset="1" stop-color="${bounce}"/></radialGradient>`,
    );
  }

  /** A straight gradient over the shape's box, from the point (x1, y1) to (x2, y2). */
  linear(colours: readonly string[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const last = Math.max(1, colours.length - 1);
    const stops = colours.map((colour, i) => `<stop offset="${num(i / last)}" stop-color="${colour}"/>`).join('');
    return this.define((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`);
  }

  /** A soft spot, full in the middle and nothing at its edge. */
  glow(colour: string, opacity: number): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".55" stop-color="${colour}" stop-opacity="${num(opacity * 0.55)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
  }

  /** Shows `content` only inside the shapes given. */
  clip(shapes: string, content: string): string {
    const url = this.define((id) => `<clipPath id="${id}">${shapes}</clipPath>`);
    return `<g clip-path="${url}">${content}</g>`;
  }

  pattern(width: number, height: number, content: string, transform = ''): string {
    return this.define(
      (id) =>
        `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${content}</pattern>`,
    );
  }

  close(width: number, height: number, body: string): string {
    const definitions = [...this.definitions.values()].join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions}</defs>${body}</svg>`;
  }

  private define(markup: (id: string) => string): string {
    const key = markup('');
    const definition = this.definitions.get(key);
    const id = definition ? /id="(\w+)"/.exec(definition)?.[1] : `d${this.definitions.size}`;
    if (!definition) this.definitions.set(key, markup(id ?? ''));
    return `url(#${id})`;
  }
}

const streamOf = (seed: number) => mulberry(seed * 2654435761 + 97);

/** One decimal is enough for a drawing of 800 points. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function at(x: number, y: number, content: string, rotate = 0, scale = 1): string {
  const turn = rotate ? ` rotate(${num(rotate)})` : '';
  const size = scale === 1 ? '' : ` scale(${num(scale)})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turn}${size}">${content}</g>`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
