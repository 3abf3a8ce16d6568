import { useState } from 'react';
import { limits } from '../../../schema/values/limits';
import { Role } from '../../../schema/values/accounts/roles';
import { usePostableProductsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { ButtonLink } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { QueryState } from '../../ui/feedback/query-state';
import { SearchInput } from '../../ui/inputs/search-input';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { messages } from './sell-posts.messages';

interface ChooseProductProps {
  onChoose: (productId: string) => void;
  onClose: () => void;
}

/** First step of a new sell post: which of the products that are not on sale. */
export function ChooseProduct({ onChoose, onClose }: ChooseProductProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const readable = useReadable();
  const { role } = useSession();
  const [search, setSearch] = useState('');
  const query = usePostableProductsQuery({
    variables: { search: search || null, first: limits.maxFirst },
    fetchPolicy: 'cache-and-network',
  });
  const addLink = role !== Role.WHOLESALER && <ButtonLink to={paths.addProduct(role)}>{t('addProduct')}</ButtonLink>;
  return (
    <Dialog open place="end" onClose={onClose} title={t('chooseTitle')}>
      <div className="choose-product">
        <SearchInput label={t('search')} value={search} onSearch={setSearch} />
        <QueryState
          query={query}
          loadingText={t('loading')}
          skeleton={<RowsSkeleton count={4} />}
          isEmpty={(data) => data.myProducts.nodes.length === 0}
          empty={
            <EmptyState
              title={t(search ? 'noMatch' : 'nothingLeft')}
              text={t(search ? 'noMatchText' : 'nothingLeftText')}
              action={addLink}
            />
          }
        >
          {({ myProducts }) => (
            <ul className="choose-list">
              {myProducts.nodes.map(readable).map((product) => (
                <li key={product.id}>
                  <button type="button" className="choose-row" onClick={() => onChoose(product.id)}>
                    <ResponsiveImage image={product.image} alt="" sizes="56px" />
                    <span>
                      <span className="post-name">{product.name}</span>
                      <span className="choose-facts">
                        {format.price(product.regularPrice, product.unit, product.customUnitNote)} ·{' '}
                        {t('left', { quantity: format.quantity(product.available, product.unit, product.customUnitNote) })}
                      </span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </div>
    </Dialog>
  );
}
