import type { ReactNode } from 'react';
import { limits } from '../../../schema/values/limits';
import type { Translate } from '../../platform/i18n/use-messages';
import type { UrlChange } from '../../platform/router/use-url-state';
import { EmptyState } from '../../ui/feedback/empty-state';
import type { QueryLike } from '../../ui/feedback/query-state';
import { Page } from '../../ui/layout/page';
import { ListByView } from '../../ui/tables/list-by-view';
import type { ListViews } from '../../ui/tables/list-by-view';
import './admin.css';
import { useRefreshCounts } from './use-refresh-counts';

/** The views of a queue: what waits for a decision, and what has one. */
export const queueViews = ['open', 'decided'] as const;
export const queueSize = limits.adminPerPage;

interface AdminQueueProps<TView extends string, TData, TNode extends { readonly id: string }> {
  /** The queue's own texts, with one for each view. */
  t: Translate<'title' | 'lead' | 'loading' | 'empty' | 'emptyText'> & ((view: TView) => string);
  views: ListViews<TView>;
  /** Undefined: none of them. */
  current: TView | undefined;
  alsoSet?: UrlChange;
  query: QueryLike<TData>;
  listOf: (data: TData) => { readonly nodes: readonly TNode[]; readonly totalCount: number };
  listClass: string;
  /** Stands below the list. */
  below?: ReactNode;
  /** Replaces the usual empty state. */
  empty?: ReactNode;
  /** Stands above the list. */
  alert?: ReactNode;
  /** `onDone` is called after a decision: the list and the counts of the menu are read again. */
  children: (node: TNode, onDone: () => void) => ReactNode;
}

/** A screen on which admins decide one thing after another, the longest waiting first. */
export function AdminQueue<TView extends string, TData, TNode extends { readonly id: string }>({
  t,
  query,
  below,
  empty = <EmptyState title={t('empty')} text={t('emptyText')} />,
  alert,
  children,
  ...list
}: AdminQueueProps<TView, TData, TNode>) {
  const refreshCounts = useRefreshCounts();
  const onDone = () => {
    void query.refetch().catch(() => undefined);
    refreshCounts();
  };
  return (
    <Page title={t('title')} lead={t('lead')}>
      {alert}
      <ListByView
        {...list}
        label={t('title')}
        className="admin-filters"
        textOf={(view) => t(view)}
        query={query}
        pageSize={queueSize}
        loadingText={t('loading')}
        empty={empty}
      >
        {(node) => children(node, onDone)}
      </ListByView>
      {below}
    </Page>
  );
}
