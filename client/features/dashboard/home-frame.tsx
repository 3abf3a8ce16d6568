import type { ReactNode } from 'react';
import { Banknote } from 'lucide-react';
import type { Translate } from '../../platform/i18n/use-messages';
import { sellerPath } from '../../../schema/values/site/site-routes';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { ButtonLink } from '../../ui/buttons/button';
import { Page } from '../../ui/layout/page';
import { QueryState } from '../../ui/feedback/query-state';
import type { QueryLike } from '../../ui/feedback/query-state';
import { Skeleton, TilesSkeleton } from '../../ui/feedback/skeleton';
import './dashboard.css';
import { Nothing, lazyPart } from '../../ui/feedback/lazy-part';

/** Deliveries that wait for a network are sent from here as well; without one their code may not come. */
const DeliveriesWaiting = lazyPart(async () => (await import('../../widgets/handover/deliveries-waiting')).DeliveriesWaiting, {
  missing: Nothing,
});

interface HomeFrameProps<TData> {
  query: QueryLike<TData>;
  /** The home's own texts. */
  t: Translate<'greeting' | 'lead' | 'money' | 'loading' | 'failed'>;
  /** Pixels that the list of things to do takes, held free while it loads. */
  toDoHeight: number;
  children: (data: TData) => ReactNode;
}

/** The frame of a home: the greeting, the four states, and its sections below one another. */
export function HomeFrame<TData>({ query, t, toDoHeight, children }: HomeFrameProps<TData>) {
  const { account, role } = useSession();
  const money = (
    <ButtonLink look="outline" to={sellerPath('money', role) ?? paths.home(role)} icon={<Banknote aria-hidden />}>
      {t('money')}
    </ButtonLink>
  );
  return (
    <Page title={t('greeting', { name: account?.name ?? '' })} lead={t('lead')} actions={money}>
      <DeliveriesWaiting />
      <QueryState
        query={query}
        loadingText={t('loading')}
        errorText={t('failed')}
        skeleton={
          <div className="seller-home">
            <Skeleton height={toDoHeight} />
            <TilesSkeleton />
            <Skeleton height={420} />
          </div>
        }
      >
        {(data) => <div className="seller-home">{children(data)}</div>}
      </QueryState>
    </Page>
  );
}

/** A section of a home. Its title is for screen readers, unless it is shown. */
export function HomeSection({ id, title, shown = false, children }: { id: string; title: string; shown?: boolean; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={shown ? 'chart-title home-title' : 'visually-hidden'}>
        {title}
      </h2>
      {children}
    </section>
  );
}
