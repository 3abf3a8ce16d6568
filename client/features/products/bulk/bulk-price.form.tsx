import { bulkPriceRules, priceStepRules } from '../../../../schema/rules/catalogue/bulk-product.rules';
import { steppedPrice } from '../../../../schema/rules/catalogue/price-change';
import type { PriceStep } from '../../../../schema/rules/catalogue/price-change';
import { isPriceInRange } from '../../../../schema/rules/catalogue/product.rules';
import { isAbove, loweredTier } from '../../../../schema/rules/catalogue/tiers';
import { PriceChangeUnit, PriceDirection, TierChange } from '../../../../schema/values/catalogue/catalogue';
import type { ChosenProduct_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { TextField } from '../../../ui/fields/text-field';
import { usePriceGuard } from '../../../widgets/price-guard/use-price-guard';
import { BulkForm } from './bulk-form';
import { messages } from './bulk.messages';
import type { PreviewRow } from './change-preview';
import type { BulkUpdate } from './use-bulk-update';

type Product = ChosenProduct_ProductFragment;

/** The prices by quantity that a new price falls below. */
const tiersAbove = (product: Product, after: string) => (product.sellPost?.tiers ?? []).filter((tier) => isAbove(tier, after));

/** Prices up or down by per cent or Taka, each shown as it would become, by the rule that the server applies. */
export function BulkPriceForm({ products, update, label, onClose }: BulkPriceFormProps) {
  const t = useMessages(messages);
  const rowOf = usePriceRow();
  const context = { asksTiers: false };
  const guard = usePriceGuard();
  const form = useRulesForm({
    rules: bulkPriceRules,
    context,
    initialValues: {
      direction: PriceDirection.UP,
      unit: PriceChangeUnit.PERCENT,
      value: '',
      tiersAbovePrice: null as TierChange | null,
    },
    submit: async ({ tiersAbovePrice, ...price }) => {
      const guarded = products.map((product) => ({
        ...product,
        before: product.regularPrice,
        after: steppedPrice(product.regularPrice, price),
      }));
      if (!(await guard.ask(guarded.filter(({ after }) => isPriceInRange(after))))) return null;
      return update.run({ price, tiersAbovePrice: context.asksTiers ? tiersAbovePrice : null });
    },
  });
  const { values } = form;
  const step = priceStepRules.isValidSync(values) ? priceStepRules.cast(values) : null;
  context.asksTiers = step !== null && products.some((product) => asksTiers(product, step));
  const isPercent = values.unit === PriceChangeUnit.PERCENT;
  return (
    <BulkForm form={form} label={label} onClose={onClose} rows={products.map((product) => rowOf(product, step, values.tiersAbovePrice))}>
      {guard.dialog}
      <RadioCards name="direction" label={t('direction')} choices={choicesOf(PriceDirection, t)} />
      <RadioCards name="unit" label={t('unit')} choices={choicesOf(PriceChangeUnit, t)} />
      <TextField
        name="value"
        label={t('value')}
        hint={t(isPercent ? 'percentHint' : 'amountHint')}
        suffix={t(isPercent ? 'percentSign' : 'taka')}
        digits="whole"
        required
      />
      {context.asksTiers && (
        <RadioCards
          name="tiersAbovePrice"
          label={t('tiers')}
          choices={[
            { value: TierChange.LOWER, label: t('LOWER'), text: t('lowerText') },
            { value: TierChange.REMOVE, label: t('REMOVE'), text: t('removeText') },
          ]}
          required
        />
      )}
    </BulkForm>
  );
}

interface BulkPriceFormProps {
  products: readonly Product[];
  update: BulkUpdate;
  label: string;
  onClose: () => void;
}

const choicesOf = <T extends string>(values: Record<T, T>, t: (name: T) => string) =>
  Object.values<T>(values).map((value) => ({ value, label: t(value) }));

function asksTiers(product: Product, step: PriceStep): boolean {
  const after = steppedPrice(product.regularPrice, step);
  return isPriceInRange(after) && tiersAbove(product, after).length > 0;
}

function usePriceRow() {
  const t = useMessages(messages);
  const format = useFormat();
  const tierNotes = (product: Product, after: string, choice: TierChange | null): string[] => {
    const above = tiersAbove(product, after);
    if (above.length === 0) return [];
    if (choice === null) return [t('tierAsks', { count: above.length })];
    const { unit, customUnitNote, regularPrice } = product;
    const isLowered = choice === TierChange.LOWER;
    return (isLowered ? (product.sellPost?.tiers ?? []) : above).map(({ minQuantity, price }) =>
      t(isLowered ? 'tierLowered' : 'tierRemoved', {
        quantity: format.quantity(minQuantity, unit, customUnitNote),
        before: format.money(price),
        after: format.money(loweredTier(price, regularPrice, after)),
      }),
    );
  };
  return (product: Product, step: PriceStep | null, choice: TierChange | null): PreviewRow => {
    const { id, name, regularPrice, unit, customUnitNote, deal } = product;
    const row = { id, name, before: format.price(regularPrice, unit, customUnitNote) };
    const running = deal ? [t('dealRuns', { percent: format.percent(deal.percent) })] : [];
    if (!step) return { ...row, notes: running };
    const after = steppedPrice(regularPrice, step);
    if (!isPriceInRange(after)) return { ...row, notes: [t('outOfRange')], isImpossible: true };
    if (Number(after) === Number(regularPrice)) return { ...row, notes: [t('same'), ...running] };
    return { ...row, after: format.price(after, unit, customUnitNote), notes: [...running, ...tierNotes(product, after, choice)] };
  };
}
