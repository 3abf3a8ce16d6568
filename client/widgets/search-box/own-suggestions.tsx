import { useMemo } from 'react';
import { Role } from '../../../schema/values/accounts/roles';
import { useAskedText } from '../../platform/forms/use-asked-text';
import { useMessages } from '../../platform/i18n/use-messages';
import './own-search.css';
import { isOwnNumber } from './enter-address';
import { ownSearchMessages } from './own-search.messages';
import type { Suggestion, SuggestionGroup } from './suggestion';
import { Suggestions } from './suggestions';
import type { SuggestionListProps } from './suggestions';
import { useAdminFound, useSellerFound } from './use-own-found';
import { useMarketSuggestions, useRecent } from './use-suggestions';

/** Lists what an admin finds: orders, users and products of the whole market. */
export function AdminSuggestions(props: SuggestionListProps) {
  const own = useAdminFound(useAskedText(props.text));
  return <OwnList {...props} own={own} market={none} />;
}

/** Lists a seller's own orders, products and customers, then what is on the market. */
export function SellerSuggestions({ role, ...props }: SuggestionListProps & { role: Role }) {
  const search = useAskedText(props.text);
  const own = useSellerFound(search, role);
  const market = useMarketSuggestions(role === Role.PRODUCER ? '' : search); // a producer buys nothing
  return <OwnList {...props} own={own} market={market} />;
}

const none: readonly Suggestion[] = [];

interface OwnListProps extends SuggestionListProps {
  own: readonly SuggestionGroup[];
  market: readonly Suggestion[];
}

/**
 * The only order that fits a number is chosen already: Enter opens it. Else Enter opens the first list in which
 * something was found; a trader's word, which the market has as well, is looked for there.
 */
function OwnList({ own, market, ...props }: OwnListProps) {
  const t = useMessages(ownSearchMessages);
  const recent = useRecent(props.text);
  const groups = useMemo(
    () =>
      [...own, { title: t('market'), suggestions: market }, { title: null, suggestions: recent }].filter(
        ({ suggestions }) => suggestions.length > 0,
      ),
    [own, market, recent, t],
  );
  // the orders come first; a number has digits, of either script
  const isChosen = own[0]?.suggestions.length === 1 && /\p{Nd}/u.test(props.text);
  const isOwn = market.length === 0 || isOwnNumber(props.text);
  const enterTo = isOwn ? own.find(({ suggestions, allTo }) => allTo && suggestions.length > 0)?.allTo : null;
  return <Suggestions {...props} groups={groups} isChosen={isChosen} enterTo={enterTo} />;
}
