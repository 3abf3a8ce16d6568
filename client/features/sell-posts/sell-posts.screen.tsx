import { useState } from 'react';
import { BadgePercent, Plus } from 'lucide-react';
import type { SellPostCard_SellPostFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { useSession } from '../../platform/session/use-session';
import { useToast } from '../../platform/toast/use-toast';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { PageMenu } from '../../ui/overlays/page-menu';
import { Pager } from '../../ui/tables/pager';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { ChooseProduct } from './choose-product';
import { EndSellPost } from './end-sell-post';
import { NeverPosted } from './never-posted';
import { SellPostCard } from './sell-post-card';
import { SellPostSheet } from './sell-post-sheet';
import { neverPosted } from './sell-post-tabs';
import { SellPostTools } from './sell-post-tools';
import './sell-posts.css';
import { messages } from './sell-posts.messages';
import { useTypedTerms } from './typed-terms';
import { useSaleSwitch } from './use-sale-switch';
import { useSellPostList } from './use-sell-post-list';

/**
 * Sell posts: what is on sale, what is not, what is over. Tab, search, order, page and the open sheet are in the
 * address.
 */
export function Component() {
  const t = useMessages(messages);
  const toast = useToast();
  const url = useUrlState();
  const { role } = useSession();
  const typed = useTypedTerms();
  const [version, setVersion] = useState(0); // what was posted leaves the list of what never was
  const [toEnd, setToEnd] = useState<SellPostCard_SellPostFragment | null>(null);
  const { tab, state, sort, search, size, query, readAgain } = useSellPostList();
  const saleSwitch = useSaleSwitch(readAgain);
  const [newId, editId] = [url.get('new'), url.get('edit')];
  const close = () => url.set({ new: null, edit: null, page: url.page });
  const done = (text: string) => {
    toast.success(text);
    close();
    readAgain();
    setVersion((count) => count + 1);
  };
  const newLink = <NewPostLink />;
  return (
    <Page
      title={t('title')}
      actions={
        <PageMenu actions={[{ key: 'deals', label: t('deals'), icon: <BadgePercent aria-hidden />, to: paths.deals(role) }]}>
          {newLink}
        </PageMenu>
      }
    >
      <SellPostTools tab={tab} sort={sort} counts={(query.data ?? query.previousData)?.mySellPosts.counts} />
      {tab === neverPosted ? (
        <NeverPosted key={version} search={search} />
      ) : (
        <QueryState
          query={query}
          loadingText={t('loading')}
          skeleton={<RowsSkeleton count={4} height={160} />}
          errorText={t('loadFailed')}
          isEmpty={(data) => data.mySellPosts.nodes.length === 0}
          empty={
            search ? (
              <NothingMatches />
            ) : (
              <EmptyState title={t(`empty${state}`)} text={t(`emptyText${state}`)} action={state === 'OPEN' && newLink} />
            )
          }
        >
          {({ mySellPosts }) => (
            <>
              <PostList posts={mySellPosts.nodes} saleSwitch={saleSwitch} onEnd={setToEnd} />
              <Pager page={url.page} totalCount={mySellPosts.totalCount} pageSize={size} />
            </>
          )}
        </QueryState>
      )}
      {newId === 'choose' && <ChooseProduct onChoose={(productId) => url.set({ new: productId, page: url.page })} onClose={close} />}
      {((newId && newId !== 'choose') || editId) && (
        <SellPostSheet
          key={newId || editId}
          productId={newId || editId}
          publish={Boolean(newId)}
          earlier={query.data?.mySellPosts.nodes.find(({ product }) => product.id === newId) ?? null}
          typed={typed}
          onDone={() => done(t(newId ? 'published' : 'saved'))}
          onClose={close}
        />
      )}
      <EndSellPost
        post={toEnd}
        onClose={() => setToEnd(null)}
        onEnded={() => {
          setToEnd(null);
          done(t('endedNow'));
        }}
      />
    </Page>
  );
}

function NewPostLink() {
  const t = useMessages(messages);
  const url = useUrlState();
  return (
    <ButtonLink to={url.hrefWith({ new: 'choose', page: url.page })} icon={<Plus aria-hidden />}>
      {t('newPost')}
    </ButtonLink>
  );
}

function NothingMatches() {
  const t = useMessages(messages);
  const url = useUrlState();
  return (
    <EmptyState
      title={t('noMatch')}
      text={t('noMatchText')}
      action={
        <Button look="outline" onClick={() => url.set({ q: null })}>
          {t('clear')}
        </Button>
      }
    />
  );
}

interface PostListProps {
  posts: readonly SellPostCard_SellPostFragment[];
  saleSwitch: ReturnType<typeof useSaleSwitch>;
  onEnd: (post: SellPostCard_SellPostFragment) => void;
}

function PostList({ posts, saleSwitch: { switched, toggle, undo }, onEnd }: PostListProps) {
  const url = useUrlState();
  return (
    <ul className="post-list">
      {posts.map((post) => (
        <li key={post.id}>
          <SellPostCard
            post={post}
            switchedTo={switched.get(post.id)}
            editHref={url.hrefWith({ edit: post.product.id, page: url.page })}
            againHref={url.hrefWith({ new: post.product.id, page: url.page })}
            onSwitch={() => toggle(post)}
            onUndo={() => undo(post)}
            onEnd={() => onEnd(post)}
          />
        </li>
      ))}
    </ul>
  );
}
