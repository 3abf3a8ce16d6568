import { useSellerVerificationsQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { VerifiedBadge } from './verified-badge';
import { messages } from './verification.messages';

/** The badge of a seller on a page that has not loaded it; nothing where nothing was checked. */
export function SellerVerification({ sellerId }: { sellerId: string }) {
  const t = useMessages(messages);
  const { data } = useSellerVerificationsQuery({ variables: { id: sellerId }, fetchPolicy: 'cache-first' });
  const verifications = data?.seller?.verifications ?? [];
  if (verifications.length === 0) return null;
  return (
    <section aria-labelledby="seller-verified">
      <h2 id="seller-verified">{t('title')}</h2>
      <VerifiedBadge verifications={verifications} />
    </section>
  );
}
