import { useEffect, useRef, useState } from 'react';
import { checkoutContactRules, checkoutPaymentRules, checkoutPlaceRules } from '../../../schema/rules/order.rules';
import { usePlaceOrderMutation } from '../../generated/graphql';
import type { CheckoutCartQuery, DeliveryInput, PlaceOrderInput, PlaceOrderMutation } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { collectErrors, useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { AddressPart, PaymentPart } from './checkout-parts';
import { checkoutSteps, stepFields } from './checkout-steps';
import type { CheckoutStep, CheckoutValues } from './checkout-steps';
import { messages } from './checkout.messages';
import { forgetOrderKey, orderKey } from './order-key';
import { ReviewPart } from './review-part';

const rules = checkoutContactRules.concat(checkoutPlaceRules).concat(checkoutPaymentRules);

/** What is missing or wrong, by step; a step without faults is not in it. */
function faultsOf(values: CheckoutValues): Partial<Record<CheckoutStep, Record<string, string>>> {
  let all: Record<string, string> = {};
  try {
    rules.validateSync(values, { abortEarly: false });
  } catch (error) {
    all = collectErrors(error);
  }
  const of = (step: CheckoutStep) => Object.entries(all).filter(([name]) => stepFields[step].includes(name));
  return Object.fromEntries(checkoutSteps.filter((step) => of(step).length > 0).map((step) => [step, Object.fromEntries(of(step))]));
}

/** The first step that is not done, or the last one. */
const firstOpen = (values: CheckoutValues): CheckoutStep => checkoutSteps.find((step) => step in faultsOf(values)) ?? 'review';

interface CheckoutFormProps {
  cart: CheckoutCartQuery['cart'];
  initialValues: CheckoutValues;
  step: CheckoutStep;
  onStep: (step: CheckoutStep) => void;
  onPlaced: (purchase: PlaceOrderMutation['placeOrder']) => void;
}

/** Address, payment, review. The order goes out under a key that its content keeps, so that a lost answer can be asked for again without ordering twice. */
export function CheckoutForm({ cart, initialValues, step, onStep, onPlaced }: CheckoutFormProps) {
  const t = useMessages(messages);
  const [placeOrder] = useAppMutation(usePlaceOrderMutation);
  const [stepFailures, setStepFailures] = useState(0);
  const [lost, setLost] = useState(false);
  const place = checkoutSteps.indexOf(step);
  const last = step === 'review';

  const submit = async (clean: Omit<PlaceOrderInput, 'lines'>): Promise<Failure | null> => {
    const lines = cart.groups.flatMap((group) =>
      group.lines.map((line) => ({ productId: line.product.id, quantity: line.quantity, seenPrice: line.unitPrice })),
    );
    const input: PlaceOrderInput = { ...clean, lines };
    const { data, failure } = await placeOrder({ variables: { input, idempotencyKey: orderKey(input) } });
    setLost(failure !== null && failure.kind !== 'server');
    if (!failure) {
      forgetOrderKey();
      onPlaced(data.placeOrder);
      return null;
    }
    if (failure.kind === 'server') forgetOrderKey();
    const refused = checkoutSteps.find((one) => stepFields[one].some((name) => name in failure.fields));
    if (refused && refused !== step) onStep(refused);
    return failure.kind === 'server' ? failure : null;
  };
  const form = useRulesForm({ rules, initialValues, submit: (clean) => submit(clean as Omit<PlaceOrderInput, 'lines'>) });
  const delivery: DeliveryInput = {
    method: form.values.deliveryMethod === 'PICKUP' ? 'PICKUP' : 'DELIVERY',
    upazilaId: Number(form.values.upazilaId) || null,
  };

  const begin = useRef(() => {
    const open = firstOpen(initialValues);
    if (checkoutSteps.indexOf(open) < place) onStep(open); // the address jumps ahead of what is known
  });
  useEffect(() => begin.current(), []);

  const goOn = (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    const faults = faultsOf(form.values);
    const faulty = last ? firstOpen(form.values) : step;
    form.formik.setErrors(faults[faulty] ?? {});
    if (faults[faulty]) {
      if (faulty !== step) onStep(faulty);
      return setStepFailures((count) => count + 1);
    }
    if (last) return form.handleSubmit();
    setStepFailures(0);
    onStep(checkoutSteps[place + 1] ?? 'review');
  };
  return (
    <RulesForm form={{ ...form, failures: form.failures + stepFailures, handleSubmit: goOn }} label={t('title')}>
      <div className="form-column">
        <ErrorSummary />
        {step === 'address' && <AddressPart />}
        {step === 'delivery' && <PaymentPart />}
        {last && <ReviewPart delivery={delivery} onChange={onStep} />}
        {last && lost && <Alert tone="warning" role="alert" title={t('lost')} />}
        {last ? (
          <SubmitButton busyLabel={t('placing')} size="xl">
            {t(lost ? 'check' : 'placeOrder')}
          </SubmitButton>
        ) : (
          <Button type="submit" size="xl" full>
            {t('next')}
          </Button>
        )}
        {place > 0 && (
          <Button look="ghost" full onClick={() => onStep(checkoutSteps[place - 1] ?? 'address')}>
            {t('back')}
          </Button>
        )}
      </div>
    </RulesForm>
  );
}
