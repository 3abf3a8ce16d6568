import { AccountStatus } from '../../../schema/values/roles';
import type { PersonDetail_AccountFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/button';
import { messages } from './people.messages';
import type { ReasonedDecision } from './reason.form';

interface AccountActionsProps {
  account: Pick<PersonDetail_AccountFragment, 'status'>;
  isMe: boolean;
  busy: boolean;
  onApprove: () => void;
  onAsk: (decision: ReasonedDecision) => void;
}

/** What may be decided about an account where it stands now. */
export function AccountActions({ account: { status }, isMe, busy, onApprove, onAsk }: AccountActionsProps) {
  const t = useMessages(messages);
  if (isMe) return <p className="caption">{t('yourself')}</p>;
  if (status === AccountStatus.PENDING)
    return (
      <>
        <Button look="outline" tone="danger" onClick={() => onAsk('reject')} disabled={busy}>
          {t('reject')}
        </Button>
        <Button busy={busy} busyLabel={t('approving')} onClick={onApprove}>
          {t('approve')}
        </Button>
      </>
    );
  if (status === AccountStatus.APPROVED)
    return (
      <Button look="outline" tone="danger" onClick={() => onAsk('suspend')} disabled={busy}>
        {t('suspend')}
      </Button>
    );
  if (status === AccountStatus.SUSPENDED)
    return (
      <Button onClick={() => onAsk('reinstate')} disabled={busy}>
        {t('reinstate')}
      </Button>
    );
  return null;
}
