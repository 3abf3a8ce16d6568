import { useMessages } from '../../../platform/i18n/use-messages';
import { PayoutAccounts } from '../../../widgets/payout-accounts/payout-accounts';
import { messages } from '../../../widgets/payout-accounts/payout-accounts.messages';
import { SettingsSection } from '../settings-section';

/** For sellers: where they receive money, as on their page of money. */
export function PayoutsSection() {
  const t = useMessages(messages);
  return (
    <SettingsSection title={t('title')} hint={t('hint')}>
      <PayoutAccounts />
    </SettingsSection>
  );
}
