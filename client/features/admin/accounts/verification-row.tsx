import { IdentityDocumentState } from '../../../../schema/values/accounts/accounts';
import { type AdminVerificationKind, checkOfDocument } from '../../../../schema/values/accounts/verification';
import type { AccountDetail_AccountFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { StatusBadge } from '../../../ui/display/status-badge';
import type { WaitingImage } from './use-verification-acts';
import { messages } from './verifications.messages';

interface VerificationRowProps {
  kind: AdminVerificationKind;
  account: AccountDetail_AccountFragment;
  imagesShown: boolean;
  busy: boolean;
  onCheck: () => void;
  onWithdraw: () => void;
  onReject: (image: WaitingImage) => void;
}

/** One thing to check: the check that holds, the image that waits for it, and what may be decided. */
export function VerificationRow({ kind, account, imagesShown, busy, onCheck, onWithdraw, onReject }: VerificationRowProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { status, version, verifications, identityDocuments } = account;
  const mayRecord = status === 'APPROVED' || status === 'PENDING';
  const current = verifications.find((one) => one.kind === kind && !one.endedAt);
  const image = identityDocuments.find((one) => checkOfDocument[one.kind] === kind);
  const waits = image?.state === IdentityDocumentState.WAITING;
  const of = { kind: t(kind) };
  return (
    <div className="answer">
      <dt>{t(kind)}</dt>
      <dd className="account-check">
        {current ? t('checked', { date: format.date(current.checkedAt), admin: current.checkedByName }) : t('notChecked')}
        {waits && <StatusBadge tone="waiting">{t('imageWaits', { when: format.relative(image.uploadedAt) })}</StatusBadge>}
        {image?.rejectionReason && <span className="caption">{t('imageNotAccepted', { reason: image.rejectionReason })}</span>}
        {current && (
          <Button look="outline" tone="danger" aria-label={t('withdrawOf', of)} onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        )}
        {waits && mayRecord && (
          <Button
            look="outline"
            tone="danger"
            aria-label={t('rejectImageOf', of)}
            disabled={!imagesShown}
            onClick={() => onReject({ kind: image.kind, version })}
          >
            {t('rejectImage')}
          </Button>
        )}
        {!current && mayRecord && (
          <Button
            look="outline"
            aria-label={t('recordOf', of)}
            busy={busy}
            busyLabel={t('recording')}
            disabled={waits && !imagesShown}
            onClick={onCheck}
          >
            {t('record')}
          </Button>
        )}
        {waits && mayRecord && !imagesShown && <span className="caption">{t('lookFirst')}</span>}
      </dd>
    </div>
  );
}
