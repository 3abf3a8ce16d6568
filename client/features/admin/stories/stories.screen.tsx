import { useModeratedStoriesQuery, useModerateStoryMutation, useSeeStoriesMutation } from '../../../generated/graphql';
import type { ModeratedStory_NodeFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { StatusBadge } from '../../../ui/display/status-badge';
import { Alert } from '../../../ui/feedback/alert';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { useListView } from '../../../ui/tables/list-by-view';
import { useRefreshCounts } from '../use-refresh-counts';
import './stories.css';
import { AdminQueue, queueSize } from '../admin-queue';
import { Decision } from '../decision';
import { messages } from './stories.messages';
import { sellerName } from '../../../platform/seller-name';

const views = ['new', 'shown', 'hidden'] as const;
const filters = { new: { isNew: true }, shown: { isHidden: false }, hidden: { isHidden: true } } as const;

/**
 * Admins read here what sellers write of themselves, the latest change first: what is new since they last looked, what
 * everyone reads, what is hidden.
 */
export function Component() {
  const t = useMessages(messages);
  const { view, paging } = useListView(views, queueSize);
  const query = useModeratedStoriesQuery({ variables: { ...filters[view], ...paging }, fetchPolicy: 'cache-and-network' });
  const [see, { busy, errorText }] = useAppMutation(useSeeStoriesMutation);
  const toast = useToast();
  const refresh = useRefreshCounts('moderatedStories');
  const latest = query.data?.moderatedStories.nodes[0]?.story.updatedAt;
  const isNewView = view === 'new';
  const count = query.data?.moderatedStories.totalCount ?? 0;
  const markSeen = async () => {
    if (!latest || !(await see({ variables: { updatedUntil: latest } })).data) return;
    toast.success(t('seenDone', { count }));
    refresh();
  };
  return (
    <AdminQueue
      t={t}
      views={views}
      current={view}
      query={query}
      listOf={(data) => data.moderatedStories}
      listClass="moderated-stories"
      below={
        isNewView &&
        count > 0 && (
          <Button look="outline" busy={busy} busyLabel={t('seeing')} onClick={() => void markSeen()}>
            {t('seen', { count })}
          </Button>
        )
      }
      empty={isNewView ? <EmptyState title={t('emptyNew')} text={t('emptyNewText')} /> : undefined}
      alert={errorText && <Alert tone="error">{errorText}</Alert>}
    >
      {(node) => <StoryCard key={node.id} node={node} onDone={refresh} />}
    </AdminQueue>
  );
}

function StoryCard({ node: { id, seller, story, isNew }, onDone }: { node: ModeratedStory_NodeFragment; onDone: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [moderate] = useAppMutation(useModerateStoryMutation);
  const { textBn, textEn, images, hiddenReason, updatedAt } = story;
  const name = seller ? sellerName(seller) : '';
  const isHidden = hiddenReason !== null;
  return (
    <article className="panel moderated-story" aria-label={name}>
      <header>
        <h2>
          <TextLink to={paths.seller(id)}>{name}</TextLink>
        </h2>
        {isNew && <StatusBadge tone="info">{t('isNew')}</StatusBadge>}
        {isHidden && <StatusBadge tone="waiting">{t('isHidden')}</StatusBadge>}
      </header>
      <p className="caption">{t('changed', { time: format.dateTime(updatedAt) })}</p>
      {textBn && (
        <blockquote lang="bn" data-own-text>
          {textBn}
        </blockquote>
      )}
      {textEn && (
        <blockquote lang="en" data-own-text>
          {textEn}
        </blockquote>
      )}
      {!textBn && !textEn && <p className="caption">{t('noText')}</p>}
      {images.length > 0 && (
        <ul aria-label={t('photos', { name })}>
          {images.map((image) => (
            <li key={image.id}>
              <ResponsiveImage image={image} alt="" sizes="96px" />
            </li>
          ))}
        </ul>
      )}
      {isHidden && (
        <p>
          <strong>{t('hiddenReason')}:</strong> <span data-own-text>{hiddenReason}</span>
        </p>
      )}
      <div className="page-actions">
        <Decision
          reasonLabel={t('reason')}
          doneText={t('done')}
          onDone={onDone}
          choices={[
            {
              label: t(isHidden ? 'restore' : 'hide'),
              look: 'outline',
              tone: isHidden ? 'brand' : 'danger',
              title: t(isHidden ? 'restoreTitle' : 'hideTitle', { name }),
              hint: t('hint'),
              send: (reason) => moderate({ variables: { sellerId: id, isHidden: !isHidden, reason } }),
            },
          ]}
        />
      </div>
    </article>
  );
}
