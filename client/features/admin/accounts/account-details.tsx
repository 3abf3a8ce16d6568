import type { ReactNode } from 'react';
import { AccountStatus, isSellingRole, roleLabels } from '../../../../schema/values/accounts/roles';
import type { AccountDetail_AccountFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { Alert } from '../../../ui/feedback/alert';
import { DateText } from '../../../ui/display/moment';
import { TextLink } from '../../../ui/buttons/text-link';
import { AccountHistory } from './account-history';
import { AccountVerifications } from './account-verifications';
import { AccountStatusBadge } from './account-status';
import { DocumentNumbers } from './document-numbers';
import { messages } from './accounts.messages';

interface AccountDetailsProps {
  account: AccountDetail_AccountFragment;
  /** The images of documents were opened in this view. */
  imagesShown: boolean;
  onImagesShown: () => void;
}

/** Everything an admin needs to decide about an account, the papers of who waits first, and what was decided before. */
export function AccountDetails({ account, imagesShown, onImagesShown }: AccountDetailsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const sells = isSellingRole(account.role);
  const isWaiting = account.status === AccountStatus.PENDING;
  const papers = sells && (
    <>
      <DocumentNumbers key={account.id} account={account} onImagesShown={onImagesShown} />
      <AccountVerifications key={`checks-${account.id}`} account={account} imagesShown={imagesShown} />
    </>
  );
  const { sessionCount, productCount, publishedCount, saleCount, purchaseCount } = account.activity;
  return (
    <div className="account-details">
      <Duplicates account={account} />
      {isWaiting && papers}
      <Facts
        title={t('details')}
        rows={[
          [t('status'), <AccountStatusBadge key="status" status={account.status} />],
          ...(account.statusReason ? [[t('reason'), account.statusReason] as const] : []),
          [t('role'), roleLabels[account.role][format.language]],
          [
            t('phone'),
            <a key="phone" className="text-link" href={`tel:${account.phone}`}>
              {format.digits(account.phone)}
            </a>,
          ],
          [t('email'), account.email],
          ...(sells ? [[t('business'), account.nameOfBusiness] as const] : []),
          [t('place'), format.place([account.upazila, account.district, account.division])],
          [t('address'), account.address],
          [t('registeredOn'), <DateText key="registered" at={account.createdAt} withTime />],
          [t('lastLogin'), account.lastLoginAt ? <DateText key="login" at={account.lastLoginAt} withTime /> : t('never')],
        ]}
      />
      {!isWaiting && papers}
      <Facts
        title={t('activity')}
        rows={[
          [t('sessionCount'), format.number(sessionCount)],
          ...(sells
            ? ([
                [t('productCount'), t('publishedOf', { all: productCount, published: publishedCount })],
                [t('saleCount'), format.number(saleCount)],
              ] as const)
            : []),
          [t('purchaseCount'), format.number(purchaseCount)],
        ]}
      />
      <AccountHistory events={account.events} />
      <TextLink to={paths.adminAudit({ account: account.id })}>{t('seeAudit')}</TextLink>
    </div>
  );
}

function Facts({ title, rows }: { title: string; rows: readonly (readonly [string, ReactNode])[] }) {
  const t = useMessages(messages);
  return (
    <section>
      <h3>{title}</h3>
      <dl className="facts-list">
        {rows.map(([label, value]) => (
          <div key={label} className="answer">
            <dt>{label}</dt>
            <dd>{value || t('notGiven')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The same papers or phone in other accounts: a warning, and the way to them. */
function Duplicates({ account }: { account: AccountDetail_AccountFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (account.duplicates.length === 0) return null;
  return (
    <Alert tone="warning" title={t('duplicatesTitle')} role={null}>
      <ul className="duplicates">
        {account.duplicates.map(({ id, name, role, status, shares }) => (
          <li key={id}>
            <TextLink to={paths.adminUsers({ account: id })}>
              {t('duplicateOf', { name, role: roleLabels[role][format.language], status: t(status) })}
            </TextLink>
            <span className="caption">{shares.map((trait) => t(trait)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
