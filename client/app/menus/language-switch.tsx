import { otherLanguage, useLanguage } from '../../platform/language/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { languageLabels } from '../../ui/images/brand-drawings';
import { appMessages } from '../app.messages';

/** One button showing the other language; everything switches at once, the focus stays. */
export function LanguageSwitch() {
  const { language, toggle } = useLanguage();
  const t = useMessages(appMessages);
  const other = otherLanguage(language);
  const { path, width } = languageLabels[other];
  return (
    <button type="button" className="bar-button" lang={other} aria-label={t('switchLanguage')} onClick={toggle}>
      <svg viewBox={`0 0 ${width} 24`} style={{ width, height: 24 }} aria-hidden>
        <path d={path} fill="currentColor" />
      </svg>
    </button>
  );
}
