import { limits } from '../../../schema/values/limits';
import { useJustForYouQuery } from '../../generated/graphql';
import { useShoppingPlace } from '../../platform/place/use-shopping-place';
import { useUrlState } from '../../platform/router/use-url-state';
import { ProductResults } from './product-results';
import { useFirstCount, useListPolicy } from './use-growing-list';

/** How many cards the address asks for: 40 first, 20 more each time, 100 at most (S5). */
function shownFrom(text: string): number {
  const asked = Number(text);
  return Number.isInteger(asked) && asked > limits.justForYouFirst ? Math.min(asked, limits.justForYouMax) : limits.justForYouFirst;
}

/** What is near, what this reader buys, what is popular. */
export function JustForYou() {
  const url = useUrlState();
  const { near, loading } = useShoppingPlace();
  const shown = shownFrom(url.get('show'));
  const first = useFirstCount(shown);
  const policy = useListPolicy();
  const query = useJustForYouQuery({
    variables: { near, first },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: policy,
    skip: loading,
  });
  return (
    <ProductResults
      query={{ ...query, loading: query.loading || loading }}
      shown={shown}
      step={limits.justForYouStep}
      max={limits.justForYouMax}
      onShow={(show) => url.set({ show })}
    />
  );
}
