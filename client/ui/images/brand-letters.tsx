import { brand } from '../../platform/brand';
import { otherLanguage, useLanguage } from '../../platform/language/use-language';
import type { Language } from '../../../schema/values/accounts/roles';
import { lazyPart } from '../feedback/lazy-part';

/**
 * Drawn letters, 6 KB of figures, which the server's markup has already: React takes them over when their code is here.
 * Where it does not come, the name is written.
 */
const load = () => import('./brand-mark');

export const Wordmark = lazyPart<{ height?: number }>(async () => (await load()).Wordmark, {
  waiting: <svg viewBox="0 0 149 40" width={119} height={32} aria-hidden />,
  missing: BrandName,
});

export const LanguageLabel = lazyPart<{ language: Language }>(async () => (await load()).LanguageLabel, {
  waiting: <svg width={26} height={24} aria-hidden />,
  missing: LanguageName,
});

function BrandName() {
  return brand.name[useLanguage().language];
}

/** The switch names the other language. */
function LanguageName() {
  return otherLanguage(useLanguage().language).toUpperCase();
}
