import { useState } from 'react';
import { limits } from '../../../../schema/values/limits';
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
import { Page } from '../../../ui/layout/page';
import { ListByView, useListView } from '../../../ui/tables/list-by-view';
import { ActDialog } from '../act-dialog';
import '../admin.css';
import { useRefreshCounts } from '../use-refresh-counts';
import './stories.css';
import { messages } from './stories.messages';

const size = limits.adminPerPage;
const views = ['new', 'shown', 'hidden'] as const;
const filters = { new: { isNew: true }, shown: { isHidden: false }, hidden: { isHidden: true } } as const;

/**
 * Admins read here what sellers write of themselves, the latest change first: what is new since they last looked, what
 * everyone reads, what is hidden.
 */
export function Component() {
  const t = useMessages(messages);
  const { view, paging } = useListView(views, size);
  const query = useModeratedStoriesQuery({ variables: { ...filters[view], ...paging }, fetchPolicy: 'cache-and-network' });
  const [see, { busy, errorText }] = useAppMutation(useSeeStoriesMutation);
  const refresh = useRefreshCounts('moderatedStories');
  const latest = query.data?.moderatedStories.nodes[0]?.story.updatedAt;
  const isNewView = view === 'new';
  const markSeen = async () => {
    if (latest && (await see({ variables: { updatedUntil: latest } })).data) refresh();
  };
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        isNewView &&
        latest && (
          <Button look="outline" busy={busy} busyLabel={t('seeing')} onClick={() => void markSeen()}>
            {t('seen')}
          </Button>
        )
      }
    >
      {errorText && <Alert tone="error">{errorText}</Alert>}
      <ListByView
        label={t('title')}
        className="admin-filters"
        views={views}
        current={view}
        textOf={(name) => t(name)}
        query={query}
        listOf={(data) => data.moderatedStories}
        pageSize={size}
        loadingText={t('loading')}
        empty={<EmptyState title={t(isNewView ? 'emptyNew' : 'empty')} text={t(isNewView ? 'emptyNewText' : 'emptyText')} />}
        listClass="moderated-stories"
      >
        {(node) => <StoryCard key={node.id} node={node} onDone={refresh} />}
      </ListByView>
    </Page>
  );
}

function StoryCard({ node: { id, seller, story, isNew }, onDone }: { node: ModeratedStory_NodeFragment; onDone: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { textBn, textEn, images, hiddenReason, updatedAt } = story;
  const name = seller?.name ?? '';
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
        <Button look="outline" tone={isHidden ? 'brand' : 'danger'} onClick={() => setAsking(true)}>
          {t(isHidden ? 'restore' : 'hide')}
        </Button>
      </div>
      {isAsking && <DecideDialog sellerId={id} name={name} isHidden={!isHidden} onClose={() => setAsking(false)} onDone={onDone} />}
    </article>
  );
}

interface DecideProps {
  sellerId: string;
  name: string;
  /** The decision sets the story to this: true hides it, false restores it. */
  isHidden: boolean;
  onClose: () => void;
  onDone: () => void;
}

function DecideDialog({ sellerId, name, isHidden, onClose, onDone }: DecideProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [moderate] = useAppMutation(useModerateStoryMutation);
  return (
    <ActDialog
      act={{
        title: t(isHidden ? 'hideTitle' : 'restoreTitle', { name }),
        reasonLabel: t('reason'),
        hint: t('hint'),
        submitLabel: t(isHidden ? 'hide' : 'restore'),
        tone: isHidden ? 'danger' : 'brand',
        send: async (reason) => {
          const { failure } = await moderate({ variables: { sellerId, isHidden, reason } });
          if (failure) return failure;
          toast.success(t('done'));
          onClose();
          onDone();
          return null;
        },
      }}
      onClose={onClose}
    />
  );
}
