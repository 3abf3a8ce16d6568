import { useDecideReviewImageMutation, useReportedReviewImagesQuery } from '../../../generated/graphql';
import type { ModeratedReviewImage_ImageFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { TextLink } from '../../../ui/buttons/text-link';
import { Moment } from '../../../ui/display/moment';
import { StatusBadge } from '../../../ui/display/status-badge';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { useListView } from '../../../ui/tables/list-by-view';
import './review-images.css';
import { AdminQueue, queueSize, queueViews } from '../admin-queue';
import { HideOrLeave } from '../decision';
import { messages } from './review-images.messages';

/** Images of reviews that users reported, the longest waiting first, and those that are decided. */
export function Component() {
  const t = useMessages(messages);
  const { view, paging } = useListView(queueViews, queueSize);
  const query = useReportedReviewImagesQuery({ variables: { open: view === 'open', ...paging }, fetchPolicy: 'cache-and-network' });
  return (
    <AdminQueue
      t={t}
      views={queueViews}
      current={view}
      query={query}
      listOf={(data) => data.reportedReviewImages}
      listClass="reported-images"
    >
      {(item, onDone) => <ReportedImage key={item.id} item={item} isOpen={view === 'open'} onDone={onDone} />}
    </AdminQueue>
  );
}

interface ReportedImageProps {
  item: ModeratedReviewImage_ImageFragment;
  isOpen: boolean;
  onDone: () => void;
}

function ReportedImage({ item, isOpen, onDone }: ReportedImageProps) {
  const t = useMessages(messages);
  const [decide] = useAppMutation(useDecideReviewImageMutation);
  const { image, review, reports } = item;
  const name = review?.authorName ?? '';
  return (
    <article className="panel reported-image" aria-label={t('imageOf', { name })}>
      {image ? (
        <a href={image.url} target="_blank" rel="noreferrer">
          <ResponsiveImage image={image} alt={t('imageOf', { name })} sizes="240px" />
        </a>
      ) : (
        <p className="caption">{t('gone')}</p>
      )}
      {review && (
        <div>
          <p>
            {t('by', { name })} <TextLink to={paths.product(item.productId)}>{review.productName}</TextLink>
          </p>
          {review.text && <blockquote data-own-text>{review.text}</blockquote>}
        </div>
      )}
      {reports.length > 0 && (
        <div>
          <strong>{t('reports')}</strong>
          <ul>
            {reports.map(({ id, reason, reporterName, createdAt }) => (
              <li key={id}>
                <span data-own-text>{reason}</span>{' '}
                <span className="caption">
                  {reporterName} · <Moment at={createdAt} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOpen ? (
        <div className="page-actions">
          <HideOrLeave
            t={t}
            decide={(isHidden) => (reason) => decide({ variables: { reviewImageId: item.id, isHidden, reason } })}
            onDone={onDone}
          />
        </div>
      ) : (
        <p>
          <StatusBadge tone={item.isHidden ? 'waiting' : 'plain'}>{t(item.isHidden ? 'hidden' : 'left')}</StatusBadge>{' '}
          <span data-own-text>{item.decision}</span>
        </p>
      )}
    </article>
  );
}
