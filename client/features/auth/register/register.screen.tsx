import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseRole, pickableRoles, Role } from '../../../../schema/values/accounts/roles';
import { useRegistrationRulesQuery } from '../../../generated/graphql';
import type { SessionAccountFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useToast } from '../../../platform/toast/use-toast';
import { Page, pageTitleId } from '../../../ui/layout/page';
import { TextLink } from '../../../ui/buttons/text-link';
import '../auth.css';
import { messages } from '../auth.messages';
import { RegisterForm } from './register.form';
import { registerSteps, stepsOf } from './register-steps';
import type { RegisterStep } from './register-steps';
import { RoleStep } from './role-step';
import { storeDeviceHint } from '../login/device-hint';
import { useArrival } from '../login/use-arrival';

const isStep = (text: string | null): text is RegisterStep => text !== null && text in registerSteps;

export function Component() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const toast = useToast();
  const arrive = useArrival();
  const [params, setParams] = useSearchParams();
  const parsed = parseRole(params.get('role'));
  const role = pickableRoles.find((one) => one === parsed) ?? null;
  const requested = params.get('step');
  const rules = useRegistrationRulesQuery({ fetchPolicy: 'cache-first' });
  const [asksForCode, setAsksForCode] = useState(false);
  const codeRequired = asksForCode || rules.data?.registrationRules.codeRequired === true;
  const steps = role ? stepsOf(role, codeRequired) : [];
  const step: RegisterStep = isStep(requested) && steps.includes(requested) ? requested : 'you';

  const shown = useRef(`${role} ${step}`);
  useEffect(() => {
    if (shown.current === `${role} ${step}`) return;
    shown.current = `${role} ${step}`;
    window.scrollTo(0, 0);
    if (!document.activeElement?.closest('[role=alert]')) document.getElementById(pageTitleId)?.focus({ preventScroll: true });
  }, [role, step]);

  const show = (next: Record<string, string | null>) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [key, value] of Object.entries(next))
        if (value) after.set(key, value);
        else after.delete(key);
      return after;
    });

  const registered = async (account: SessionAccountFragment) => {
    toast.success(errorText('register.success'));
    if (account.role === Role.CONSUMER) toast.success(errorText('register.loggedInAsConsumer'));
    else window.localStorage.setItem('approved', '0'); // other programs of the page read this flag, docs/requirements.md G6
    if (account.role !== 'ADMIN') storeDeviceHint({ role: account.role, phone: account.phone });
    await arrive(account);
  };
  const failed = (failure: Failure) => {
    const silence = failure.kind === 'network' ? 'register.noResponse' : 'register.unexpected';
    toast.error(failure.message ?? errorText(failure.kind === 'server' ? 'register.failed' : silence));
  };

  if (!role)
    return (
      <Page title={t('registerTitle')} lead={t('registerLead')} width="card">
        <RoleStep onChosen={(chosen) => show({ role: chosen.toLowerCase(), step: null })} />
        <p className="form-after">
          {t('haveAccount')} <TextLink to={paths.login({ next: params.get('next') ?? undefined })}>{t('login')}</TextLink>
        </p>
      </Page>
    );
  return (
    <Page title={t('registerTitle')} width="card">
      <RegisterForm
        key={role}
        role={role}
        step={step}
        codeRequired={codeRequired}
        onCodeRequired={() => setAsksForCode(true)}
        onStartAgain={() => show({ role: null, step: null })}
        onStep={(next) => show({ step: next })}
        onRegistered={registered}
        onFailed={failed}
      />
    </Page>
  );
}
