import { useApproveAccountsMutation } from '../../../generated/graphql';
import type { WaitingRow_AccountFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { messages } from './approvals.messages';
import { useRefreshPeople } from '../accounts/use-decisions';

interface BulkApproveProps {
  /** These applicants are to be approved. The dialog is open while the list is not empty. */
  accounts: readonly WaitingRow_AccountFragment[];
  onDone: () => void;
  onClose: () => void;
}

/** Lists every applicant before they are approved. */
export function BulkApprove({ accounts, onDone, onClose }: BulkApproveProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const refresh = useRefreshPeople();
  const [approve, { busy, errorText }] = useAppMutation(useApproveAccountsMutation);
  const confirm = async () => {
    const { data } = await approve({ variables: { ids: accounts.map(({ id }) => id) } });
    if (!data) return;
    const { approved, decidedBefore, needReview } = data.approveAccounts;
    if (approved.length > 0) toast.success(t('bulkDone', { count: approved.length }));
    if (decidedBefore.length > 0) toast.error(t('bulkBefore', { count: decidedBefore.length }));
    if (needReview.length > 0) toast.error(t('bulkReview', { count: needReview.length }));
    refresh();
    onDone();
  };
  return (
    <ConfirmDialog
      open={accounts.length > 0}
      tone="brand"
      title={t('bulkTitle', { count: accounts.length })}
      confirmLabel={t('bulkConfirm')}
      busyLabel={t('bulkBusy')}
      busy={busy}
      errorText={errorText}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('bulkText')}</p>
      <ul>
        {accounts.map(({ id, name, duplicates, identityDocuments }) => (
          <li key={id}>
            {name}
            {duplicates.length > 0 || identityDocuments.length > 0
              ? ` (${t(duplicates.length > 0 ? 'duplicate' : 'hasImages')}, ${t('leftOut')})`
              : ` (${t('noImages').toLowerCase()})`}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
