import { useEffect, useState } from 'react';
import { Hourglass, Mail, Phone } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { AccountStatus } from '../../../schema/values/roles';
import { brand } from '../../platform/brand';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useWaitingTermsQuery } from '../../generated/graphql';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { Alert } from '../../ui/alert';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import './auth.css';
import { messages } from './auth.messages';
import { RejectedPage } from './rejected-page';

const checkEveryMs = 5000;

/** Tells to wait, and moves on by itself: asks for the account's own status while the page is seen. */
export function Component() {
  const t = useMessages(messages);
  const terms = useWaitingTermsQuery();
  const format = useFormat();
  const navigate = useNavigate();
  const { account, refresh } = useSession();
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);
  const [busy, setBusy] = useState(false);
  const signedIn = account !== null;
  const status = account?.status ?? null;
  const waits = status === AccountStatus.PENDING;

  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden)
        void refresh().then(
          () => setCheckedAt(new Date()),
          () => undefined,
        );
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, [refresh, waits]);

  useEffect(() => {
    if (status !== AccountStatus.APPROVED) return undefined;
    window.localStorage.removeItem('approved');
    const timer = setTimeout(() => void navigate(paths.home(account?.role), { replace: true }), 3000);
    return () => clearTimeout(timer);
  }, [account?.role, navigate, status]);

  const checkAgain = async () => {
    setBusy(true);
    await refresh().catch(() => undefined);
    setCheckedAt(new Date());
    setBusy(false);
  };

  const contact = (
    <div className="contact-row">
      <ButtonAnchor href={`tel:${brand.supportPhone}`} icon={<Phone aria-hidden />} full>
        {t('call', { phone: format.digits(brand.supportPhone) })}
      </ButtonAnchor>
      <ButtonAnchor href={`mailto:${brand.supportEmail}`} icon={<Mail aria-hidden />} full>
        {t('write', { email: brand.supportEmail })}
      </ButtonAnchor>
    </div>
  );
  const login = (
    <p className="form-after">
      <ButtonLink to={paths.login()} look={signedIn ? 'ghost' : 'solid'} full>
        {t('login')}
      </ButtonLink>
    </p>
  );

  if (status === AccountStatus.APPROVED)
    return (
      <Page title={t('approvedTitle')} width="card">
        <Alert
          tone="success"
          title={t('approvedLead')}
          action={<ButtonLink to={paths.home(account?.role)}>{t('goToDashboard')}</ButtonLink>}
        />
      </Page>
    );
  if (account?.status === AccountStatus.REJECTED)
    return (
      <RejectedPage account={account}>
        <p className="form-after">{t('waitContact')}</p>
        {contact}
        {login}
      </RejectedPage>
    );
  if (status === AccountStatus.SUSPENDED)
    return (
      <Page title={t('suspendedTitle')} width="card">
        <Alert tone="error" title={t('reason')}>
          <p>{account?.statusReason}</p>
        </Alert>
        <p className="step-note">{t('suspendedLead')}</p>
        {contact}
        {login}
      </Page>
    );
  return (
    <Page title={t('waitTitle')} lead={t('waitLead')} width="card">
      <Hourglass className="waiting-picture" size={96} strokeWidth={1.25} aria-hidden />
      <p className="waiting-words">{signedIn ? t('waitWhat') : t('waitVisitor')}</p>
      {terms.data && <p className="waiting-words">{t('waitHours', { hours: terms.data.marketTerms.approvalHours })}</p>}
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
      {contact}
      {login}
    </Page>
  );
}
