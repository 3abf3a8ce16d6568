import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionAccountFragment } from '../../../generated/graphql';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useToast } from '../../../platform/toast/use-toast';
import { Page } from '../../../ui/layout/page';
import { FormSkeleton } from '../../../ui/feedback/skeleton';
import { TextLink } from '../../../ui/buttons/text-link';
import type { FactorCredentials } from '../../../widgets/second-factor/second-factor-setup';
import '../auth.css';
import { messages } from '../auth.messages';
import { LoginForm } from './login.form';
import { useArrival } from './use-arrival';
import { lazyPart } from '../../../ui/feedback/lazy-part';

/** Loaded by admins only, once. */
const SecondFactorSetup = lazyPart(async () => (await import('../../../widgets/second-factor/second-factor-setup')).SecondFactorSetup, {
  waiting: <FormSkeleton />,
});

export function Component() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const toast = useToast();
  const arrive = useArrival();
  const [params] = useSearchParams();
  const [setUp, setSetUp] = useState<FactorCredentials | null>(null);
  const enter = async (account: SessionAccountFragment) => {
    toast.success(errorText('login.success'));
    await arrive(account);
  };
  if (setUp)
    return (
      <Page key="factor" title={t('factorTitle')} lead={t('factorLead')} width="card">
        <SecondFactorSetup credentials={setUp} onDone={enter} />
      </Page>
    );
  return (
    <Page key="login" title={t('loginTitle')} lead={t('loginLead')} width="card">
      <LoginForm onSignedIn={enter} onSetUp={setSetUp} />
      <p className="form-after">
        {t('noAccount')} <TextLink to={paths.register({ next: params.get('next') ?? undefined })}>{t('register')}</TextLink>
      </p>
    </Page>
  );
}
