import { House, ShoppingCart, Store } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { basketPlaceRules } from '../../../schema/rules/orders/basket.rules';
import { basketHours } from '../../../schema/values/orders/baskets';
import { limits } from '../../../schema/values/limits';
import { DeliveryMethod } from '../../../schema/values/orders/orders';
import { useNewBasketAccountQuery, useOpenSharedBasketMutation } from '../../generated/graphql';
import type { NewBasketAccountQuery } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useForm } from '../../platform/forms/form-context';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { paths } from '../../platform/paths';
import { useToast } from '../../platform/toast/use-toast';
import { ButtonLink } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryState } from '../../ui/feedback/query-state';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RadioCards } from '../../ui/fields/radio-cards';
import { RulesForm } from '../../ui/fields/rules-form';
import { SelectField } from '../../ui/fields/select-field';
import { SubmitButton } from '../../ui/fields/submit-button';
import { PhoneField, TextField } from '../../ui/fields/text-field';
import { Page } from '../../ui/layout/page';
import { SearchedLocation } from '../../widgets/location-picker/location-picker';
import { BasketTitleField } from './basket-title-dialog';
import './baskets.css';
import { messages } from './baskets.messages';
import { useNewBasketLines } from './use-new-basket-lines';
import type { NewBasket } from './use-new-basket-lines';

const HOURS_A_DAY = 24;
const NEW_ADDRESS = 'new';

/** `/baskets/new?seller=` with what the cart has of a seller, or `?product=` with one product. */
export function Component() {
  const t = useMessages(messages);
  const lines = useNewBasketLines();
  const account = useNewBasketAccountQuery();
  const query = {
    data: lines.data && account.data && { basket: lines.data, account: account.data },
    loading: lines.loading || account.loading,
    error: lines.error ?? account.error,
    refetch: () => Promise.all([lines.refetch(), account.refetch()]),
  };
  return (
    <Page title={t('newTitle')} lead={t('newLead')} width="form">
      <QueryState
        query={query}
        isEmpty={({ basket }) => basket.lines.length === 0}
        empty={
          <EmptyState
            icon={<ShoppingCart aria-hidden />}
            title={t('nothing')}
            text={t('nothingText')}
            action={<ButtonLink to={paths.cart()}>{t('toCart')}</ButtonLink>}
          />
        }
      >
        {({ basket, account: buyer }) => <NewBasketForm basket={basket} account={buyer} />}
      </QueryState>
    </Page>
  );
}

const id = (place: { id: number } | null | undefined) => (place ? String(place.id) : '');

/** The address used last, else what the profile has. */
function initialOf({ me, addresses: [saved] }: NewBasketAccountQuery) {
  const district = saved ? saved.upazila?.district : null;
  return {
    title: '',
    deliveryMethod: DeliveryMethod.DELIVERY as string,
    addressId: saved?.id ?? NEW_ADDRESS,
    contactName: saved?.contactName ?? me?.name ?? '',
    contactPhone: saved?.contactPhone ?? me?.phone ?? '',
    divisionId: saved ? id(district?.division) : id(me?.division),
    districtId: saved ? id(district) : id(me?.district),
    upazilaId: id(saved ? saved.upazila : me?.upazila),
    address: saved?.address ?? me?.address ?? '',
    closesInHours: String(HOURS_A_DAY),
  };
}

function NewBasketForm({ basket, account }: { basket: NewBasket; account: NewBasketAccountQuery }) {
  const t = useMessages(messages);
  const toast = useToast();
  const navigate = useNavigate();
  const [open] = useAppMutation(useOpenSharedBasketMutation);
  const form = useRulesForm({
    rules: basketPlaceRules,
    initialValues: initialOf(account),
    submit: async ({ title, deliveryMethod, contactName, contactPhone, upazilaId, address, closesInHours }) => {
      const lines = basket.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
      const input = { lines, title, deliveryMethod, contactName, contactPhone, upazilaId, address, closesInHours };
      const { data, failure } = await open({ variables: { input }, refetchQueries: ['SharedBaskets'] });
      if (failure) return failure;
      toast.success(t('opened'));
      void navigate(paths.sharedBasket(data.openSharedBasket.token), { replace: true });
      return null;
    },
  });
  return (
    <div className="basket-page">
      <NewBasketLines basket={basket} />
      <RulesForm form={form} label={t('newTitle')}>
        <div className="form-column">
          <ErrorSummary />
          <BasketTitleField />
          <RadioCards
            name="deliveryMethod"
            label={t('method')}
            choices={[
              { value: DeliveryMethod.DELIVERY, label: t('DELIVERY'), text: t('deliveryText'), icon: <House aria-hidden /> },
              { value: DeliveryMethod.PICKUP, label: t('PICKUP'), text: t('pickupText'), icon: <Store aria-hidden /> },
            ]}
          />
          <PlaceFields addresses={account.addresses} />
          <ClosingField />
          <SubmitButton busyLabel={t('opening')}>{t('open')}</SubmitButton>
        </div>
      </RulesForm>
    </div>
  );
}

function NewBasketLines({ basket: { lines, sellerName } }: { basket: NewBasket }) {
  const t = useMessages(messages);
  const format = useFormat();
  const readable = useReadable();
  return (
    <section className="panel" aria-labelledby="new-basket">
      <h2 id="new-basket">{t('linesTitle', { seller: sellerName })}</h2>
      <ul>
        {lines.map(({ product, quantity }) => (
          <li key={product.id}>
            {readable(product).name}: {format.quantity(quantity, product.unit, readable(product).customUnitNote)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlaceFields({ addresses }: { addresses: NewBasketAccountQuery['addresses'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { values, change } = useForm();
  const isDelivery = values.deliveryMethod === DeliveryMethod.DELIVERY;
  const isSaved = isDelivery && values.addressId !== NEW_ADDRESS;
  const choose = (chosen: string) => {
    const saved = addresses.find((address) => address.id === chosen);
    const district = saved?.upazila?.district;
    change('divisionId', id(district?.division));
    change('districtId', id(district));
    change('upazilaId', id(saved?.upazila));
    change('address', saved?.address ?? '');
    if (!saved) return;
    change('contactName', saved.contactName);
    change('contactPhone', saved.contactPhone);
  };
  const choices = addresses.map((one) => ({
    value: one.id,
    label: [one.label, one.contactName].filter(Boolean).join(' · '),
    text: [one.address, one.upazila && format.name(one.upazila)].filter(Boolean).join(', '),
  }));
  return (
    <>
      {isDelivery && addresses.length > 0 && (
        <RadioCards
          name="addressId"
          label={t('whereTo')}
          columns={1}
          onChosen={choose}
          choices={[...choices, { value: NEW_ADDRESS, label: t('newAddress') }]}
        />
      )}
      {!isSaved && (
        <>
          <TextField name="contactName" label={t('contactName')} autoComplete="name" maxLength={limits.nameLength} required />
          <PhoneField name="contactPhone" label={t('contactPhone')} required />
        </>
      )}
      {isDelivery && !isSaved && <SearchedLocation />}
      <p className="caption">{t('private')}</p>
    </>
  );
}

function ClosingField() {
  const t = useMessages(messages);
  const textOf = (hours: number) => (hours < HOURS_A_DAY ? t('hours', { count: hours }) : t('days', { count: hours / HOURS_A_DAY }));
  return (
    <SelectField
      name="closesInHours"
      label={t('closesIn')}
      required
      placeholder={null}
      choices={basketHours.map((hours) => ({ value: String(hours), label: textOf(hours) }))}
    />
  );
}
