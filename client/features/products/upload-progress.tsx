import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import type { Photos } from '../../widgets/image-picker/use-photos';
import { messages } from './products.messages';

/** 'Uploading...', and which photo is on its way: "Photo 2 of 3 · 62%". */
export function UploadProgress({ photos, busyText }: { photos: Photos; busyText: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (!photos.online && photos.list.some((photo) => photo.state === 'waiting'))
    return (
      <>
        {busyText} <span className="upload-note">{t('photoOffline')}</span>
      </>
    );
  const number = photos.list.findIndex((photo) => photo.state === 'sending') + 1;
  if (!number) return busyText;
  const percent = format.percent(Math.round((photos.list[number - 1]?.progress ?? 0) * 100));
  return (
    <>
      {busyText} <span className="upload-note">{format.digits(t('waitForPhotos', { number, count: photos.list.length, percent }))}</span>
    </>
  );
}
