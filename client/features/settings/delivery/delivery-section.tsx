import { useMyDeliveryTermsQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { QueryState } from '../../../ui/feedback/query-state';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { SettingsSection } from '../settings-section';
import { DeliveryTermsForm } from './delivery-terms.form';
import { messages } from './delivery-terms.messages';

/** For sellers: what they offer of deliveries. */
export function DeliverySection() {
  const t = useMessages(messages);
  const query = useMyDeliveryTermsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SettingsSection title={t('title')} hint={t('hint')}>
      <QueryState query={query} loadingText={t('loading')} skeleton={<FormSkeleton fields={4} />}>
        {({ myDeliveryTerms }) => <DeliveryTermsForm key={myDeliveryTerms.version} stored={myDeliveryTerms} />}
      </QueryState>
    </SettingsSection>
  );
}
