import { useEffect, useRef } from 'react';
import Big from 'big.js';
import { relistRules } from '../../../../schema/rules/catalogue/relist.rules';
import { unitFacts, units } from '../../../../schema/values/catalogue/units';
import type { Unit } from '../../../../schema/values/catalogue/units';
import { useRelistItemsMutation } from '../../../generated/graphql';
import type { Received_ItemFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { Dialog } from '../../../ui/overlays/dialog';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { usePriceGuard } from '../../../widgets/price-guard/use-price-guard';
import { messages } from './buying.messages';

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

/**
 * Returns the cost of one such unit in BDT, and the remaining quantity in it, rounded down to the decimals of the unit.
 */
function inUnit(item: Received_ItemFragment, unit: Unit): { readonly cost: string; readonly remaining: string } {
  const [from, to] = [unitFacts[item.unit].kgFactor, unitFacts[unit].kgFactor];
  if (unit === item.unit || from === null || to === null) return { cost: item.unitCost, remaining: item.remaining };
  const { decimals } = unitFacts[unit];
  return {
    cost: new Big(item.unitCost).times(to).div(from).round(2).toFixed(2),
    remaining: new Big(item.remaining).times(from).div(to).round(decimals, Big.roundDown).toString(),
  };
}

/** 'List again with my price': everything but the price is filled in, and the provenance remains. */
export function RelistSheet({ item, onListed, onClose }: RelistSheetProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [relist] = useAppMutation(useRelistItemsMutation);
  const guard = usePriceGuard();
  const form = useRulesForm({
    rules: relistRules.omit(['terms', 'imageIds', 'receiptId']),
    initialValues: {
      quantity: /\.\d{4}/.test(item.remaining) ? '' : item.remaining,
      unit: item.unit,
      price: '',
      name: item.name,
      description: item.product?.description ?? '',
      addToSellPost: true,
    } satisfies RelistValues,
    submit: async (clean) => {
      const unit = clean.unit ?? item.unit;
      const guarded = { name: clean.name ?? item.name, unit, customUnitNote: item.customUnitNote, after: clean.price };
      if (!(await guard.ask([{ ...guarded, paid: inUnit(item, unit).cost }]))) return null;
      const { data, failure } = await relist({ variables: { input: { ...clean, receiptId: item.id } } });
      if (data) onListed(data.relistItems.name);
      return failure;
    },
  });
  const { unit } = form.values;
  const { cost, remaining } = inUnit(item, unit);
  const unitName = format.unit(unit, item.customUnitNote);
  // all that is left stays all that is left in another unit
  const before = useRef(unit);
  const { setValue } = form;
  useEffect(() => {
    if (before.current === unit) return;
    if (form.values.quantity === inUnit(item, before.current).remaining) setValue('quantity', remaining);
    before.current = unit;
  }, [form.values.quantity, item, remaining, setValue, unit]);
  const choices = unitsFor(item.unit).map((unit) => ({ value: unit, label: item.customUnitNote ?? format.unit(unit) }));
  return (
    <Dialog open place="end" onClose={onClose} title={t('relist')}>
      <RulesForm form={form} label={t('relistOf', { name: item.name })} failureText={t('listFailed')}>
        {guard.dialog}
        <ErrorSummary />
        <div className="form-column">
          <p className="caption">{t('originStays', { seller: item.sellerName })}</p>
          <TextField
            name="price"
            label={t('yourPrice', { unit: unitName })}
            digits="whole"
            required
            hint={t('costHint', { unit: unitName, cost: format.money(cost) })}
          />
          <div className="relist-row">
            <TextField
              name="quantity"
              label={t('howMany')}
              digits="quantity"
              required
              hint={t('leftHint', { left: format.quantity(remaining, unit, item.customUnitNote) })}
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
