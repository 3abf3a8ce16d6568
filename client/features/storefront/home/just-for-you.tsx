import { limits } from '../../../../schema/values/limits';
import { useJustForYouQuery } from '../../../generated/graphql';
import { useShoppingPlace } from '../../../platform/place/use-shopping-place';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useMessages } from '../../../platform/i18n/use-messages';
import { ProductResults } from '../browse/product-results';
import { messages } from '../storefront.messages';
import { useFirstCount, useListPolicy } from '../browse/use-growing-list';

/** Recommends products that are near, that this user buys, or that are popular; `hasLead`: it says which. */
export function JustForYou({ hasLead }: { hasLead: boolean }) {
  const url = useUrlState();
  const t = useMessages(messages);
  const { near, loading, isBuyer } = useShoppingPlace();
  const shown = Math.min(Math.max(url.whole('show') ?? 0, limits.justForYouFirst), limits.justForYouMax); // 20 more each time
  const first = useFirstCount(shown);
  const policy = useListPolicy();
  const query = useJustForYouQuery({
    variables: { near, first },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: policy,
    skip: loading,
  });
  return (
    <>
      {hasLead && <p className="shelf-lead">{loading ? '\u00a0' : t(isBuyer ? 'forUser' : near ? 'forPlace' : 'forEveryone')}</p>}
      <ProductResults
        query={{ ...query, loading: query.loading || loading }}
        shown={shown}
        step={limits.justForYouStep}
        max={limits.justForYouMax}
        onShow={(show) => url.set({ show })}
      />
    </>
  );
}
