import { useState } from 'react';
import { Pencil } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useJoinSharedBasketMutation, useSharedBasketQuery } from '../../generated/graphql';
import type { Basket_SharedBasketFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { sellerName } from '../../platform/seller-name';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { TextLink } from '../../ui/buttons/text-link';
import { Alert } from '../../ui/feedback/alert';
import { QueryState } from '../../ui/feedback/query-state';
import { Page } from '../../ui/layout/page';
import { ShareButton } from '../../widgets/share/share-button';
import { BasketActions } from './basket-actions';
import { BasketPart } from './basket-part';
import { BasketPeople } from './basket-people';
import { BasketProducts } from './basket-products';
import type { BasketTotals } from './basket-products';
import { BasketState } from './basket-state';
import { BasketTitleDialog } from './basket-title-dialog';
import './baskets.css';
import { messages } from './baskets.messages';

/** Others join, choose and confirm at any time. */
const POLL_MS = 30_000;

/** `/basket/:token`: where a link leads. Who is not in it yet sees what is ordered together, and may join. */
export function Component() {
  const t = useMessages(messages);
  const { token = '' } = useParams();
  const { account } = useSession();
  const query = useSharedBasketQuery({
    variables: { token },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <Page
      title={query.data?.sharedBasket.title ?? t('pageTitle')}
      lead={account && <TextLink to={paths.sharedBaskets()}>{t('backToList')}</TextLink>}
    >
      <QueryState query={query} loadingText={t('loading')} errorText={t(account ? 'notFoundText' : 'visitorText')}>
        {({ sharedBasket }) => <BasketView basket={sharedBasket} />}
      </QueryState>
    </Page>
  );
}

function BasketView({ basket }: { basket: Basket_SharedBasketFragment }) {
  const t = useMessages(messages);
  const { state, isParticipant, totals } = basket;
  const isOver = state !== 'OPEN' && state !== 'CONFIRMING';
  return (
    <div className="basket-page">
      <BasketHead basket={basket} />
      {state === 'OPEN' && !isParticipant && <JoinPanel basket={basket} />}
      {state === 'ORDERED' && isParticipant && (
        <Alert
          tone="success"
          role={null}
          title={t('orderedTitle')}
          action={basket.orderId && <ButtonLink to={paths.order(basket.orderId)}>{t('toOrder')}</ButtonLink>}
        >
          {t('orderedText')}
        </Alert>
      )}
      {state === 'CANCELLED' && (
        <Alert tone="info" role={null}>
          {t('cancelledText')}
        </Alert>
      )}
      {state === 'EXPIRED' && (
        <Alert tone="info" role={null}>
          {t('expiredText')}
        </Alert>
      )}
      {!isOver && totals && <BasketContent basket={basket} totals={totals} />}
    </div>
  );
}

/** Before the closing the products come first, then the own part, which is to be confirmed. */
function BasketContent({ basket, totals }: { basket: Basket_SharedBasketFragment; totals: BasketTotals }) {
  const products = <BasketProducts basket={basket} totals={totals} />;
  const isOpen = basket.state === 'OPEN';
  return (
    <div className="basket-columns">
      {isOpen && products}
      {basket.isParticipant && (
        <div className="basket-side">
          <BasketPart basket={basket} totals={totals} />
          <BasketPeople basket={basket} totals={totals} />
          <BasketActions basket={basket} totals={totals} />
        </div>
      )}
      {!isOpen && products}
    </div>
  );
}

function BasketHead({ basket }: { basket: Basket_SharedBasketFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [isEditing, setIsEditing] = useState(false);
  const { state, title, seller, organiserName, isOrganiser, isParticipant, upazila, address, token } = basket;
  const place = [address, upazila && format.name(upazila)].filter(Boolean).join(', ');
  return (
    <section className="panel" aria-label={t('pageTitle')}>
      <p>
        <TextLink to={paths.seller(seller.id)}>{t('lead', { seller: sellerName(seller), name: organiserName })}</TextLink>
      </p>
      <BasketState state={state} />
      {state === 'OPEN' && <p>{t('openText', { time: format.dateTime(basket.closesAt) })}</p>}
      {place && <p className="caption">{t('goesTo', { place })}</p>}
      {state === 'OPEN' && isParticipant && (
        <div className="basket-actions">
          <ShareButton
            title={
              title
                ? t('shareNamed', { title, seller: sellerName(seller) })
                : t('shareTitle', { name: organiserName, seller: sellerName(seller) })
            }
            path={paths.sharedBasket(token)}
          />
          {isOrganiser && (
            <Button look="outline" icon={<Pencil aria-hidden />} onClick={() => setIsEditing(true)}>
              {t(title ? 'editTitle' : 'addTitle')}
            </Button>
          )}
          {isEditing && <BasketTitleDialog basket={basket} onClose={() => setIsEditing(false)} />}
        </div>
      )}
    </section>
  );
}

/** The account is asked for here, and leads back. */
function JoinPanel({ basket }: { basket: Basket_SharedBasketFragment }) {
  const t = useMessages(messages);
  const { account } = useSession();
  if (account) return <Join basket={basket} />;
  const next = paths.sharedBasket(basket.token);
  return (
    <section className="panel" aria-labelledby="basket-join">
      <h2 id="basket-join">{t('joinTitle', { name: basket.organiserName })}</h2>
      <p>{t('joinAccount')}</p>
      <div className="basket-actions">
        <ButtonLink to={paths.register({ role: 'consumer', next })}>{t('joinNew')}</ButtonLink>
        <ButtonLink look="outline" to={paths.login({ next })}>
          {t('joinKnown')}
        </ButtonLink>
      </div>
    </section>
  );
}

function Join({ basket: { token, organiserName } }: { basket: Basket_SharedBasketFragment }) {
  const t = useMessages(messages);
  const toast = useToast();
  const [join, { busy, errorText }] = useAppMutation(useJoinSharedBasketMutation);
  const enter = async () => {
    const { data } = await join({ variables: { token }, refetchQueries: ['SharedBaskets'] });
    if (data) toast.success(t('joined'));
  };
  return (
    <section className="panel" aria-labelledby="basket-join">
      <h2 id="basket-join">{t('joinTitle', { name: organiserName })}</h2>
      <p>{t('joinText')}</p>
      {errorText && <Alert tone="error">{errorText}</Alert>}
      <Button full size="xl" busy={busy} busyLabel={t('joining')} onClick={() => void enter()}>
        {t('join')}
      </Button>
    </section>
  );
}
