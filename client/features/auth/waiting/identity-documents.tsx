import { useState } from 'react';
import { IdentityDocumentKind } from '../../../../schema/values/accounts/accounts';
import { tradeLicenseRoles } from '../../../../schema/values/accounts/roles';
import type { Role } from '../../../../schema/values/accounts/roles';
import { useMyIdentityDocumentsQuery, useSendIdentityDocumentMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { announce } from '../../../platform/live-region';
import { Alert } from '../../../ui/feedback/alert';
import { StatusBadge } from '../../../ui/display/status-badge';
import { ImageButton } from '../../../ui/inputs/image-button';
import { shrinkImage } from '../../../widgets/image-picker/shrink-image';
import '../auth.css';
import { messages } from './identity-documents.messages';

/** Asks an applicant for images of NID and trade license. They go at once, one by one, and each replaces the one before. */
export function IdentityDocuments({ role }: { role: Role }) {
  const t = useMessages(messages);
  const { data, refetch } = useMyIdentityDocumentsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  return (
    <section className="panel identity-documents" aria-labelledby="identity-title">
      <h2 id="identity-title">{t('title')}</h2>
      <p>{t('why')}</p>
      <ul>
        {Object.values(IdentityDocumentKind).map((kind) => (
          <OneDocument
            key={kind}
            kind={kind}
            role={role}
            sentAt={data.myIdentityDocuments.find((one) => one.kind === kind)?.uploadedAt ?? null}
            onSent={() => void refetch().catch(() => undefined)}
          />
        ))}
      </ul>
    </section>
  );
}

interface OneDocumentProps {
  kind: IdentityDocumentKind;
  role: Role;
  sentAt: string | null;
  onSent: () => void;
}

function OneDocument({ kind, role, sentAt, onSent }: OneDocumentProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [send, { errorText, fieldErrors }] = useAppMutation(useSendIdentityDocumentMutation);
  const [busy, setBusy] = useState(false);
  const isOptional = kind === IdentityDocumentKind.TRADE_LICENSE && !tradeLicenseRoles.some((one) => one === role);
  const what = t(isOptional ? 'TRADE_LICENSE_optional' : kind);
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
        <StatusBadge tone={sentAt ? 'good' : 'waiting'}>{sentAt ? t('sent', { when: format.relative(sentAt) }) : t('missing')}</StatusBadge>
      </span>
      <ImageButton label={t(sentAt ? 'replaceOf' : 'chooseOf', { what })} busy={busy} onChosen={(file) => void choose(file)}>
        {t(busy ? 'sending' : sentAt ? 'replace' : 'choose')}
      </ImageButton>
      {failed && <Alert tone="error" title={failed} />}
    </li>
  );
}
