import { AccountStatus } from '../../../../schema/values/accounts/roles';
import type { AccountDetail_AccountFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { messages } from './accounts.messages';
import type { Decision } from './use-decisions';

interface AccountActionsProps {
  account: Pick<AccountDetail_AccountFragment, 'status' | 'activity' | 'identityDocuments'>;
  /** The admin ticked that the images of documents were seen. */
  seen: boolean;
  /** The images were shown in this view: only then can they be ticked as seen. */
  shown: boolean;
  onSeen: (seen: boolean) => void;
  isMe: boolean;
  busy: boolean;
  onApprove: () => void;
  onAsk: (decision: Decision) => void;
}

/** Offers the decisions that an admin may take about an account in its current status. */
export function AccountActions({
  account: { status, activity, identityDocuments },
  seen,
  shown,
  onSeen,
  isMe,
  busy,
  onApprove,
  onAsk,
}: AccountActionsProps) {
  const t = useMessages(messages);
  if (isMe) return <p className="caption">{t('yourself')}</p>;
  if (status === AccountStatus.PENDING)
    return (
      <>
        {identityDocuments.length > 0 && (
          <span className="seen-documents">
            <Checkbox label={t('seenDocuments')} checked={seen} disabled={!shown} onChange={onSeen} />
            {!shown && <span className="caption">{t('lookFirst')}</span>}
          </span>
        )}
        <Button look="outline" tone="danger" onClick={() => onAsk('reject')} disabled={busy}>
          {t('reject')}
        </Button>
        <Button busy={busy} busyLabel={t('approving')} onClick={onApprove} disabled={identityDocuments.length > 0 && !seen}>
          {t('approve')}
        </Button>
      </>
    );
  if (status === AccountStatus.APPROVED)
    return (
      <>
        {activity.hasSecondFactor && (
          <Button look="outline" onClick={() => onAsk('resetFactor')} disabled={busy}>
            {t('resetFactor')}
          </Button>
        )}
        <Button look="outline" tone="danger" onClick={() => onAsk('suspend')} disabled={busy}>
          {t('suspend')}
        </Button>
      </>
    );
  if (status === AccountStatus.SUSPENDED)
    return (
      <Button onClick={() => onAsk('reinstate')} disabled={busy}>
        {t('reinstate')}
      </Button>
    );
  return null;
}
