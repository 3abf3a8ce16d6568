import { useId } from 'react';
import { isAbove, loweredTier } from '../../../../schema/rules/catalogue/tiers';
import { TierChange } from '../../../../schema/values/catalogue/catalogue';
import type { MyProduct_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages } from '../products.messages';

interface LowerTiersProps {
  product: MyProduct_ProductFragment;
  /** The new price, BDT. */
  price: string;
  onChoose: (change: TierChange) => void;
  onClose: () => void;
}

/** Asked before a price goes below prices for businesses: they fall with it, or go. What each would become is shown. */
export function LowerTiers({ product, price, onChoose, onClose }: LowerTiersProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const textId = useId();
  const { regularPrice, unit, customUnitNote } = product;
  const tiers = product.sellPost?.tiers ?? [];
  const change = (to: TierChange) => () => onChoose(to);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tiersTitle')}
      role="alertdialog"
      describedBy={textId}
      noCross
      footer={
        <>
          <Button look="outline" tone="gray" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button look="outline" onClick={change(TierChange.REMOVE)}>
            {t('tiersRemove')}
          </Button>
          <Button onClick={change(TierChange.LOWER)}>{t('tiersLower')}</Button>
        </>
      }
    >
      <p id={textId}>{t('tiersText', { price: format.price(price, unit, customUnitNote) })}</p>
      <ul className="lower-tiers">
        {tiers.map((tier) => (
          <li key={tier.minQuantity} data-above={isAbove(tier, price)}>
            {t('tierChange', {
              quantity: format.quantity(tier.minQuantity, unit, customUnitNote),
              before: format.money(tier.price),
              after: format.money(loweredTier(tier.price, regularPrice, price)),
            })}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
