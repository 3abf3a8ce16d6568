import type { Language } from '../../../schema/values/accounts/roles';
import { brand } from '../../platform/brand';
import { useLanguage } from '../../platform/language/use-language';
import { languageLabels, wordmarks } from './brand-drawings';

/** The woven basket with two leaves, 40 × 40. Also the favicon's drawing. */
function Basket() {
  return (
    <g>
      <path d="M20 17c-1-6-6-9.5-12-9 .5 6 5 9.5 12 9Z" fill="var(--hb-colors-paddy-500)" />
      <path d="M20 17c0-7 4.5-11.5 12-12 .5 7.5-4.5 12-12 12Z" fill="var(--hb-colors-paddy-400)" />
      <path d="M4 17.5a2 2 0 0 1 2-2h28a2 2 0 0 1 2 2v2.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" fill="var(--hb-colors-mustard-600)" />
      <path d="M6.5 22h27l-3 13.2a2.4 2.4 0 0 1-2.3 1.8H11.8a2.4 2.4 0 0 1-2.3-1.8Z" fill="var(--hb-colors-mustard-400)" />
      <path
        d="M12 22l2 15M20 22v15M28 22l-2 15M7.7 27.2h24.6M8.9 32.4h22.2"
        fill="none"
        stroke="var(--hb-colors-mustard-700)"
        strokeWidth="1.5"
      />
    </g>
  );
}

/** The brand in the chosen language: mark and drawn letters, no font. */
export function Wordmark({ height = 32 }: { height?: number }) {
  const { language } = useLanguage();
  const { path, width } = wordmarks[language];
  const total = 46 + width;
  return (
    <svg viewBox={`0 0 ${total} 40`} height={height} width={(total / 40) * height} role="img" aria-label={brand.name[language]}>
      <Basket />
      <path transform="translate(46 0)" d={path} fill="currentColor" />
    </svg>
  );
}

/** The short name of a language in its own letters. */
export function LanguageLabel({ language }: { language: Language }) {
  const { path, width } = languageLabels[language];
  return (
    <svg viewBox={`0 0 ${width} 24`} style={{ width, height: 24 }} aria-hidden>
      <path d={path} fill="currentColor" />
    </svg>
  );
}
