import { useSearchParams } from 'react-router-dom';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useToast } from '../../platform/toast/use-toast';
import { Page } from '../../ui/page';
import { TextLink } from '../../ui/text-link';
import './auth.css';
import { messages } from './auth.messages';
import { LoginForm } from './login.form';
import { useArrival } from './use-arrival';

export function Component() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const toast = useToast();
  const arrive = useArrival();
  const [params] = useSearchParams();
  return (
    <Page title={t('loginTitle')} lead={t('loginLead')} width="card">
      <LoginForm
        onSignedIn={async (account) => {
          toast.success(errorText('login.success'));
          await arrive(account);
        }}
        onFailed={toast.error}
      />
      <p className="form-after">
        {t('noAccount')} <TextLink to={paths.register({ next: params.get('next') ?? undefined })}>{t('register')}</TextLink>
      </p>
    </Page>
  );
}
