import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useFailureText } from '../../platform/apollo/use-failure-text';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { FormContext } from '../../platform/forms/form-context';
import type { FormView } from '../../platform/forms/form-context';
import { formSystem } from '../../platform/theme/system';
import type { Failure } from '../../platform/apollo/read-error';

interface FormLike {
  readonly formik: {
    values: object;
    errors: object;
    setFieldTouched: (name: string) => unknown;
  };
  readonly busy: boolean;
  readonly dirty: boolean;
  readonly failure: Failure | null;
  readonly failures: number;
  readonly isUsed: () => boolean;
  /**
   * The error of a field disappears with the value it was about; it is shown again on leaving, if the value is still
   * wrong.
   */
  setValue(name: string, value: unknown): void;
  readonly handleSubmit: (event?: { preventDefault: () => void }) => void;
}

interface RulesFormProps {
  /** From useRulesForm. */
  form: FormLike;
  /** The screen's own message for a failure without a text, e.g. 'Login failed'. */
  failureText?: string;
  label?: string;
  /** Where several forms with the same field names share a page. */
  idPrefix?: string;
  children: ReactNode;
}

/**
 * The form element and what its fields read. Our rules show the errors, not the browser's bubbles. Chakra's fields live
 * inside forms only: a screen without one loads and starts nothing of it (its buttons and boxes are the same recipes,
 * compiled to classes by client/build/theme-css.ts).
 */
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
      isUsed: form.isUsed,
      failureText: failure && say(failure, otherwise),
      idOf: (name) => (idPrefix ? `${idPrefix}-${name}` : name),
      change: (name, value) => form.setValue(name, value),
      blur: (name) => void formik.setFieldTouched(name),
    }),
    [busy, dirty, failure, failures, form, formik, idPrefix, otherwise, say],
  );
  return (
    <ChakraProvider value={formSystem}>
      <FormContext value={view}>
        <form noValidate onSubmit={form.handleSubmit} aria-label={label}>
          {children}
        </form>
      </FormContext>
    </ChakraProvider>
  );
}
