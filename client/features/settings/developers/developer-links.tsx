import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { TextLink } from '../../../ui/buttons/text-link';
import { messages } from './partners.messages';

/** Links to the pages of the server for people who write programs with the API. */
export function DeveloperLinks() {
  const t = useMessages(messages);
  const links = [
    { to: paths.developerDocs('quick-start'), label: t('quickStart') },
    { to: paths.developerDocs('examples'), label: t('examples') },
    { to: paths.sandbox(), label: t('sandbox') },
    { to: paths.restReference(), label: t('restReference') },
  ];
  return (
    <ul className="settings-links">
      {links.map(({ to, label }) => (
        <li key={to}>
          <TextLink to={to} reloadDocument>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
