import { useState } from 'react';
import { Hourglass } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useWaitingTermsQuery } from '../../../generated/graphql';
import { paths } from '../../../platform/paths';
import { suspension } from '../../../platform/session/suspension';
import { useSession } from '../../../platform/session/use-session';
import { Alert } from '../../../ui/feedback/alert';
import { Button, ButtonLink } from '../../../ui/buttons/button';
import { Page } from '../../../ui/layout/page';
import { IdentityDocuments } from '../../../widgets/identity-documents/identity-documents';
import { SupportContact } from '../../../widgets/support-contact/support-contact';
import '../auth.css';
import { messages } from '../auth.messages';
import { RejectedPage } from './rejected-page';
import { useStatusCheck } from './use-status-check';

/** Asks to wait, and moves on by itself: reads the user's own status while the page is seen. */
export function Component() {
  const t = useMessages(messages);
  const terms = useWaitingTermsQuery();
  const format = useFormat();
  const { account } = useSession();
  const { checkedAt, busy, checkAgain } = useStatusCheck();
  const signedIn = account !== null;
  const status = account?.status ?? null;
  const waits = status === AccountStatus.PENDING;

  const suspendedFor = status === AccountStatus.SUSPENDED ? (account?.statusReason ?? '') : signedIn ? null : suspension.reason();

  if (status === AccountStatus.APPROVED) return <ApprovedPage />;
  if (account?.status === AccountStatus.REJECTED)
    return (
      <RejectedPage account={account}>
        <p className="form-after">{t('waitContact')}</p>
        <SupportContact />
        <WayOut />
      </RejectedPage>
    );
  if (suspendedFor !== null)
    return (
      <Page title={t('suspendedTitle')} width="card">
        <Alert tone="error" title={t('reason')}>
          <p>{suspendedFor}</p>
        </Alert>
        <p className="step-note">{t('suspendedLead')}</p>
        <SupportContact />
        <WayOut />
      </Page>
    );
  return (
    <Page title={t('waitTitle')} lead={t('waitLead')} width="card">
      <Hourglass className="waiting-image" size={96} strokeWidth={1.25} aria-hidden />
      <p className="waiting-words">{signedIn ? t('waitWhat') : t('waitVisitor')}</p>
      {terms.data && <p className="waiting-words">{t('waitHours', { hours: terms.data.marketTerms.approvalHours })}</p>}
      {waits && account && <IdentityDocuments role={account.role} />}
      {signedIn && (
        <>
          <Button look="subtle" full onClick={() => void checkAgain()} busy={busy} busyLabel={t('checking')}>
            {t('checkAgain')}
          </Button>
          <p className="step-note" role="status">
            {checkedAt && `${t('stillWaiting')} ${t('lastChecked', { time: format.dateTime(checkedAt) })}`}
          </p>
        </>
      )}
      <p>{t('waitContact')}</p>
      <SupportContact />
      <WayOut />
    </Page>
  );
}

function ApprovedPage() {
  const t = useMessages(messages);
  const { role } = useSession();
  return (
    <Page title={t('approvedTitle')} width="card">
      <Alert tone="success" title={t('approvedLead')} action={<ButtonLink to={paths.home(role)}>{t('goToDashboard')}</ButtonLink>} />
    </Page>
  );
}

/** Log out, or log in. */
function WayOut() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { account, signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    await navigate(paths.login(), { replace: true });
  };
  return (
    <p className="form-after">
      {account ? (
        <Button look="ghost" full busy={leaving} busyLabel={t('loggingOut')} onClick={() => void leave()}>
          {t('logout')}
        </Button>
      ) : (
        <ButtonLink to={paths.login()} full>
          {t('login')}
        </ButtonLink>
      )}
    </p>
  );
}
