import { useState } from 'react';
import { registerRules } from '../../../schema/rules/register.rules';
import type { PickableRole } from '../../../schema/values/roles';
import { useSignUpMutation } from '../../generated/graphql';
import type { SessionAccountFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { collectErrors, useRulesForm } from '../../platform/forms/use-rules-form';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { useLanguage } from '../../platform/i18n/use-language';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/button';
import { DraftOffer } from '../../ui/draft-offer';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { messages } from './auth.messages';
import { RegisterParts } from './register-parts';
import { emptyRegistration, stepFields, stepsOf } from './register-steps';
import type { Registration, RegisterStep } from './register-steps';
import { RoleLock } from './role-lock';
import { useRegistrationCode } from './use-registration-code';
import { useRegistrationDraft } from './use-registration-draft';

const stepTitles = { you: 'stepYou', business: 'stepBusiness', place: 'stepPlace', check: 'stepCheck', code: 'stepCode' } as const;
const start = (role: PickableRole): Registration => ({ ...emptyRegistration, role });

interface RegisterFormProps {
  role: PickableRole;
  step: RegisterStep;
  /** The market asks for a code from the phone. */
  codeRequired: boolean;
  /** Another role: everything begins anew. */
  onStartAgain: () => void;
  onStep: (step: RegisterStep) => void;
  onRegistered: (account: SessionAccountFragment) => Promise<void>;
  /** The server says that a code is missing or wrong; the caller shows the step for it from now on. */
  onCodeRequired: () => void;
  onFailed: (failure: Failure) => void;
}

/** The steps after the role. Going back loses nothing; a refused field leads back to its own step. */
export function RegisterForm({
  role,
  step,
  codeRequired,
  onStartAgain,
  onStep,
  onRegistered,
  onCodeRequired,
  onFailed,
}: RegisterFormProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [signUp] = useAppMutation(useSignUpMutation);
  const [stepFailures, setStepFailures] = useState(0);
  const [goneOn, setGoneOn] = useState(false);
  const steps = stepsOf(role, codeRequired);
  const place = Math.max(0, steps.indexOf(step));
  const last = place === steps.length - 1;

  const leadTo = (names: readonly string[]) => {
    if (names.includes('otp')) onCodeRequired();
    const first = stepsOf(role, true).find((one) => stepFields[one].some((name) => names.includes(name)));
    if (first && first !== step) onStep(first);
  };
  const form = useRulesForm({
    rules: registerRules,
    initialValues: start(role),
    context: { codeRequired },
    submit: async (input) => {
      const { data, failure } = await signUp({ variables: { input: { ...input, language } } });
      if (failure) {
        onFailed(failure);
        leadTo(Object.keys(failure.fields));
        return failure;
      }
      draft.finish();
      await onRegistered(data.register.account);
      return null;
    },
  });

  const draft = useRegistrationDraft(role, form);
  const code = useRegistrationCode(form.values.phone);

  const goOn = () => {
    const all = checkAll(form.values);
    const mine = Object.fromEntries(Object.entries(all).filter(([name]) => stepFields[step].includes(name)));
    form.formik.setErrors(mine);
    if (Object.keys(mine).length) return setStepFailures((count) => count + 1);
    setStepFailures(0);
    setGoneOn(true);
    const next = steps[place + 1];
    if (next === 'code') askForCode();
    if (next) onStep(next);
  };
  const askForCode = () => {
    if (code.sentAt === null) form.setValue('otp', ''); // what was typed for another phone
    void code.sendOnce();
  };
  const send = () => {
    const found = checkAll(form.values);
    const elsewhere = steps.find((one) => one !== step && stepFields[one].some((name) => found[name]));
    if (!elsewhere) {
      setGoneOn(false);
      return form.handleSubmit();
    }
    form.formik.setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => stepFields[elsewhere].includes(name))));
    setStepFailures((count) => count + 1);
    onStep(elsewhere);
  };

  return (
    <>
      <RoleLock
        role={role}
        onStartAgain={() => {
          draft.finish();
          onStartAgain();
        }}
      />
      <p className="step-note" role="status">
        {t('stepOf', { step: place + 2, steps: steps.length + 1 })} · <strong>{t(stepTitles[step])}</strong>
      </p>
      <DraftOffer savedAt={draft.found?.savedAt ?? null} about={draft.about} onContinue={draft.resume} onStartAgain={draft.startAgain}>
        <RulesForm
          form={{
            ...form,
            failure: goneOn ? null : form.failure,
            failures: goneOn ? stepFailures : form.failures + stepFailures,
            handleSubmit: refuse(last ? send : goOn),
          }}
          failureText={errorText('register.failed')}
          label={t('registerTitle')}
        >
          <div className="form-column">
            <ErrorSummary />
            <RegisterParts step={step} role={role} code={code} onChange={onStep} />
            {last ? (
              <SubmitButton busyLabel={t('submitting')} size="xl">
                {t('submit')}
              </SubmitButton>
            ) : (
              <Button type="submit" size="xl" full>
                {t('next')}
              </Button>
            )}
            {place > 0 && (
              <Button look="ghost" full onClick={() => onStep(steps[place - 1] ?? 'you')}>
                {t('back')}
              </Button>
            )}
          </div>
        </RulesForm>
      </DraftOffer>
    </>
  );

  function checkAll(values: object): Record<string, string> {
    try {
      registerRules.validateSync(values, { abortEarly: false, context: { codeRequired } });
      return {};
    } catch (error) {
      return collectErrors(error);
    }
  }
}

function refuse(then: () => void) {
  return (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    then();
  };
}

/** How many steps a role has, the choice of the role included. */
export function countSteps(role: string, codeRequired: boolean): number {
  return stepsOf(role, codeRequired).length + 1;
}
