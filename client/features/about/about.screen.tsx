import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../platform/language/use-language';
import { paths } from '../../platform/paths';
import { TextLink } from '../../ui/buttons/text-link';
import { Page } from '../../ui/layout/page';
import { about } from './about.text';
import { delivery } from './delivery.text';
import { privacy } from './privacy.text';
import { returns } from './returns.text';
import { terms } from './terms.text';
import './about.css';
import type { AboutTexts } from './about-text';

const pages: readonly { readonly path: string; readonly texts: AboutTexts }[] = [
  { path: paths.about(), texts: about },
  { path: paths.delivery(), texts: delivery },
  { path: paths.returns(), texts: returns },
  { path: paths.privacy(), texts: privacy },
  { path: paths.terms(), texts: terms },
];

/** Shows the promises and rules of the market: one page for each subject, with links to the others. */
export function Component() {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '').toLowerCase();
  const { title, lead, parts } = (pages.find(({ path }) => path === here)?.texts ?? about)[language];
  const others = pages.filter(({ path }) => path !== here);
  return (
    <Page title={title} lead={lead} width="reading">
      <div className="about-page">
        {parts.map(({ heading, items }) => (
          <section key={heading} className="panel">
            <h2>{heading}</h2>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        <nav className="about-links" aria-label={about[language].title}>
          {others.map(({ path, texts }) => (
            <TextLink key={path} to={path}>
              {texts[language].title}
            </TextLink>
          ))}
        </nav>
      </div>
    </Page>
  );
}
