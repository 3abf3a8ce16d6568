/**
 * The Bangla letters: only Noto Sans Bengali's Bengali file (one variable file, 108 KB), under the name that stands first in the font stack.
 * Fetched when the first Bangla letter is shown; not at all under data saver or on 2G, where Android's own Noto draws the same shapes.
 */
const range =
  'U+0951-0952,U+0964-0965,U+0980-09FE,U+1CD0,U+1CD2,U+1CD5-1CD6,U+1CD8,U+1CE1,U+1CEA,U+1CED,U+1CF2,U+1CF5-1CF7,U+200C-200D,U+20B9,U+25CC,U+A8F1';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export function savesData(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

export function provideBanglaFont(): void {
  const href = document.getElementById('bangla-font')?.getAttribute('href');
  if (!href || !('fonts' in document) || savesData()) return;
  document.fonts.add(
    new FontFace('HB Bangla', `url(${JSON.stringify(href)}) format('woff2')`, { weight: '100 900', display: 'swap', unicodeRange: range }),
  );
}
