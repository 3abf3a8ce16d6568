import { otherLanguage, useLanguage } from '../platform/i18n/use-language';
import { useMessages } from '../platform/i18n/use-messages';
import { banglaLabel } from '../ui/brand-drawings';
import { appMessages } from './app.messages';

/** One button showing the other language; everything switches at once, the focus stays (T3). */
export function LanguageSwitch() {
  const { language, toggle } = useLanguage();
  const t = useMessages(appMessages);
  return (
    <button type="button" className="bar-button" lang={otherLanguage(language)} aria-label={t('switchLanguage')} onClick={toggle}>
      {language === 'en' ? (
        <svg viewBox={`0 0 ${banglaLabel.width} 24`} width={banglaLabel.width} height={24} style={{ width: banglaLabel.width }} aria-hidden>
          <path d={banglaLabel.path} fill="currentColor" />
        </svg>
      ) : (
        <span aria-hidden>EN</span>
      )}
    </button>
  );
}
