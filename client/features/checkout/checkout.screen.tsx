import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCheckoutAccountQuery, useCheckoutCartQuery, useSaveCheckoutAddressMutation } from '../../generated/graphql';
import type { CheckoutAccountQuery, CheckoutCartQuery, PlaceOrderInput } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { claimedCoupon } from '../../platform/device/claimed-coupon';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useShoppingPlace } from '../../platform/place/use-shopping-place';
import type { ShoppingPlace } from '../../platform/place/device-place';
import type { PlacedPurchase } from '../../platform/placed-purchase';
import { useUrlState } from '../../platform/router/use-url-state';
import { useSession } from '../../platform/session/use-session';
import { forgetOne, recall } from '../../platform/session/tab-memory';
import { useToast } from '../../platform/toast/use-toast';
import { ButtonLink } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { QueryState } from '../../ui/feedback/query-state';
import { FormSkeleton } from '../../ui/feedback/skeleton';
import { PlacedSummary } from '../../widgets/purchases/placed-summary';
import { usePhoneProof } from '../../widgets/phone-proof/use-phone-proof';
import { CheckoutForm } from './checkout.form';
import { firstOpen } from './checkout-problems';
import { checkoutSteps, NEW_ADDRESS } from './checkout-steps';
import { knownValues, typedName } from './known-values';
import type { CheckoutStep, CheckoutValues } from './checkout-steps';
import { useChosenSellers } from './use-chosen-sellers';
import { usePlaceOrder } from './use-place-order';
import type { Purchase } from './use-place-order';
import { AskingPart } from './asking-part';
import './checkout.css';
import { messages } from './checkout.messages';

/** In the history entry of a step that was reached from another one: Back leads there. */
const CAME_FROM_STEP = 'step';

/** A buyer who has a saved address or has ordered before finds everything filled in and starts with the review. */
function firstStep({ addresses, myOrders }: CheckoutAccountQuery, values: CheckoutValues): CheckoutStep {
  const hasOrdered = addresses.length > 0 ? values.addressId !== NEW_ADDRESS : myOrders.nodes.length > 0;
  return hasOrdered && firstOpen(values) === 'review' ? 'review' : 'address';
}

/** Steps, and in their place the question what became of an order whose response was lost. */
export function Component() {
  const { account } = useSession();
  return account && <Checkout owner={account.id} phone={account.phone} />;
}

function Checkout({ owner, phone }: { owner: string; phone: string }) {
  const t = useMessages(messages);
  const toast = useToast();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [saveCheckoutAddress] = useAppMutation(useSaveCheckoutAddressMutation);
  const account = useCheckoutAccountQuery();
  const { sellers, fetchPolicy } = useChosenSellers();
  const cart = useCheckoutCartQuery({ variables: sellers, fetchPolicy });
  const { place, loading: placing } = useShoppingPlace();
  const data = placing ? undefined : account.data && cart.data && { account: account.data, cart: cart.data.cart, place };
  const [done, setDone] = useState<PlacedPurchase | null>(null);

  /** Clears the typed values, forgets the coupon if it was used, and saves the address if asked. */
  const settle = async () => {
    const typed = recall<CheckoutValues>(typedName, owner);
    forgetOne(typedName);
    if (typed?.couponCode.trim() === claimedCoupon.code()) claimedCoupon.forget();
    if (!typed?.saveAddress || typed.deliveryMethod !== 'DELIVERY') return;
    const { contactName, contactPhone, address } = typed;
    const input = { contactName, contactPhone, address, upazilaId: Number(typed.upazilaId) };
    const { failure } = await saveCheckoutAddress({ variables: { input } });
    if (failure) toast.error(t('notSaved'));
  };
  /**
   * From here on the order is shown, whatever the network does. The cart is read again once its screen is left: it is
   * empty now.
   */
  const placed = async (purchase: Purchase) => {
    void settle();
    const [first] = purchase.orders;
    const state: PlacedPurchase = {
      count: purchase.orders.length,
      total: purchase.total,
      hasOpenFee: purchase.orders.some(({ feePending }) => feePending),
      orders: purchase.orders.map(({ id, trackingNumber }) => ({ id, trackingNumber })),
    };
    setDone(state);
    await navigate(purchase.orders.length === 1 && first ? paths.order(first.id, { placed: 1 }) : paths.orders({ placed: 1 }), {
      replace: true,
      state,
    });
    await client.refetchQueries({ include: ['CartCount', 'CartQuantities'] });
  };
  const order = usePlaceOrder(owner, (purchase) => void placed(purchase));
  const { prove, dialog } = usePhoneProof(phone);
  /** A first order may wait for a verified phone: it is verified in place, and the order goes out again. */
  const send = async (input: PlaceOrderInput) => {
    const failure = await order.send(input);
    return failure?.code === 'PHONE_UNVERIFIED' && (await prove()) ? order.send(input) : failure;
  };
  if (done) return <Opening purchase={done} />;
  if (order.lost === 'asking') {
    return (
      <Page title={t('title')} width="form">
        <AskingPart online={order.online} />
      </Page>
    );
  }
  return (
    <Page title={t('title')}>
      <QueryState
        query={{
          data,
          loading: account.loading || cart.loading,
          error: account.error ?? cart.error,
          refetch: () => Promise.all([account.refetch(), cart.refetch()]),
        }}
        loadingText={t('loading')}
        skeleton={<FormSkeleton />}
        isEmpty={(loaded) => loaded.cart.lineCount === 0}
        empty={<EmptyState title={t('empty')} action={<ButtonLink to={paths.storefront()}>{t('startShopping')}</ButtonLink>} />}
      >
        {(loaded) => <Steps owner={owner} loaded={loaded} wasAbsent={order.lost === 'absent'} onSend={send} />}
      </QueryState>
      {dialog}
    </Page>
  );
}

/** Begins at its top: the form whose place it takes was left at its end. */
function Opening({ purchase }: { purchase: PlacedPurchase }) {
  const t = useMessages(messages);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Page title={t('title')} width="form">
      <PlacedSummary purchase={purchase} />
      <p role="status">{t('opening')}</p>
    </Page>
  );
}

interface StepsProps {
  owner: string;
  loaded: { readonly account: CheckoutAccountQuery; readonly cart: CheckoutCartQuery['cart']; readonly place: ShoppingPlace | null };
  wasAbsent: boolean;
  onSend: (input: PlaceOrderInput) => Promise<Failure | null>;
}

/** The step is in the address; without one it is decided once, by what was known on arrival. */
function Steps({ owner, loaded, wasAbsent, onSend }: StepsProps) {
  const url = useUrlState();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [initialValues] = useState(() => knownValues(loaded));
  const [first] = useState(() => firstStep(loaded.account, initialValues));
  const asked = checkoutSteps.find((one) => one === url.get('step'));
  const step = asked ?? first;
  const show = (next: CheckoutStep, forced = false) =>
    void navigate(url.hrefWith({ step: next }), { replace: forced, state: forced ? null : CAME_FROM_STEP });
  const before = checkoutSteps[checkoutSteps.indexOf(step) - 1] ?? 'address';
  return (
    <>
      {(asked || first !== 'review') && <StepList step={step} />}
      <CheckoutForm
        owner={owner}
        cart={loaded.cart}
        addresses={loaded.account.addresses}
        initialValues={initialValues}
        step={step}
        wasAbsent={wasAbsent}
        onStep={show}
        onBack={() => (state === CAME_FROM_STEP ? void navigate(-1) : show(before, true))}
        onSend={onSend}
      />
    </>
  );
}

function StepList({ step }: { step: CheckoutStep }) {
  const t = useMessages(messages);
  return (
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
  );
}
