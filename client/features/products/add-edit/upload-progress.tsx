import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import type { FormImages } from '../../../widgets/image-picker/use-images';
import { messages } from '../products.messages';

/** 'Uploading...', and which image is on its way: "Photo 2 of 3 · 62%". */
export function UploadProgress({ images, busyText }: { images: FormImages; busyText: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (!images.online && images.list.some((image) => image.state === 'waiting'))
    return (
      <>
        {busyText} <span className="upload-note">{t('imageOffline')}</span>
      </>
    );
  const number = images.list.findIndex((image) => image.state === 'sending') + 1;
  if (!number) return busyText;
  const percent = format.percent(Math.round((images.list[number - 1]?.progress ?? 0) * 100));
  return (
    <>
      {busyText} <span className="upload-note">{format.digits(t('waitForImages', { number, count: images.list.length, percent }))}</span>
    </>
  );
}
