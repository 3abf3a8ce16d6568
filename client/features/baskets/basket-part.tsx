import type { PaymentMethod } from '../../../schema/values/orders/orders';
import { basketPaymentRules } from '../../../schema/rules/orders/basket.rules';
import { useConfirmSharedBasketMutation } from '../../generated/graphql';
import type { Basket_SharedBasketFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { RadioCards } from '../../ui/fields/radio-cards';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { messages as orderTexts } from '../../widgets/order/order-texts.messages';
import type { BasketTotals } from './basket-products';
import { messages } from './baskets.messages';
import { isRaisedPart } from './is-raised-part';

type Basket = Basket_SharedBasketFragment;
type Part = NonNullable<Basket['part']>;

/** Shows what the viewer pays and, once the basket is closed, asks the viewer to confirm it. */
export function BasketPart({ basket, totals }: { basket: Basket; totals: BasketTotals }) {
  const t = useMessages(messages);
  const { part, state } = basket;
  if (!part) return null;
  const isConfirming = state === 'CONFIRMING';
  return (
    <section className="panel" aria-labelledby="basket-part">
      <h2 id="basket-part">{t('yourPart')}</h2>
      <PartSums part={part} isFeeKnown={totals.delivery?.fee !== null} />
      {isConfirming && !totals.isFinal && (
        <Alert tone="warning" role={null}>
          {t('notFinal')}
        </Alert>
      )}
      {isConfirming && totals.isFinal && <Confirmation basket={basket} part={part} methods={totals.paymentMethods} />}
    </section>
  );
}

interface ConfirmationProps {
  basket: Basket;
  part: Part;
  methods: readonly PaymentMethod[];
}

/**
 * Asks the viewer to confirm their total. A confirmation covers its total and any lower one, so a higher one is asked
 * again.
 */
function Confirmation({ basket, part, methods }: ConfirmationProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { confirmedTotal, total } = part;
  if (confirmedTotal !== null && !isRaisedPart(part)) return <Confirmed basket={basket} total={confirmedTotal} />;
  return (
    <>
      {confirmedTotal !== null && (
        <Alert tone="warning" role={null}>
          {t('raised', { confirmed: format.money(confirmedTotal), total: format.money(total) })}
        </Alert>
      )}
      <ConfirmForm key={total} basket={basket} part={part} methods={methods} />
    </>
  );
}

function PartSums({ part, isFeeKnown }: { part: Part; isFeeKnown: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <dl className="sums">
      <dt>{t('items')}</dt>
      <dd className="money">{format.money(part.subtotal)}</dd>
      <dt>{t('fee')}</dt>
      <dd className="money">{isFeeKnown ? format.money(part.deliveryFee) : t('feeUnknown')}</dd>
      <dt className="sum-total">{t('total')}</dt>
      <dd className="sum-total money">{format.money(part.total)}</dd>
    </dl>
  );
}

function Confirmed({ basket, total }: { basket: Basket; total: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <Alert tone="success" role={null} title={t('youConfirmed', { total: format.money(total) })}>
      {!basket.isOrganiser && t('waitOrganiser', { name: basket.organiserName })}
    </Alert>
  );
}

function ConfirmForm({ basket, part, methods }: ConfirmationProps) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const [confirm] = useAppMutation(useConfirmSharedBasketMutation);
  const form = useRulesForm({
    rules: basketPaymentRules,
    initialValues: { paymentMethod: part.paymentMethod ?? methods[0] ?? '' },
    submit: async ({ paymentMethod }) => {
      const input = { paymentMethod, expectedTotal: part.total };
      const { failure } = await confirm({ variables: { id: basket.id, input }, refetchQueries: ['SharedBaskets', 'SharedBasket'] });
      return failure;
    },
  });
  return (
    <RulesForm form={form} label={t('yourPart')}>
      <div className="form-column">
        <p>{t('confirmText', { time: format.dateTime(basket.endsAt) })}</p>
        <RadioCards
          name="paymentMethod"
          label={t('payment')}
          columns={1}
          choices={methods.map((method) => ({ value: method, label: texts(method) }))}
        />
        <SubmitButton busyLabel={t('confirming')}>{t('confirm', { total: format.money(part.total) })}</SubmitButton>
      </div>
    </RulesForm>
  );
}
