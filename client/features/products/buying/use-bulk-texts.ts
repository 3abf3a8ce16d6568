import { tiersBelow } from '../../../../schema/values/accounts/trade';
import type { BulkRow_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { messages } from './buying.messages';

/** How products of the market are written, in the table and beside one another alike. */
export function useBulkTexts() {
  const t = useMessages(messages);
  const format = useFormat();
  const amount = ({ unit, customUnitNote }: BulkRow_ProductFragment, quantity: string) => format.quantity(quantity, unit, customUnitNote);
  const priceOf = ({ unit, customUnitNote }: BulkRow_ProductFragment, price: string) => format.price(price, unit, customUnitNote);
  return {
    amount,
    price: (product: BulkRow_ProductFragment) => priceOf(product, product.price),
    perKg: ({ pricePerKg }: BulkRow_ProductFragment) => (pricePerKg ? format.money(pricePerKg) : t('noWeight')),
    tiers: (product: BulkRow_ProductFragment) =>
      tiersBelow(product.sellPost?.tiers ?? [], product.price).map(({ minQuantity, price }) =>
        t('tier', { quantity: amount(product, minQuantity), price: priceOf(product, price) }),
      ),
  };
}
