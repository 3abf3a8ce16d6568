import { Link } from 'react-router-dom';
import { limits } from '../../../schema/values/limits';
import { useNeverPostedProductsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { ButtonLink } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Pager } from '../../ui/tables/pager';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { OwnPrice } from '../../widgets/own-price/own-price';
import { messages } from './sell-posts.messages';

/** Products that were added and never put on sale, each with the way to post it. */
export function NeverPosted({ search }: { search: string | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  const readable = useReadable();
  const url = useUrlState();
  const size = limits.sellPostsPerPage;
  const query = useNeverPostedProductsQuery({
    variables: { search, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryState
      query={query}
      loadingText={t('loading')}
      skeleton={<RowsSkeleton count={4} height={160} />}
      errorText={t('loadFailed')}
      isEmpty={(data) => data.myProducts.nodes.length === 0}
      empty={
        search ? (
          <EmptyState title={t('noMatch')} text={t('noMatchText')} />
        ) : (
          <EmptyState title={t('emptyNEVER_POSTED')} text={t('emptyTextNEVER_POSTED')} />
        )
      }
    >
      {({ myProducts }) => (
        <>
          <ul className="post-list">
            {myProducts.nodes.map(readable).map((product) => (
              <li key={product.id}>
                <article className="post-card">
                  <div className="post-image">
                    <ResponsiveImage image={product.image} alt="" sizes="112px" />
                  </div>
                  <div className="post-body">
                    <h2 className="post-name two-lines">
                      <Link to={paths.myProduct(product.id)}>{product.name}</Link>
                    </h2>
                    <OwnPrice product={product} />
                    <p className="post-facts">
                      {t('left', { quantity: format.quantity(product.available, product.unit, product.customUnitNote) })}
                    </p>
                  </div>
                  <div className="post-foot">
                    <ButtonLink to={url.hrefWith({ new: product.id, page: url.page })} aria-label={t('postOf', { name: product.name })}>
                      {t('post')}
                    </ButtonLink>
                  </div>
                </article>
              </li>
            ))}
          </ul>
          <Pager page={url.page} totalCount={myProducts.totalCount} pageSize={size} />
        </>
      )}
    </QueryState>
  );
}
