import { useState } from 'react';
import { myDealRules } from '../../../schema/rules/market/offer.rules';
import { limits } from '../../../schema/values/limits';
import { useCreateMyDealMutation, useDealableProductsQuery } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useReadable } from '../../platform/i18n/use-readable';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Dialog } from '../../ui/overlays/dialog';
import { DateField } from '../../ui/fields/date-field';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SelectField } from '../../ui/fields/select-field';
import { FormActions } from '../../ui/fields/form-actions';
import { TextField } from '../../ui/fields/text-field';
import { messages } from './deals.messages';

/** On which product, how much less, from when until when. */
export function NewDealForm({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [chosen, setChosen] = useState('');
  const { data } = useDealableProductsQuery({ variables: { search: null, first: limits.maxFirst }, fetchPolicy: 'cache-and-network' });
  const products = (data?.myProducts.nodes ?? []).map(useReadable());
  const nameOf = (id: string) => products.find((one) => one.id === id)?.name ?? '';
  const [create] = useAppMutation(useCreateMyDealMutation);
  const form = useRulesForm({
    rules: myDealRules,
    initialValues: { productId: '', percent: '', startsAt: '', endsAt: '' },
    submit: async ({ startsAt, endsAt, ...clean }) => {
      const { failure } = await create({
        variables: { input: { ...clean, startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt.toISOString() } },
      });
      if (failure) return failure;
      toast.success(t('created', { name: nameOf(chosen), percent: format.number(clean.percent) }));
      onDone();
      return null;
    },
  });
  const choices = products.map(({ id, name, price, originalPrice, unit, customUnitNote }) => ({
    value: id,
    label: `${name} · ${format.price(originalPrice ?? price, unit, customUnitNote)}`,
  }));
  return (
    <Dialog open title={t('newDeal')} onClose={onClose}>
      <RulesForm form={form} label={t('newDeal')}>
        <div className="form-column">
          <ErrorSummary />
          <SelectField
            name="productId"
            label={t('product')}
            hint={t(data && products.length === 0 ? 'noProducts' : 'productHint')}
            choices={choices}
            onChosen={setChosen}
            required
          />
          <TextField name="percent" label={t('percent')} digits="whole" suffix={t('percentSign')} required />
          <DateField name="startsAt" label={t('startsAt')} hint={t('startsHint')} type="datetime-local" />
          <DateField name="endsAt" label={t('endsAt')} hint={t('endsHint')} type="datetime-local" required />
          <FormActions cancel={t('back')} onCancel={onClose} busyLabel={t('sending')}>
            {t('create')}
          </FormActions>
        </div>
      </RulesForm>
    </Dialog>
  );
}
