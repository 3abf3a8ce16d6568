import { Link } from 'react-router-dom';
import { brand } from '../platform/brand';
import { useFormat } from '../platform/format';
import { useLanguage } from '../platform/i18n/use-language';
import { useMessages } from '../platform/i18n/use-messages';
import { paths } from '../platform/paths';
import { appMessages } from './app.messages';

/** Who we are and how to reach us, in the same place on every public screen. */
export function Footer() {
  const { language } = useLanguage();
  const format = useFormat();
  const t = useMessages(appMessages);
  return (
    <footer className="footer">
      <div className="footer-row">
        <p>
          {brand.name[language]} © {format.digits(new Date().getFullYear())} · {brand.slogan[language]}
        </p>
        <p className="footer-links">
          <Link to={paths.prices()}>{t('marketPrices')}</Link>
          <a href={`tel:${brand.supportPhone}`}>{t('callUs', { phone: format.digits(brand.supportPhone) })}</a>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </p>
      </div>
    </footer>
  );
}
