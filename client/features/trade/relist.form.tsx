import { relistRules } from '../../../schema/rules/catalogue/relist.rules';
import { unitFacts, units } from '../../../schema/values/catalogue/units';
import type { Unit } from '../../../schema/values/catalogue/units';
import { useRelistItemsMutation } from '../../generated/graphql';
import type { Received_ItemFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Checkbox } from '../../ui/inputs/checkbox';
import { Dialog } from '../../ui/overlays/dialog';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SelectField } from '../../ui/fields/select-field';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { messages } from './trade.messages';

interface RelistSheetProps {
  item: Received_ItemFragment;
  onListed: (name: string) => void;
  onClose: () => void;
}

interface RelistValues {
  quantity: string;
  unit: Unit;
  price: string;
  name: string;
  description: string;
  addToSellPost: boolean;
}

/** Units that a product of this one can be converted to. */
const unitsFor = (unit: Unit) => (unitFacts[unit].kgFactor === null ? [unit] : units.filter((one) => unitFacts[one].kgFactor !== null));

/** 'List again with my price': everything but the price is filled in, and the provenance remains. */
export function RelistSheet({ item, onListed, onClose }: RelistSheetProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [relist] = useAppMutation(useRelistItemsMutation);
  const form = useRulesForm({
    rules: relistRules.omit(['terms', 'imageIds', 'receiptId']),
    initialValues: {
      ...{ quantity: /\.\d{4}/.test(item.remaining) ? '' : item.remaining, unit: item.unit, price: '', name: item.name },
      ...{ description: item.product?.description ?? '', addToSellPost: true },
    } satisfies RelistValues,
    submit: async (clean) => {
      const { data, failure } = await relist({ variables: { input: { ...clean, receiptId: item.id } } });
      if (data) onListed(data.relistItems.name);
      return failure;
    },
  });
  const unitName = item.customUnitNote ?? format.unit(item.unit);
  const choices = unitsFor(item.unit).map((unit) => ({ value: unit, label: item.customUnitNote ?? format.unit(unit) }));
  return (
    <Dialog open place="end" onClose={onClose} title={t('relist')}>
      <RulesForm form={form} label={t('relistOf', { name: item.name })} failureText={t('listFailed')}>
        <ErrorSummary />
        <div className="form-column">
          <p className="caption">{t('originStays', { seller: item.sellerName })}</p>
          <TextField
            name="price"
            label={t('yourPrice')}
            digits
            required
            hint={t('costHint', { unit: unitName, cost: format.money(item.unitCost) })}
            maxLength={10}
          />
          <div className="relist-row">
            <TextField
              name="quantity"
              label={t('howMany')}
              digits={unitFacts[form.values.unit].decimals || true}
              required
              hint={t('leftHint', { left: format.quantity(item.remaining, item.unit, item.customUnitNote) })}
              maxLength={12}
            />
            <SelectField name="unit" label={t('unit')} choices={choices} placeholder={null} required />
          </div>
          <TextField name="name" label={t('name')} maxLength={120} required />
          <TextAreaField name="description" label={t('description')} rows={5} />
          <Checkbox
            label={t('putOnSale')}
            checked={form.values.addToSellPost}
            onChange={(checked) => form.setValue('addToSellPost', checked)}
          />
        </div>
        <div className="relist-foot">
          <SubmitButton busyLabel={t('listing')} size="xl">
            {t('list')}
          </SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
