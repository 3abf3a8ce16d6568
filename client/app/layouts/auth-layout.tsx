import { Link, Outlet } from 'react-router-dom';
import { brand } from '../../platform/brand';
import { useLanguage } from '../../platform/language/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Wordmark } from '../../ui/images/brand-letters';
import { appMessages } from '../app.messages';
import { LanguageSwitch } from '../menus/language-switch';

/** Login, registration, waiting: the top bar is hidden here; brand and language stay. */
export function AuthLayout() {
  const { language } = useLanguage();
  const t = useMessages(appMessages);
  return (
    <div className="frame auth-frame">
      <header className="auth-head">
        <Link className="top-bar-brand" to={paths.landing()} aria-label={t('brandHome', { brand: brand.name[language] })}>
          <Wordmark height={40} />
        </Link>
        <LanguageSwitch />
      </header>
      <main id="content" className="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
