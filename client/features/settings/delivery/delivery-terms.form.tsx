import { deliveryTermsFormRules, fieldsOfRates, ratesOfForm } from '../../../../schema/rules/orders/delivery-form.rules';
import { plainAmount } from '../../../../schema/rules/shared/plain-amount';
import { distanceClasses } from '../../../../schema/values/orders/delivery';
import { useSetDeliveryTermsMutation } from '../../../generated/graphql';
import type { DeliveryTerms_TermsFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { CheckField } from '../../../ui/fields/check-field';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { messages as deliveryTexts } from '../../../widgets/delivery/delivery.messages';
import { DeliveryTimes } from './delivery-times';
import { messages } from './delivery-terms.messages';
import { OwnRates } from './own-rates';

/** The market's rates are in the fields of distances without a rate of their own: the seller begins with them. */
function valuesOf({ distances, rates, platformRates, freeFrom, pickup, leadDays, ...times }: DeliveryTerms_TermsFragment) {
  const own = rates.map(({ distance }) => distance);
  return {
    ...fieldsOfRates([...platformRates, ...rates]),
    distances: [...distances] as string[],
    ownRates: own as string[],
    freeFrom: plainAmount(freeFrom ?? ''),
    pickup: String(pickup),
    leadDays: String(leadDays),
    weekdays: [...times.weekdays] as string[],
    windows: [...times.windows] as string[],
  };
}

/** Where to, at which rates, pickup, days. What was typed stays when a save fails. */
export function DeliveryTermsForm({ stored }: { stored: DeliveryTerms_TermsFragment }) {
  const t = useMessages(messages);
  const texts = useMessages(deliveryTexts);
  const toast = useToast();
  const [set] = useAppMutation(useSetDeliveryTermsMutation);
  const form = useRulesForm({
    rules: deliveryTermsFormRules,
    initialValues: valuesOf(stored),
    submit: async ({ freeFrom, ...terms }, values) => {
      const own = terms.distances.filter((distance) => values.ownRates.includes(distance));
      const { distances, pickup, leadDays, weekdays: days, windows } = terms;
      const input = { distances, pickup, leadDays, weekdays: days, windows, rates: ratesOfForm(values, own), freeFrom: freeFrom || null };
      const { failure } = await set({ variables: { input: { ...input, version: stored.version } } });
      if (failure) return failure;
      toast.success(t('saved'));
      return null;
    },
  });
  return (
    <RulesForm form={form} label={t('title')} idPrefix="delivery">
      <div className="form-column">
        <ErrorSummary />
        {!stored.isOwn && <p className="caption">{t('usual')}</p>}
        <CheckField name="distances" legend={t('distances')} choices={distanceClasses.map((value) => ({ value, label: texts(value) }))} />
        <OwnRates platformRates={stored.platformRates} />
        <TextField name="freeFrom" label={t('freeFrom')} hint={t('freeFromHint')} digits="amount" suffix={texts('taka')} />
        <RadioCards
          name="pickup"
          label={t('pickup')}
          choices={[
            { value: 'true', label: t('pickupYes'), text: t('pickupYesText') },
            { value: 'false', label: t('pickupNo'), text: t('pickupNoText') },
          ]}
        />
        <DeliveryTimes />
        <SubmitButton full={false} busyLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
      </div>
    </RulesForm>
  );
}
