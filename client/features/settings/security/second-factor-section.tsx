import { useState } from 'react';
import { ShieldCheck } from 'lucide-react';
import { secondFactorRules } from '../../../../schema/rules/accounts/login.rules';
import { useSecondFactorQuery } from '../../../generated/graphql';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useSession } from '../../../platform/session/use-session';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { PasswordField } from '../../../ui/fields/password-field';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { QueryState } from '../../../ui/feedback/query-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { FactorCodeField } from '../../../widgets/second-factor/factor-code-field';
import { SecondFactorSetup } from '../../../widgets/second-factor/second-factor-setup';
import type { FactorCredentials } from '../../../widgets/second-factor/second-factor-setup';
import { messages } from '../settings.messages';
import { SettingsSection } from '../settings-section';

/** For admins: whether logins ask for an app's code, and setting up the first or another app. */
export function SecondFactorSection() {
  const t = useMessages(messages);
  const format = useFormat();
  const query = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState(false);
  const isSet = Boolean(query.data?.secondFactor.confirmedAt);
  return (
    <SettingsSection title={t('secondFactor')} hint={t('secondFactorHint')}>
      <QueryState query={query} loadingText={t('loading')} skeleton={<Skeleton height={48} />}>
        {({ secondFactor: { confirmedAt, recoveryCodesLeft } }) => (
          <p className="settings-none">
            {confirmedAt
              ? `${t('factorSince', { time: format.dateTime(confirmedAt) })} ${t('codesLeft', { count: recoveryCodesLeft })}`
              : t('factorNone')}
          </p>
        )}
      </QueryState>
      <div>
        <Button look="outline" icon={<ShieldCheck aria-hidden />} disabled={!query.data} onClick={() => setOpen(true)}>
          {t(isSet ? 'factorReplace' : 'factorSetUp')}
        </Button>
      </div>
      {open && <SetupDialog isSet={isSet} onClose={() => setOpen(false)} onDone={() => void query.refetch()} />}
    </SettingsSection>
  );
}

function SetupDialog({ isSet, onClose, onDone }: { isSet: boolean; onClose: () => void; onDone: () => void }) {
  const t = useMessages(messages);
  const { account, resume } = useSession();
  const [credentials, setCredentials] = useState<FactorCredentials | null>(null);
  const form = useRulesForm({
    rules: secondFactorRules,
    initialValues: { phone: account?.phone ?? '', password: '', code: '' },
    submit: ({ phone, password, code }) => {
      setCredentials({ phone, password, code });
      return Promise.resolve(null);
    },
  });
  const finish = async () => {
    await resume(); // the sessions of before have ended, this browser has a new one
    onDone();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t(isSet ? 'factorReplace' : 'factorSetUp')} role="alertdialog">
      {credentials ? (
        <>
          <SecondFactorSetup credentials={credentials} onDone={finish} />
          <Button look="ghost" full onClick={() => setCredentials(null)}>
            {t('factorBack')}
          </Button>
        </>
      ) : (
        <RulesForm form={form} label={t('secondFactor')} idPrefix="factor">
          <div className="form-column">
            <ErrorSummary />
            <PasswordField name="password" label={t('currentPassword')} autoComplete="current-password" required />
            {isSet && <FactorCodeField />}
            <SubmitButton busyLabel={t('loading')}>{t('factorNext')}</SubmitButton>
          </div>
        </RulesForm>
      )}
    </Dialog>
  );
}
