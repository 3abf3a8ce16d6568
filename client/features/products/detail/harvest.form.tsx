import { harvestRules } from '../../../../schema/rules/catalogue/lot.rules';
import { dhakaDay } from '../../../../schema/rules/catalogue/sell-post.rules';
import { type MyProduct_ProductFragment, useAddHarvestMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { DateField } from '../../../ui/fields/date-field';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages } from '../products.messages';

interface HarvestDialogProps {
  product: Pick<MyProduct_ProductFragment, 'id' | 'name' | 'unit' | 'customUnitNote'>;
  onClose: () => void;
}

/** Adds a harvest to the stock of a product; today unless another day is chosen. */
export function HarvestDialog({ product, onClose }: HarvestDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const format = useFormat();
  const [add] = useAppMutation(useAddHarvestMutation);
  const today = dhakaDay(new Date());
  const form = useRulesForm({
    rules: harvestRules,
    initialValues: { quantity: '', harvestedOn: today },
    submit: async ({ quantity, harvestedOn }) => {
      const { failure } = await add({ variables: { input: { productId: product.id, quantity, harvestedOn } } });
      if (failure) return failure;
      toast.success(t('harvestAdded'));
      onClose();
      return null;
    },
  });
  return (
    <Dialog open place="sheet" title={t('newHarvest')} onClose={onClose}>
      <RulesForm form={form} label={t('newHarvest')}>
        <div className="form-column">
          <ErrorSummary />
          <TextField
            name="quantity"
            label={t('harvestQuantity')}
            digits="quantity"
            suffix={format.unit(product.unit, product.customUnitNote)}
            required
          />
          <DateField name="harvestedOn" label={t('harvestDay')} max={today} required />
          <SubmitButton busyLabel={t('harvestAdding')}>{t('addHarvest')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
