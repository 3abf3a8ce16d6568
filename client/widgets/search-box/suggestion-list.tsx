import { lazy, Suspense, useMemo } from 'react';
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import { useAskedText } from '../../platform/forms/use-asked-text';
import { useSession } from '../../platform/session/use-session';
import { Suggestions } from './suggestions';
import type { SuggestionListProps } from './suggestions';
import { useMarketSuggestions, useRecent } from './use-suggestions';

/** Buyers never load what finds orders and people. */
const SellerSuggestions = lazy(async () => ({ default: (await import('./own-suggestions')).SellerSuggestions }));
const AdminSuggestions = lazy(async () => ({ default: (await import('./own-suggestions')).AdminSuggestions }));

/** Lists what fits the text of the search box: of the market, and what is the viewer's own before it. */
export function SuggestionList(props: SuggestionListProps) {
  const { role, status } = useSession();
  if (role === null || role === Role.CONSUMER || status !== AccountStatus.APPROVED) return <MarketSuggestions {...props} />;
  return <Suspense>{role === Role.ADMIN ? <AdminSuggestions {...props} /> : <SellerSuggestions {...props} role={role} />}</Suspense>;
}

/** Earlier searches, then categories and products of the market. */
function MarketSuggestions({ text, ...props }: SuggestionListProps) {
  const recent = useRecent(text);
  const offered = useMarketSuggestions(useAskedText(text));
  const groups = useMemo(() => [{ title: null, suggestions: [...recent, ...offered] }], [offered, recent]);
  return <Suggestions {...props} groups={groups} />;
}
