import { CircleAlert } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import { useFormField } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { ImageList } from '../../ui/images/image-list';
import { ImageButtons } from './image-buttons';
import './image-picker.css';
import { messages } from './image-picker.messages';
import type { FormImages } from './use-images';

interface ImagePickerProps {
  images: FormImages;
  disabled?: boolean;
  /** Where images are not needed: what they are for, in place of the hint about the main image. */
  hint?: string;
  /** Before the camera or the file picker opens: a small phone may end the page for it. */
  onOpen?: () => void;
}

/** Two big buttons (files, rear camera) over the list of images. Its form field is `imageIds`. */
export function ImagePicker({ images, disabled, hint, onOpen }: ImagePickerProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const format = useFormat();
  const field = useFormField('imageIds');
  const errors = [...images.rejections, ...(field.error ? [errorText(field.error)] : [])];
  return (
    <fieldset id={field.id} className="image-picker" aria-describedby={`${field.id}-hint`} disabled={disabled}>
      <legend>
        {t('photos')}
        {!hint && (
          <span aria-hidden className="required-mark">
            {' *'}
          </span>
        )}
      </legend>
      <p id={`${field.id}-hint`} className="radio-cards-hint">
        {hint ?? t('hint', { max: format.number(limits.imageCount) })}
      </p>
      <ImageButtons onChosen={images.add} onOpen={onOpen} />
      {errors.map((text) => (
        <p key={text} className="radio-cards-error" role="alert">
          <CircleAlert aria-hidden />
          {text}
        </p>
      ))}
      {images.notes.length > 0 && (
        <div role="status">
          {images.notes.map((text) => (
            <p key={text} className="image-note">
              {text}
            </p>
          ))}
        </div>
      )}
      <ImageList
        images={images.list}
        online={images.online}
        onRemove={images.remove}
        onMove={images.move}
        onRetry={images.retry}
        disabled={disabled}
        withMain={!hint}
      />
    </fieldset>
  );
}
