import { Link } from 'react-router-dom';
import { brand } from '../../platform/brand';
import { useFormat } from '../../platform/format';
import { useLanguage } from '../../platform/language/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { dialled, useSupportContact } from '../../platform/support/use-support-contact';
import { appMessages } from '../app.messages';

/** Shows the site's name, its contact and links to its public pages in the same place on every public screen. */
export function Footer() {
  const { language } = useLanguage();
  const format = useFormat();
  const t = useMessages(appMessages);
  const { phone, email } = useSupportContact();
  return (
    <footer className="footer">
      <div className="footer-row">
        <p>
          {brand.name[language]} © {format.digits(new Date().getFullYear())} · {brand.slogan[language]}
        </p>
        <p className="footer-links">
          <Link to={paths.prices()}>{t('marketPrices')}</Link>
          <Link to={paths.about()}>{t('about')}</Link>
          <Link to={paths.delivery()}>{t('delivery')}</Link>
          <Link to={paths.returns()}>{t('returns')}</Link>
          <Link to={paths.privacy()}>{t('privacy')}</Link>
          <Link to={paths.terms()}>{t('terms')}</Link>
          <Link to={paths.support()}>{t('support')}</Link>
          {phone && <a href={`tel:${dialled(phone)}`}>{t('callUs', { phone: format.digits(phone) })}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      </div>
    </footer>
  );
}
