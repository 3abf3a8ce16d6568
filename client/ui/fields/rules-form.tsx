import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { FormContext } from '../../platform/forms/form-context';
import type { FormView } from '../../platform/forms/form-context';
import type { Failure } from '../../platform/apollo/read-error';

interface FormLike {
  readonly formik: {
    values: object;
    errors: object;
    setFieldValue: (name: string, value: unknown, validate?: boolean) => unknown;
    setFieldTouched: (name: string) => unknown;
    setFieldError: (name: string, message: string | undefined) => void;
  };
  readonly busy: boolean;
  readonly dirty: boolean;
  readonly failure: Failure | null;
  readonly failures: number;
  readonly handleSubmit: (event?: { preventDefault: () => void }) => void;
}

interface RulesFormProps {
  /** From useRulesForm. */
  form: FormLike;
  /** The screen's own sentence for a failure without words, e.g. 'Login failed'. */
  failureText?: string;
  label?: string;
  /** Where several forms with the same field names share a page. */
  idPrefix?: string;
  children: ReactNode;
}

/** The form element and what its fields read. Our rules speak, not the browser's bubbles. */
export function RulesForm({ form, failureText: otherwise, label, idPrefix, children }: RulesFormProps) {
  const say = useFailureText();
  const { formik, busy, dirty, failure, failures } = form;
  const view = useMemo<FormView>(
    () => ({
      values: formik.values as FormView['values'],
      errors: formik.errors as FormView['errors'],
      busy,
      dirty,
      failures,
      failureText: failure && say(failure, otherwise),
      idOf: (name) => (idPrefix ? `${idPrefix}-${name}` : name),
      change: (name, value) => {
        void formik.setFieldValue(name, value, false);
        if (name in formik.errors) formik.setFieldError(name, undefined); // said again on leaving, if it is still wrong
      },
      blur: (name) => void formik.setFieldTouched(name),
    }),
    [busy, dirty, failure, failures, formik, idPrefix, otherwise, say],
  );
  return (
    <FormContext value={view}>
      <form noValidate onSubmit={form.handleSubmit} aria-label={label}>
        {children}
      </form>
    </FormContext>
  );
}
