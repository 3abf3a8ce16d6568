import { useSellPostTermsQuery } from '../../generated/graphql';
import type { SellPostCard_SellPostFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { Dialog } from '../../ui/overlays/dialog';
import { QueryState } from '../../ui/feedback/query-state';
import { FormSkeleton } from '../../ui/feedback/skeleton';
import { messages } from './sell-posts.messages';
import { SellPostTermsForm } from './sell-post-terms.form';
import { againOf } from './terms-values';
import type { TypedTerms } from './typed-terms';

interface SellPostSheetProps {
  productId: string;
  publish: boolean;
  /** An earlier sale of the product, whose terms the next one starts with. */
  earlier: SellPostCard_SellPostFragment | null;
  typed: TypedTerms;
  onDone: () => void;
  onClose: () => void;
}

/** The terms of one product's sale: to publish it, or to edit what runs. */
export function SellPostSheet({ productId, publish, earlier, typed, onDone, onClose }: SellPostSheetProps) {
  const t = useMessages(messages);
  // an older version in the cache would only lead to a conflict
  const query = useSellPostTermsQuery({ variables: { productId }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  return (
    <Dialog open place="end" onClose={onClose} title={t(publish ? 'newTitle' : 'editTitle')}>
      <QueryState
        query={query}
        loadingText={t('loadingTerms')}
        skeleton={<FormSkeleton fields={4} />}
        isEmpty={(data) => !data.myProduct}
        empty={<Alert tone="warning" title={t('noProduct')} />}
      >
        {({ myProduct }) =>
          myProduct && (
            <SellPostTermsForm
              product={myProduct}
              post={myProduct.sellPost ?? null}
              again={earlier && againOf(earlier)}
              typed={typed}
              publish={publish}
              onDone={onDone}
            />
          )
        }
      </QueryState>
    </Dialog>
  );
}
