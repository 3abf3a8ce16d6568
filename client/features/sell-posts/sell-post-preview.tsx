import { Audience } from '../../../schema/values/catalogue/catalogue';
import type { SellPostProduct_ProductFragment } from '../../generated/graphql';
import { useForm } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { useReadable } from '../../platform/i18n/use-readable';
import { useMessages } from '../../platform/i18n/use-messages';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { OwnPrice } from '../../widgets/own-price/own-price';
import { messages } from './sell-posts.messages';
import type { TermsValues } from './terms-values';

/** Shows the post as buyers will see it with the present values of the form. */
export function SellPostPreview({ product: stored }: { product: SellPostProduct_ProductFragment }) {
  const product = useReadable()(stored);
  const t = useMessages(messages);
  const format = useFormat();
  const values = useForm().values as unknown as TermsValues;
  const amount = (quantity: string) => format.quantity(quantity, product.unit, product.customUnitNote);
  const tiers = values.tiers.filter(({ minQuantity, price }) => Number(minQuantity) > 0 && Number(price) > 0);
  const lines = [
    t('left', { quantity: amount(product.available) }),
    Number(values.minQuantity) > 0 && t('least', { quantity: amount(values.minQuantity) }),
    ...tiers.map((tier) =>
      t('tierLine', { quantity: amount(tier.minQuantity), price: format.price(tier.price, product.unit, product.customUnitNote) }),
    ),
    values.availableFrom && t('startsOn', { date: format.date(`${values.availableFrom}T00:00:00+06:00`) }),
    values.availableUntil && t('endsOn', { date: format.date(`${values.availableUntil}T00:00:00+06:00`) }),
    values.audience === Audience.BUSINESSES && t('onlyBusinesses'),
  ].filter((line) => typeof line === 'string' && line !== '');
  return (
    <section className="post-preview" aria-label={t('preview')}>
      <ResponsiveImage image={product.image} alt="" sizes="96px" />
      <div>
        <p className="post-name">{product.name}</p>
        <OwnPrice product={product} />
        <ul className="post-facts">
          {lines.map((line) => (
            <li key={String(line)}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
