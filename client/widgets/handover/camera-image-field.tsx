import { useEffect, useState } from 'react';
import { Camera, CircleAlert } from 'lucide-react';
import { useFormField } from '../../platform/forms/form-context';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { ImageButton } from '../../ui/inputs/image-button';
import { isImage } from '../image-picker/is-image';
import { shrinkImage } from '../image-picker/shrink-image';
import { messages } from './handover.messages';

interface CameraImageFieldProps {
  /** The field of the form that holds the file. */
  name: string;
  hint: string;
  required?: boolean;
  file: File | null;
  onFile: (file: File | null) => void;
}

/** One image, by the phone's rear camera where there is one; made small before it is sent or stored. */
export function CameraImageField({ name, hint, required = false, file, onFile }: CameraImageFieldProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const field = useFormField(name);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const preview = usePreview(file);
  const choose = async (chosen: File) => {
    setBusy(true);
    const readable = await isImage(chosen);
    onFile(readable ? (await shrinkImage(chosen)).file : null);
    setWrong(readable ? null : t('notImage'));
    setBusy(false);
  };
  const error = wrong ?? (field.error ? errorText(field.error) : null);
  return (
    <fieldset id={field.id} className="handover-image" aria-describedby={`${field.id}-hint`}>
      <legend>
        {t('image')}
        {required && (
          <span aria-hidden className="required-mark">
            {' *'}
          </span>
        )}
      </legend>
      <p id={`${field.id}-hint`} className="radio-cards-hint">
        {hint}
      </p>
      {preview && <img src={preview} alt={t('chosen', { name: file?.name ?? '' })} />}
      <ImageButton busy={busy} camera onChosen={(chosen) => void choose(chosen)}>
        <Camera aria-hidden />
        {t(busy ? 'preparing' : file ? 'takeAnother' : 'takeImage')}
      </ImageButton>
      {error && (
        <p className="radio-cards-error" role="alert">
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The image as it is shown; its memory is given back when it changes. */
function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = file && URL.createObjectURL(file);
    setUrl(made);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
