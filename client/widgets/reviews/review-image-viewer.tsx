import { Role } from '../../../schema/values/accounts/roles';
import type { ReviewImage_ImageFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { Button } from '../../ui/buttons/button';
import { Zoom } from '../gallery/zoom';
import { messages } from './reviews.messages';

interface ReviewImageViewerProps {
  images: readonly ReviewImage_ImageFragment[];
  authorName: string;
  at: number;
  onMove: (at: number) => void;
  onAsk: (act: 'report' | 'hide', id: string) => void;
  onClose: () => void;
}

/** One image of a review as large as the window, with what the viewer may do about it. */
export function ReviewImageViewer({ images, authorName, at, onMove, onAsk, onClose }: ReviewImageViewerProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { role } = useSession();
  const shown = images[at] ?? images[0];
  if (!shown) return null;
  const textOf = (index: number) => format.digits(t('imageOf', { number: index + 1, count: images.length, name: authorName }));
  return (
    <Zoom
      name={t('imagesOf', { name: authorName })}
      images={images.map(({ image }) => image)}
      at={images.indexOf(shown)}
      textOf={textOf}
      onMove={onMove}
      onClose={onClose}
    >
      {shown.image.isIllustration && <p className="caption">{t('illustration')}</p>}
      {shown.isReported && <p className="caption">{t('imageReported')}</p>}
      {shown.canReport && (
        <Button look="plain" tone="gray" onClick={() => onAsk('report', shown.id)}>
          {t('reportImage')}
        </Button>
      )}
      {role === Role.ADMIN && (
        <Button look="outline" tone="danger" onClick={() => onAsk('hide', shown.id)}>
          {t('hideImage')}
        </Button>
      )}
    </Zoom>
  );
}
