import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSharedBasketsQuery } from '../../generated/graphql';
import type { SharedBasketsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { sellerName } from '../../platform/seller-name';
import { ButtonLink } from '../../ui/buttons/button';
import { TextLink } from '../../ui/buttons/text-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryState } from '../../ui/feedback/query-state';
import { Page } from '../../ui/layout/page';
import { BasketState } from './basket-state';
import { messages } from './baskets.messages';

/** The shared baskets the user is in, the newest first. */
export function Component() {
  const t = useMessages(messages);
  const query = useSharedBasketsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('title')} lead={<TextLink to={paths.orders()}>{t('backToOrders')}</TextLink>}>
      <QueryState
        query={query}
        loadingText={t('loading')}
        errorText={t('failed')}
        isEmpty={({ sharedBaskets }) => sharedBaskets.length === 0}
        empty={
          <EmptyState
            icon={<Users aria-hidden />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={<ButtonLink to={paths.cart()}>{t('toCart')}</ButtonLink>}
          />
        }
      >
        {({ sharedBaskets }) => (
          <>
            <ul className="row-cards">
              {sharedBaskets.map((one) => (
                <BasketCard key={one.id} one={one} />
              ))}
            </ul>
            <p className="caption more-of-these">
              {t('emptyText')} <TextLink to={paths.cart()}>{t('toCart')}</TextLink>
            </p>
          </>
        )}
      </QueryState>
    </Page>
  );
}

function BasketCard({ one }: { one: SharedBasketsQuery['sharedBaskets'][number] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { token, title, state, seller, organiserName, isOrganiser, participantCount, hasConfirmed } = one;
  const isConfirming = state === 'CONFIRMING';
  const whose = isOrganiser
    ? t('ownTitle', { seller: sellerName(seller) })
    : t('cardTitle', { name: organiserName, seller: sellerName(seller) });
  const time = format.dateTime(isConfirming ? one.endsAt : one.closesAt);
  return (
    <li className="row-card">
      <p className="row-card-title">
        <Link className="text-link" to={paths.sharedBasket(token)}>
          {title ?? whose}
        </Link>
      </p>
      {title && <p className="caption">{whose}</p>}
      <p className="caption">
        {[t('people', { count: participantCount }), state === 'OPEN' && t('closes', { time }), isConfirming && t('confirmBy', { time })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <BasketState state={state} />
      {isConfirming && !hasConfirmed && (
        <div className="row-card-actions">
          <ButtonLink to={paths.sharedBasket(token)}>{t('confirmYours')}</ButtonLink>
        </div>
      )}
    </li>
  );
}
