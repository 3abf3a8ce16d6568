import type { ChangeEvent } from 'react';
import { Camera, ImageUp } from 'lucide-react';
import { useMessages } from '../../platform/i18n/use-messages';
import './image-picker.css';
import { messages } from './image-picker.messages';

interface ImageButtonsProps {
  onChosen: (files: File[]) => void;
  /** Before the camera or the file picker opens: a small phone may end the page for it. */
  onOpen?: () => void;
  disabled?: boolean;
}

/** Two big buttons that add images of a form: files, rear camera. The same file can be chosen again. */
export function ImageButtons({ onChosen, onOpen, disabled }: ImageButtonsProps) {
  const t = useMessages(messages);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    onChosen(files);
  };
  return (
    <div className="image-buttons" data-busy={disabled || undefined}>
      <label>
        <ImageUp aria-hidden />
        <span>{t('upload')}</span>
        <input type="file" accept="image/*" multiple disabled={disabled} onClick={onOpen} onChange={choose} />
      </label>
      <label>
        <Camera aria-hidden />
        <span>{t('camera')}</span>
        <input type="file" accept="image/*" capture="environment" disabled={disabled} onClick={onOpen} onChange={choose} />
      </label>
    </div>
  );
}
