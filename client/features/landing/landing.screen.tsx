import { ShoppingBasket, Sprout, Store, Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Role, roleLabels } from '../../../schema/values/accounts/roles';
import type { PickableRole } from '../../../schema/values/accounts/roles';
import { storefrontTiles } from '../../../schema/values/site/storefront-tiles';
import { useLandingFiguresQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { ButtonLink } from '../../ui/buttons/button';
import { Page, pageTitleId } from '../../ui/layout/page';
import { SupportContact } from '../../widgets/support-contact/support-contact';
import './landing.css';
import { messages } from './landing.messages';

const roleCards: readonly {
  role: PickableRole;
  icon: typeof Sprout;
  text: 'producerText' | 'supersalerText' | 'wholesalerText' | 'consumerText';
  action: 'producerAction' | 'supersalerAction' | 'wholesalerAction' | 'consumerAction';
}[] = [
  { role: Role.PRODUCER, icon: Sprout, text: 'producerText', action: 'producerAction' },
  { role: Role.SUPERSALER, icon: Truck, text: 'supersalerText', action: 'supersalerAction' },
  { role: Role.WHOLESALER, icon: Store, text: 'wholesalerText', action: 'wholesalerAction' },
  { role: Role.CONSUMER, icon: ShoppingBasket, text: 'consumerText', action: 'consumerAction' },
];
const tilesShown = 8; // two rows of four on a desktop, four of two on a phone
const steps = [
  ['step1Title', 'step1Text'],
  ['step2Title', 'step2Text'],
  ['step3Title', 'step3Text'],
] as const;

/** Introduces the market with live figures and an entry for each role. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const { account } = useSession();
  const { data } = useLandingFiguresQuery({ fetchPolicy: 'cache-and-network' });
  const figures = data?.marketFigures;
  return (
    <Page title={t('title')} ownHeading>
      <Hero />
      <section aria-label={t('figures')}>
        <dl className="landing-figures">
          {(['products', 'sellers', 'districts'] as const).map((name) => (
            <div key={name}>
              <dd>{figures ? format.number(figures[name]) : '\u2007'}</dd>
              <dt>{t(name)}</dt>
            </div>
          ))}
        </dl>
      </section>

      {!account && <RoleCards />}
      <CategoryTiles />
      <Steps />
      <section className="panel landing-part landing-help">
        <h2>{t('helpTitle')}</h2>
        <p>{t('helpText')}</p>
        <SupportContact />
      </section>
    </Page>
  );
}

function Hero() {
  const t = useMessages(messages);
  const { account, role } = useSession();
  return (
    <section className="landing-hero">
      <div className="landing-words">
        <h1 id={pageTitleId} tabIndex={-1}>
          {t('title')}
        </h1>
        <p>{t('lead')}</p>
        <div className="page-actions">
          <ButtonLink to={paths.storefront()} size="xl">
            {t('shopNow')}
          </ButtonLink>
          {account ? (
            <ButtonLink to={role === Role.CONSUMER ? paths.orders() : paths.home(role)} size="xl" look="outline">
              {t(role === Role.CONSUMER ? 'myOrders' : 'myDashboard')}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.register({ role: 'producer' })} size="xl" look="outline">
              {t('sell')}
            </ButtonLink>
          )}
        </div>
      </div>
      <img
        src="/art/hero-market-640.webp"
        srcSet="/art/hero-market-640.webp 640w, /art/hero-market-750.webp 750w, /art/hero-market-1280.webp 1280w"
        sizes="(min-width: 1024px) 900px, 100vw"
        width={1280}
        height={512}
        alt={t('heroAlt')}
        fetchPriority="high"
      />
    </section>
  );
}

/** For visitors: what each role gets, and where it begins. */
function RoleCards() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section className="landing-part">
      <h2>{t('rolesTitle')}</h2>
      <ul className="landing-roles">
        {roleCards.map(({ role: card, icon: Icon, text, action }) => (
          <li key={card} className="panel">
            <Icon aria-hidden size={32} />
            <h3>{roleLabels[card][format.language]}</h3>
            <p>{t(text)}</p>
            <ButtonLink to={card === Role.CONSUMER ? paths.storefront() : paths.register({ role: card.toLowerCase() })} look="subtle" full>
              {t(action)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CategoryTiles() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section className="landing-part">
      <h2>{t('categoriesTitle')}</h2>
      <ul className="landing-tiles">
        {storefrontTiles.slice(0, tilesShown).map((tile) => (
          <li key={tile.path}>
            <Link to={paths.category(tile.path)}>
              <img src={`/art/tile-${tile.art}.webp`} width={96} height={96} alt="" loading="lazy" />
              <span>{tile[format.language]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section className="landing-part">
      <h2>{t('stepsTitle')}</h2>
      <ol className="landing-steps">
        {steps.map(([title, text], index) => (
          <li key={title} className="panel">
            <span aria-hidden className="landing-step-number">
              {format.number(index + 1)}
            </span>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
