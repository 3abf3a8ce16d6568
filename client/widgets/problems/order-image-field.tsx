import { useState } from 'react';
import { CircleAlert, X } from 'lucide-react';
import { problemImages } from '../../../schema/values/orders/order-problems';
import { useUploadOrderImageMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useFormField } from '../../platform/forms/form-context';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { IconButton } from '../../ui/buttons/button';
import { ImageButtons } from '../image-picker/image-buttons';
import { shrinkImage } from '../image-picker/shrink-image';
import './problems.css';
import { messages } from './problems.messages';

interface Added {
  readonly id: string;
  readonly url: string;
}

interface OrderImageFieldProps {
  orderId: string;
  required?: boolean;
  most?: number;
  /** By default the label is about the images of a problem. */
  label?: string;
  hint?: string;
}

/** Private images of the order for the field `imageIds`: each is sent when it is chosen. */
export function OrderImageField({ orderId, required = false, most = problemImages, label, hint }: OrderImageFieldProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const errorText = useErrorText();
  const field = useFormField('imageIds');
  const [upload, { errorText: failed, fieldErrors }] = useAppMutation(useUploadOrderImageMutation);
  const [added, setAdded] = useState<readonly Added[]>([]);
  const [busy, setBusy] = useState(false);
  const change = (images: readonly Added[]) => {
    setAdded(images);
    field.change(images.map(({ id }) => id));
  };
  const add = async (chosen: readonly File[]) => {
    setBusy(true);
    let images = added;
    for (const one of chosen.slice(0, most - added.length)) {
      const { file } = await shrinkImage(one);
      const { data } = await upload({ variables: { orderId, file } });
      if (!data) break;
      images = [...images, data.uploadOrderImage];
      change(images);
    }
    setBusy(false);
  };
  const error = fieldErrors.file ?? failed ?? (field.error ? errorText(field.error) : null);
  return (
    <fieldset id={field.id} aria-describedby={`${field.id}-hint`}>
      <legend>
        {label ?? t('images')}
        {required && (
          <span aria-hidden className="required-mark">
            {' *'}
          </span>
        )}
      </legend>
      <p id={`${field.id}-hint`} className="radio-cards-hint">
        {hint ?? t('imagesHint', { max: format.number(most) })}
      </p>
      <ul className="problem-images">
        {added.map(({ id, url }, index) => {
          const number = format.number(index + 1);
          return (
            <li key={id}>
              <img src={url} alt={t('imageOf', { number })} width={96} height={96} />
              <IconButton label={t('removeImage', { number })} onClick={() => change(added.filter((image) => image.id !== id))}>
                <X aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {added.length < most && <ImageButtons disabled={busy} onChosen={(files) => void add(files)} />}
      <p role="status" className="caption">
        {busy && t('addingImage')}
      </p>
      {error && (
        <p className="radio-cards-error" role="alert">
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
