import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useCheckoutAccountQuery, useCheckoutCartQuery, useKeepAddressMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { claimedCoupon } from '../../platform/device/claimed-coupon';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { useSession } from '../../platform/session/use-session';
import { forgetOne, recall } from '../../platform/session/tab-memory';
import { useToast } from '../../platform/toast/use-toast';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { QueryState } from '../../ui/query-state';
import { FormSkeleton } from '../../ui/skeleton';
import { CheckoutForm } from './checkout.form';
import { checkoutSteps } from './checkout-steps';
import { knownValues, typedName } from './known-values';
import type { CheckoutValues } from './checkout-steps';
import { usePlaceOrder } from './use-place-order';
import type { Purchase } from './use-place-order';
import { AskingPart } from './asking-part';
import './checkout.css';
import { messages } from './checkout.messages';

/** Steps, and in their place the question what became of an order whose answer was lost. */
export function Component() {
  const { account } = useSession();
  return account && <Checkout owner={account.id} />;
}

function Checkout({ owner }: { owner: string }) {
  const t = useMessages(messages);
  const toast = useToast();
  const url = useUrlState();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [keepAddress] = useAppMutation(useKeepAddressMutation);
  const account = useCheckoutAccountQuery();
  const cart = useCheckoutCartQuery({ fetchPolicy: 'cache-and-network' });
  const step = checkoutSteps.find((one) => one === url.get('step')) ?? 'address';
  const data = account.data && cart.data && { ...account.data, cart: cart.data.cart };

  /** What was typed is done with: the coupon is used, the address may be kept. */
  const settle = async () => {
    const typed = recall<CheckoutValues>(typedName, owner);
    forgetOne(typedName);
    if (typed?.couponCode.trim() === claimedCoupon.code()) claimedCoupon.forget();
    if (!typed?.saveAddress || typed.deliveryMethod !== 'DELIVERY') return;
    const { contactName, contactPhone, address } = typed;
    const input = { contactName, contactPhone, address, upazilaId: Number(typed.upazilaId) };
    const { failure } = await keepAddress({ variables: { input } });
    if (failure) toast.error(t('notSaved'));
  };
  const placed = (purchase: Purchase) => {
    void settle();
    toast.success(t('placed'));
    void client.refetchQueries({ include: ['CartCount', 'CartQuantities'] });
    const [first] = purchase.orders;
    void navigate(purchase.orders.length === 1 && first ? paths.order(first.id, { placed: 1 }) : paths.orders({ placed: 1 }), {
      replace: true,
    });
  };
  const order = usePlaceOrder(owner, placed);
  if (order.lost === 'asking') {
    return (
      <Page title={t('title')} width="form">
        <AskingPart online={order.online} />
      </Page>
    );
  }
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
            owner={owner}
            groups={known.cart.groups}
            addresses={known.addresses}
            initialValues={knownValues(known)}
            step={step}
            wasAbsent={order.lost === 'absent'}
            onStep={(next) => url.set({ step: next })}
            onSend={order.send}
          />
        )}
      </QueryState>
    </Page>
  );
}
