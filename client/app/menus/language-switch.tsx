import { otherLanguage, useLanguage } from '../../platform/language/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { LanguageLabel } from '../../ui/images/brand-letters';
import { appMessages } from '../app.messages';

/** One button showing the other language; everything switches at once, the focus stays. */
export function LanguageSwitch() {
  const { language, toggle } = useLanguage();
  const t = useMessages(appMessages);
  const other = otherLanguage(language);
  return (
    <button type="button" className="bar-button" lang={other} aria-label={t('switchLanguage')} onClick={toggle}>
      <LanguageLabel language={other} />
    </button>
  );
}
