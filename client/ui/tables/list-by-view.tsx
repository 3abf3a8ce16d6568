import type { ReactNode } from 'react';
import { useUrlState } from '../../platform/router/use-url-state';
import type { UrlChange } from '../../platform/router/use-url-state';
import { ViewChips } from '../display/view-chips';
import { QueryState } from '../feedback/query-state';
import type { QueryLike } from '../feedback/query-state';
import { RowsSkeleton } from '../feedback/skeleton';
import { ListBar } from './list-bar';
import { Pager } from './pager';

/** The first is shown where the address names none. */
export type ListViews<TView extends string> = readonly [TView, ...TView[]];

/** Which view and page of a list the address names. */
export function useListView<TView extends string>(views: ListViews<TView>, pageSize: number) {
  const url = useUrlState();
  return {
    view: views.find((name) => name === url.get('view')) ?? views[0],
    paging: { first: pageSize, offset: (url.page - 1) * pageSize },
  };
}

interface ListByViewProps<TView extends string, TData, TNode extends { readonly id: string }> {
  label: string;
  className?: string;
  views: ListViews<TView>;
  /** Undefined: none of them. */
  current: TView | undefined;
  textOf: (view: TView) => string;
  /** A change of the view makes these changes to the address as well. */
  alsoSet?: UrlChange;
  query: QueryLike<TData>;
  listOf: (data: TData) => { readonly nodes: readonly TNode[]; readonly totalCount: number };
  pageSize: number;
  loadingText: string;
  empty: ReactNode;
  listClass?: string;
  children: (node: TNode) => ReactNode;
}

/**
 * A list of which one view at a time is shown, page by page: its chips where there is a choice, the four states, its
 * rows and the pager.
 */
export function ListByView<TView extends string, TData, TNode extends { readonly id: string }>(
  props: ListByViewProps<TView, TData, TNode>,
) {
  const { label, className, views, current, textOf, alsoSet, query, listOf, pageSize, loadingText, empty, listClass, children } = props;
  const url = useUrlState();
  return (
    <>
      {views.length > 1 && (
        <ListBar
          className={className}
          chips={
            <ViewChips
              label={label}
              views={views}
              current={current}
              hrefOf={(name) => url.hrefWith({ ...alsoSet, view: name === views[0] ? null : name })}
              textOf={textOf}
            />
          }
        />
      )}
      <QueryState
        query={query}
        loadingText={loadingText}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => listOf(data).nodes.length === 0}
        empty={empty}
      >
        {(data) => (
          <>
            <div className={listClass}>{listOf(data).nodes.map(children)}</div>
            <Pager page={url.page} totalCount={listOf(data).totalCount} pageSize={pageSize} />
          </>
        )}
      </QueryState>
    </>
  );
}
