import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseRole, pickableRoles, Role, roleLabels } from '../../../schema/values/roles';
import type { SessionAccountFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useMessages } from '../../platform/i18n/use-messages';
import { useFormat } from '../../platform/format';
import { paths } from '../../platform/paths';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/button';
import { Page, pageTitleId } from '../../ui/page';
import { TextLink } from '../../ui/text-link';
import './auth.css';
import { messages } from './auth.messages';
import { forgetDraft } from './register-draft';
import { countSteps, RegisterForm } from './register.form';
import { registerSteps, stepsOf } from './register-steps';
import type { RegisterStep } from './register-steps';
import { RoleStep } from './role-step';
import { useArrival } from './use-arrival';

const stepTitles = { you: 'stepYou', business: 'stepBusiness', place: 'stepPlace', check: 'stepCheck' } as const;

const isStep = (text: string | null): text is RegisterStep => text !== null && text in registerSteps;

export function Component() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const format = useFormat();
  const toast = useToast();
  const arrive = useArrival();
  const [params, setParams] = useSearchParams();
  const parsed = parseRole(params.get('role'));
  const role = pickableRoles.find((one) => one === parsed) ?? null;
  const asked = params.get('step');
  const steps = role ? stepsOf(role) : [];
  const step: RegisterStep = isStep(asked) && steps.includes(asked) ? asked : 'you';

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
    else window.localStorage.setItem('approved', '0'); // specification §4
    await arrive(account);
  };
  const failed = (failure: Failure) => {
    const silence = failure.kind === 'network' ? 'register.noResponse' : 'register.unexpected';
    toast.error(failure.message ?? errorText(failure.kind === 'server' ? 'register.failed' : silence));
  };

  if (!role)
    return (
      <Page title={t('registerTitle')} lead={t('registerLead')} width="card">
        <p className="step-note">{t('stepOf', { step: 1, steps: countSteps(Role.PRODUCER) })}</p>
        <RoleStep onChosen={(chosen) => show({ role: chosen.toLowerCase(), step: null })} />
        <p className="form-after">
          {t('haveAccount')} <TextLink to={paths.login({ next: params.get('next') ?? undefined })}>{t('login')}</TextLink>
        </p>
      </Page>
    );
  return (
    <Page title={t('registerTitle')} width="card">
      <div className="role-lock">
        <span className="badge" data-tone="good">
          {t('roleLocked', { role: roleLabels[role][format.language] })}
        </span>
        <Button
          look="plain"
          onClick={() => {
            forgetDraft();
            show({ role: null, step: null });
          }}
        >
          {t('wrongRole')}
        </Button>
      </div>
      <p className="step-note" role="status">
        {t('stepOf', { step: steps.indexOf(step) + 2, steps: countSteps(role) })} · <strong>{t(stepTitles[step])}</strong>
      </p>
      <RegisterForm
        key={role}
        role={role}
        step={step}
        onStep={(next) => show({ step: next })}
        onRegistered={registered}
        onFailed={failed}
      />
    </Page>
  );
}
