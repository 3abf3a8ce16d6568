import { useSellerTrustQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { ServiceFigures } from '../service-figures/service-figures';
import { VerifiedBadge } from './verified-badge';
import { messages } from './verification.messages';

/** The badge and the service of a seller on a page that has not loaded them; nothing where nothing is known. */
export function SellerTrust({ sellerId }: { sellerId: string }) {
  const t = useMessages(messages);
  const { data } = useSellerTrustQuery({ variables: { id: sellerId }, fetchPolicy: 'cache-first' });
  const seller = data?.seller;
  if (!seller) return null;
  const isVerified = seller.verifications.length > 0;
  const { responseHours, problemPercent, refundsInTimePercent } = seller;
  if (!isVerified && responseHours === null && problemPercent === null && refundsInTimePercent === null) return null;
  return (
    <section aria-labelledby="seller-trust">
      <h2 id="seller-trust">{t(isVerified ? 'title' : 'service')}</h2>
      <VerifiedBadge verifications={seller.verifications} />
      <ServiceFigures seller={seller} />
    </section>
  );
}
