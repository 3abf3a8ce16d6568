import { useState } from 'react';
import { Role } from '../../../../schema/values/accounts/roles';
import { useSellerStoryQuery } from '../../../generated/graphql';
import type { SellerStory_StoryFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useSession } from '../../../platform/session/use-session';
import { Button } from '../../../ui/buttons/button';
import { StatusBadge } from '../../../ui/display/status-badge';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import './seller-story.css';
import { messages } from './seller-story.messages';
import { OpenedInVain, lazyPart } from '../../../ui/feedback/lazy-part';

/** Both come with the press that needs them. */
const Zoom = lazyPart(async () => (await import('../../../widgets/gallery/zoom')).Zoom, { missing: OpenedInVain });
const ModerateStoryDialog = lazyPart(async () => (await import('./moderate-story-dialog')).ModerateStoryDialog, { missing: OpenedInVain });

interface SellerStoryProps {
  sellerId: string;
  name: string;
  /** The page's response contains this story, which is the same for everyone. */
  shown: SellerStory_StoryFragment | null;
}

/**
 * Shows the seller's story in the language of the screen, or in the other one if there is no text in it. Shows nothing
 * without a story. An admin may hide it.
 */
export function SellerStory({ sellerId, name, shown }: SellerStoryProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { role } = useSession();
  const isAdmin = role === Role.ADMIN;
  const { data, refetch } = useSellerStoryQuery({ variables: { id: sellerId }, fetchPolicy: 'network-only', skip: !isAdmin });
  const [zoomedAt, setZoomedAt] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const story = isAdmin ? data?.seller?.story : shown;
  if (!story) return null;
  const { textBn, textEn, images, hiddenReason } = story;
  const isBangla = format.language === 'bn' ? textBn !== null : textEn === null;
  const text = isBangla ? textBn : textEn;
  const isHidden = hiddenReason !== null;
  return (
    <section className="shelf seller-story" aria-labelledby="seller-story">
      <h2 id="seller-story">{t('title', { name })}</h2>
      {isHidden && <StatusBadge tone="waiting">{t('hidden')}</StatusBadge>}
      {text && (
        <blockquote lang={isBangla ? 'bn' : 'en'} data-own-text>
          {text}
        </blockquote>
      )}
      {images.length > 0 && (
        <ul>
          {images.map((image, index) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={t('imageOf', { name, number: format.number(index + 1) })}
                onClick={() => setZoomedAt(index)}
              >
                <ResponsiveImage image={image} alt="" sizes="160px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAdmin && (
        <Button look="outline" tone={isHidden ? 'brand' : 'danger'} onClick={() => setAsking(true)}>
          {t(isHidden ? 'restore' : 'hide')}
        </Button>
      )}
      {zoomedAt !== null && images.length > 0 && (
        <Zoom
          name={name}
          images={images}
          at={zoomedAt < images.length ? zoomedAt : 0}
          onMove={setZoomedAt}
          onClose={() => setZoomedAt(null)}
        />
      )}
      {isAsking && (
        <ModerateStoryDialog
          sellerId={sellerId}
          isHidden={!isHidden}
          onClose={() => setAsking(false)}
          onDone={() => void refetch().catch(() => undefined)}
        />
      )}
    </section>
  );
}
