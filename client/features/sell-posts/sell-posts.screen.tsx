import { useCallback, useState } from 'react';
import { Plus } from 'lucide-react';
import { SellPostState } from '../../../schema/values/catalogue';
import { limits } from '../../../schema/values/limits';
import { SellPostSort } from '../../../schema/values/sort-options';
import { useMySellPostListQuery } from '../../generated/graphql';
import type { SellPostCard_SellPostFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { useToast } from '../../platform/toast/use-toast';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { Pager } from '../../ui/pager';
import { QueryState } from '../../ui/query-state';
import { RowsSkeleton } from '../../ui/skeleton';
import { ChooseProduct } from './choose-product';
import { EndSellPost } from './end-sell-post';
import { SellPostCard } from './sell-post-card';
import { SellPostSheet } from './sell-post-sheet';
import { SellPostTools } from './sell-post-tools';
import './sell-posts.css';
import { messages } from './sell-posts.messages';
import { useTypedTerms } from './typed-terms';
import { useSaleSwitch } from './use-sale-switch';

/** Sell posts: what is on sale, what is not, what is over. Tab, search, order, page and the open sheet are in the address. */
export function Component() {
  const t = useMessages(messages);
  const toast = useToast();
  const url = useUrlState();
  const typed = useTypedTerms();
  const [doomed, setDoomed] = useState<SellPostCard_SellPostFragment | null>(null);
  const state = Object.values(SellPostState).find((one) => one === url.get('tab')) ?? SellPostState.OPEN;
  const sort = Object.values(SellPostSort).find((one) => one === url.get('sort')) ?? SellPostSort.NEWEST;
  const search = url.get('q') || null;
  const size = limits.sellPostsPerPage;
  const query = useMySellPostListQuery({
    variables: { filter: { state, search }, sort, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const { refetch } = query;
  const readAnew = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const { switched, toggle, undo } = useSaleSwitch(readAnew);
  const [newId, editId] = [url.get('new'), url.get('edit')];
  const close = () => url.set({ new: null, edit: null, page: url.page });
  const posts = query.data?.mySellPosts.nodes ?? [];
  const done = (text: string) => {
    toast.success(text);
    close();
    readAnew();
  };
  const newLink = (
    <ButtonLink to={url.hrefWith({ new: 'choose', page: url.page })} icon={<Plus aria-hidden />}>
      {t('newPost')}
    </ButtonLink>
  );
  return (
    <Page title={t('title')} actions={newLink}>
      <SellPostTools state={state} sort={sort} counts={(query.data ?? query.previousData)?.mySellPosts.counts} />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={4} height={160} />}
        errorText={t('loadFailed')}
        isEmpty={(data) => data.mySellPosts.nodes.length === 0}
        empty={
          search ? (
            <EmptyState
              title={t('noMatch')}
              text={t('noMatchText')}
              action={
                <Button look="outline" onClick={() => url.set({ q: null })}>
                  {t('clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t(`empty${state}`)} text={t(`emptyText${state}`)} action={state === 'OPEN' && newLink} />
          )
        }
      >
        {({ mySellPosts }) => (
          <>
            <ul className="post-list">
              {mySellPosts.nodes.map((post) => (
                <li key={post.id}>
                  <SellPostCard
                    post={post}
                    switchedTo={switched.get(post.id)}
                    editHref={url.hrefWith({ edit: post.product.id, page: url.page })}
                    againHref={url.hrefWith({ new: post.product.id, page: url.page })}
                    onSwitch={() => toggle(post)}
                    onUndo={() => undo(post)}
                    onEnd={() => setDoomed(post)}
                  />
                </li>
              ))}
            </ul>
            <Pager page={url.page} totalCount={mySellPosts.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {newId === 'choose' && <ChooseProduct onChoose={(productId) => url.set({ new: productId, page: url.page })} onClose={close} />}
      {((newId && newId !== 'choose') || editId) && (
        <SellPostSheet
          key={newId || editId}
          productId={newId || editId}
          publish={Boolean(newId)}
          earlier={posts.find(({ product }) => product.id === newId) ?? null}
          typed={typed}
          onDone={() => done(t(newId ? 'published' : 'saved'))}
          onClose={close}
        />
      )}
      <EndSellPost
        post={doomed}
        onClose={() => setDoomed(null)}
        onEnded={() => {
          setDoomed(null);
          done(t('endedNow'));
        }}
      />
    </Page>
  );
}
