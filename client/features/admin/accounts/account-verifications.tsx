import { useState } from 'react';
import { type AdminVerificationKind, adminVerificationKinds, checkOfDocument } from '../../../../schema/values/accounts/verification';
import type { AccountDetail_AccountFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { ActDialog } from '../act-dialog';
import { useVerificationActs, type WaitingImage } from './use-verification-acts';
import { VerificationRow } from './verification-row';
import { messages } from './verifications.messages';

interface AccountVerificationsProps {
  account: AccountDetail_AccountFragment;
  /** Only what was opened in this view can be checked. */
  imagesShown: boolean;
}

/**
 * Admins record here what they checked of a seller, withdraw it with a reason, and reject an image that waits.
 */
export function AccountVerifications({ account, imagesShown }: AccountVerificationsProps) {
  const t = useMessages(messages);
  const { check, take, reject, busy, errorText } = useVerificationActs(account);
  const [withdrawing, setWithdrawing] = useState<AdminVerificationKind | null>(null);
  const [rejecting, setRejecting] = useState<WaitingImage | null>(null);
  return (
    <section aria-labelledby="verifications-title">
      <h3 id="verifications-title">{t('title')}</h3>
      <p className="caption">{t('lead')}</p>
      {errorText && <Alert tone="error" title={errorText} />}
      <dl className="facts-list">
        {adminVerificationKinds.map((kind) => (
          <VerificationRow
            key={kind}
            kind={kind}
            account={account}
            imagesShown={imagesShown}
            busy={busy}
            onCheck={() => void check(kind)}
            onWithdraw={() => setWithdrawing(kind)}
            onReject={setRejecting}
          />
        ))}
      </dl>
      <EndedChecks verifications={account.verifications.filter(({ endedAt }) => endedAt)} />
      {withdrawing && (
        <ActDialog
          act={{
            title: t('withdrawOf', { kind: t(withdrawing) }),
            reasonLabel: t('withdrawReason'),
            hint: t('withdrawHint'),
            submitLabel: t('withdraw'),
            send: (reason) => take(withdrawing, reason, () => setWithdrawing(null)),
          }}
          onClose={() => setWithdrawing(null)}
        />
      )}
      {rejecting && (
        <ActDialog
          act={{
            title: t('rejectImageOf', { kind: t(checkOfDocument[rejecting.kind]) }),
            reasonLabel: t('rejectImageReason'),
            hint: t('rejectImageHint'),
            submitLabel: t('rejectImage'),
            send: (reason) => reject(rejecting, reason, () => setRejecting(null)),
          }}
          onClose={() => setRejecting(null)}
        />
      )}
    </section>
  );
}

function EndedChecks({ verifications }: Pick<AccountDetail_AccountFragment, 'verifications'>) {
  const t = useMessages(messages);
  const format = useFormat();
  if (verifications.length === 0) return null;
  return (
    <>
      <p className="caption">{t('before')}</p>
      <ul className="caption">
        {verifications.map(({ id, kind, endedAt, endedByName, endReason }) => (
          <li key={id}>
            {t(endReason ? 'endedByAdmin' : 'ended', {
              kind: t(kind),
              date: endedAt ? format.date(endedAt) : '',
              by: endedByName ?? '',
              reason: endReason ?? '',
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
