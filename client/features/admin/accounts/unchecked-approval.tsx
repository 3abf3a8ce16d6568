import type { AccountDetail_AccountFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { isSellingRole } from '../../../../schema/values/accounts/roles';
import { messages } from './accounts.messages';

type Account = AccountDetail_AccountFragment;

/** No paper of a seller was looked at: no check holds, and no image was sent that has to be ticked as seen. */
export function isUnchecked({ role, identityDocuments, verifications }: Account): boolean {
  return isSellingRole(role) && identityDocuments.length === 0 && verifications.every(({ endedAt }) => endedAt);
}

interface UncheckedApprovalProps {
  account: Account;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what is missing before a seller is approved whose papers nobody has checked. */
export function UncheckedApproval({ account, busy, onConfirm, onClose }: UncheckedApprovalProps) {
  const t = useMessages(messages);
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('uncheckedTitle', { name: account.name })}
      confirmLabel={t('approveUnchecked')}
      busyLabel={t('approving')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {!account.tradeLicense && `${t('uncheckedLicense')} `}
        {t('noImages')} {t('unchecked')}
      </p>
    </ConfirmDialog>
  );
}
