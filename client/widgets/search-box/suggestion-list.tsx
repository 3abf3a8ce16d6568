import { useMemo } from 'react';
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import { useAskedText } from '../../platform/forms/use-asked-text';
import { useSession } from '../../platform/session/use-session';
import { Suggestions } from './suggestions';
import type { SuggestionListProps } from './suggestions';
import { useMarketSuggestions, useRecent } from './use-suggestions';
import { Nothing, lazyPart } from '../../ui/feedback/lazy-part';

/** Buyers never load what finds orders and people. */
const SellerSuggestions = lazyPart(async () => (await import('./own-suggestions')).SellerSuggestions, { missing: Nothing });
const AdminSuggestions = lazyPart(async () => (await import('./own-suggestions')).AdminSuggestions, { missing: Nothing });

/** Lists what fits the text of the search box: of the market, and what is the viewer's own before it. */
export function SuggestionList(props: SuggestionListProps) {
  const { role, status } = useSession();
  if (role === null || role === Role.CONSUMER || status !== AccountStatus.APPROVED) return <MarketSuggestions {...props} />;
  return role === Role.ADMIN ? <AdminSuggestions {...props} /> : <SellerSuggestions {...props} role={role} />;
}

/** Earlier searches, then categories and products of the market. */
function MarketSuggestions({ text, ...props }: SuggestionListProps) {
  const recent = useRecent(text);
  const offered = useMarketSuggestions(useAskedText(text));
  const groups = useMemo(() => [{ title: null, suggestions: [...recent, ...offered] }], [offered, recent]);
  return <Suggestions {...props} groups={groups} />;
}
