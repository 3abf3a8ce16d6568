import { ImageOff } from 'lucide-react';
import { Unit, units } from '../../../../schema/values/catalogue/units';
import { useForm } from '../../../platform/forms/form-context';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import type { FormImages } from '../../../widgets/image-picker/use-images';
import { messages } from '../products.messages';

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The card as buyers will see it, while it is filled in. Desktop only; everything in it is in the form already. */
export function ProductPreview({ images }: { images: FormImages }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { values } = useForm();
  const unit = units.find((one) => one === values.unit) ?? Unit.KG;
  const note = text(values.customUnitNote);
  const main = images.list[0];
  return (
    <section className="product-preview" aria-labelledby="product-preview-title">
      <h2 id="product-preview-title">{t('preview')}</h2>
      <article className="product-card">
        <div className="product-card-image">
          {main ? (
            <img src={main.src} alt="" width={640} height={512} />
          ) : (
            <span className="image-missing">
              <ImageOff aria-hidden />
            </span>
          )}
        </div>
        <div className="product-card-body">
          <h3 className="product-card-name two-lines">{text(values.name) || t('unnamed')}</h3>
          <p className="product-card-price">{format.price(text(values.price) || '0', unit, note)}</p>
          <p className="product-card-line">{t('available', { quantity: format.quantity(text(values.quantity) || '0', unit, note) })}</p>
          <p className="product-card-line two-lines">{text(values.description)}</p>
        </div>
      </article>
    </section>
  );
}
