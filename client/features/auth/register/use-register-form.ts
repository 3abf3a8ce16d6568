import { useState } from 'react';
import { registerRules } from '../../../../schema/rules/accounts/register.rules';
import type { PickableRole } from '../../../../schema/values/accounts/roles';
import { useCheckNewPasswordMutation, useSignUpMutation } from '../../../generated/graphql';
import type { SessionAccountFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { collectErrors, useRulesForm } from '../../../platform/forms/use-rules-form';
import { namedLanguage, useLanguage } from '../../../platform/language/use-language';
import { emptyRegistration, stepFields, stepsOf } from './register-steps';
import type { Registration, RegisterStep } from './register-steps';
import { useRegistrationCode } from './use-registration-code';
import { useRegistrationDraft } from './use-registration-draft';

export interface RegisterFormOptions {
  role: PickableRole;
  step: RegisterStep;
  /** The market asks for a code from the phone. */
  codeRequired: boolean;
  onStep: (step: RegisterStep) => void;
  onRegistered: (account: SessionAccountFragment) => Promise<void>;
  /** The server shows that a code is missing or wrong; the caller shows the step for it from now on. */
  onCodeRequired: () => void;
  onFailed: (failure: Failure) => void;
}

const start = (role: PickableRole): Registration => ({ ...emptyRegistration, role });

function errorsOf(values: object, codeRequired: boolean): Record<string, string> {
  try {
    registerRules.validateSync(values, { abortEarly: false, context: { codeRequired } });
    return {};
  } catch (error) {
    return collectErrors(error);
  }
}

/** The values and errors of all steps after the role, the draft and the code; Enter leads on, or sends. */
export function useRegisterForm({ role, step, codeRequired, onStep, onRegistered, onCodeRequired, onFailed }: RegisterFormOptions) {
  const { language } = useLanguage();
  const [signUp] = useAppMutation(useSignUpMutation);
  const [stepFailures, setStepFailures] = useState(0);
  const [goneOn, setGoneOn] = useState(false);
  const steps = stepsOf(role, codeRequired);
  const place = Math.max(0, steps.indexOf(step));

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
      const { data, failure } = await signUp({ variables: { input: { ...input, language: namedLanguage(language) } } });
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

  const isCommon = useCommonPassword();
  const draft = useRegistrationDraft(role, form);
  const code = useRegistrationCode(form.values.phone);

  const goOn = async () => {
    const all = errorsOf(form.values, codeRequired);
    const mine = Object.fromEntries(Object.entries(all).filter(([name]) => stepFields[step].includes(name)));
    form.formik.setErrors(mine);
    if (Object.keys(mine).length) return setStepFailures((count) => count + 1);
    if (stepFields[step].includes('password') && (await isCommon(form.values.password))) {
      form.formik.setErrors({ password: 'password.common' });
      return setStepFailures((count) => count + 1);
    }
    setStepFailures(0);
    setGoneOn(true);
    const next = steps[place + 1];
    if (next === 'code') {
      if (code.sentAt === null) form.setValue('otp', ''); // what was typed for another phone
      void code.sendOnce();
    }
    if (next) onStep(next);
  };
  const send = () => {
    const errors = errorsOf(form.values, codeRequired);
    const elsewhere = steps.find((one) => one !== step && stepFields[one].some((name) => errors[name]));
    if (!elsewhere) {
      setGoneOn(false);
      return form.handleSubmit();
    }
    form.formik.setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => stepFields[elsewhere].includes(name))));
    setStepFailures((count) => count + 1);
    onStep(elsewhere);
  };
  return {
    form: {
      ...form,
      failure: goneOn ? null : form.failure,
      failures: goneOn ? stepFailures : form.failures + stepFailures,
      handleSubmit: (event?: { preventDefault: () => void }) => {
        event?.preventDefault();
        void (place === steps.length - 1 ? send() : goOn());
      },
    },
    draft,
    code,
    steps,
    place,
    last: place === steps.length - 1,
  };
}

/** Asked where the password is typed, not five steps later; without a response the registration itself decides. */
function useCommonPassword(): (password: string) => Promise<boolean> {
  const [checkPassword] = useAppMutation(useCheckNewPasswordMutation);
  return async (password) => (await checkPassword({ variables: { password } })).data?.checkNewPassword.isCommon === true;
}
