import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormik } from 'formik';
import type { FormikValues } from 'formik';
import { ValidationError } from 'yup';
import type { AnyObject } from 'yup';
import { isFailure } from '../apollo/read-error';
import type { Failure } from '../apollo/read-error';
import { fieldInUse } from '../device/field-in-use';

/**
 * Describes the part of a yup object that a form needs. It also fits several objects whose values are all of `TClean`.
 */
interface FormRules<TClean> {
  validateSync(values: unknown, options: { abortEarly: boolean; context?: AnyObject }): TClean;
  cast(values: unknown, options: { context?: AnyObject; stripUnknown: boolean }): unknown;
}

/**
 * A Formik form under the rules both halves share (schema/rules). It checks on submit, after the first submit also on
 * leaving a field; what the server finds lands on the fields and stays until their value changes. Values of fields are
 * strings, booleans or lists, as the inputs hold them.
 */
interface RulesFormOptions<TValues extends FormikValues, TClean extends AnyObject> {
  rules: FormRules<TClean>;
  initialValues: TValues;
  /** Gets what the rules made of the values (trimmed, ASCII digits). Return the failure of a mutation, if any. */
  submit: (clean: TClean, values: TValues) => Promise<Failure | null | undefined | void>;
  /** Passed to the rules as yup's context. */
  context?: AnyObject;
}

export type FormErrors = Record<string, string>;

export function collectErrors(error: unknown): FormErrors {
  if (!(error instanceof ValidationError)) throw error;
  const errors: FormErrors = {};
  for (const one of error.inner.length ? error.inner : [error]) errors[(one.path ?? '').split(/[.[]/)[0] ?? ''] ??= one.message;
  return errors;
}

interface ServerViolations {
  readonly values: FormikValues;
  readonly errors: Readonly<FormErrors>;
}

/** How many submits ended with errors. */
function useFailedSubmits(isSubmitting: boolean, hasErrors: boolean): number {
  const [failures, setFailures] = useState(0);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && hasErrors) setFailures((count) => count + 1);
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, hasErrors]);
  return failures;
}

/** Whether the user has gone into a field since the last submit: their keys must not go elsewhere. */
function useEnteredField(isSubmitting: boolean): () => boolean {
  const from = useRef<Element | null>(null);
  useEffect(() => {
    if (isSubmitting) from.current = document.activeElement;
  }, [isSubmitting]);
  return useCallback(() => fieldInUse() !== null && document.activeElement !== from.current, []);
}

export function useRulesForm<TValues extends FormikValues, TClean extends AnyObject>({
  rules,
  initialValues,
  submit,
  context,
}: RulesFormOptions<TValues, TClean>) {
  const [submitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const violations = useRef<ServerViolations | null>(null);

  const check = (values: TValues): FormErrors => {
    let errors: FormErrors = {};
    try {
      rules.validateSync(values, { abortEarly: false, context });
    } catch (error) {
      errors = collectErrors(error);
    }
    const last = violations.current;
    for (const [name, message] of Object.entries(last?.errors ?? {})) if (last?.values[name] === values[name]) errors[name] ??= message;
    return errors;
  };

  const formik = useFormik<TValues>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: submitted,
    validate: check,
    onSubmit: async (values) => {
      const response = await submit(rules.cast(values, { context, stripUnknown: true }) as TClean, values);
      if (!isFailure(response)) return;
      violations.current = { values, errors: response.fields };
      setFailure(response);
      formik.setErrors(response.fields as object);
    },
  });

  const handleSubmit = useCallback(
    (event?: { preventDefault: () => void }) => {
      event?.preventDefault();
      violations.current = null;
      setSubmitted(true);
      setFailure(null);
      void formik.submitForm();
    },
    [formik],
  );

  const isUsed = useEnteredField(formik.isSubmitting);
  const failures = useFailedSubmits(formik.isSubmitting, Object.keys(formik.errors).length > 0 || failure !== null);

  return useMemo(
    () => ({
      formik,
      values: formik.values,
      errors: formik.errors as Readonly<FormErrors>,
      busy: formik.isSubmitting,
      dirty: formik.dirty,
      /** The last submit's failure as a whole; its field errors are on the fields. */
      failure,
      /** Grows with every rejected submit: the error summary takes the focus then, unless a field is used already. */
      failures,
      isUsed,
      handleSubmit,
      setValue: (name: keyof TValues & string, value: unknown) => {
        void formik.setFieldValue(name, value, false);
        if (formik.errors[name]) formik.setFieldError(name, undefined);
        if (failure && Object.keys(failure.fields).every((field) => field === name) && failure.fields[name]) setFailure(null); // its only error is being corrected
      },
      /** Other values than the form began with, e.g. a stored draft: the form counts as changed. */
      enter: (values: TValues) => void formik.setValues(values, false),
      reset: (values?: TValues) => {
        violations.current = null;
        setSubmitted(false);
        setFailure(null);
        formik.resetForm(values ? { values } : undefined);
      },
    }),
    [failure, failures, formik, handleSubmit, isUsed],
  );
}
