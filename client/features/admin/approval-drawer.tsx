import { useState } from 'react';
import { useApproveAccountMutation, useRejectAccountMutation } from '../../generated/graphql';
import type { ApprovalRow_AccountFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { messages } from './admin.messages';
import { ApprovalDetails } from './approval-details';
import { RejectForm } from './reject.form';

interface ApprovalDrawerProps {
  account: ApprovalRow_AccountFragment;
  onDecided: (decision: 'approved' | 'rejected') => void;
  onClose: () => void;
}

/** One account beside the list: approve, or reject with a reason. */
export function ApprovalDrawer({ account, onDecided, onClose }: ApprovalDrawerProps) {
  const t = useMessages(messages);
  const [rejecting, setRejecting] = useState(false);
  const [approve, { busy, errorText }] = useAppMutation(useApproveAccountMutation);
  const [reject] = useAppMutation(useRejectAccountMutation);
  const waits = account.status === 'PENDING';

  const doApprove = async () => {
    const { failure } = await approve({ variables: { id: account.id } });
    if (!failure) onDecided('approved');
  };
  const doReject = async (reason: string) => {
    const { failure } = await reject({ variables: { id: account.id, reason } });
    if (!failure) onDecided('rejected');
    return failure;
  };
  const footer = waits && !rejecting && (
    <>
      <Button look="outline" tone="danger" onClick={() => setRejecting(true)} disabled={busy}>
        {t('reject')}
      </Button>
      <Button busy={busy} busyLabel={t('approving')} onClick={() => void doApprove()}>
        {t('approve')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} place="end" title={rejecting ? t('rejectTitle', { name: account.name }) : account.name} footer={footer}>
      {errorText && <Alert tone="error" title={errorText} />}
      {rejecting ? (
        <RejectForm name={account.name} onReject={doReject} onBack={() => setRejecting(false)} />
      ) : (
        <ApprovalDetails account={account} />
      )}
    </Dialog>
  );
}
