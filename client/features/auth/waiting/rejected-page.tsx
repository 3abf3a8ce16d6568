import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useRegistrationToCorrectQuery } from '../../../generated/graphql';
import type { SessionAccountFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useSession } from '../../../platform/session/use-session';
import { useToast } from '../../../platform/toast/use-toast';
import { Alert } from '../../../ui/feedback/alert';
import { ButtonLink } from '../../../ui/buttons/button';
import { Page, pageTitleId } from '../../../ui/layout/page';
import { QueryState } from '../../../ui/feedback/query-state';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { IdentityDocuments } from '../../../widgets/identity-documents/identity-documents';
import { messages as authMessages } from '../auth.messages';
import { ResubmitForm } from './resubmit.form';
import { messages } from './resubmit.messages';

interface RejectedPageProps {
  account: SessionAccountFragment;
  /** How to reach people, and the way to the login. */
  children: ReactNode;
}

/** Why the registration was not accepted, and with `?step=correct` the form to send it again. */
export function RejectedPage({ account, children }: RejectedPageProps) {
  const t = useMessages(messages);
  const tAuth = useMessages(authMessages);
  const url = useUrlState();
  const correcting = url.get('step') === 'correct';
  const before = useRef(correcting);

  useEffect(() => {
    if (before.current !== correcting) document.getElementById(pageTitleId)?.focus();
    before.current = correcting;
  }, [correcting]);

  const reason = (
    <Alert tone="error" title={tAuth('reason')}>
      <p>{account.statusReason}</p>
    </Alert>
  );
  if (correcting) return <Correcting reason={reason} backTo={url.hrefWith({ step: null })} onSent={() => url.set({ step: null })} />;
  return (
    <Page title={tAuth('rejectedTitle')} width="card">
      {reason}
      <p className="step-note">{t('lead')}</p>
      <ButtonLink to={url.hrefWith({ step: 'correct' })} size="xl" full>
        {t('correct')}
      </ButtonLink>
      {children}
    </Page>
  );
}

function Correcting({ reason, backTo, onSent }: { reason: ReactNode; backTo: string; onSent: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const { refresh } = useSession();
  const query = useRegistrationToCorrectQuery({ fetchPolicy: 'no-cache' });
  const sent = async () => {
    toast.success(t('sent'));
    await refresh().catch(() => undefined);
    onSent();
    document.getElementById(pageTitleId)?.focus();
  };
  return (
    <Page title={t('title')} lead={t('lead')} width="card">
      {reason}
      <QueryState query={query} loadingText={t('loading')} errorText={t('failed')} skeleton={<FormSkeleton fields={6} />}>
        {({ me, myDocuments }) =>
          me && (
            <>
              <IdentityDocuments role={me.role} />
              <ResubmitForm given={me} documents={myDocuments} onSent={sent} />
            </>
          )
        }
      </QueryState>
      <p className="form-after">
        <ButtonLink to={backTo} look="ghost" full>
          {t('back')}
        </ButtonLink>
      </p>
    </Page>
  );
}
