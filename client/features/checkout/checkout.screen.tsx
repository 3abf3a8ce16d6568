import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useCheckoutAccountQuery, useCheckoutCartQuery } from '../../generated/graphql';
import type { CheckoutAccountQuery, PlaceOrderMutation } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { useToast } from '../../platform/toast/use-toast';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { QueryState } from '../../ui/query-state';
import { FormSkeleton } from '../../ui/skeleton';
import { CheckoutForm } from './checkout.form';
import { checkoutSteps, emptyCheckout } from './checkout-steps';
import type { CheckoutValues } from './checkout-steps';
import { messages } from './checkout.messages';

/** Nothing is asked twice: what the account knows is filled in. */
function knownValues(account: CheckoutAccountQuery['me']): CheckoutValues {
  const id = (place: { id: number } | null | undefined) => (place ? String(place.id) : '');
  return {
    ...emptyCheckout,
    contactName: account?.name ?? '',
    contactPhone: account?.phone ?? '',
    divisionId: id(account?.division),
    districtId: id(account?.district),
    upazilaId: id(account?.upazila),
    address: account?.address ?? '',
  };
}

export function Component() {
  const t = useMessages(messages);
  const toast = useToast();
  const url = useUrlState();
  const navigate = useNavigate();
  const client = useApolloClient();
  const account = useCheckoutAccountQuery();
  const cart = useCheckoutCartQuery({ fetchPolicy: 'cache-and-network' });
  const step = checkoutSteps.find((one) => one === url.get('step')) ?? 'address';
  const data = account.data && cart.data && { me: account.data.me, cart: cart.data.cart };

  const placed = (purchase: PlaceOrderMutation['placeOrder']) => {
    toast.success(t('placed'));
    void client.refetchQueries({ include: ['CartCount', 'CartQuantities'] });
    const [first] = purchase.orders;
    void navigate(purchase.orders.length === 1 && first ? paths.order(first.id, { placed: 1 }) : paths.orders({ placed: 1 }), {
      replace: true,
    });
  };
  return (
    <Page title={t('title')} width="form">
      <nav aria-label={t('steps')}>
        <ol className="chip-row">
          {checkoutSteps.map((one) => (
            <li key={one}>
              <span className="chip" aria-current={one === step ? 'step' : undefined}>
                {t(one)}
              </span>
            </li>
          ))}
        </ol>
      </nav>
      <QueryState
        query={{
          data,
          loading: account.loading || cart.loading,
          error: account.error ?? cart.error,
          refetch: () => Promise.all([account.refetch(), cart.refetch()]),
        }}
        loadingText={t('loading')}
        skeleton={<FormSkeleton />}
        isEmpty={(known) => known.cart.lineCount === 0}
        empty={<EmptyState title={t('empty')} action={<ButtonLink to={paths.storefront()}>{t('startShopping')}</ButtonLink>} />}
      >
        {(known) => (
          <CheckoutForm
            cart={known.cart}
            initialValues={knownValues(known.me)}
            step={step}
            onStep={(next) => url.set({ step: next })}
            onPlaced={placed}
          />
        )}
      </QueryState>
    </Page>
  );
}
