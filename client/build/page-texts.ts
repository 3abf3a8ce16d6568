import { messages as landing } from '../features/landing/landing.messages';
import { messages as storefront } from '../features/storefront/storefront.messages';
import { brand } from '../platform/brand';
import { firstPaintTexts } from './first-paint.messages';

/**
 * Writes texts of the message files into index.html, which is before the script, so that no copy of them can drift.
 * `{{file.key}}` becomes both languages, of which the page shows one; `| en` and `| bn` one of them; `| both` "en · bn"
 * for attributes.
 */
interface BothTexts {
  readonly en: string;
  readonly bn: string;
}

const sources: Record<string, { readonly en: Readonly<Record<string, string>>; readonly bn: Readonly<Record<string, string>> }> = {
  landing,
  storefront,
  firstPaint: firstPaintTexts,
};

function find(name: string): BothTexts {
  if (name === 'brand.name') return brand.name;
  const [file = '', key = ''] = name.split('.');
  const en = sources[file]?.en[key];
  const bn = sources[file]?.bn[key];
  if (en === undefined || bn === undefined) throw new Error(`No message is called ${name}.`);
  return { en, bn };
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function fillPage(html: string): string {
  return html.replace(/\{\{([\w.]+)(?: \| (en|bn|both))?\}\}/g, (_whole, name: string, form: 'en' | 'bn' | 'both' | undefined) => {
    const { en, bn } = find(name);
    if (form === 'both') return escape(`${en} · ${bn}`);
    if (form !== undefined) return escape(form === 'en' ? en : bn);
    return `<span lang="en">${escape(en)}</span><span lang="bn">${escape(bn)}</span>`;
  });
}
