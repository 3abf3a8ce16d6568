import { useState } from 'react';
import { IdentityDocumentKind, IdentityDocumentState } from '../../../schema/values/accounts/accounts';
import { checkOfDocument, VerificationKind } from '../../../schema/values/accounts/verification';
import { tradeLicenseRoles } from '../../../schema/values/accounts/roles';
import type { Role } from '../../../schema/values/accounts/roles';
import { useMyIdentityDocumentsQuery, useSendIdentityDocumentMutation } from '../../generated/graphql';
import type { MyIdentityDocumentsQuery } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { Alert } from '../../ui/feedback/alert';
import { StatusBadge } from '../../ui/display/status-badge';
import { ImageButton } from '../../ui/inputs/image-button';
import { shrinkImage } from '../image-picker/shrink-image';
import './identity-documents.css';
import { messages } from './identity-documents.messages';

interface IdentityDocumentsProps {
  role: Role;
  /** Shows what was checked as well, with phone number and address: for sellers who are approved. */
  withChecks?: boolean;
  /** Documents whose number the seller has not written: an image alone cannot be checked. */
  withoutNumber?: readonly IdentityDocumentKind[];
}

/** Takes images of NID and trade license. They go at once, one by one, and each replaces the one before. */
export function IdentityDocuments({ role, withChecks = false, withoutNumber = [] }: IdentityDocumentsProps) {
  const t = useMessages(messages);
  const { data, refetch } = useMyIdentityDocumentsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const checkedAt = (kind: VerificationKind) => data.myVerifications.find((check) => check.kind === kind)?.checkedAt ?? null;
  return (
    <section className="panel identity-documents" aria-labelledby="identity-title">
      <h2 id="identity-title">{t(withChecks ? 'checksTitle' : 'title')}</h2>
      <p>{t(withChecks ? 'checksWhy' : 'why')}</p>
      <ul>
        {withChecks && <DetailCheck kind={VerificationKind.PHONE} checkedAt={checkedAt(VerificationKind.PHONE)} />}
        {Object.values(IdentityDocumentKind).map((kind) => (
          <OneDocument
            key={kind}
            kind={kind}
            role={role}
            sent={data.myIdentityDocuments.find((one) => one.kind === kind)}
            checkedAt={withChecks ? checkedAt(checkOfDocument[kind]) : null}
            withChecks={withChecks}
            needsNumber={withoutNumber.includes(kind)}
            onSent={() => void refetch().catch(() => undefined)}
          />
        ))}
        {withChecks && <DetailCheck kind={VerificationKind.ADDRESS} checkedAt={checkedAt(VerificationKind.ADDRESS)} />}
      </ul>
    </section>
  );
}

/** Shows what is checked without an image. */
function DetailCheck({ kind, checkedAt }: { kind: 'PHONE' | 'ADDRESS'; checkedAt: string | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <li>
      <span>
        <strong>{t(kind)}</strong>
        <StatusBadge tone={checkedAt ? 'good' : 'plain'}>
          {checkedAt ? t('checked', { date: format.date(checkedAt) }) : t('notChecked')}
        </StatusBadge>
      </span>
      {!checkedAt && <p className="step-note">{t(`${kind}_how`)}</p>}
    </li>
  );
}

type SentDocument = MyIdentityDocumentsQuery['myIdentityDocuments'][number];

interface OneDocumentProps {
  kind: IdentityDocumentKind;
  role: Role;
  sent: SentDocument | undefined;
  checkedAt: string | null;
  withChecks: boolean;
  needsNumber: boolean;
  onSent: () => void;
}

function OneDocument({ kind, role, sent, checkedAt, withChecks, needsNumber, onSent }: OneDocumentProps) {
  const t = useMessages(messages);
  const [send, { errorText, fieldErrors }] = useAppMutation(useSendIdentityDocumentMutation);
  const [busy, setBusy] = useState(false);
  const isOptional = kind === IdentityDocumentKind.TRADE_LICENSE && !tradeLicenseRoles.some((one) => one === role);
  const what = t(isOptional ? 'TRADE_LICENSE_optional' : checkOfDocument[kind]);
  const choose = async (chosen: File) => {
    setBusy(true);
    const { file } = await shrinkImage(chosen);
    const { failure } = await send({ variables: { kind, file } });
    setBusy(false);
    if (failure) return;
    announce(t('arrived', { what }));
    onSent();
  };
  const failed = fieldErrors.file ?? errorText;
  return (
    <li>
      <span>
        <strong>{what}</strong>
        <DocumentBadge sent={sent} checkedAt={checkedAt} withChecks={withChecks} />
      </span>
      <ImageButton label={t(sent ? 'replaceOf' : 'chooseOf', { what })} busy={busy} onChosen={(file) => void choose(file)}>
        {t(busy ? 'sending' : sent ? 'replace' : 'choose')}
      </ImageButton>
      {sent?.rejectionReason && <p className="step-note">{t('reason', { reason: sent.rejectionReason })}</p>}
      {checkedAt && <p className="step-note">{t('again')}</p>}
      {sent && needsNumber && <p className="step-note">{t('numberToo')}</p>}
      {failed && <Alert tone="error" title={failed} />}
    </li>
  );
}

/** Shows the check that holds, else what became of the image. */
function DocumentBadge({ sent, checkedAt, withChecks }: Pick<OneDocumentProps, 'sent' | 'checkedAt' | 'withChecks'>) {
  const t = useMessages(messages);
  const format = useFormat();
  if (checkedAt) return <StatusBadge tone="good">{t('checked', { date: format.date(checkedAt) })}</StatusBadge>;
  if (!sent) return <StatusBadge tone={withChecks ? 'plain' : 'waiting'}>{t('missing')}</StatusBadge>;
  if (sent.state === IdentityDocumentState.REJECTED && sent.decidedAt)
    return <StatusBadge tone="bad">{t('rejected', { date: format.date(sent.decidedAt) })}</StatusBadge>;
  const when = format.relative(sent.uploadedAt);
  if (!withChecks) return <StatusBadge tone="good">{t('sent', { when })}</StatusBadge>;
  const waits = sent.state === IdentityDocumentState.WAITING;
  return <StatusBadge tone={waits ? 'waiting' : 'plain'}>{waits ? t('waiting', { when }) : t('notChecked')}</StatusBadge>;
}
