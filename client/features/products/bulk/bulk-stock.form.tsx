import { stockRules } from '../../../../schema/rules/catalogue/product.rules';
import { plainAmount } from '../../../../schema/rules/shared/plain-amount';
import type { ChosenProduct_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { TextField } from '../../../ui/fields/text-field';
import { BulkForm } from './bulk-form';
import { messages } from './bulk.messages';
import type { BulkUpdate } from './use-bulk-update';

interface BulkStockFormProps {
  products: readonly ChosenProduct_ProductFragment[];
  update: BulkUpdate;
  label: string;
  onClose: () => void;
}

/** The same stock on hand for each, in its own unit; what open orders were promised stays. */
export function BulkStockForm({ products, update, label, onClose }: BulkStockFormProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const form = useRulesForm({ rules: stockRules, initialValues: { quantity: '' }, submit: ({ quantity }) => update.run({ quantity }) });
  const wanted = stockRules.isValidSync(form.values) ? stockRules.cast(form.values).quantity : null;
  const rows = products.map(({ id, name, quantity, available, unit, customUnitNote }) => {
    const write = (amount: string) => format.quantity(plainAmount(amount), unit, customUnitNote);
    const row = { id, name, before: write(quantity) };
    const reserved = Number(quantity) - Number(available);
    if (wanted === null) return row;
    if (Number(wanted) < reserved) return { ...row, notes: [t('promised', { quantity: write(reserved.toFixed(3)) })], isImpossible: true };
    return Number(wanted) === Number(quantity) ? { ...row, notes: [t('same')] } : { ...row, after: write(wanted) };
  });
  return (
    <BulkForm form={form} label={label} onClose={onClose} rows={rows}>
      <TextField name="quantity" label={t('stock')} hint={t('stockHint')} digits="quantity" required />
    </BulkForm>
  );
}
