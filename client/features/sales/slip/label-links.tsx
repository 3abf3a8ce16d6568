import { QrCode } from 'lucide-react';
import type { SaleSlip_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { ButtonAnchor } from '../../../ui/buttons/button';
import { messages } from '../sales.messages';

/**
 * To labels for the sacks of each line; how many sacks a quantity fills the seller enters there. What was deleted has
 * none. Not printed with the slip.
 */
export function LabelLinks({ lines }: { lines: SaleSlip_OrderFragment['lines'] }) {
  const t = useMessages(messages);
  const { language } = useFormat();
  return (
    <div className="slip-labels">
      {lines.map(
        ({ id, product, productName, quantity }) =>
          product &&
          Number(quantity) > 0 && (
            <ButtonAnchor key={id} href={paths.labels(product.id, { lang: language })} icon={<QrCode aria-hidden />}>
              {t('labelsOf', { product: productName })}
            </ButtonAnchor>
          ),
      )}
    </div>
  );
}
