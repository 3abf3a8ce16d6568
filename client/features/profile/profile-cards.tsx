import { IdentityDocumentKind } from '../../../schema/values/accounts/accounts';
import { isSellingRole } from '../../../schema/values/accounts/roles';
import { buyingRoles } from '../../../schema/values/accounts/trade';
import { useFormat } from '../../platform/format';
import type { Named } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { AddressBook } from '../../widgets/address-book/address-book';
import { IdentityDocuments } from '../../widgets/identity-documents/identity-documents';
import { BusinessForm } from './business.form';
import { CompletenessBar } from './completeness-bar';
import { MaskedDocument } from './masked-document';
import { PersonalForm } from './personal.form';
import { ProfileCard } from './profile-card';
import { messages } from './profile.messages';
import type { ProfileAccount } from './profile-values';

/**
 * Personal Information for everyone, Business Information and what was checked for who sells, delivery addresses for
 * who buys.
 */
export function ProfileCards({ account }: { account: ProfileAccount }) {
  const t = useMessages(messages);
  const format = useFormat();
  const isSeller = isSellingRole(account.role);
  const given = (value: string | null | undefined) => value || t('notGiven');
  const place = (named: Named | null | undefined) => (named ? format.name(named) : t('notGiven'));
  const document = (which: 'nid' | 'tradeLicense') => {
    const masked = account[which];
    return masked ? <MaskedDocument document={which} masked={masked} /> : t('notGiven');
  };
  return (
    <div className="profile" data-sells={isSeller}>
      <CompletenessBar account={account} />
      <ProfileCard
        title={t('personal')}
        account={account}
        Form={PersonalForm}
        rows={[
          { label: t('name'), value: account.name },
          ...(isSeller ? [{ label: t('nid'), value: document('nid') }] : []),
          { label: t('phone'), value: format.digits(account.phone) },
          { label: t('email'), value: given(account.email) },
          { label: t('division'), value: place(account.division) },
          { label: t('district'), value: place(account.district) },
          { label: t('upazila'), value: place(account.upazila) },
          { label: t('address'), value: given(account.address) },
        ]}
      />
      {isSeller && (
        <ProfileCard
          title={t('business')}
          account={account}
          Form={BusinessForm}
          rows={[
            { label: t('nameOfBusiness'), value: given(account.nameOfBusiness) },
            { label: t('production'), value: account.production || t('noProduction') },
            { label: t('productionType'), value: account.productionType || t('noProduction') },
            { label: t('tradeLicense'), value: document('tradeLicense') },
          ]}
        />
      )}
      {isSeller && (
        <IdentityDocuments
          role={account.role}
          withChecks
          withoutNumber={[
            ...(account.nid ? [] : [IdentityDocumentKind.NID_FRONT]),
            ...(account.tradeLicense ? [] : [IdentityDocumentKind.TRADE_LICENSE]),
          ]}
        />
      )}
      {buyingRoles.some((role) => role === account.role) && <AddressBook />}
    </div>
  );
}
