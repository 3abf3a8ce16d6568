import { useState } from 'react';
import { limits } from '../../../../schema/values/limits';
import { useDecideReviewImageMutation, useReportedReviewImagesQuery } from '../../../generated/graphql';
import type { ModeratedReviewImage_ImageFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { Moment } from '../../../ui/display/moment';
import { StatusBadge } from '../../../ui/display/status-badge';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { Page } from '../../../ui/layout/page';
import { ListByView, useListView } from '../../../ui/tables/list-by-view';
import { ActDialog } from '../act-dialog';
import '../admin.css';
import { useRefreshCounts } from '../use-refresh-counts';
import './review-images.css';
import { messages } from './review-images.messages';

const size = limits.adminPerPage;
const views = ['open', 'decided'] as const;

/** Images of reviews that users reported, the longest waiting first, and those that are decided. */
export function Component() {
  const t = useMessages(messages);
  const { view, paging } = useListView(views, size);
  const query = useReportedReviewImagesQuery({ variables: { open: view === 'open', ...paging }, fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ListByView
        label={t('title')}
        className="admin-filters"
        views={views}
        current={view}
        textOf={(name) => t(name)}
        query={query}
        listOf={(data) => data.reportedReviewImages}
        pageSize={size}
        loadingText={t('loading')}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        listClass="reported-images"
      >
        {(item) => (
          <ReportedImage key={item.id} item={item} isOpen={view === 'open'} onDone={() => void query.refetch().catch(() => undefined)} />
        )}
      </ListByView>
    </Page>
  );
}

interface ReportedImageProps {
  item: ModeratedReviewImage_ImageFragment;
  isOpen: boolean;
  onDone: () => void;
}

function ReportedImage({ item, isOpen, onDone }: ReportedImageProps) {
  const t = useMessages(messages);
  const [hiding, setHiding] = useState<boolean | null>(null);
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
          <Button tone="danger" onClick={() => setHiding(true)}>
            {t('hide')}
          </Button>
          <Button look="outline" onClick={() => setHiding(false)}>
            {t('leave')}
          </Button>
        </div>
      ) : (
        <p>
          <StatusBadge tone={item.isHidden ? 'waiting' : 'plain'}>{t(item.isHidden ? 'hidden' : 'left')}</StatusBadge>{' '}
          <span data-own-text>{item.decision}</span>
        </p>
      )}
      {hiding !== null && <DecideDialog id={item.id} hiding={hiding} onClose={() => setHiding(null)} onDone={onDone} />}
    </article>
  );
}

interface DecideProps {
  id: string;
  hiding: boolean;
  onClose: () => void;
  onDone: () => void;
}

function DecideDialog({ id, hiding, onClose, onDone }: DecideProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const refreshCounts = useRefreshCounts();
  const [decide] = useAppMutation(useDecideReviewImageMutation);
  return (
    <ActDialog
      act={{
        title: t(hiding ? 'hideTitle' : 'leaveTitle'),
        reasonLabel: t('decisionReason'),
        hint: t(hiding ? 'hideHint' : 'leaveHint'),
        submitLabel: t(hiding ? 'hide' : 'leave'),
        tone: hiding ? 'danger' : 'brand',
        send: async (reason) => {
          const { failure } = await decide({ variables: { reviewImageId: id, isHidden: hiding, reason } });
          if (failure) return failure;
          toast.success(t('done'));
          refreshCounts();
          onClose();
          onDone();
          return null;
        },
      }}
      onClose={onClose}
    />
  );
}
