import type { ChangeEvent } from 'react';
import { Camera, CircleAlert, ImageUp } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import { useFormField } from '../../platform/forms/form-context';
import { useFormat } from '../../platform/format';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { PhotoList } from '../../ui/photo-list';
import './image-picker.css';
import { messages } from './image-picker.messages';
import type { Photos } from './use-photos';

interface ImagePickerProps {
  photos: Photos;
  disabled?: boolean;
  /** Before the camera or the file picker opens: a small phone may end the page for it. */
  onOpen?: () => void;
}

/** Two big buttons (files, rear camera) over the list of photos. Its form field is `imageIds`. */
export function ImagePicker({ photos, disabled, onOpen }: ImagePickerProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const format = useFormat();
  const field = useFormField('imageIds');
  const errors = [...photos.refusals, ...(field.error ? [errorText(field.error)] : [])];
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    photos.add([...(event.currentTarget.files ?? [])]);
    event.currentTarget.value = '';
  };
  return (
    <fieldset id={field.id} className="image-picker" aria-describedby={`${field.id}-hint`} disabled={disabled}>
      <legend>
        {t('photos')}
        <span aria-hidden className="required-mark">
          {' *'}
        </span>
      </legend>
      <p id={`${field.id}-hint`} className="radio-cards-hint">
        {t('hint', { max: format.number(limits.imageCount) })}
      </p>
      <div className="photo-buttons">
        <label>
          <ImageUp aria-hidden />
          <span>{t('upload')}</span>
          <input type="file" accept="image/*" multiple onClick={onOpen} onChange={choose} />
        </label>
        <label>
          <Camera aria-hidden />
          <span>{t('camera')}</span>
          <input type="file" accept="image/*" capture="environment" onClick={onOpen} onChange={choose} />
        </label>
      </div>
      {errors.map((text) => (
        <p key={text} className="radio-cards-error" role="alert">
          <CircleAlert aria-hidden />
          {text}
        </p>
      ))}
      {photos.notes.length > 0 && (
        <div role="status">
          {photos.notes.map((text) => (
            <p key={text} className="photo-note">
              {text}
            </p>
          ))}
        </div>
      )}
      <PhotoList
        photos={photos.list}
        online={photos.online}
        onRemove={photos.remove}
        onMove={photos.move}
        onRetry={photos.retry}
        disabled={disabled}
      />
    </fieldset>
  );
}
