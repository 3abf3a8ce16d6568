import { useState } from 'react';
import { IdentityDocumentState } from '../../../../schema/values/accounts/accounts';
import { type AdminVerificationKind, adminVerificationKinds, checkOfDocument } from '../../../../schema/values/accounts/verification';
import {
  useRecordVerificationMutation,
  useRejectIdentityDocumentMutation,
  useWithdrawVerificationMutation,
} from '../../../generated/graphql';
import type { AccountDetail_AccountFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { StatusBadge } from '../../../ui/display/status-badge';
import { Alert } from '../../../ui/feedback/alert';
import { ActDialog } from '../act-dialog';
import { useRefreshPeople } from './use-decisions';
import { messages } from './verifications.messages';

interface WaitingImage {
  readonly kind: AccountDetail_AccountFragment['identityDocuments'][number]['kind'];
  /** Of the account when the dialog was opened: an image that came since is not the one that was seen. */
  readonly version: number;
}

interface AccountVerificationsProps {
  account: AccountDetail_AccountFragment;
  /** Only what was opened in this view can be checked. */
  imagesShown: boolean;
}

/** What admins checked of a seller: recorded here, withdrawn with a reason, as is the rejection of an image that waits. */
export function AccountVerifications({ account, imagesShown }: AccountVerificationsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const refresh = useRefreshPeople();
  const [record, { busy, errorText }] = useAppMutation(useRecordVerificationMutation);
  const [withdraw] = useAppMutation(useWithdrawVerificationMutation);
  const [rejectImage] = useAppMutation(useRejectIdentityDocumentMutation);
  const [withdrawing, setWithdrawing] = useState<AdminVerificationKind | null>(null);
  const [rejecting, setRejecting] = useState<WaitingImage | null>(null);
  const { id: accountId, verifications, version } = account;
  const mayRecord = account.status === 'APPROVED' || account.status === 'PENDING';

  const check = async (kind: AdminVerificationKind) => {
    const { data, failure } = await record({ variables: { accountId, kinds: [kind], version } });
    if (failure?.code === 'CONFLICT') refresh(); // what the seller has changed meanwhile is shown, and the reason with it
    if (!data) return;
    toast.success(t('recorded', { kind: t(kind) }));
    refresh();
  };
  const take = async (kind: AdminVerificationKind, reason: string) => {
    const { failure } = await withdraw({ variables: { accountId, kind, reason } });
    if (failure) return failure;
    setWithdrawing(null);
    toast.success(t('withdrawn'));
    refresh();
    return null;
  };
  const reject = async ({ kind, version: seen }: WaitingImage, reason: string) => {
    const { failure } = await rejectImage({ variables: { accountId, kind, reason, version: seen } });
    if (failure?.code === 'CONFLICT') refresh();
    if (failure) return failure;
    setRejecting(null);
    toast.success(t('imageRejected'));
    refresh();
    return null;
  };
  return (
    <section aria-labelledby="verifications-title">
      <h3 id="verifications-title">{t('title')}</h3>
      <p className="caption">{t('lead')}</p>
      {errorText && <Alert tone="error" title={errorText} />}
      <dl className="facts-list">
        {adminVerificationKinds.map((kind) => {
          const current = verifications.find((one) => one.kind === kind && !one.endedAt);
          const image = account.identityDocuments.find((one) => checkOfDocument[one.kind] === kind);
          const waits = image?.state === IdentityDocumentState.WAITING;
          return (
            <div key={kind} className="answer">
              <dt>{t(kind)}</dt>
              <dd className="account-check">
                {current ? t('checked', { date: format.date(current.checkedAt), admin: current.checkedByName }) : t('notChecked')}
                {waits && <StatusBadge tone="waiting">{t('imageWaits', { when: format.relative(image.uploadedAt) })}</StatusBadge>}
                {image?.rejectionReason && <span className="caption">{t('imageNotAccepted', { reason: image.rejectionReason })}</span>}
                {current && (
                  <Button look="outline" tone="danger" aria-label={t('withdrawOf', { kind: t(kind) })} onClick={() => setWithdrawing(kind)}>
                    {t('withdraw')}
                  </Button>
                )}
                {waits && mayRecord && (
                  <Button
                    look="outline"
                    tone="danger"
                    aria-label={t('rejectImageOf', { kind: t(kind) })}
                    disabled={!imagesShown}
                    onClick={() => setRejecting({ kind: image.kind, version })}
                  >
                    {t('rejectImage')}
                  </Button>
                )}
                {!current && mayRecord && (
                  <Button
                    look="outline"
                    aria-label={t('recordOf', { kind: t(kind) })}
                    busy={busy}
                    busyLabel={t('recording')}
                    disabled={waits && !imagesShown}
                    onClick={() => void check(kind)}
                  >
                    {t('record')}
                  </Button>
                )}
                {waits && mayRecord && !imagesShown && <span className="caption">{t('lookFirst')}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <EndedChecks verifications={verifications.filter(({ endedAt }) => endedAt)} />
      {withdrawing && (
        <ActDialog
          act={{
            title: t('withdrawOf', { kind: t(withdrawing) }),
            reasonLabel: t('withdrawReason'),
            hint: t('withdrawHint'),
            submitLabel: t('withdraw'),
            send: (reason) => take(withdrawing, reason),
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
            send: (reason) => reject(rejecting, reason),
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
