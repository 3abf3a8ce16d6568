import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirmPasswordRules } from '../../../../schema/rules/shared/password.rules';
import { type ClosingObstacle, payoutReturnDays } from '../../../../schema/values/accounts/closing';
import { claimDays, rejectionDays } from '../../../../schema/values/orders/payment-disputes';
import { useAccountClosingQuery, useCloseAccountMutation } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { useToast } from '../../../platform/toast/use-toast';
import { TextLink } from '../../../ui/buttons/text-link';
import { Button } from '../../../ui/buttons/button';
import { QueryState } from '../../../ui/feedback/query-state';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { PasswordField } from '../../../ui/fields/password-field';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { Dialog } from '../../../ui/overlays/dialog';
import { SettingsSection } from '../settings-section';
import { messages } from './leaving.messages';

const DAYS: Readonly<Partial<Record<ClosingObstacle, number>>> = { PAYOUTS: payoutReturnDays, ENDED_ORDERS: claimDays };

/** Lists the obstacles to closing the account. If there are none, offers to close it. */
export function LeavingSection() {
  const t = useMessages(messages);
  const format = useFormat();
  const { account } = useSession();
  const [isAsking, setAsking] = useState(false);
  const query = useAccountClosingQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SettingsSection title={t('title')} hint={t('hint')}>
      <QueryState query={query} loadingText={t('loading')}>
        {({ accountClosing: { obstacles } }) =>
          obstacles.length > 0 ? (
            <>
              <p>{t('notYet')}</p>
              <ul className="settings-list">
                {obstacles.map((one) => (
                  <li key={one}>
                    {t(one, { days: format.number(DAYS[one] ?? rejectionDays) })}{' '}
                    {one === 'HELD_GOODS' && account && <TextLink to={paths.lots(account.role)}>{t('lots')}</TextLink>}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <div>
              <Button look="outline" tone="danger" onClick={() => setAsking(true)}>
                {t('open')}
              </Button>
            </div>
          )
        }
      </QueryState>
      {isAsking && <CloseDialog onClose={() => setAsking(false)} />}
    </SettingsSection>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const [closeAccount] = useAppMutation(useCloseAccountMutation);
  const form = useRulesForm({
    rules: confirmPasswordRules,
    initialValues: { password: '' },
    submit: async ({ password }) => {
      const { failure } = await closeAccount({ variables: { input: { password } } });
      if (failure) return failure;
      await signOut();
      toast.success(t('closed'));
      await navigate(paths.landing());
      return null;
    },
  });
  return (
    <Dialog open onClose={onClose} place="sheet" title={t('dialogTitle')}>
      <RulesForm form={form} label={t('dialogTitle')} idPrefix="close-account">
        <div className="form-column">
          <p>{t('dialogText')}</p>
          <ErrorSummary />
          <PasswordField name="password" label={t('password')} autoComplete="current-password" required />
          <SubmitButton tone="danger" busyLabel={t('closing')}>
            {t('close')}
          </SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
